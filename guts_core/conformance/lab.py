"""What all checks work with: the plugin, the games drawn for it, and what came of playing them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cached_property
from itertools import count, islice
from time import monotonic
from typing import Any, Final, TypeVar

from guts_core.conformance.bases import Base, Data, bases_of, with_step
from guts_core.conformance.playing import Playing, Trial, play
from guts_core.conformance.subject import Subject
from guts_core.conformance.watching import state_of
from guts_core.discovery import Entry
from guts_core.loader import Loaded, load_data
from guts_core.messages import MessageError, Messages
from guts_core.problems import Problem, ProblemError, message

T = TypeVar("T")

ATTEMPTS: Final = 8
"""How many games are drawn at most for each that is wanted: many a base does not admit a plugin."""
OPTIONS: Final = 4
"""So many sets of options are drawn for each game that is wanted: they cost little."""
_HOPELESS: Final = 3
"""So many times a base may refuse the plugin before it is left alone."""
_PLACES: Final = ("deal", "declare", "showdown", "settle", "end")


class Lab:
    """A plugin on trial, with what is worked out once for all checks.

    Args:
        subject: the plugin.
        examples: how many games to draw.
        seconds: how long drawing and playing them may take, each.

    Attributes:
        refusals: for each game that the plugin would not be in, its name and why.
        stuck: a game that was begun and did not come to its end, if there was one; after that none is played.
        before: what the plugin's class and its module held when nothing had been played.
    """

    def __init__(self, subject: Subject, examples: int, seconds: float) -> None:
        self.subject = subject
        self.examples = examples
        self.seconds = seconds
        self.refusals: list[tuple[str, tuple[Problem, ...]]] = []
        self.stuck: Trial | None = None
        self.before = state_of(subject.cls, subject.module)
        self._played: dict[int, Playing] = {}

    # Loading

    def load(self, data: Data, options: Mapping[str, Any], entries: Sequence[Entry] | None = None) -> Loaded:
        """A game with the plugin.

        Args:
            data: the ruleset around it.
            options: the plugin's options.
            entries: the plugins that are installed, if not those of the subject.

        Raises:
            ProblemError: if it is refused.
        """
        plugins = {**data.get("plugins", {}), self.subject.name: options}
        return load_data(
            exact({**data, "plugins": plugins}), "trial", plugins=self.subject.entries if entries is None else entries
        )

    def said(self, problem: Problem) -> str:
        """A problem in one sentence, with its code."""
        try:
            return f"{message(problem, self.messages)} [{problem.code}]"
        except MessageError:
            return f"{problem.code} {dict(problem.args)}"

    @cached_property
    def messages(self) -> Messages:
        """The texts in English, those of the plugin among them."""
        return Messages(packages=("guts_core", *self.subject.text_packages))

    # Drawing

    @cached_property
    def bases(self) -> tuple[Base, ...]:
        """The games in which the plugin is tried."""
        return bases_of(self.subject)

    @cached_property
    def options(self) -> tuple[dict[str, Any], ...]:
        """Options that the plugin's model accepts, the simplest first."""
        from guts_core.conformance.draw import options_of

        found: list[dict[str, Any]] = []
        self._draw(options_of(self.subject.cls), lambda table: found.append(table) if table not in found else None, OPTIONS)
        return tuple(found)

    @cached_property
    def trials(self) -> tuple[Trial, ...]:
        """The games that are played."""
        from hypothesis import strategies as st

        from guts_core.conformance.draw import options_of

        found: list[Trial] = []
        refused: dict[str, int] = {}
        # every other time the next base, so that none is left out by chance
        in_turn = iter(self.bases)
        number = count()

        def attempt(drawn: tuple[Base, dict[str, Any], int, int, bytes]) -> None:
            base, options, seats, seed, answers = drawn
            if next(number) % 2 == 0:
                base = next(in_turn, base)
            if len(found) >= self.examples or monotonic() > end or refused.get(base.name, 0) >= _HOPELESS:
                return
            try:
                loaded = self.load(base.data, options)
            except ProblemError as error:
                refused[base.name] = refused.get(base.name, 0) + 1
                self.refusals.append((base.name, error.problems))
                return
            refused[base.name] = -self.examples
            least, most = loaded.ruleset.seats.min, loaded.game.max_seats
            found.append(Trial(base.name, options, least + seats % (most - least + 1), seed, answers, loaded))

        end = monotonic() + self.seconds
        numbers = st.integers(0, 2**32)
        games = st.tuples(
            self._games(), options_of(self.subject.cls), st.integers(0, 25), numbers, st.binary(min_size=8, max_size=48)
        )
        self._draw(games, attempt, ATTEMPTS)
        return tuple(found)

    def _games(self) -> Any:
        from hypothesis import strategies as st

        from guts_core.conformance.draw import options_of

        bases = st.sampled_from(self.bases)
        steps = [options_of(kind) for kind in self.subject.kinds]
        steps += [st.just({"do": "ante", "who": "everyone", "when": condition}) for condition in self.subject.conditions]
        if not steps:
            return bases
        return st.one_of(bases, st.builds(with_step, bases, st.one_of(steps), st.sampled_from(_PLACES)))

    def _draw(self, strategy: Any, use: Callable[[Any], object], times: int = 1) -> None:
        """Have so many values drawn as are wanted, the same ones each time."""
        from hypothesis import HealthCheck, Phase, given, settings

        @settings(
            max_examples=self.examples * times,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(strategy)
        def draw(value: Any) -> None:
            use(value)

        draw()

    # Playing

    def each(self) -> Iterator[tuple[Trial, Playing]]:
        """Every game with what came of it: each is played once, whoever asks; after one without an end no other is."""
        end = monotonic() + self.seconds
        for trial in self.trials:
            if monotonic() > end or self.stuck is not None:
                return
            playing = self.played(trial)
            yield trial, playing
            if playing.endless:
                return

    def playable(self) -> Iterator[Trial]:
        """The games that come to an end."""
        for trial, playing in self.each():
            if not playing.endless:
                yield trial

    def few(self) -> Iterator[tuple[Trial, Playing]]:
        """Some of the games that come to an end, for what is slow: three, or a fifth of them."""
        good = ((trial, playing) for trial, playing in self.each() if not playing.endless)
        yield from islice(good, max(3, self.examples // 5))

    def played(self, trial: Trial) -> Playing:
        """What came of a game."""
        number = self.trials.index(trial)
        if number not in self._played:
            before, self.stuck = self.stuck, trial
            self._played[number] = play(trial)
            self.stuck = before
        return self._played[number]


def exact(value: Any) -> Any:
    """Plain data as the loader takes it: decimals, and no binary fractions."""
    if isinstance(value, float):
        return Decimal(str(value))
    if isinstance(value, Mapping):
        return {key: exact(item) for key, item in value.items()}
    return [exact(item) for item in value] if isinstance(value, list | tuple) else value
