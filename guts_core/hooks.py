"""The questions that rules answer: the hook specifications, in the order in which a round asks them.

A plugin *replaces* an answer with `@hookimpl` (and then always answers; None is an error), or *wraps* it with
`@hookimpl(wrapper=True)`: a generator that yields once, receives the answer so far and returns its own. Answers are plain values:
seats are numbers clockwise from 0, amounts are exact chips, effects are `Transfer`, `Count`, `Over`, `Show` and `Revealed`. A
question may be asked more than once, and a rule may ask others through `table.rules`; no answer may change anything.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

import pluggy

from guts_core.cards import Card
from guts_core.chips import Chips
from guts_core.events import Effect, Event
from guts_core.ledger import Seat, Transfer
from guts_core.table import Contest, Name, Table

if TYPE_CHECKING:
    from guts_core.marking import Marker
    from guts_core.ruleset import Ruleset
    from guts_core.steps import AnteStep, DealStep, Step

PROJECT: Final = "guts"
PREFIX: Final = "guts_"

API_VERSION: Final = 1
"""Number of the questions below as they are: it grows with each question that is added, changed or removed."""
OLDEST_API: Final = 1
"""The oldest number that a plugin may have been written for: it grows where a question is removed or changed."""
COLLECTED: Final = frozenset({"kinds", "conditions", "also", "event"})
"""Questions that every plugin answers for itself; nothing is replaced or wrapped."""

hookspec: Final = pluggy.HookspecMarker(PROJECT)
hookimpl: Final = cast("Marker", pluggy.HookimplMarker(PROJECT))
"""Marks a method of a plugin as the answer to the question of the same name; with `wrapper=True`, as a wrapper of the answer."""

Condition: TypeAlias = Callable[[Table], bool]


class HookDeprecated(DeprecationWarning):
    """A question that will go. Whoever writes a plugin that answers it is warned when the plugin is registered.

    A specification is marked with `@hookspec(warn_on_impl=HookDeprecated(...))`, and goes on being asked until it is removed.

    Args:
        hook: its name.
        since: the version of guts-core that said so first.
        replaced_by: what to answer instead.
        removed_in: the version of guts-core that no longer asks it.
    """

    def __init__(self, hook: str, *, since: str, replaced_by: str, removed_in: str) -> None:
        super().__init__(f"{hook} is deprecated since guts-core {since} and goes in {removed_in}: answer {replaced_by} instead")
        self.hook = hook
        self.since = since
        self.replaced_by = replaced_by
        self.removed_in = removed_in


class Questions:
    """Every hook of guts-core. Each method's docstring is its contract."""

    # Before play: what the game is made of

    @hookspec(firstresult=True)
    def guts_arrange(self, steps: tuple[Step, ...], ruleset: Ruleset) -> tuple[Step, ...]:
        """Which steps does a round have?

        Asked once, when the ruleset is assembled. Wrap it to insert steps of your own beside an anchor, e.g. before the first
        declaration; `guts_core.steps.insert` does that.

        Args:
            steps: the steps as the ruleset writes them.
            ruleset: the ruleset.

        Returns:
            The steps to be played. Default: as written.
        """

    @hookspec
    def guts_kinds(self) -> Sequence[type[Step]]:
        """Which kinds of step does the plugin bring?

        Asked once, of each plugin. The answers are collected; a name that exists already is an error.

        Returns:
            Subclasses of `Step`. Default: none beyond the core kinds.
        """

    @hookspec
    def guts_conditions(self) -> Mapping[str, Condition]:
        """Which conditions for `when`, `until` and `while` does the plugin bring?

        Asked once, of each plugin. The answers are collected; a name that exists already is an error.

        Returns:
            Functions of the table by name. Default: none beyond the core conditions.
        """

    @hookspec(firstresult=True)
    def guts_deck(self) -> tuple[Card, ...]:
        """Which cards are played with?

        Asked once, when a table is built.

        Returns:
            The cards in a fixed order, each once. Default: the 52.
        """

    # Ante

    @hookspec(firstresult=True)
    def guts_playing(self, table: Table) -> tuple[Seat, ...]:
        """Which seats take part in this round?

        Asked at the start of a round.

        Returns:
            Seats in seat order. Default: all.
        """

    @hookspec(firstresult=True)
    def guts_ante(self, table: Table, step: AnteStep) -> Mapping[Seat, Chips]:
        """Who antes, and how much?

        Asked at every ante step.

        Args:
            table: the table.
            step: the step, with `who` (`due`, `everyone`, `in`), `amount` and `pot`.

        Returns:
            Chips by seat. Default: for `due`, the ante from all that play if every pot and the reserve were empty; for `everyone`
            and `in`, from those seats.
        """

    # Deal

    @hookspec(firstresult=True)
    def guts_house_cards(self, table: Table, step: DealStep) -> Mapping[str, int]:
        """Which houses are dealt cards along with the seats?

        Asked at every deal to `everyone` or `in`. Houses get theirs after the seats of the same deal.

        Returns:
            Number of cards by house. Default: none.
        """

    # Declare

    @hookspec(firstresult=True)
    def guts_order(self, table: Table, who: tuple[Seat, ...]) -> Sequence[tuple[Seat, ...]]:
        """In which groups do the seats declare?

        Asked at every declaration. The seats of a group answer at once; a later group has heard the earlier ones.

        Args:
            table: the table.
            who: the seats to be asked.

        Returns:
            Groups of seats. Default: one group, so that all is revealed at once.
        """

    @hookspec(firstresult=True)
    def guts_choices(
        self,
        table: Table,
        seat: Seat,
        choices: tuple[str, ...],
        heard: Mapping[Seat, str],
    ) -> tuple[str, ...]:
        """What may this seat declare?

        Asked for each seat before its group is asked. A seat with one choice is not asked: it has declared it.

        Args:
            table: the table.
            seat: the seat.
            choices: the choices of the step, usually `in` and `out`.
            heard: what has been declared in this asking so far; when a seat is asked again, its own first answer too.

        Returns:
            The choices. Default: those of the step.
        """

    @hookspec(firstresult=True)
    def guts_ask_again(self, table: Table, said: Mapping[Seat, str]) -> Sequence[tuple[Seat, ...]]:
        """Who is asked once more in the same declaration?

        Asked once, when all groups have declared.

        Args:
            table: the table.
            said: what each seat has declared.

        Returns:
            Groups of seats. Default: nobody.
        """

    # Showdown

    @hookspec(firstresult=True)
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> tuple[str, ...]:
        """Which hands that nobody holds must be beaten?

        Asked at every showdown, and by the conditions `lone` and `contested`.

        Args:
            table: the table.
            ins: the seats that are in, or that are supposed to be.

        Returns:
            Names of houses. Default: none.
        """

    @hookspec(firstresult=True)
    def guts_contenders(self, table: Table, contest: Contest, houses: tuple[str, ...]) -> tuple[Name, ...]:
        """Who contends in this contest?

        Asked for each contest of a showdown. To be in is to be liable; a seat that had to fold is in and does not contend.

        Args:
            table: the table.
            contest: the contest.
            houses: the answer to `guts_house`.

        Returns:
            Seats in seat order, then houses. Default: the seats that are in (and declared what the contest is among), and the
            houses if there is such a seat.
        """

    @hookspec(firstresult=True)
    def guts_cards_of(self, table: Table, name: Name, contest: Contest) -> tuple[Card, ...]:
        """Which cards does a contender play with?

        Asked for each contender where two or more contend.

        Returns:
            Cards. Default: its hand and the board.
        """

    @hookspec(firstresult=True)
    def guts_wild(self, table: Table, name: Name, cards: tuple[Card, ...], contest: Contest) -> Collection[Card]:
        """Which of these cards are wild, beyond those of the ranking?

        Asked for each contender whose hand is valued.

        Args:
            table: the table.
            name: whose hand.
            cards: the cards it plays with.
            contest: the contest.

        Returns:
            Cards. Default: none.
        """

    @hookspec(firstresult=True)
    def guts_value(
        self,
        table: Table,
        name: Name,
        cards: tuple[Card, ...],
        wild: Collection[Card],
        contest: Contest,
    ) -> int:
        """How good is this hand?

        Asked for each contender where two or more contend.

        Returns:
            A number: the larger is the better hand, equal is a tie. Default: by the contest's ranking.
        """

    @hookspec(firstresult=True)
    def guts_best(self, table: Table, contest: Contest) -> tuple[Name, ...]:
        """Which contenders are best?

        Asked for each contest, after all contests of the showdown are built.

        Returns:
            Seats and houses. Default: those of the largest value; the only contender, where there is one.
        """

    # Settle

    @hookspec(firstresult=True)
    def guts_winners(self, table: Table, contest: Contest) -> tuple[Seat, ...]:
        """Who has won this contest?

        Asked for each contest when it is settled.

        Returns:
            Seats in seat order; none if nobody has won. Default: the best, or nobody if a house is among them.
        """

    @hookspec(firstresult=True)
    def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> tuple[Seat, ...]:
        """Who must pay for having been in?

        Asked once for each pot.

        Args:
            table: the table.
            contests: the contests about that pot, with their winners.

        Returns:
            Seats in seat order. Default: those in that are best in none of them.
        """

    @hookspec(firstresult=True)
    def guts_stake(self, table: Table, pot: str) -> Chips:
        """Which amount is to be matched?

        Asked for each pot before anything is handed out.

        Returns:
            Chips. Default: what lies in the pot, without the reserve.
        """

    @hookspec(firstresult=True)
    def guts_owes(self, table: Table, seat: Seat, stake: Chips, contests: tuple[Contest, ...]) -> Chips:
        """How much does this seat owe when it must match?

        Asked for each loser, and wherever a rule makes a seat match.

        Args:
            table: the table.
            seat: the seat.
            stake: what is to be matched, in chips.
            contests: the contests about the pot; where nobody was in, the comparison by which the seat must match.

        Returns:
            Chips. Default: the stake.
        """

    @hookspec(firstresult=True)
    def guts_award(self, table: Table, contest: Contest, winners: tuple[Seat, ...]) -> Sequence[Effect]:
        """What do the winners get?

        Asked for each contest before anything is paid.

        Returns:
            Effects. Default: the contest's share of the pot in equal parts; nothing if nobody has won.
        """

    @hookspec(firstresult=True)
    def guts_payments(
        self,
        table: Table,
        pot: str,
        losers: tuple[Seat, ...],
        stake: Chips,
        contests: tuple[Contest, ...],
    ) -> Sequence[Effect]:
        """What do the losers pay, and to whom?

        Asked once for each pot where there are losers, carried out after the award.

        Returns:
            Effects. Default: each loser pays what it owes into the pot.
        """

    @hookspec(firstresult=True)
    def guts_nobody_in(self, table: Table, pot: str, stake: Chips, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """What happens when nobody is in?

        Asked for each pot at a settle step, in place of winners, losers, award and payments.

        Args:
            table: the table.
            pot: the pot.
            stake: what would be matched, in chips.
            contests: the contests about the pot, with nobody in them; none where the showdown was left out.

        Returns:
            Effects. Default: nothing; the pot stays.
        """

    @hookspec(firstresult=True)
    def guts_pays(self, table: Table, transfer: Transfer) -> Chips:
        """How much of this does the seat really pay?

        Asked for every movement from a seat, just before it is booked.

        Returns:
            Chips, from 0 to the amount. Default: in full.
        """

    @hookspec(firstresult=True)
    def guts_split(self, table: Table, amount: Chips, seats: tuple[Seat, ...]) -> Mapping[Seat, Chips]:
        """Into which parts is an amount shared?

        Asked wherever seats share something: a pot that they win, a payment that they get or make.

        Args:
            table: the table.
            amount: what is shared, in chips.
            seats: who shares it, from the dealer's left; one at least.

        Returns:
            Chips by seat; what they leave of the amount is not moved. Default: equal parts, or whole chips where the table has a
            smallest one, odd chips one at a time from the dealer's left.
        """

    # After

    @hookspec
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Sequence[Effect]:
        """What else happens?

        Asked at every settle step, after the payments, whoever is in. The answers are collected, in the order of the plugins.

        Returns:
            Effects. Default: nothing.
        """

    @hookspec(firstresult=True)
    def guts_overflow(self, table: Table, pot: str) -> Chips:
        """How much of this pot goes to the reserve?

        Asked at the end of every step that moved chips into or out of the pot.

        Returns:
            Chips. Default: what exceeds the cap.
        """

    @hookspec(firstresult=True)
    def guts_refill(self, table: Table, pot: str) -> Chips:
        """How much comes back from the reserve?

        Asked right after `guts_overflow`.

        Returns:
            Chips. Default: what the pot lacks to the cap, as far as the reserve goes.
        """

    @hookspec(firstresult=True)
    def guts_keep(self, table: Table) -> Collection[str]:
        """Which houses keep their cards into the next round?

        Asked at the end of a round.

        Returns:
            Names of houses. Default: none.
        """

    # The end

    @hookspec(firstresult=True)
    def guts_game_over(self, table: Table) -> bool:
        """Has the game ended?

        Asked at the end of every settle step. A game that ends also ends the round and the cycle.

        Returns:
            Whether it has. Default: with `ends = "lone"`, when one seat alone was in and won.
        """

    @hookspec(firstresult=True)
    def guts_cycle_over(self, table: Table) -> bool:
        """Is the cycle over?

        Asked at the end of a round in which the game has not ended.

        Returns:
            Whether it is. Default: when every pot and the reserve are empty, unless the settle step says what ends the game.
        """

    @hookspec(firstresult=True)
    def guts_leftover(self, table: Table) -> Sequence[Effect]:
        """What becomes of chips that are left when a game ends?

        Asked when the game has ended and chips lie in a pot or in the reserve.

        Returns:
            Effects. Default: nothing; they lie over into the next game.
        """

    # At any time

    @hookspec
    def guts_event(self, table: Table, event: Event) -> None:
        """Something has happened.

        Told to every plugin that listens, in the order of the plugins. Whatever is returned is ignored.
        """


def questions(specs: type = Questions) -> dict[str, Any]:
    """The specification of every hook by its name without the prefix, in the order in which a class writes them."""
    known = {name: spec for cls in reversed(specs.__mro__) for name, spec in vars(cls).items() if name.startswith(PREFIX)}
    return {name.removeprefix(PREFIX): spec for name, spec in known.items()}


def deprecations(specs: type = Questions) -> dict[str, HookDeprecated]:
    """What is deprecated, by the question's name without the prefix."""
    marks = {name: getattr(spec, f"{PROJECT}_spec")["warn_on_impl"] for name, spec in questions(specs).items()}
    return {name: mark for name, mark in marks.items() if isinstance(mark, HookDeprecated)}


def overdue(version: str, specs: type = Questions) -> list[HookDeprecated]:
    """Questions that this version of guts-core was to be without."""
    from packaging.version import Version

    return [mark for mark in deprecations(specs).values() if Version(version) >= Version(mark.removed_in)]
