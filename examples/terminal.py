"""A whole game in a terminal, you against two bots: `python terminal.py [RULESET [SEED]]`.

It plays whatever the ruleset says: every question to a player is one of two, to choose a word or to pick some cards.
"""

from __future__ import annotations

import sys

from guts_core import Answer, Bot, Choose, Event, IllegalAnswer, Request, Session, Transfer, load
from guts_core.cards import CardError, parse_cards, show
from guts_core.chips import write_chips
from guts_core.events import Declared, Revealed, RoundBegan

NAMES = ("You", "Bo", "Cy")


def called(account: int | str) -> str:
    """A seat's name, or a pot's."""
    return NAMES[account] if isinstance(account, int) else account


def tell(event: Event) -> None:
    """Print what has happened, as far as everybody may know it."""
    match event:
        case RoundBegan(round, _, dealer):
            print(f"\nRound {round}, {NAMES[dealer]} deals")
        case Declared():
            print(", ".join(f"{NAMES[seat]}: {word}" for seat, word in event.said))
        case Revealed(hands=hands):
            print("; ".join(f"{called(name)} shows {show(cards)}" for name, cards in hands))
        case Transfer(source, target, amount, reason):
            print(f"{called(source)} -> {called(target)}: {write_chips(amount)} ({reason})")


def ask(request: Request) -> Answer:
    """Ask until the answer is allowed."""
    wanted = "/".join(request.choices) if isinstance(request, Choose) else f"{request.least} to {request.most} of your cards"
    print(f"You hold {show(request.view.cards)}, the pot is {write_chips(request.public.pot)}.")
    while True:
        try:
            said = input(f"{request.kind}: {wanted}? ").strip()
            return request.check(said if isinstance(request, Choose) else parse_cards(said))
        except (IllegalAnswer, CardError):
            print("That is not possible.")
        except EOFError:
            sys.exit("\nNobody answers any more.")


if __name__ == "__main__":
    game = load(sys.argv[1] if len(sys.argv) > 1 else "default").game
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    session, bot = Session(game, NAMES, seed=seed, listeners=[tell]), Bot(game, seed)
    while not session.over:
        session.answer([ask(request) if request.seat == 0 else bot(request) for request in session.pending])
    print("\nAt the end", ", ".join(f"{name} {write_chips(session.table.balance(seat))}" for seat, name in enumerate(NAMES)))
