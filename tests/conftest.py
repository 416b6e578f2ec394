"""Options and settings that all tests share."""

from __future__ import annotations

import os
import sys

import pytest
from hypothesis import settings

# No deadline: on a busy machine an example may be slow by no fault of the code. In CI the examples are the same in every run.
settings.register_profile("guts", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("guts")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the tests marked slow, too")
    parser.addoption("--without-bundled-plugins", action="store_true", help="run as if guts_plugins were not installed")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--without-bundled-plugins"):
        sys.modules["guts_plugins"] = None  # type: ignore[assignment]  # every import of it now fails


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--slow"):
        skip = pytest.mark.skip(reason="slow: run with --slow")
        for item in items:
            if "slow" in item.keywords:
                item.add_marker(skip)
