"""Everybody is in when the pot is new."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import ClassVar, TypeAlias

from pydantic import Field

from guts_core.hooks import hookimpl
from guts_core.ledger import RESERVE, Seat
from guts_core.table import OUT, Table
from guts_core.variant import HouseRule, Variant

Words: TypeAlias = tuple[str, ...]


class Compulsory(Variant):
    """Everybody must be in at the first declaration of a round when new antes have just built the pot.

    That is the first round, and every round after pot and reserve were emptied. With `also_after_refill` it is also the round
    after an emptied pot was refilled from the reserve.

    Source: pagat.com/poker/variants/guts.html; the refilled pot is the literal reading of one source.
    """

    house_rules: ClassVar = (
        HouseRule("first-round", "compulsory", {"also_after_refill": False}),
        HouseRule("first-round", "after-refill", {"also_after_refill": True}),
    )

    also_after_refill: bool = Field(False, description="Whether a pot refilled from the reserve compels, too.")

    @hookimpl(wrapper=True)
    def guts_choices(
        self, table: Table, seat: Seat, choices: tuple[str, ...], heard: Mapping[Seat, str]
    ) -> Generator[None, Words, Words]:
        """Nobody may be out at the first declaration for a new pot."""
        allowed = yield
        if len(table.record.said) == 1 and (_new(table) or (self.also_after_refill and _refilled(table))):
            return tuple(word for word in allowed if word != OUT) or allowed
        return allowed


def _new(table: Table) -> bool:
    """Whether pots and reserve were empty before antes were paid in this round."""
    return table.record.opening.pots_empty and bool(table.record.paid("ante"))


def _refilled(table: Table) -> bool:
    """Whether all that lay in a pot when the round began came out of the reserve in one refill: the pot had been empty before."""
    opening, before = dict(table.record.opening.pots), table.previous
    return before is not None and any(
        move.source == RESERVE and isinstance(move.target, str) and move.amount == opening[move.target] for move in before.booked
    )
