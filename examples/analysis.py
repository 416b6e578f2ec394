"""How fast does the pot grow when players dare more, and what does a cap change? `python analysis.py [CYCLES]`.

The marks `# %%` part cells, so that an editor or a notebook runs it piece by piece.
"""

# %% What is compared: five players who are all in with a pair or with this card or a higher one, with and without a cap
from __future__ import annotations

import sys
from math import log2
from statistics import mean, median

from guts_core import Event, Request, Ruleset, Session
from guts_core.events import RoundEnded

cycles = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdigit() else 100
names = ["Ana", "Bo", "Cy", "Di", "Ed"]
least = {"ace": 14, "king": 13, "queen": 12, "jack": 11}
rulesets = {"cap 20": Ruleset(cap=20), "no cap": Ruleset(cap=False)}


# %% One table
def dares(request: Request, rank: int) -> str:
    """In with a pair, or with a card of that rank or a higher one."""
    ranks = [card.rank for card in request.view.cards]
    return "in" if len(set(ranks)) < len(ranks) or max(ranks) >= rank else "out"


def play(rules: Ruleset, rank: int, seed: int = 1) -> list[list[float]]:
    """The chips that lie in pot and reserve after every round, a list for each cycle."""
    found: list[list[float]] = [[]]

    def hear(event: Event) -> None:
        if isinstance(event, RoundEnded):
            found[-1].append(float(sum(chips for _, chips in event.pots)))
            if event.cycle_over:
                found.append([])

    # a cycle may never end, so the rounds are limited, too
    session = Session(rules, names, seed=seed, cycles=cycles, rounds=50 * cycles, listeners=[hear])
    while not session.over:
        session.answer([dares(request, rank) for request in session.pending])
    return [cycle for cycle in found if cycle]


# %% The figures
print(f"{'in from':8} {'rules':7} {'cycles':>7} {'rounds each':>12} {'longest':>8} {'median top':>11} {'top':>9}")
rounds: dict[str, float] = {}
for card, rank in least.items():
    for title, rules in rulesets.items():
        found = play(rules, rank)
        lengths, tops = [len(cycle) for cycle in found], [max(cycle) for cycle in found]
        rounds[f"{card}, {title}"] = mean(lengths)
        figures = f"{len(found):7} {mean(lengths):12.2f} {max(lengths):8} {median(tops):11.0f} {max(tops):9.3g}"
        print(f"{card:8} {title:7} {figures}")

# %% How long a cycle lasts, as bars: four signs more are twice as many rounds
print()
for label, length in rounds.items():
    print(f"{label:14} {'#' * round(4 * log2(length))}")
