"""Plugins that are like the toy but for one mistake. `MISTAKES` says which check is meant for each."""

from __future__ import annotations

import itertools
import random
from collections.abc import Collection, Generator, Iterable, Sequence
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field

from guts_core.acting import Asking, Play
from guts_core.cards import Deck
from guts_core.chips import Chips
from guts_core.events import Effect, Happened
from guts_core.hooks import hookimpl
from guts_core.ledger import POT, Count, Seat, Transfer
from guts_core.requests import Choose
from guts_core.ruleset import Ruleset
from guts_core.steps import AnteStep, DeclareStep, Step, insert
from guts_core.table import Contest, Table
from guts_core.variant import Objection
from wrong_plugins.half import Half
from wrong_plugins.toy import KnockStep, Toy

Steps = tuple[Step, ...]
Effects = Sequence[Effect]

SEEN: dict[int, int] = {}
NUMBERS = itertools.count()
WATCH: list[str] = []


class Inserted(Toy):
    """Whoever is out pays a fee, and a step comes before the declaration."""

    step: ClassVar[type[Step]] = KnockStep

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step."""
        return (self.step,)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """The step before the first declaration."""
        steps = yield
        return insert(steps, "declare", before=[self.step()])


# The class


class UnknownHook(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_loosers(self, table: Table, contests: tuple[Contest, ...]) -> tuple[Seat, ...]:
        """There is no such question."""
        return ()


class Unmarked(Toy):
    """Whoever is out pays a fee."""

    def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> tuple[Seat, ...]:
        """Nobody marked it."""
        return ()


class DefaultArgument(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_stake(self, table: Table, pot: str = POT) -> Chips:
        """The pot has a default."""
        return table.pot(pot)


class FewerArguments(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_stake(self, table: Table) -> Chips:
        """The pot is not asked for."""
        return table.pot()


class NoVariant:
    """No plugin at all."""


class Changeable(Toy):
    """Whoever is out pays a fee."""

    model_config = ConfigDict(frozen=False)


class ExemptFromNothing(Toy):
    """Whoever is out pays a fee."""

    exempt: ClassVar = (("no-such-check", "there is none"),)


class NeverLoads(Toy):
    """Whoever is out pays a fee."""

    def objections(self, ruleset: Ruleset, steps: Steps) -> Iterable[Objection]:
        """Whatever the ruleset is like."""
        yield Objection("never")


class Undescribed(Toy):
    """Whoever is out pays a fee."""

    more: bool = False


class Undocumented(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_keep(self, table: Table) -> Collection[str]:
        return ()


class RefusesItself(Toy):
    """Whoever is out pays a fee."""

    refuses: ClassVar = ("toy",)


class RefusesNobody(Toy):
    """Whoever is out pays a fee."""

    refuses: ClassVar = ("a-plugin-that-nobody-wrote",)


# Other games


class ChangesTheCore(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """From now on every game is another one."""
        from guts_core.profile import Default

        Default.guts_stake = lambda self, table, pot: 1  # type: ignore[method-assign, assignment]
        return super().guts_also(table, contests)


# Failures


class Raises(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """Fails in the third round."""
        if table.round > 2:
            raise KeyError("third round")
        return super().guts_also(table, contests)


class Floats(Toy):
    """Whoever is out pays a fee."""

    @hookimpl(wrapper=True)
    def guts_stake(self, table: Table, pot: str) -> Generator[None, Chips, Any]:
        """Half of it, inexactly."""
        stake = yield
        return stake / 2.0


class Forgets(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_game_over(self, table: Table) -> Any:
        """Answers only sometimes."""
        if table.round > 1:
            return False
        return None


class Overdraws(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """More than there is."""
        return [Transfer(POT, table.dealer, 1000, "fee")] if POT in table.ledger.pots else []


class MakesChips(Inserted):
    """Whoever is out pays a fee, and the pot grows by itself."""

    class Grow(KnockStep):
        """A chip out of nowhere."""

        def run(self, play: Play) -> Asking:
            """Put it there."""
            table = play.table
            table.ledger.open(table.ledger.pots[0], table.pot(table.ledger.pots[0]) + 1)
            yield from super().run(play)

    step: ClassVar = Grow


class MovesInSecret(Inserted):
    """Whoever is out pays a fee, and the dealer pays one that nobody hears of."""

    class Sneak(KnockStep):
        """A chip from the dealer to the pot."""

        def run(self, play: Play) -> Asking:
            """Booked, and not told."""
            play.table.ledger.book([Transfer(play.table.dealer, play.table.ledger.pots[0], 1, "fee")])
            yield from super().run(play)

    step: ClassVar = Sneak


class DoublesCards(Inserted):
    """Whoever is out pays a fee, and a card is there twice."""

    class Copy(KnockStep):
        """The first seat gets a copy of a card of the second one."""

        def run(self, play: Play) -> Asking:
            """Copy it."""
            hands = play.table.hands
            hands[0] += hands[1][:1]
            yield from super().run(play)

    step: ClassVar = Copy


class HidesItsNeeds(Inserted):
    """Whoever is out pays a fee, and everybody gets more cards than the step says."""

    class Deal(KnockStep):
        """Five cards more for everybody."""

        def run(self, play: Play) -> Asking:
            """Deal them."""
            play.deal(play.table.playing, 5)
            yield from super().run(play)

    step: ClassVar = Deal


# Endless


class AsksForEver(Inserted):
    """Whoever is out pays a fee, after everybody has knocked."""

    class Again(KnockStep):
        """Everybody is asked until all have knocked."""

        def run(self, play: Play) -> Asking:
            """Over and over."""
            seats = play.table.playing
            while True:
                yield play.choose("knock", seats, [("knock", "keep still")] * len(seats))

    step: ClassVar = Again


class Loops(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """Never comes back."""
        while True:
            pass


# Requests


class NoChoice(Inserted):
    """Whoever is out pays a fee, and everybody knocks."""

    class One(KnockStep):
        """Everybody has to knock."""

        def run(self, play: Play) -> Asking:
            """Ask, with one choice."""
            seats = play.table.playing
            yield play.choose("knock", seats, [("knock",)] * len(seats))

    step: ClassVar = One


class AsksTwice(Inserted):
    """Whoever is out pays a fee, and the dealer is asked twice at once."""

    class Twin(KnockStep):
        """The dealer may knock, and may knock."""

        def run(self, play: Play) -> Asking:
            """Ask the same seat twice."""
            seats = (play.table.dealer, play.table.dealer)
            yield play.choose("knock", seats, [("knock", "keep still")] * 2)

    step: ClassVar = Twin


# Chance


class Dice(Inserted):
    """Whoever is out pays a fee, and a die is thrown."""

    class Throw(KnockStep):
        """A number that nobody can know."""

        def run(self, play: Play) -> Asking:
            """Throw the die."""
            play.tell(Happened("knocked", "toy", (("seat", str(random.SystemRandom().random())),)))
            yield from super().run(play)

    step: ClassVar = Throw


class GlobalDice(Inserted):
    """Whoever is out pays a fee, and a die is thrown."""

    class Throw(KnockStep):
        """A number from everybody's generator."""

        def run(self, play: Play) -> Asking:
            """Throw the die, and tell nobody."""
            random.random()
            yield from super().run(play)

    step: ClassVar = Throw


