"""Who gets the odd chips."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from pydantic import Field

from guts_core.chips import Chips, exact
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat
from guts_core.table import Table
from guts_core.variant import HouseRule, Objection, Variant

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset
    from guts_core.steps import Step

Parts: TypeAlias = Mapping[Seat, Chips]


class OddChips(Variant):
    """What cannot be shared in whole chips goes to one seat, or stays where it is.

    That is, in the pot that is shared, or with the seat that pays. Without this plugin odd chips go one at a time to those who
    share, from the dealer's left. Wants a smallest chip, the key `chip`, for exact shares leave nothing over.

    Source: the custom of poker.
    """

    house_rules: ClassVar = (
        HouseRule("odd-chips", "first", {"to": "first"}),
        HouseRule("odd-chips", "pot", {"to": "pot"}),
    )

    to: Literal["first", "pot", "one-each"] = Field(
        "first",
        description="All to the first of those who share, from the dealer's left; they stay; or one to each in that order.",
    )

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """Exact shares leave no odd chips."""
        if ruleset.chip is None:
            yield Objection("chip")

    @hookimpl(wrapper=True)
    def guts_split(self, table: Table, amount: Chips, seats: tuple[Seat, ...]) -> Generator[None, Parts, Parts]:
        """The same number of whole chips for each, and the rest."""
        parts = yield
        if self.to == "one-each" or table.chip is None:
            return parts
        each = exact(amount // (table.chip * len(seats)) * table.chip)
        shares = dict.fromkeys(seats, each)
        if self.to == "first":
            shares[seats[0]] = exact(amount - each * (len(seats) - 1))
        return shares
