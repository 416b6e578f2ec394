"""The kinds of step: what a round is made of.

A step is data (a frozen model, one table of the ruleset's `steps`) that knows how to carry itself out. A step that asks is a generator of
requests, see `guts_core.play.Asking`; one that does not returns None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer

from guts_core.chips import Amount
from guts_core.events import Declared, Revealed
from guts_core.hooks import Condition
from guts_core.ledger import POT, Effect, Over, Seat, Transfer
from guts_core.play import Asking, Play
from guts_core.ranking import Ranking
from guts_core.requests import Choose
from guts_core.rules import RuleFailure
from guts_core.table import OUT, Contest, Name, Stage, Table


class Part(BaseModel):
    """A piece of a ruleset: frozen, strict, no keys beyond its own."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, populate_by_name=True)


class Step(Part):
    """One step of a round. Subclass it for a new kind: `do` is a Literal that names it, the other fields are its parameters.

    Attributes:
        do: the kind.
        when: a condition; the step is left out when it does not hold.
    """

    do: str
    when: str = "always"

    @classmethod
    def kind(cls) -> str:
        """The name of the kind."""
        return str(cls.model_fields["do"].default)

    def run(self, play: Play) -> Asking | None:
        """Carry the step out; a generator if it asks anybody."""
        raise NotImplementedError

    def needs(self, seats: int) -> int:
        """The largest number of cards that the step takes from the deck with so many seats."""
        return 0

    def children(self) -> tuple[Step, ...]:
        """The steps nested in this one."""
        return ()

    def conditions(self) -> dict[str, str]:
        """The conditions that the step names, by the key that names them."""
        return {"when": self.when}

    def pots(self) -> tuple[str, ...]:
        """The pots that the step names."""
        return ()


class AnteStep(Step):
    """Chips into a pot before the cards."""

    do: Literal["ante"] = "ante"
    who: Literal["due", "everyone", "in"] = "due"
    amount: Amount | None = Field(None, description="Chips a seat; left out: the ruleset's ante.")
    pot: str = POT

    def run(self, play: Play) -> None:
        """Book what the rules say is due."""
        table = play.table
        due = table.rules.ante(table, self)
        if due:
            by = table.rules.author("ante")
            play.post([Transfer(seat, self.pot, amount, "ante", by, "ante") for seat, amount in due.items()])

    def pots(self) -> tuple[str, ...]:
        """The pot."""
        return (self.pot,)


class DealStep(Step):
    """Cards to seats, to the board or to a house."""

    do: Literal["deal"] = "deal"
    cards: Annotated[int, Field(ge=1, le=52)]
    to: str = Field("everyone", description="everyone, in, out, board, or the name of a house.")
    face: Literal["down", "up", "dark"] = "down"
    short: Literal["error", "reshuffle"] = "error"

    SEATS: ClassVar = ("everyone", "in", "out")

    def holders(self, table: Table) -> tuple[Name, ...]:
        """Who gets cards: seats from the dealer's left, or the house."""
        if self.to == "everyone":
            return table.clockwise(table.playing)
        if self.to == "in":
            return table.clockwise(table.ins)
        if self.to == "out":
            return table.clockwise([seat for seat in table.playing if seat not in table.ins])
        return (self.to,)

    def run(self, play: Play) -> None:
        """Deal to the seats, then to the houses that are dealt along."""
        table = play.table
        holders = self.holders(table)
        play.deal(holders, self.cards, self.face, self.short)
        if self.to in ("everyone", "in") and holders and "house_cards" not in table.rules.quiet:
            for house, count in table.rules.house_cards(table, self).items():
                play.deal((house,), count, self.face, self.short)

    def needs(self, seats: int) -> int:
        """Cards for all that may get some; the houses dealt along are counted by who asks for them."""
        return self.cards * (seats if self.to in self.SEATS else 1)


