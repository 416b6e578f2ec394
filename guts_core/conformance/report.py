"""What the kit found: one result for each check, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import fill
from typing import Any, Final, Literal, NamedTuple, TypeAlias

Status: TypeAlias = Literal["pass", "fail", "exempt"]

FORMAT: Final = 1
_WIDTH: Final = 100


class Result(NamedTuple):
    """What one check came to.

    Attributes:
        check: the id of the check; ids are stable.
        status: `pass`, `fail` or `exempt`.
        promise: what the check asks of every plugin, one sentence.
        faults: what is wrong, one sentence each; none unless it failed.
        note: a remark, such as how much was tried; of an exemption its reason.
    """

    check: str
    status: Status
    promise: str
    faults: tuple[str, ...] = ()
    note: str = ""

    def lines(self, width: int = _WIDTH) -> Iterator[str]:
        """The result as text: a line that says it, and indented ones that say more."""
        yield f"{self.status:<6}  {self.check}{'' if self.status == 'fail' else f': {self.note}' if self.note else ''}"
        if self.status == "fail":
            for text in (self.promise, *[f"- {fault}" for fault in self.faults], *([self.note] if self.note else ())):
                for line in text.splitlines() or [""]:
                    yield fill(line, width, initial_indent=" " * 8, subsequent_indent=" " * (10 if line[:1] == "-" else 8))


@dataclass(frozen=True)
class Report:
    """The whole report about one plugin.

    Attributes:
        plugin: the plugin's name.
        package: the distribution that brings it; empty for a class that was given as such.
        version: of that distribution.
        examples: how many games were drawn.
        results: one for each check, in their order.
    """

    plugin: str
    package: str
    version: str
    examples: int
    results: tuple[Result, ...]

    @property
    def ok(self) -> bool:
        """Whether no check failed."""
        return all(result.status != "fail" for result in self.results)

    def __getitem__(self, check: str) -> Result:
        """The result of a check by its id.

        Raises:
            KeyError: if that check was not made.
        """
        for result in self.results:
            if result.check == check:
                return result
        raise KeyError(check)

    @property
    def failed(self) -> tuple[str, ...]:
        """The ids of the checks that failed."""
        return tuple([result.check for result in self.results if result.status == "fail"])

    def text(self) -> str:
        """The report as plain text, at most a hundred characters wide, ending with the number of each result."""
        about = f"{self.plugin} ({self.package} {self.version})" if self.package else self.plugin
        lines = [f"Conformance of {about}", ""]
        for result in self.results:
            lines += result.lines()
        counts = {status: sum(result.status == status for result in self.results) for status in ("pass", "fail", "exempt")}
        lines += ["", f"{counts['pass']} passed, {counts['fail']} failed, {counts['exempt']} exempt"]
        return "\n".join(lines) + "\n"

    def json(self) -> dict[str, Any]:
        """The report as plain JSON values."""
        return {
            "guts-conformance": FORMAT,
            "plugin": self.plugin,
            "package": self.package,
            "version": self.version,
            "examples": self.examples,
            "ok": self.ok,
            "results": [{**result._asdict(), "faults": list(result.faults)} for result in self.results],
        }