class CountsPlugins(Toy):
    """Whoever is out pays a fee, by a card drawn for it."""

    number: ClassVar[int] = 0

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """The stream that is drawn from depends on who else is there."""
        drawn = Deck(range(52), table.round, f"toy/{len(table.rules.listeners)}").draw(1)[0]  # type: ignore[arg-type]
        return [effect._replace(amount=drawn) for effect in super().guts_also(table, contests)]  # type: ignore[call-arg]


class CountsLoads(Toy):
    """Whoever is out pays a fee, which grows."""

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """Every game that is put together has another ante."""
        steps = yield
        return insert(steps, "declare", before=[AnteStep(who="everyone", amount=next(NUMBERS) % 1000 + 1)])


class ForgetsOnPaper(Toy):
    """Whoever is out pays a fee that is one more than what is written."""

    fee: Annotated[int, Field(ge=0, le=90), AfterValidator(lambda fee: fee + 1)] = Field(1, description="What is paid, in chips.")


# State and purity


class Fickle(Toy):
    """Whoever is out pays a fee."""

    @hookimpl(wrapper=True)
    def guts_stake(self, table: Table, pot: str) -> Generator[None, Chips, Chips]:
        """Every other time one more."""
        stake = yield
        return stake + next(NUMBERS) % 2


class Meddles(Toy):
    """Whoever is out pays a fee."""

    @hookimpl(wrapper=True)
    def guts_stake(self, table: Table, pot: str) -> Generator[None, Chips, Chips]:
        """Takes a note on the table."""
        table.counters["toy", 0] = 1
        return (yield)