class DeclareStep(Step):
    """Seats say whether they are in, or whatever else there is to say."""

    do: Literal["declare"] = "declare"
    who: Literal["everyone", "in"] = "everyone"
    choices: Annotated[tuple[str, ...], Field(min_length=2)] = ("in", OUT)

    def run(self, play: Play) -> Asking:
        """Ask group after group, then settle who is in."""
        table = play.table
        rules = table.rules
        who = table.playing if self.who == "everyone" else table.ins
        if not who:
            return
        said: dict[Seat, str] = {}
        table.record.said.append(said)
        groups = rules.order(table, who)
        rounds_left = 1 if "ask_again" in rules.quiet else 2
        while groups and rounds_left:
            for group in groups:
                may = None if "choices" in rules.quiet else self._may(table, group, said)
                # a seat with one choice has made it; the others of the group are asked at once
                asked = group if may is None else tuple([seat for seat in group if len(may[seat]) > 1])
                if asked:
                    answers = yield self._requests(asked, may, play)
                    for seat, answer in zip(asked, answers, strict=True):
                        said[seat] = answer  # type: ignore[assignment]
                if may is not None:
                    said.update({seat: choices[0] for seat, choices in may.items() if len(choices) == 1})
                if play.ears:
                    play.tell(Declared(tuple([(seat, said[seat]) for seat in group]), tuple(asked)))
            rounds_left -= 1
            groups = rules.ask_again(table, said) if rounds_left else ()
        table.ins = tuple([seat for seat in who if said.get(seat, OUT) != OUT])

    def _requests(self, asked: Sequence[Seat], may: Mapping[Seat, tuple[str, ...]] | None, play: Play) -> tuple[Choose, ...]:
        # five requests a round: a named tuple made by tuple.__new__ spares a Python call each
        new: Callable[..., Choose] = tuple.__new__
        choices = self.choices
        if may is None:
            return tuple([new(Choose, ("declare", view[0], choices, view, "")) for view in play.views(asked)])
        return tuple([new(Choose, ("declare", view[0], may[view[0]], view, "")) for view in play.views(asked)])

    def _may(self, table: Table, group: Sequence[Seat], said: Mapping[Seat, str]) -> dict[Seat, tuple[str, ...]]:
        """What each seat of a group may declare."""
        rules = table.rules
        may = {seat: rules.choices(table, seat, self.choices, said) for seat in group}
        if not all(may.values()):
            raise RuleFailure("rule-empty", rules.author("choices"), "choices")
        return may


def _overrides(ranking: Ranking | None) -> dict[str, object] | None:
    """A ranking that overrides another one: only what it names."""
    return None if ranking is None else ranking.model_dump(mode="json", exclude_unset=True)


Overrides = Annotated[Ranking | None, PlainSerializer(_overrides)]


class ContestSpec(Part):
    """A contest of a showdown, as the ruleset writes it."""

    name: str = Field("best", description="Its name in the log and on the screen.")
    pot: str = POT
    share: Amount = Field(1, description="Its part of the pot, relative to the other contests about the same pot.")
    among: tuple[str, ...] = Field((), description="The declarations that take part; empty: all that are in.")
    ranking: Overrides = Field(None, description="What differs from the ranking of the step.")


class ShowdownStep(Step):
    """Hands of those in are compared."""

    do: Literal["showdown"] = "showdown"
    ranking: Overrides = Field(None, description="What differs from the ruleset's ranking.")
    seen_by: Literal["all", "in"] = "all"
    contests: Annotated[tuple[ContestSpec, ...], Field(min_length=1)] = (ContestSpec(),)

    def build(self, play: Play) -> tuple[Contest, ...]:
        """The contests, with nobody in them yet."""
        prepared = play.memo.get(id(self))
        if prepared is None:
            prepared = play.memo[id(self)] = [
                (spec.name, spec.pot, play.ranker(self.ranking, spec.ranking), spec.share, spec.among, self.seen_by)
                for spec in self.contests
            ]
        return tuple([Contest(*about) for about in prepared])

    def run(self, play: Play) -> None:
        """Build every contest, then ask who is best."""
        table = play.table
        rules = table.rules
        contests = table.contests = self.build(play)
        houses = () if "house" in rules.quiet else rules.house(table, table.ins)
        for contest in contests:
            contenders = contest.contenders = rules.contenders(table, contest, houses)
            if len(contenders) > 1:
                table.rank(contest, contenders)
        for contest in contests:
            contenders = contest.contenders
            if contenders:
                contest.best = rules.best(table, contest)
                if len(contenders) > 1:
                    seen_by = table.ins if contest.seen_by == "in" else ()
                    play.turn_up(contenders, seen_by)
                    if play.ears:
                        play.tell(Revealed(contest.name, tuple(contest.hands.items()), contest.best, seen_by))

    def pots(self) -> tuple[str, ...]:
        """The pots fought for."""
        return tuple(spec.pot for spec in self.contests)


