"""Players who answer whenever they like, all at the same time: `python async_driver.py [CYCLES [SEED]]`.

A session only shows requests and takes answers, so a driver may wait for them as it likes: here each seat is a coroutine, as it
would be with a connection to each player. Whoever does not answer in time is answered for.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Protocol

from guts_core import Answer, Bot, Request, Session, load
from guts_core.chips import write_chips


class Player(Protocol):
    """Whoever sits at the table."""

    async def answer(self, request: Request) -> Answer:
        """An answer, some time."""
        ...


class Thinking:
    """A bot that takes its time."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    async def answer(self, request: Request) -> Answer:
        """The bot's answer, later."""
        await asyncio.sleep(self.seconds)
        return self.bot(request)


async def play(session: Session, players: Sequence[Player], instead: Bot, patience: float) -> int:
    """Play a session to its end.

    Args:
        session: the session.
        players: who sits at the table, seat by seat.
        instead: who answers for those that are too slow.
        patience: how long they are waited for, in seconds.

    Returns:
        How many answers came too late.
    """
    late = 0

    async def answer(request: Request) -> Answer:
        nonlocal late
        try:
            return request.check(await asyncio.wait_for(players[request.seat].answer(request), patience))
        except (TimeoutError, ValueError):  # too late, or an answer that is not allowed: an IllegalAnswer
            late += 1
            return instead(request)

    while not session.over:
        # the requests that are open belong together: nobody hears an answer before all are there
        session.answer(await asyncio.gather(*[answer(request) for request in session.pending]))
    return late


async def main(cycles: int = 1, seed: int = 1) -> None:
    """Two quick players and one who falls asleep."""
    game = load("default").game
    session, bot = Session(game, ["Ana", "Bo", "Cy"], seed=seed, cycles=cycles), Bot(game, seed)
    late = await play(session, [Thinking(bot, 0), Thinking(bot, 0.001), Thinking(bot, 60)], bot, patience=0.02)
    print(f"{session.rounds} rounds, {late} answers too late")
    for seat, name in enumerate(session.names):
        print(f"{name:4} {write_chips(session.table.balance(seat)):>5}")


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:3])))
