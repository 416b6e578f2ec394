"""Every bundled plugin passes the conformance kit, as anybody else's should."""

from __future__ import annotations

import pytest
from plugin_tables import ENTRIES

from guts_core import conformance
from guts_core.conformance.kit import THOROUGH
from guts_core.discovery import Entry

QUICK = 5
"""So many games for each plugin: they draw on everything, and there are many plugins."""

every_plugin = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


@every_plugin
def test_every_bundled_plugin_passes(entry: Entry) -> None:
    report = conformance.run(entry.name, examples=QUICK, entries=ENTRIES, rulesets=())
    assert report.ok, report.text()


@pytest.mark.slow
@every_plugin
def test_every_bundled_plugin_passes_thoroughly(entry: Entry) -> None:
    report = conformance.run(entry.name, examples=THOROUGH, seconds=300, entries=ENTRIES, rulesets=())
    assert report.ok, report.text()


def test_exemptions_are_few() -> None:
    exempt = {entry.name: dict(entry.load().exempt) for entry in ENTRIES if entry.load().exempt}  # type: ignore[attr-defined]
    assert {name: set(reasons) for name, reasons in exempt.items()} == {"extra-card": {"views-closed"}}
