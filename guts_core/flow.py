"""What a list of steps comes to: a walk over everything that may happen in a round, without cards or chips.

All that decides which steps are carried out is how many are in. So a round is followed for nobody, one seat and several seats at
once, and what would be left undecided without a word is told: hands that are never compared, a seat for which nothing is settled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from guts_core.ruleset import Complaint, Path
from guts_core.steps import (
    AnteStep,
    DealStep,
    DeclareStep,
    GroupStep,
    RepeatStep,
    SettleStep,
    ShowdownStep,
    Step,
    core_conditions,
)
from guts_core.table import OUT

if TYPE_CHECKING:
    from guts_core.game import Game

# Who is in: nobody, one seat, one seat beside a hand that nobody holds, several seats.
NOBODY: Final = 0
LONE: Final = 1
PRESSED: Final = 2
SEVERAL: Final = 3
_HOLDS: Final[Mapping[str, frozenset[int]]] = {
    "always": frozenset({NOBODY, LONE, PRESSED, SEVERAL}),
    "nobody-in": frozenset({NOBODY}),
    "somebody-in": frozenset({LONE, PRESSED, SEVERAL}),
    "one-in": frozenset({LONE, PRESSED}),
    "several-in": frozenset({SEVERAL}),
    "lone": frozenset({LONE}),
    "contested": frozenset({PRESSED, SEVERAL}),
}
_MOST_UNKNOWN: Final = 4
_MOST_TIMES: Final = 12


class State(NamedTuple):
    """How things may stand between two steps.

    Attributes:
        who: who is in.
        words: what those in may have declared; None before any declaration.
        compared: `no`; `yes`, the hands of those in; `stale`, hands from before the last declaration; `done`, settled already.
        open: something has been declared or compared that no step has settled.
    """

    who: int = SEVERAL
    words: tuple[str, ...] | None = None
    compared: str = "no"
    open: bool = False


class _Found(NamedTuple):
    code: str
    path: Path
    many: bool
    severity: str = "error"
    word: str = ""


class _Walk:
    """One walk, with an answer assumed for every condition that a plugin brings."""

    def __init__(self, assumed: Mapping[str, bool], houses: bool, other_words: frozenset[str]) -> None:
        self.assumed = assumed
        self.houses = houses
        self.other_words = other_words
        self.found: set[_Found] = set()

    def steps(self, steps: Sequence[Step], path: Path, states: frozenset[State]) -> frozenset[State]:
        """The states after some steps."""
        for index, step in enumerate(steps):
            does = frozenset(state for state in states if self._holds(step.when, state))
            if does:
                states = (states - does) | self._step(step, (*path, index), does)
        return states

    def _holds(self, condition: str, state: State) -> bool:
        known = _HOLDS.get(condition)
        return state.who in known if known is not None else self.assumed[condition]

    def _step(self, step: Step, path: Path, states: frozenset[State]) -> frozenset[State]:
        if isinstance(step, GroupStep):
            return self.steps(step.steps, (*path, "steps"), states)
        if isinstance(step, RepeatStep):
            return self._repeat(step, (*path, "steps"), states)
        if isinstance(step, DeclareStep):
            return frozenset(after for state in states for after in self._declare(step, state))
        if isinstance(step, ShowdownStep):
            return frozenset(self._showdown(step, path, state) for state in states)
        if isinstance(step, SettleStep):
            return frozenset(self._settle(path, state) for state in states)
        if isinstance(step, AnteStep):
            return states
        # a plugin's kind may let seats fold, and carries out the steps that are nested in it, or does not
        nested = self.steps(step.children(), (*path, "steps"), states) if step.children() else states
        fewer = frozenset() if isinstance(step, DealStep) else self._fewer(states | nested)
        return self._with_houses(states | nested | fewer)

    def _repeat(self, step: RepeatStep, path: Path, states: frozenset[State]) -> frozenset[State]:
        after: frozenset[State] = frozenset()
        for _ in range(min(step.max, _MOST_TIMES)):
            goes_on = frozenset(state for state in states if self._holds(step.while_, state))
            after |= states - goes_on
            states = self.steps(step.steps, path, goes_on)
            if step.until is not None:
                done = frozenset(state for state in states if self._holds(step.until, state))
                after, states = after | done, states - done
        return after | states

    def _with_houses(self, states: Iterable[State]) -> frozenset[State]:
        """Cards may have been dealt to a hand that nobody holds, or it may have left."""
        both = (LONE, PRESSED) if self.houses else (LONE,)
        return frozenset(
            state._replace(who=who) for state in states for who in (both if state.who in (LONE, PRESSED) else (state.who,))
        )

    def _fewer(self, states: Iterable[State]) -> frozenset[State]:
        return self._with_houses([state._replace(who=LONE) for state in states if state.who == SEVERAL])

    def _declare(self, step: DeclareStep, state: State) -> frozenset[State]:
        if step.who == "in" and state.who == NOBODY:
            return frozenset({state})
        words = tuple(word for word in step.choices if word != OUT)
        stale = state.compared in ("yes", "stale")
        after = state._replace(words=words, compared="stale" if stale else "no", open=True)
        before = SEVERAL if step.who == "everyone" else state.who
        if OUT not in step.choices:
            return self._with_houses([after._replace(who=before)])
        fewer = (NOBODY, LONE, SEVERAL) if before == SEVERAL else (NOBODY, LONE)
        return self._with_houses([after._replace(who=who) for who in fewer])

    def _showdown(self, step: ShowdownStep, path: Path, state: State) -> State:
        named = {word for contest in step.contests for word in contest.among}
        if all(contest.among for contest in step.contests) and state.who != NOBODY:
            for word in state.words or ():
                if word not in named | self.other_words:
                    self.found.add(_Found("choice-idle", path, False, "warning", word))
            if state.words is None:
                self.found.add(_Found("showdown-undeclared", path, False))
        return state._replace(compared="yes", open=True)

    def _settle(self, path: Path, state: State) -> State:
        if state.compared == "done":
            return state  # nothing has happened since the last settlement
        if state.who != NOBODY and state.compared != "yes":
            many = state.who == SEVERAL
            stale = state.compared == "stale"
            self.found.add(_Found("settle-stale", path, many) if stale else _Found("settle-uncompared", path, many))
        return state._replace(compared="done", open=False)

    def end(self, states: frozenset[State], path: Path) -> None:
        """What is left open at the end of a round."""
        for state in states:
            if state.open and state.who == NOBODY:
                self.found.add(_Found("nobody-in-unasked", path, False, "warning"))
            elif state.open:
                self.found.add(_Found("round-unsettled", path, state.who == SEVERAL, "warning"))


def of_flow(game: Game, written: Mapping[int, Path]) -> list[Complaint]:
    """What a round may leave undecided.

    Args:
        game: the rules.
        written: the path of each step that the ruleset writes, by the id of the step.
    """
    steps, ruleset = game.steps, game.ruleset
    names = {name for _, step in numbered(steps) for name in step.conditions().values()}
    unknown = sorted(names - core_conditions().keys())
    if len(unknown) > _MOST_UNKNOWN:
        return []
    houses = bool(ruleset.answering("house"))
    # a plugin that names a declaration knows what to do with it
    other_words = frozenset(value for plugin in ruleset.plugins.values() for _, value in plugin if isinstance(value, str))
    whole: set[_Found] | None = None
    for answers in product((True, False), repeat=len(unknown)):
        walk = _Walk(dict(zip(unknown, answers, strict=True)), houses, other_words)
        walk.end(walk.steps(steps, ("steps",), frozenset({State()})), _last_settle(steps))
        # what depends on a plugin's condition is the plugin's business
        whole = walk.found if whole is None else whole & walk.found
    at = dict(numbered(steps))
    found = []
    for code, path, many, severity, word in sorted(whole or ()):
        here = written.get(id(at[path]), ("steps",)) if path in at else path
        facts = {"in": "several" if many else "one", "word": word}
        if code != "nobody-in-unasked":
            found.append(Complaint(code, here, facts, "", _cause(code, path, at, written), severity))
        else:
            found += [
                Complaint(code, ("plugins", name), {"name": name}, name, ((*here, "when"),), severity)
                for name in ruleset.answering("nobody_in")
            ]
    # one place is told once: of one seat and several, the one
    first: dict[tuple[str, Path, object], Complaint] = {}
    for complaint in found:
        first.setdefault((complaint.code, complaint.path, complaint.facts.get("word")), complaint)
    return list(first.values())


def _cause(code: str, path: Path, at: Mapping[Path, Step], written: Mapping[int, Path]) -> tuple[Path, ...]:
    """The key without which a settlement would be in order: of the showdown or the declaration before it."""
    kind = {"settle-uncompared": ShowdownStep, "settle-stale": DeclareStep}.get(code)
    before = [*at][: [*at].index(path)] if kind is not None else []
    last = next((other for other in reversed(before) if isinstance(at[other], kind or Step)), None)
    if last is None or id(at[last]) not in written:
        return ()
    key = "when" if code == "settle-uncompared" and at[last].when != "always" else "do"
    return ((*written[id(at[last])], key),)


def numbered(steps: Sequence[Step], path: Path = ("steps",)) -> Iterator[tuple[Path, Step]]:
    """The steps and all steps nested in them, each with its path."""
    for index, step in enumerate(steps):
        here = (*path, index)
        yield here, step
        yield from numbered(step.children(), (*here, "steps"))


def _last_settle(steps: Sequence[Step]) -> Path:
    places = [path for path, step in numbered(steps) if isinstance(step, SettleStep)]
    return places[-1] if places else ("steps",)
