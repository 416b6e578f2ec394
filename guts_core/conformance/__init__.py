"""The conformance kit: shows whether a plugin keeps the promises that every plugin makes.

    from guts_core import conformance

    report = conformance.run("ghost")
    assert report.ok, report.text()

Also `python -m guts_core.conformance NAME`, and `pytest -p guts_core.conformance --guts-plugin NAME` for one test each. The kit
needs Hypothesis: `pip install "guts-core[conformance]"`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

    from guts_core.conformance.draw import options_of as options_of
    from guts_core.conformance.kit import CHECKS as CHECKS
    from guts_core.conformance.kit import Check as Check
    from guts_core.conformance.kit import run as run
    from guts_core.conformance.report import Report as Report
    from guts_core.conformance.report import Result as Result
    from guts_core.conformance.subject import NoSuchPlugin as NoSuchPlugin

_HOMES = {
    "CHECKS": "kit",
    "Check": "kit",
    "NoSuchPlugin": "subject",
    "Report": "report",
    "Result": "report",
    "options_of": "draw",
    "run": "kit",
}

__all__ = ["CHECKS", "Check", "NoSuchPlugin", "Report", "Result", "options_of", "run"]


def __getattr__(name: str) -> Any:
    """The kit is imported when it is used: pytest imports this module only to find the hooks below."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of the pytest plugin."""
    group = parser.getgroup("guts-core")
    group.addoption(
        "--guts-plugin", action="append", default=[], metavar="NAME", help="check this plugin (several times: several)"
    )
    group.addoption("--guts-examples", type=int, default=None, metavar="N", help="how many games to draw for each plugin")


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """One test for each check and plugin."""
    names = config.getoption("--guts-plugin")
    if names:
        from guts_core.conformance.pytest_items import collected

        items += collected(session, names, config.getoption("--guts-examples"))
