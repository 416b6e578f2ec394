"""Payments to the winners in place of the pot: what several plugins make of what losers owe. No plugin itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from guts_core.events import Effect
from guts_core.ledger import Transfer
from guts_core.table import Contest, Table


def to_winners(
    table: Table,
    effects: Sequence[Effect],
    contests: tuple[Contest, ...],
    several: Literal["each", "shared"],
    tie: Literal["pays", "nothing"],
) -> Sequence[Effect]:
    """What each loser owes goes to the winners of the contests; into the pot only where nobody has won.

    Args:
        table: the table.
        effects: what the losers would pay into the pot.
        contests: the contests about the pot, with their winners.
        several: whether each of several winners gets it in full, or they share it.
        tie: whether anything is paid where several are best.
    """
    if tie == "nothing" and any(len(contest.best) > 1 for contest in contests):
        return ()
    # from the dealer's left, for whoever cannot pay all of them pays them in this order
    winners = table.clockwise({seat for contest in contests for seat in contest.winners})
    if not winners:
        return effects
    return [
        # whoever redirects a payment is the one that asks for it
        move._replace(target=seat, amount=amount, reason="to-winner", plugin="", rule="")
        for move in effects
        if isinstance(move, Transfer)
        for seat, amount in (
            dict.fromkeys(winners, move.amount) if several == "each" else table.split(move.amount, winners)
        ).items()
        if seat != move.source
    ]
