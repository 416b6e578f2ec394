"""Every deliberately wrong plugin is caught by the check that is meant for it, and the right one passes them all."""

from __future__ import annotations

import pytest
from wrong_plugins.toy import Toy
from wrong_plugins.wrong import MISTAKES, ChangesTheCore, Loops, Mistake

from guts_core import conformance
from guts_core.conformance.report import Report
from guts_core.profile import Default


def checked(mistake: Mistake) -> Report:
    seconds = 0.5 if mistake.cls is Loops else 30.0
    ids = [check.id for check in conformance.CHECKS if check.id != "speed"]
    return conformance.run(mistake.cls, name=mistake.name, examples=5, seconds=seconds, entries=(), checks=ids)


def test_the_right_one_passes_every_check() -> None:
    report = conformance.run(Toy, entries=())
    assert report.ok, report.text()
    assert {result.status for result in report.results} == {"pass"}


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.cls.__name__}-{mistake.check}")
def test_a_wrong_one_is_caught_by_the_check_meant_for_it(mistake: Mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    if mistake.cls is ChangesTheCore:
        monkeypatch.setattr(Default, "guts_stake", Default.guts_stake)
    report = checked(mistake)
    assert mistake.check in report.failed, report.text()
    if ... not in mistake.also:
        assert set(report.failed) <= {mistake.check, *mistake.also}, report.text()


def test_every_check_has_a_plugin_that_it_is_meant_for() -> None:
    ids = {check.id for check in conformance.CHECKS}
    # the speed is told, and never judged; examples have tests of their own
    assert ids - {mistake.check for mistake in MISTAKES} == {"speed", "examples-hold"}
    assert len(MISTAKES) >= 25