class SettleStep(Step):
    """The pot is handed out, losers pay, and the game may end."""

    do: Literal["settle"] = "settle"
    ends: Literal["", "lone"] = Field("", description="What ends the game: nothing but empty pots, or a lone winner.")

    def run(self, play: Play) -> None:
        """Settle the contests of the latest showdown, pot by pot."""
        table = play.table
        rules = table.rules
        record = table.record
        contests = table.contests
        stage = Stage(contests, len(record.booked))
        table.ends = self.ends
        if len(contests) == 1:
            self._settle(play, contests[0].pot, contests, stage)
        else:
            for pot in dict.fromkeys([contest.pot for contest in contests]):
                self._settle(play, pot, tuple([contest for contest in contests if contest.pot == pot]), stage)
        if "also" not in rules.quiet:
            play.post(rules.also(table, contests))
        stage.last = len(record.booked)
        if contests:
            record.stages.append(stage)
        if not table.over and rules.game_over(table):
            play.post((Over(self.ends or "over", None, rules.author("game_over"), "game_over"),))

    def _settle(self, play: Play, pot: str, contests: tuple[Contest, ...], stage: Stage) -> None:
        table = play.table
        rules = table.rules
        stake = rules.stake(table, pot)
        if not _liable(table, contests):
            play.post(rules.nobody_in(table, pot, stake))
            return
        for contest in contests:
            contest.winners = rules.winners(table, contest)
        losers = rules.losers(table, contests)
        effects: list[Effect] = []
        for contest in contests:
            effects += rules.award(table, contest, contest.winners)
        effects += rules.payments(table, pot, losers, stake, contests)
        stage.losers += losers
        table.record.matched += losers
        play.post(effects)


def _liable(table: Table, contests: tuple[Contest, ...]) -> bool:
    """Whether any seat that is in declared something that these contests are among."""
    if not table.ins or any([not contest.among for contest in contests]):
        return bool(table.ins)
    return any([table.said(seat) in contest.among for contest in contests for seat in table.ins])


class GroupStep(Step):
    """Several steps under one condition."""

    do: Literal["group"] = "group"
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]

    def run(self, play: Play) -> Asking:
        """The steps, once."""
        yield from play.run(self.steps)

    def needs(self, seats: int) -> int:
        """What the steps need together."""
        return cards_needed(self.steps, seats)

    def children(self) -> tuple[Step, ...]:
        """The steps."""
        return self.steps


class RepeatStep(Step):
    """Several steps, over and over: while a condition holds before them, until one holds after them, at most `max` times."""

    do: Literal["repeat"] = "repeat"
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]
    while_: str = Field("always", alias="while")
    until: str | None = None
    max: Annotated[int, Field(ge=1, le=1000)]

    def run(self, play: Play) -> Asking:
        """The steps, as often as the conditions say."""
        for _ in range(self.max):
            if not play.holds(self.while_):
                return
            yield from play.run(self.steps)
            if play.table.over or (self.until is not None and play.holds(self.until)):
                return

    def needs(self, seats: int) -> int:
        """What the steps need together, as often as they may come."""
        return self.max * cards_needed(self.steps, seats)

    def children(self) -> tuple[Step, ...]:
        """The steps."""
        return self.steps

    def conditions(self) -> dict[str, str]:
        """The condition of the step, and of its repetition."""
        named = {"when": self.when, "while": self.while_}
        return named if self.until is None else {**named, "until": self.until}


CORE_KINDS: Final[tuple[type[Step], ...]] = (AnteStep, DealStep, DeclareStep, ShowdownStep, SettleStep, GroupStep, RepeatStep)

_EXCLUSIVE = {"nobody-in": "somebody-in", "somebody-in": "nobody-in", "lone": "contested", "contested": "lone"}


def cards_needed(steps: Sequence[Step], seats: int) -> int:
    """The largest number of cards that steps take from the deck; neighbours that exclude each other are not added up."""
    total = 0
    index = 0
    while index < len(steps):
        step = steps[index]
        need = step.needs(seats)
        following = steps[index + 1] if index + 1 < len(steps) else None
        if following is not None and _EXCLUSIVE.get(step.when) == following.when and not _asks(step):
            need = max(need, following.needs(seats))
            index += 1
        total += need
        index += 1
    return total


def _asks(step: Step) -> bool:
    """Whether who is in may have changed when the step is done."""
    return step.kind() not in ("deal", "ante") and (not step.children() or any(map(_asks, step.children())))


def every_step(steps: Sequence[Step]) -> Iterator[Step]:
    """The steps and all steps nested in them, each before its children."""
    for step in steps:
        yield step
        yield from every_step(step.children())


def _always(table: Table) -> bool:
    return True


def _nobody_in(table: Table) -> bool:
    return not table.ins


def _somebody_in(table: Table) -> bool:
    return bool(table.ins)


def _hands(table: Table) -> int:
    """How many hands contend as things stand, houses included; none where no seat is in."""
    ins = table.ins
    if not ins:
        return 0
    return len(ins) + (0 if "house" in table.rules.quiet else len(table.rules.house(table, ins)))


def _lone(table: Table) -> bool:
    return _hands(table) == 1


def _contested(table: Table) -> bool:
    return _hands(table) > 1


def core_conditions() -> dict[str, Condition]:
    """The conditions that a step may name without any plugin."""
    return {"always": _always, "nobody-in": _nobody_in, "somebody-in": _somebody_in, "lone": _lone, "contested": _contested}