class MeddlesWithContests(Toy):
    """Whoever is out pays a fee."""

    @hookimpl(wrapper=True)
    def guts_losers(self, table: Table, contests: tuple[Contest, ...]) -> Generator[None, tuple[Seat, ...], tuple[Seat, ...]]:
        """Takes the best away."""
        losers = yield
        for contest in contests:
            contest.best = contest.best[:0]
        return losers


class MeddlesWhileHearing(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_event(self, table: Table, event: Any) -> None:
        """Hears of cards, and takes a note."""
        table.counters["heard", 0] = 1


class Remembers(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """Keeps a list of the rounds."""
        SEEN[table.round] = table.dealer
        return super().guts_also(table, contests)


class ChangesItself(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """Frozen, but not frozen hard."""
        object.__setattr__(self, "latest", table.round)
        return super().guts_also(table, contests)


class MixesTables(Toy):
    """Whoever is out pays a fee, and who was out at the table that played last pays it, too."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """Two tables share one note."""
        WATCH[:] = [*WATCH, str(table.names)][-2:]
        return super().guts_also(table, contests) if len(set(WATCH)) < 2 else []


# What seats see


class ShowsAnotherHand(Inserted):
    """Whoever is out pays a fee, after a look into another hand."""

    class Peep(KnockStep):
        """Every seat is asked with its neighbour's cards."""

        def run(self, play: Play) -> Asking:
            """The wrong view."""
            seats = play.table.playing
            views = play.views(seats)
            words = (self.word, "keep still")
            yield tuple(
                [
                    Choose("knock", seat, words, views[(place + 1) % len(views)].hand, (), views[place].public, "toy")
                    for place, seat in enumerate(seats)
                ]
            )

    step: ClassVar = Peep


class ChoicesTellTales(Inserted):
    """Whoever is out pays a fee, and may knock by the best card of the others."""

    class Tell(KnockStep):
        """What may be said depends on what the others hold."""

        def run(self, play: Play) -> Asking:
            """A word for the neighbour's first card."""
            table = play.table
            seats = table.playing
            words = [("knock", f"keep {table.hands[seats[(at + 1) % len(seats)]][:1]}") for at in range(len(seats))]
            yield play.choose("knock", seats, words)

    step: ClassVar = Tell


class PointsTellTales(Inserted):
    """Whoever is out pays a fee, and there are points for kings."""

    class Score(KnockStep):
        """A point for every king in a hand, before anybody declares."""

        def run(self, play: Play) -> Asking:
            """Count them, for all to see."""
            table = play.table
            kings = [(seat, sum(card.rank > 9 for card in table.hands[seat])) for seat in table.playing]
            play.post([Count("kings", seat, number, "round", "fee", "toy", "knock") for seat, number in kings if number])
            yield from super().run(play)

    step: ClassVar = Score


class OneByOne(Toy):
    """Whoever is out pays a fee, and the seats declare one after another."""

    class Declare(Step):
        """Everybody hears those before."""

        do: Literal["declare-in-turn"] = "declare-in-turn"
        choices: tuple[str, ...] = Field(("in", "out"), min_length=2, description="What may be said, out last.")

        def run(self, play: Play) -> Asking:
            """One seat after another."""
            table = play.table
            said: dict[Seat, str] = {}
            table.record.said.append(said)
            for seat in table.playing:
                [said[seat]] = yield play.choose("declare", [seat], [self.choices])  # type: ignore[list-item]
            table.ins = tuple([seat for seat in table.playing if said[seat] != self.choices[-1]])
            table.unsettled = True

    @hookimpl
    def guts_kinds(self) -> Sequence[type[Step]]:
        """The step."""
        return (KnockStep, self.Declare)

    @hookimpl(wrapper=True)
    def guts_arrange(self, steps: Steps, ruleset: Ruleset) -> Generator[None, Steps, Steps]:
        """In the place of every declaration."""
        steps = yield
        return tuple(
            [self.Declare(choices=step.choices, when=step.when) if type(step) is DeclareStep else step for step in steps]
        )


# Options


class Grows(ForgetsOnPaper):
    """Whoever is out pays a fee that is one more each time it is read."""


class Lies(Toy):
    """Whoever is out pays a fee."""

    fee: int = Field(1, ge=0, le=9, description="What is paid, in chips.", json_schema_extra={"maximum": 2})


class TakesAnything(Toy):
    """Whoever is out pays a fee."""

    twice: Annotated[bool, BeforeValidator(bool)] = Field(False, description="Whether the fee is paid twice over.")


class NeverTheDealer(Toy):
    """Whoever is out pays a fee."""

    def objections(self, ruleset: Ruleset, steps: Steps) -> Iterable[Objection]:
        """One value of an option can never be had."""
        if self.payers == "dealer":
            yield Objection("dealer")


class DeadOption(Toy):
    """Whoever is out pays a fee."""

    fee: int = Field(1, ge=0, le=9, description="What is paid, in chips.")
    twice_over_and_never_read: bool = Field(False, description="Nothing.")


class Mute(Toy):
    """Whoever is out pays a fee."""


# Texts


class Wordless(Toy):
    """Whoever is out pays a fee."""

    @hookimpl
    def guts_also(self, table: Table, contests: tuple[Contest, ...]) -> Effects:
        """For a reason that has no text."""
        return [effect._replace(reason="unheard-of") for effect in super().guts_also(table, contests)]  # type: ignore[call-arg]


class NoTexts(Toy):
    """Whoever is out pays a fee."""


class Mistake(NamedTuple):
    """A wrong plugin.

    Attributes:
        cls: its class.
        check: the check that is meant for it.
        also: other checks that cannot but fail with it; `...` stands for any.
        name: what it is called.
    """

    cls: Any
    check: str
    also: tuple[Any, ...] = ()
    name: str = "toy"


MISTAKES = (
    Mistake(UnknownHook, "registered", (...,)),
    Mistake(Unmarked, "registered", (...,)),
    Mistake(DefaultArgument, "registered", (...,)),
    Mistake(FewerArguments, "registered", (...,)),
    Mistake(NoVariant, "registered", (...,)),
    Mistake(Changeable, "registered", (...,)),
    Mistake(ExemptFromNothing, "registered"),
    Mistake(Toy, "registered", (...,), "Not A Name"),
    Mistake(NeverLoads, "loads", (...,)),
    Mistake(Undescribed, "options-described", (...,)),
    Mistake(Undocumented, "docs-complete"),
    Mistake(RefusesItself, "conflicts-real", ("loads", ...)),
    Mistake(RefusesNobody, "conflicts-real"),
    Mistake(ChangesTheCore, "default-untouched", (...,)),
    Mistake(Raises, "hooks-answer"),
    Mistake(Floats, "hooks-answer"),
    Mistake(Forgets, "hooks-answer"),
    Mistake(Overdraws, "chips-conserved"),
    Mistake(MakesChips, "chips-conserved", ("own-randomness",)),
    Mistake(MovesInSecret, "chips-conserved"),
    Mistake(DoublesCards, "cards-once", ("views-closed",)),
    Mistake(HidesItsNeeds, "cards-suffice"),
    Mistake(AsksForEver, "rounds-end"),
    Mistake(Loops, "rounds-end", (...,)),
    Mistake(NoChoice, "requests-fair"),
    Mistake(AsksTwice, "requests-fair"),
    Mistake(Dice, "deterministic", ("replays", "install-order", "own-randomness", "no-state")),
    Mistake(GlobalDice, "own-randomness"),
    Mistake(CountsPlugins, "own-randomness"),
    Mistake(CountsLoads, "install-order", ("deterministic", "replays", "own-randomness", "options-reachable", "no-state", ...)),
    Mistake(ForgetsOnPaper, "replays", ("options-toml", "options-schema")),
    Mistake(Fickle, "pure", ("deterministic", "replays", "install-order", "own-randomness", "no-state", "views-closed")),
    Mistake(Meddles, "table-untouched", ("replays",)),
    Mistake(MeddlesWithContests, "table-untouched", ("pure",)),
    Mistake(MeddlesWhileHearing, "table-untouched"),
    Mistake(Remembers, "no-state"),
    Mistake(ChangesItself, "no-state"),
    Mistake(MixesTables, "no-state", (...,)),
    Mistake(ShowsAnotherHand, "views-closed"),
    Mistake(ChoicesTellTales, "views-closed"),
    Mistake(PointsTellTales, "views-closed"),
    Mistake(OneByOne, "simultaneous", ("texts-complete", "options-told")),
    Mistake(Grows, "options-toml", ("options-schema", "replays")),
    Mistake(Lies, "options-schema"),
    Mistake(TakesAnything, "options-strict"),
    Mistake(NeverTheDealer, "options-reachable"),
    Mistake(DeadOption, "options-reachable", ("options-told", "texts-complete")),
    Mistake(Mute, "options-told", (), "mute"),
    Mistake(Wordless, "texts-complete"),
    Mistake(NoTexts, "texts-complete", ("options-told",), "wordless"),
    Mistake(Half, "texts-complete", (), "half"),
)
