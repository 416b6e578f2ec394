"""The checks as tests of pytest."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from guts_core.conformance.kit import CHECKS, QUICK, SECONDS, Bench, Check
from guts_core.conformance.report import Result
from guts_core.conformance.subject import NoSuchPlugin, subject_of


class Failed(Exception):
    """A check has failed; its text is the report's."""


class CheckItem(pytest.Item):
    """One check of one plugin."""

    def __init__(self, *, check: Check, bench: Bench, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._check = check
        self._bench = bench

    def runtest(self) -> None:
        """Make the check."""
        result: Result = self._bench.result(self._check)
        if result.status == "exempt":
            pytest.skip(f"exempt: {result.note}")
        if result.status == "fail":
            raise Failed("\n".join(result.lines()))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *args: Any, **kwargs: Any) -> Any:
        """The result, and no traceback of the kit."""
        return str(excinfo.value) if isinstance(excinfo.value, Failed) else super().repr_failure(excinfo, *args, **kwargs)

    def reportinfo(self) -> tuple[Path, None, str]:
        """Where it is: nowhere in a file."""
        return self.path, None, self.nodeid


def collected(session: pytest.Session, names: Sequence[str], examples: int | None) -> list[pytest.Item]:
    """Every check of these plugins.

    Raises:
        pytest.UsageError: if there is no such plugin.
    """
    items: list[pytest.Item] = []
    for name in dict.fromkeys(names):
        try:
            subject = subject_of(name)
        except NoSuchPlugin as error:
            raise pytest.UsageError(str(error)) from None
        bench = Bench(subject, examples or QUICK, SECONDS)
        for check in CHECKS:
            id = f"guts-conformance::{subject.name}::{check.id}"
            items.append(CheckItem.from_parent(session, name=check.id, nodeid=id, check=check, bench=bench))
    return items
