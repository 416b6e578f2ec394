"""A bot of one's own plays against those that come with guts-core: `python bot.py [CYCLES [SEED]]`.

A bot is a function that answers a request. What it may know is in the request's view, and nothing else is.
"""

from __future__ import annotations

import sys

from guts_core import Answer, Bot, Chips, Pick, Request, Session, load
from guts_core.chips import write_chips


class Careful:
    """In with a pair; with an ace, too, as long as the pot is small. Of cards to part with, it picks the lowest."""

    def __init__(self, small: Chips = 6) -> None:
        self.small = small

    def __call__(self, request: Request) -> Answer:
        """An answer that the request allows."""
        cards = request.view.cards
        if isinstance(request, Pick):
            lowest = sorted(request.cards, key=lambda card: card.rank)
            return tuple(lowest[: request.least])
        ranks = {card.rank for card in cards}
        good = len(ranks) < len(cards) or (14 in ranks and request.public.pot <= self.small)
        wanted = "in" if good else "out"
        return wanted if wanted in request.choices else request.choices[0]


def main(cycles: int = 100, seed: int = 1) -> None:
    """Play, and print what each seat has won or lost."""
    game = load("default").game
    session = Session(game, ["Careful", "Bot 1", "Bot 2"], seed=seed, cycles=cycles)
    careful, bot = Careful(), Bot(game, seed)
    while not session.over:
        session.answer([(careful if request.seat == 0 else bot)(request) for request in session.pending])
    print(f"{session.rounds} rounds in {session.cycles} cycles")
    for seat, name in enumerate(session.names):
        print(f"{name:8} {write_chips(session.table.balance(seat)):>6}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
