"""How fast the engine plays, against the default game written as one plain loop, measured in the same run.

    python benchmarks/engine.py [--rounds N] [--repeats N]

Five seats, the default profile, bots that are in with a pair or an ace. Every repeat runs each variant once, by CPU clock;
printed are the medians of rounds per second and their ratios to the plain loop.
For steady figures pin it to one core: `taskset -c 0 python ...`.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Generator, Sequence

import plain_loop

from guts_core.chips import Chips
from guts_core.events import Event
from guts_core.hooks import hookimpl
from guts_core.requests import Request
from guts_core.ruleset import Ruleset
from guts_core.session import Listener, Session
from guts_core.table import Contest, Table
from guts_core.variant import Variant

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


class Ear(Variant):
    """Hears every event and does nothing with it."""

    @hookimpl
    def guts_event(self, table: Table, event: Event) -> None:
        """Nothing."""


def bots(requests: Sequence[Request]) -> list[str]:
    """In with a pair or an ace: the plain loop's rule."""
    hands = [request.hand for request in requests]
    return ["in" if first >= 48 or second >= 48 or first // 4 == second // 4 else "out" for first, second in hands]


class Discount(Variant):
    """Wraps one answer, so that rounds are played the general way; what it answers changes nothing."""

    @hookimpl(wrapper=True)
    def guts_owes(self, table: Table, seat: int, stake: Chips, contests: tuple[Contest, ...]) -> Generator[None, Chips, Chips]:
        """The same."""
        owed = yield
        return owed


def engine(rounds: int, seed: int, listeners: tuple[Listener, ...] = (), plugins: Sequence[Variant] = ()) -> float:
    """Seconds of CPU time for so many rounds."""
    ruleset = Ruleset(plugins={f"plugin-{number}": plugin for number, plugin in enumerate(plugins)})
    session = Session(ruleset, NAMES, seed=seed, cycles=rounds + 1, rounds=rounds, listeners=listeners)
    pending = session.pending
    start = time.process_time()
    while pending:
        pending = session.answer(bots(pending))
    return time.process_time() - start


def plain(rounds: int, seed: int) -> float:
    """Seconds of CPU time of the yardstick for so many rounds."""
    start = time.process_time()
    plain_loop.play(rounds, seed)
    return time.process_time() - start


def with_log(rounds: int, seed: int) -> float:
    """Seconds with every event kept."""
    events: list[Event] = []
    return engine(rounds, seed, (events.append,))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--repeats", type=int, default=7)
    options = parser.parse_args()
    variants: dict[str, Callable[[int, int], float]] = {
        "plain loop": plain,
        "nobody listening": engine,
        "full event log": with_log,
        "three plugins hear": lambda rounds, seed: engine(rounds, seed, (), (Ear(), Ear(), Ear())),
        "one plugin wraps": lambda rounds, seed: engine(rounds, seed, (), (Discount(),)),
    }
    speeds: dict[str, list[float]] = {name: [] for name in variants}
    for seed in range(options.repeats):
        for name, run in variants.items():
            speeds[name].append(options.rounds / run(options.rounds, seed))
    yardstick = statistics.median(speeds["plain loop"])
    for name, found in speeds.items():
        speed = statistics.median(found)
        print(f"{name:<20} {speed:>10,.0f} rounds/s   {speed / yardstick:.3f} of the plain loop")


if __name__ == "__main__":
    main()
