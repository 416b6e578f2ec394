"""Options and settings that all tests share."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

# No deadline: on a busy machine an example may be slow by no fault of the code. In CI the examples are the same in every run.
settings.register_profile("guts", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("guts")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the tests marked slow, too")
    parser.addoption("--without-bundled-plugins", action="store_true", help="run as if guts_plugins were not installed")


def pytest_configure(config: pytest.Config) -> None:
    # a job in the background is started with signals ignored, and would hand that on to the commands that the tests interrupt
    for name in ("SIGINT", "SIGHUP", "SIGTERM"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)
    if config.getoption("--without-bundled-plugins"):
        sys.modules["guts_plugins"] = None  # type: ignore[assignment]  # every import of it now fails


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The tests of the bundled plugins have no place where these are not there; None leaves the decision to others."""
    of_plugins = collection_path.name.startswith("test_plugin_") or collection_path.name == "test_catalogue.py"
    return True if of_plugins and config.getoption("--without-bundled-plugins") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--without-bundled-plugins"):
        absent = pytest.mark.skip(reason="bundled: needs the bundled plugins")
        for item in items:
            if "bundled" in item.keywords:
                item.add_marker(absent)
    if not config.getoption("--slow"):
        skip = pytest.mark.skip(reason="slow: run with --slow")
        for item in items:
            if "slow" in item.keywords:
                item.add_marker(skip)
