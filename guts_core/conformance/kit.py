"""Runs the checks, each contained and within bounds, and makes the report."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from importlib import import_module
from inspect import getdoc
from typing import Any, Final, NamedTuple

from guts_core.conformance import checks_chance, checks_class, checks_options, checks_play, checks_seen, checks_texts
from guts_core.conformance.lab import Lab
from guts_core.conformance.limits import OutOfTime, within
from guts_core.conformance.report import Report, Result
from guts_core.conformance.subject import Subject, subject_of
from guts_core.discovery import Entry
from guts_core.variant import Variant

QUICK: Final = 8
"""Games drawn for a plugin where nobody says how many."""
THOROUGH: Final = 100
"""Games that suffice to be sure before a release."""
SECONDS: Final = 30.0
"""The longest that a check may take."""
MOST_FAULTS: Final = 5
"""So many faults are told for each check."""

ROUNDS_END: Final = "rounds-end"

Faults = Iterator[str] | Generator[str, None, str]


class Check(NamedTuple):
    """A check.

    Attributes:
        id: its name, which is stable.
        run: finds the faults; what it returns at the end is a note on what was tried.
        plays: whether it needs games in which the plugin can be played.
    """

    id: str
    run: Callable[[Lab], Faults]
    plays: bool = True

    @property
    def promise(self) -> str:
        """What it asks of every plugin, one sentence."""
        return (getdoc(self.run) or "").split("\n\n")[0].replace("\n", " ")


CHECKS: Final[tuple[Check, ...]] = (
    Check("registered", checks_class.registered, False),
    Check("loads", checks_class.loads, False),
    Check("default-untouched", checks_chance.default_untouched, False),
    Check("hooks-answer", checks_play.hooks_answer),
    Check("chips-conserved", checks_play.chips_conserved),
    Check("cards-once", checks_play.cards_once),
    Check("cards-suffice", checks_play.cards_suffice),
    Check(ROUNDS_END, checks_play.rounds_end),
    Check("requests-fair", checks_play.requests_fair),
    Check("deterministic", checks_chance.deterministic),
    Check("replays", checks_chance.replays),
    Check("install-order", checks_chance.install_order),
    Check("own-randomness", checks_chance.own_randomness),
    Check("pure", checks_play.pure),
    Check("table-untouched", checks_play.table_untouched),
    Check("no-state", checks_chance.no_state),
    Check("views-closed", checks_seen.views_closed),
    Check("simultaneous", checks_seen.simultaneous),
    Check("options-toml", checks_options.options_toml, False),
    Check("options-schema", checks_options.options_schema, False),
    Check("options-strict", checks_options.options_strict, False),
    Check("options-described", checks_class.options_described, False),
    Check("options-reachable", checks_options.options_reachable),
    Check("options-told", checks_texts.options_told, False),
    Check("examples-hold", checks_texts.examples_hold, False),
    Check("texts-complete", checks_texts.texts_complete, False),
    Check("conflicts-real", checks_class.conflicts_real, False),
    Check("docs-complete", checks_class.docs_complete, False),
    Check("speed", checks_texts.speed),
)
"""Every check in the order of the report. Ids are stable."""


def run(
    plugin: str | type[Variant],
    *,
    name: str | None = None,
    exempt: Mapping[str, str] | None = None,
    checks: Collection[str] | None = None,
    examples: int = QUICK,
    seconds: float = SECONDS,
    entries: Sequence[Entry] | None = None,
    rulesets: Sequence[Entry] | None = None,
) -> Report:
    """Put a plugin to the test. Never stops at a fault: every check is made, whatever the plugin does.

    Args:
        plugin: the name of an installed plugin, or a class.
        name: the name for a class, as rulesets would write it; left out: its own in small letters.
        exempt: checks that do not apply, each with the reason; beside those that the class declares.
        checks: the ids of the checks to be made; left out: all of them.
        examples: how many games to draw. The same ones are drawn every time.
        seconds: how long a check may take.
        entries: the plugins that are installed; None looks them up.
        rulesets: the rulesets that packages bring; None looks them up.

    Raises:
        NoSuchPlugin: if no plugin of that name is installed, or it cannot be imported.
        ValueError: if there is no such check.
        ModuleNotFoundError: if Hypothesis is not installed.
    """
    import_module("guts_core.conformance.draw")  # says what to install, before anything is tried

    known = {check.id for check in CHECKS}
    for id in checks or ():
        if id not in known:
            raise ValueError(f"there is no check {id!r}; there are {', '.join(check.id for check in CHECKS)}")
    subject = subject_of(plugin, name, exempt, entries, rulesets)
    bench = Bench(subject, examples, seconds)
    results = tuple([bench.result(check) for check in CHECKS if checks is None or check.id in checks])
    version = subject.entry.version if subject.entry else ""
    return Report(subject.name, subject.package, version, examples, results)


class Bench:
    """Makes one check after another of one plugin.

    Args:
        subject: the plugin.
        examples: how many games to draw.
        seconds: how long a check may take.
    """

    def __init__(self, subject: Subject, examples: int, seconds: float) -> None:
        self.subject = subject
        self.seconds = seconds
        self.lab = Lab(subject, examples, seconds * 2 / 3)

    def result(self, check: Check) -> Result:
        """Make one check."""
        reason = self.subject.exempt.get(check.id, "")
        if reason.strip():
            return Result(check.id, "exempt", check.promise, (), reason)
        faults: list[str] = []
        note = ""
        try:
            note = within(self.seconds, lambda: self._gather(check, faults))
        except OutOfTime:
            where = f", {self.lab.stuck}" if self.lab.stuck else ""
            faults.append(f"not done after {self.seconds:g} seconds{where}")
        except Exception as error:
            faults.append(f"{type(error).__name__}: {error}")
        except BaseException as error:  # a plugin that exits is no reason to exit
            if isinstance(error, KeyboardInterrupt):
                raise
            faults.append(f"{type(error).__name__}: {error}")
        return Result(check.id, "fail" if faults else "pass", check.promise, tuple(faults), note)

    def _gather(self, check: Check, faults: list[str]) -> str:
        if check.plays and not self.lab.trials:
            faults.append("not tried: there is no game in which it can be played, see the check loads")
            return ""
        if check.plays and self.lab.stuck is not None and check.id != ROUNDS_END:
            faults.append(f"not tried: a game does not end, see the check {ROUNDS_END}")
            return ""
        finding: Any = iter(check.run(self.lab))
        while True:
            try:
                fault = next(finding)
            except StopIteration as done:
                return done.value or ""
            if fault not in faults:
                faults.append(fault)
            if len(faults) >= MOST_FAULTS:
                return "there may be more"
