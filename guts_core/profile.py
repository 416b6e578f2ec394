"""The documented default, two-card Guts with simultaneous declarations, as the plugin that answers every question.

Its rules are numbered as in the published profile: 1 ante, 2 deal, 3 declare, 4 showdown, 5 settle, 6 end.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final, Literal

from guts_core.cards import DECK, Card
from guts_core.chips import Chips, exact, share
from guts_core.discovery import DEFAULT_NAME
from guts_core.events import Effect, Event
from guts_core.hooks import Condition, hookimpl
from guts_core.ledger import POT, RESERVE, Seat, Transfer
from guts_core.steps import AnteStep, DealStep, Step
from guts_core.table import BOARD, Contest, Name, Table

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset

DEFAULT: Final = DEFAULT_NAME

# a named tuple made by tuple.__new__ spares a Python call for each movement of chips
_transfer: Final[Callable[..., Transfer]] = tuple.__new__

CONSTANT: Final = frozenset(
    {"playing", "house_cards", "order", "choices", "ask_again", "house", "wild", "pays", "nobody_in", "also", "keep"},
)
"""Questions to which the default always gives the answer that changes nothing; see `guts_core.rules.Rules.quiet`."""

SETTLEMENT: Final = frozenset({"winners", "losers", "stake", "owes", "award", "payments"})
"""Questions that `settlement` answers all at once."""


class Default:
    """Two-card Guts, simultaneous declarations, no ghost, no exchange.

    Not a model as other plugins are: its two amounts come from a ruleset, which has checked them, and are read in every round.

    Args:
        ante: chips that each seat antes.
        cap: the largest active pot, in chips; False for none.
    """

    __slots__ = ("ante", "cap")

    def __init__(self, ante: Chips = 1, cap: Chips | Literal[False] = 20) -> None:
        self.ante = ante
        self.cap = cap

    @hookimpl
    def guts_arrange(self, steps: tuple[Step, ...], ruleset: Ruleset) -> tuple[Step, ...]:
        """As written."""
        return steps

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """None beyond the core kinds."""
        return ()

    @hookimpl
    def guts_conditions(self) -> Mapping[str, Condition]:
        """None beyond the core conditions."""
        return {}

    @hookimpl
    def guts_deck(self) -> tuple[Card, ...]:
        """Rule 2: 52 cards, no jokers."""
        return DECK

    @hookimpl
    def guts_playing(self, table: Table) -> tuple[Seat, ...]:
        """Everybody."""
        return table.seats

    @hookimpl
    def guts_ante(self, table: Table, step: AnteStep) -> Mapping[Seat, Chips]:
        """Rule 1: when pot and reserve are empty, everybody antes; otherwise nobody does."""
        who = step.who
        if who == "due" and not table.ledger.pots_empty and not self._due_beside(table, step.pot):
            return {}
        return dict.fromkeys(table.ins if who == "in" else table.playing, self.ante if step.amount is None else step.amount)

    def _due_beside(self, table: Table, pot: str) -> bool:
        """With several pots, the antes into the first must not keep the others empty."""
        record = table.record
        return len(table.ledger.pots) > 1 and not record.settled and not table.pot(pot) and record.opening.pots_empty

    @hookimpl
    def guts_house_cards(self, table: Table, step: DealStep) -> Mapping[str, int]:
        """None."""
        return {}

    @hookimpl
    def guts_order(self, table: Table, who: tuple[Seat, ...]) -> Sequence[tuple[Seat, ...]]:
        """Rule 3: all at once."""
        return (who,)

    @hookimpl
    def guts_choices(self, table: Table, seat: Seat, choices: tuple[str, ...], heard: Mapping[Seat, str]) -> tuple[str, ...]:
        """Rule 3: everybody decides freely."""
        return choices

    @hookimpl
    def guts_ask_again(self, table: Table, said: Mapping[Seat, str]) -> Sequence[tuple[Seat, ...]]:
        """Rule 3: no late change."""
        return ()

    @hookimpl
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> tuple[str, ...]:
        """None."""
        return ()

    @hookimpl
    def guts_contenders(self, table: Table, contest: Contest, houses: tuple[str, ...]) -> tuple[Name, ...]:
        """Rule 3: those in; where a contest is among certain declarations, those that made one of them."""
        among = contest.among
        seats = tuple([seat for seat in table.ins if table.said(seat) in among]) if among else table.ins
        return (*seats, *houses) if seats else ()

    @hookimpl
    def guts_cards_of(self, table: Table, name: Name, contest: Contest) -> tuple[Card, ...]:
        """The hand and the common cards."""
        board = table.houses.get(BOARD)
        return table.cards(name) + board if board else table.cards(name)

    @hookimpl
    def guts_wild(self, table: Table, name: Name, cards: tuple[Card, ...], contest: Contest) -> Collection[Card]:
        """None beyond those of the ranking."""
        return frozenset()

    @hookimpl
    def guts_value(
        self,
        table: Table,
        name: Name,
        cards: tuple[Card, ...],
        wild: Collection[Card],
        contest: Contest,
    ) -> int:
        """Rule 4, by the ranking of the showdown."""
        return contest.ranker.value(cards, wild) if wild else contest.ranker.value(cards)

    @hookimpl
    def guts_best(self, table: Table, contest: Contest) -> tuple[Name, ...]:
        """Rule 4: the largest value; ties stand."""
        contenders = contest.contenders
        if len(contenders) < 2:
            return contenders
        values = contest.values
        best = max(values.values())
        return tuple([name for name in contenders if values[name] == best])

    @hookimpl
    def guts_winners(self, table: Table, contest: Contest) -> tuple[Seat, ...]:
        """Rule 5: the best; nobody if a hand that nobody holds is among them."""
        best = contest.best
        for name in best:
            if name.__class__ is str:
                return ()
        return best  # type: ignore[return-value]

    @hookimpl
    def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> tuple[Seat, ...]:
        """Rule 5: every other seat that was in, also when losers tie with each other."""
        if len(contests) == 1 and not contests[0].among:
            best = contests[0].best
            return tuple([seat for seat in table.ins if seat not in best])
        liable = {seat for contest in contests for seat in table.ins if not contest.among or table.said(seat) in contest.among}
        return tuple([seat for seat in table.ins if seat in liable and not any([seat in contest.best for contest in contests])])

    @hookimpl
    def guts_stake(self, table: Table, pot: str) -> Chips:
        """Rule 5: the whole old pot, not a share, not counting new payments, and without the reserve."""
        return table.ledger[pot]

    @hookimpl
    def guts_owes(self, table: Table, seat: Seat, stake: Chips, contests: tuple[Contest, ...]) -> Chips:
        """Rule 5: the whole stake."""
        return stake

    @hookimpl
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Sequence[Effect]:
        """Rule 5: the active pot is handed out whole; tied best hands share it exactly (or by the smallest chip)."""
        if not winners:
            return ()
        pot = contest.pot
        amount = table.ledger[pot] if len(table.contests) == 1 else _part(table, contest)
        if len(winners) == 1:
            reason = "lone" if len(contest.contenders) == 1 else "won"
            return [_transfer(Transfer, (pot, winners[0], amount, reason, DEFAULT, "award"))]
        return [Transfer(pot, seat, part, "shared", DEFAULT, "award") for seat, part in table.split(amount, winners).items()]

    @hookimpl
    def guts_payments(
        self,
        table: Table,
        pot: str,
        losers: tuple[Seat, ...],
        stake: Chips,
        contests: tuple[Contest, ...],
    ) -> Sequence[Effect]:
        """Rule 5: every loser pays the stake; the payments alone form the next pot."""
        rules = table.rules
        effects = []
        for seat in losers:
            amount = rules.owes(table, seat, stake, contests)
            # the plugin to name is the one that changed what is owed, or else the stake
            author = rules.author("owes", rules.author("stake")) if rules.authors else DEFAULT
            effects.append(_transfer(Transfer, (seat, pot, amount, "match", author, "payments")))
        return effects

    @hookimpl
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """Rule 3: pot and reserve stay as they are; new cards, no ante."""
        return ()

    @hookimpl
    def guts_pays(self, table: Table, transfer: Transfer) -> Chips:
        """In full; a balance may go below zero."""
        return transfer.amount

    @hookimpl
    def guts_split(self, table: Table, amount: Chips, seats: tuple[Seat, ...]) -> Mapping[Seat, Chips]:
        """Rule 5: exactly equal parts; in whole chips, where there is a smallest one, odd chips go one at a time in the order.

        What is less than a chip goes with the first of them.
        """
        chip = table.chip
        if chip is None:
            return dict.fromkeys(seats, share(amount, len(seats)))
        chips, rest = divmod(amount, chip)
        each, odd = divmod(chips, len(seats))
        parts = {seat: exact((each + (place < odd)) * chip) for place, seat in enumerate(seats)}
        if rest:
            first = seats[odd % len(seats)]
            parts[first] = exact(parts[first] + rest)
        return parts

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """Nothing: seats that are out pay nothing."""
        return ()

    @hookimpl
    def guts_overflow(self, table: Table, pot: str) -> Chips:
        """Rule 5: what exceeds the cap goes to the reserve, at once. The cap is about the pot called `pot`."""
        cap = self.cap
        if cap is False or pot != POT:
            return 0
        over = table.ledger[POT] - cap
        return over if over > 0 else 0

    @hookimpl
    def guts_refill(self, table: Table, pot: str) -> Chips:
        """Rule 5: the pot is refilled from the reserve up to the cap, before any new ante."""
        cap = self.cap
        if cap is False or pot != POT:
            return 0
        reserve = table.ledger[RESERVE]
        if not reserve:
            return 0
        return max(0, min(cap - table.ledger[POT], reserve))

    @hookimpl
    def guts_keep(self, table: Table) -> Collection[str]:
        """None: everything is shuffled again."""
        return ()

    @hookimpl
    def guts_game_over(self, table: Table) -> bool:
        """Never, unless the settle step ends the game with a lone winner."""
        return table.ends == "lone" and len(table.ins) == 1 and any([contest.winners for contest in table.contests])

    @hookimpl
    def guts_cycle_over(self, table: Table) -> bool:
        """Rule 6: a cycle ends only when pot and reserve are both empty."""
        return not table.ends and table.ledger.pots_empty

    @hookimpl
    def guts_leftover(self, table: Table) -> Sequence[Effect]:
        """Nothing: what is left lies over into the next game."""
        return ()

    @hookimpl
    def guts_event(self, table: Table, event: Event) -> None:
        """Nothing."""


def settlement(table: Table, contest: Contest) -> tuple[tuple[Seat, ...], list[Transfer]]:
    """What the default answers to the questions of `SETTLEMENT`, in one go: most rounds of most games are settled so.

    For the only contest of a showdown, among all that are in. The answers above say the same; a test holds them together.

    Returns:
        The losers, and the award and the payments. The winners are entered in the contest.
    """
    pot, best = contest.pot, contest.best
    stake = table.ledger[pot]
    effects: list[Transfer] = []
    ins = table.ins
    if len(best) == 1 and (winner := best[0]).__class__ is int:
        contest.winners = best  # type: ignore[assignment]
        if len(contest.contenders) == 1:
            effects = [_transfer(Transfer, (pot, winner, stake, "lone", DEFAULT, "award"))]
            if best == ins:
                return (), effects
        else:
            effects = [_transfer(Transfer, (pot, winner, stake, "won", DEFAULT, "award"))]
    elif best and not contest.house_best:
        winners: tuple[Seat, ...] = best  # type: ignore[assignment]
        contest.winners = winners
        for seat, part in table.split(stake, winners).items():
            if part:
                # too few chips for all of them leave some without any
                effects.append(Transfer(pot, seat, part, "shared", DEFAULT, "award"))
    losers = tuple([seat for seat in ins if seat not in best])
    for seat in losers:
        effects.append(_transfer(Transfer, (seat, pot, stake, "match", DEFAULT, "payments")))
    return losers, effects


def _part(table: Table, contest: Contest) -> Chips:
    """The part of its pot that a contest is about, where several share one; whole chips where there is a smallest one.

    A contest in which nobody contends leaves its part to the others.
    """
    rivals = [other for other in table.contests if other.pot == contest.pot and other.contenders]
    amount = table.ledger[contest.pot]
    shares = sum([other.share for other in rivals])
    before = sum([other.share for other in rivals[: rivals.index(contest)]])

    def up_to(share: Chips) -> Chips:
        part = Fraction(amount) * share / shares
        return exact(part if table.chip is None or share == shares else part // table.chip * table.chip)

    return exact(Fraction(up_to(before + contest.share) - up_to(before)))
