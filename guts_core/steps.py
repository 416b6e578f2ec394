"""The kinds of step: what a round is made of.

A step is data (a frozen model, one table of the ruleset's `steps`) that knows how to carry itself out. A step that asks is a
generator of requests, see `guts_core.acting.Asking`; one that does not returns None.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Annotated, Any, ClassVar, Final, Literal, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, InstanceOf, model_validator
from pydantic_core import PydanticCustomError

from guts_core.acting import Asking, Bound, Play
from guts_core.cards import Card
from guts_core.chips import Amount, Chips, write_chips
from guts_core.events import Declared, Effect, Revealed
from guts_core.hands import ranker
from guts_core.hooks import Condition
from guts_core.ledger import POT, Over, Seat, Transfer
from guts_core.ranking import Ranking
from guts_core.table import OUT, Contest, Name, Stage, Table


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


class Part(BaseModel):
    """A piece of a ruleset: frozen, strict, no keys beyond its own."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, populate_by_name=True)

    @model_validator(mode="before")
    @classmethod
    def _frozen_lists(cls, data: Any) -> Any:
        """TOML has lists, a frozen model has tuples; strictness is about everything else."""
        return {key: _frozen(value) for key, value in data.items()} if isinstance(data, dict) else data


class Step(Part):
    """One step of a round. Subclass it for a new kind: `do` is a Literal that names it, the other fields are its parameters.

    Attributes:
        do: the kind.
        when: a condition; the step is left out when it does not hold.
    """

    do: Any  # in each kind a Literal, which type checkers do not take for a narrower `str`: a field could be written
    when: str = "always"

    @classmethod
    def kind(cls) -> str:
        """The name of the kind."""
        return str(cls.model_fields["do"].default)

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "run" in vars(cls) and "bind" not in vars(cls):
            # a kind made from another one that says itself how it runs: what the other one made ready is not it
            cls.bind = Step.bind  # type: ignore[method-assign]

    def run(self, play: Play) -> Asking | None:
        """Carry the step out; a generator if it asks anybody."""
        raise NotImplementedError

    def bind(self, play: Play) -> Bound:
        """Make the step ready for a table: asked once, what it returns is called whenever the step is carried out.

        `run` alone will do for any kind; those of every round look up here what stays the same in all rounds.
        """
        return partial(self.run, play)

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """How many cards the step takes from the deck at most, and how many a seat holds afterwards at most.

        Args:
            seats: how many play.
            held: how many cards a seat may hold before.
        """
        return 0, held

    def wants(self) -> int:
        """How many cards a seat must hold for the step to do what it says; refused where no seat can hold so many."""
        return 0

    def children(self) -> tuple[Step, ...]:
        """The steps nested in this one."""
        return ()

    def with_children(self, steps: tuple[Step, ...]) -> Self:
        """The same step with other steps nested in it."""
        return self

    def conditions(self) -> dict[str, str]:
        """The conditions that the step names, by the key that names them."""
        return {"when": self.when}

    def pots(self) -> tuple[str, ...]:
        """The pots that the step names."""
        return ()


# a named tuple made by tuple.__new__ spares a Python call for each movement of chips
_transfer: Final[Callable[..., Transfer]] = tuple.__new__


class AnteStep(Step):
    """Chips into a pot before the cards."""

    do: Literal["ante"] = "ante"
    who: Literal["due", "everyone", "in"] = "due"
    amount: Amount | None = Field(default=None, description="Chips a seat; left out: the ruleset's ante.")
    pot: str = POT

    def run(self, play: Play) -> None:
        """Book what the rules say is due."""
        AnteStep.bind(self, play)()

    def bind(self, play: Play) -> Bound:
        """As in `Step`."""
        table, pot = play.table, self.pot
        rules, ledger = table.rules, table.ledger
        ask = rules.ante
        # most often nothing is due, and why the default says so is quickly seen
        calm = "ante" in rules.untouched and self.who == "due" and len(ledger.pots) == 1

        def run() -> None:
            if calm and not ledger.pots_empty:
                return
            due = ask(table, self)
            if due:
                by = rules.author("ante")
                play.post([_transfer(Transfer, (seat, pot, amount, "ante", by, "ante")) for seat, amount in due.items()])

        return run

    def pots(self) -> tuple[str, ...]:
        """The pot."""
        return (self.pot,)


class DealStep(Step):
    """Cards to seats, to the board or to a house."""

    do: Literal["deal"] = "deal"
    cards: Annotated[int, Field(ge=1, le=52)]
    to: str = Field(default="everyone", description="everyone, in, out, board, or the name of a house.")
    face: Literal["down", "up", "dark"] = "down"
    short: Literal["error", "reshuffle"] = "error"

    SEATS: ClassVar = ("everyone", "in", "out")

    def holders(self, table: Table) -> tuple[Name, ...]:
        """Who gets cards: seats from the dealer's left, or the house."""
        to = self.to
        if to == "everyone":
            return table.clockwise(table.playing)
        if to == "in":
            return table.clockwise(table.ins)
        if to == "out":
            return table.clockwise([seat for seat in table.playing if seat not in table.ins])
        return (to,)

    def run(self, play: Play) -> None:
        """Deal to the seats, then to the houses that are dealt along."""
        DealStep.bind(self, play)()

    def bind(self, play: Play) -> Bound:
        """As in `Step`."""
        table, deal = play.table, play.deal
        rules = table.rules
        cards, face, short = self.cards, self.face, self.short
        everyone = self.to == "everyone" and type(self).holders is DealStep.holders
        along = "house_cards" not in rules.quiet and self.to in ("everyone", "in")

        def run() -> None:
            holders = table.clockwise(table.playing) if everyone else self.holders(table)
            deal(holders, cards, face, short)
            if along and holders:
                for house, count in rules.house_cards(table, self).items():
                    deal((house,), count, face, short)

        return run

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """Cards for all that may get some; the houses dealt along are counted by who asks for them."""
        return (self.cards * seats, held + self.cards) if self.to in self.SEATS else (self.cards, held)


_ONCE: Final = (True,)
_TWICE: Final = (False, True)


def _distinct(words: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(words)) != len(words):
        raise PydanticCustomError("choice-twice", "a choice is listed twice")
    return words


class DeclareStep(Step):
    """Seats say whether they are in, or whatever else there is to say."""

    do: Literal["declare"] = "declare"
    who: Literal["everyone", "in"] = "everyone"
    choices: Annotated[tuple[str, ...], Field(min_length=2), AfterValidator(_distinct)] = ("in", OUT)

    def run(self, play: Play) -> Asking:
        """Ask group after group, then settle who is in."""
        asking = DeclareStep.bind(self, play)()
        assert asking is not None
        return asking

    def bind(self, play: Play) -> Bound:
        """As in `Step`."""
        table, choices, everyone = play.table, self.choices, self.who == "everyone"
        rules = table.rules
        quiet = rules.quiet
        free, once, together = "choices" in quiet, "ask_again" in quiet, "order" in quiet

        def run() -> Asking:
            who = table.playing if everyone else table.ins
            if not who:
                return
            said: dict[Seat, str] = {}
            table.record.said.append(said)
            if not table.unsettled:
                # a new contest begins: what an earlier showdown compared has been settled
                table.contests = ()
                table.unsettled = True
            groups: Sequence[Sequence[Seat]] = (who,) if together else rules.order(table, who)
            for last in _ONCE if once else _TWICE:
                for group in groups:
                    if free:
                        asked = group
                        answers = yield play.choose("declare", group, [choices] * len(group))
                        for seat, answer in zip(group, answers):  # noqa: B905 - a session sees to it that there are as many
                            said[seat] = answer  # type: ignore[assignment]
                    else:
                        asked = yield from self._ask(play, group, said)
                    if play.ears:
                        play.tell(Declared(tuple(group), tuple([said[seat] for seat in group]), tuple(asked)))
                if not last:
                    groups = rules.ask_again(table, said)
            table.ins = tuple([seat for seat in who if said.get(seat, OUT) != OUT])

        return run

    def _ask(self, play: Play, group: Sequence[Seat], said: dict[Seat, str]) -> Generator[Any, Any, list[Seat]]:
        """Ask the seats of a group that have a choice, all at once; a seat with one choice has made it."""
        table = play.table
        may = {seat: table.rules.choices(table, seat, self.choices, said) for seat in group}
        asked = [seat for seat in group if len(may[seat]) > 1]
        if asked:
            said.update(zip(asked, (yield play.choose("declare", asked, [may[seat] for seat in asked])), strict=True))
        said.update({seat: choices[0] for seat, choices in may.items() if len(choices) == 1})
        return asked


def _positive(share: Chips) -> Chips:
    if not share:
        raise PydanticCustomError("share-zero", "a share of nothing")
    return share


def _named(ranking: Ranking | None) -> dict[str, object]:
    """What a ranking names, of one that overrides another."""
    return {} if ranking is None else ranking.model_dump(exclude_unset=True)


def plain(value: Any, amount: Callable[[Fraction], Any] = write_chips) -> Any:
    """A part of a ruleset as plain JSON values, by the keys that files use; of a ranking only what it names.

    Written here and not left to pydantic, which writes a nested step by the fields of its base class only.

    Args:
        value: the part.
        amount: how to write an amount that is not whole.
    """
    if isinstance(value, Part):
        fields = type(value).model_fields.items()
        return {field.alias or name: plain(getattr(value, name), amount) for name, field in fields}
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", exclude_unset=True)
    if isinstance(value, Fraction):
        return amount(value)
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple | list):
        return [plain(item, amount) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item, amount) for key, item in value.items()}
    return value if value is None or isinstance(value, bool | int | str) else str(value)


class ContestSpec(Part):
    """A contest of a showdown, as the ruleset writes it."""

    name: str = Field(default="best", description="Its name in the log and on the screen.")
    pot: str = POT
    share: Annotated[Amount, AfterValidator(_positive)] = Field(
        default=1,
        description="Its part of the pot, relative to the other contests about the same pot.",
    )
    among: tuple[str, ...] = Field(default=(), description="The declarations that take part; empty: all that are in.")
    ranking: Ranking | None = Field(default=None, description="What differs from the ranking of the step.")


class ShowdownStep(Step):
    """Hands of those in are compared."""

    do: Literal["showdown"] = "showdown"
    ranking: Ranking | None = Field(default=None, description="What differs from the ruleset's ranking.")
    seen_by: Literal["all", "in"] = "all"
    contests: Annotated[tuple[ContestSpec, ...], Field(min_length=1)] = (ContestSpec(),)

    def rankings(self, base: Ranking) -> Iterator[tuple[ContestSpec, Ranking]]:
        """Each contest with the ranking that holds for it.

        Args:
            base: the ranking of the ruleset.

        Raises:
            ValidationError: if what is overridden does not fit the rest.
        """
        for spec in self.contests:
            changes = {**_named(self.ranking), **_named(spec.ranking)}
            yield spec, Ranking.model_validate({**_named(base), **changes}) if changes else base

    def run(self, play: Play) -> None:
        """Build every contest, then ask who is best."""
        ShowdownStep.bind(self, play)()

    def bind(self, play: Play) -> Bound:
        """As in `Step`."""
        table, ears, turn_up = play.table, play.ears, play.turn_up
        rules = table.rules
        contenders_of, best_of, rank, untouched = rules.contenders, rules.best, table.rank, rules.untouched
        no_houses = "house" in rules.quiet
        # the default's answers, where they are known without asking: those in contend, and a lone one is the best
        all_contend = no_houses and "contenders" in untouched and not any([spec.among for spec in self.contests])
        lone_is_best = "best" in untouched
        before_those_in = self.seen_by == "in"
        about = [
            (spec.name, spec.pot, ranker(ranking), spec.share, spec.among, self.seen_by)
            for spec, ranking in self.rankings(play.ranking)
        ]
        # contests in which nobody contends stay as they are, so that one set serves all rounds
        deserted = tuple([Contest(*facts) for facts in about])

        def run() -> None:
            table.unsettled = True
            ins = table.ins
            if all_contend and not ins:
                table.contests = deserted
                return
            contests = table.contests = tuple([Contest(*facts) for facts in about])
            houses = () if no_houses else rules.house(table, ins)
            for contest in contests:
                contenders = contest.contenders = ins if all_contend else contenders_of(table, contest, houses)
                if len(contenders) > 1:
                    rank(contest, contenders)
            for contest in contests:
                contenders = contest.contenders
                if len(contenders) == 1 and lone_is_best:
                    contest.best = contenders
                elif contenders:
                    best = contest.best = best_of(table, contest)
                    if len(contenders) > 1:
                        seen_by = ins if before_those_in else ()
                        turn_up(contenders, seen_by)
                        if ears:
                            play.tell(Revealed(contest.name, tuple(contest.hands.items()), best, seen_by))

        return run

    def pots(self) -> tuple[str, ...]:
        """The pots fought for."""
        return tuple(spec.pot for spec in self.contests)


class SettleStep(Step):
    """The pot is handed out, losers pay, and the game may end."""

    do: Literal["settle"] = "settle"
    ends: Literal["", "lone"] = Field(default="", description="What ends the game: nothing but empty pots, or a lone winner.")

    def run(self, play: Play) -> None:
        """Settle the contests of the latest showdown, pot by pot."""
        SettleStep.bind(self, play)()

    def bind(self, play: Play) -> Bound:
        """As in `Step`."""
        table, post, ends = play.table, play.post, self.ends
        rules = table.rules
        quiet = rules.quiet
        nothing_if_nobody, nothing_else = "nobody_in" in quiet, "also" in quiet
        # the default ends a game only where the step names what ends it
        never_over = not ends and "game_over" in rules.untouched

        def run() -> None:
            record = table.record
            table.ends = ends
            if table.unsettled:
                contests = table.contests
                stage = Stage(contests, len(record.booked))
                if not table.ins:
                    if not nothing_if_nobody:
                        for pot in table.ledger.pots:
                            about = tuple([contest for contest in contests if contest.pot == pot])
                            post(rules.nobody_in(table, pot, rules.stake(table, pot), about))
                elif len(contests) == 1:
                    _settle(play, contests, stage)
                else:
                    for pot in dict.fromkeys([contest.pot for contest in contests]):
                        _settle(play, tuple([contest for contest in contests if contest.pot == pot]), stage)
                if not nothing_else:
                    post(rules.also(table, contests))
                stage.last = len(record.booked)
                record.stages.append(stage)
                record.settled += 1
                # what has been settled is not settled again by a later step; what follows a declaration is a new contest
                table.unsettled = False
            if not never_over and not table.over and rules.game_over(table):
                post((Over(ends or "over", None, rules.author("game_over"), "game_over"),))

        return run


def _settle(play: Play, contests: tuple[Contest, ...], stage: Stage) -> None:
    """Settle the contests about one pot, unless nobody that is in takes part in any of them."""
    table = play.table
    rules = table.rules
    for contest in contests:
        if contest.contenders or not contest.among:
            break
    else:
        return
    settled = rules.settlement
    effects: list[Effect] = []
    if settled is not None and len(table.contests) == 1 and not contest.among:
        losers, moves = settled(table, contest)
        effects += moves
    else:
        pot = contests[0].pot
        stake = rules.stake(table, pot)
        for contest in contests:
            contest.winners = rules.winners(table, contest)
        losers = rules.losers(table, contests)
        for contest in contests:
            effects += rules.award(table, contest, contest.winners)
        if losers:
            effects += rules.payments(table, pot, losers, stake, contests)
    if losers:
        stage.losers += losers
        table.record.matched += losers
    play.post(effects)


Nested: TypeAlias = Annotated[tuple[InstanceOf[Step], ...], Field(min_length=1)]
"""Steps within a step; a plugin's kind that nests steps uses this, too."""


class GroupStep(Step):
    """Several steps under one condition."""

    do: Literal["group"] = "group"
    steps: Nested

    def run(self, play: Play) -> Asking:
        """The steps, once."""
        yield from play.run(self.steps)

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """What the steps need together."""
        return cards_needed(self.steps, seats, held)

    def children(self) -> tuple[Step, ...]:
        """The steps."""
        return self.steps

    def with_children(self, steps: tuple[Step, ...]) -> Self:
        """As in `Step`."""
        return self.model_copy(update={"steps": steps})


class RepeatStep(Step):
    """Several steps, over and over: while a condition holds before them, until one holds after them, at most `max` times."""

    do: Literal["repeat"] = "repeat"
    steps: Nested
    while_: str = Field(default="always", alias="while")
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

    def needs(self, seats: int, held: int) -> tuple[int, int]:
        """What the steps need together, as often as they may come."""
        total = 0
        for _ in range(self.max):
            cards, held = cards_needed(self.steps, seats, held)
            total += cards
            if not cards or total > MOST_CARDS:
                break
        return total, held

    def children(self) -> tuple[Step, ...]:
        """The steps."""
        return self.steps

    def with_children(self, steps: tuple[Step, ...]) -> Self:
        """As in `Step`."""
        return self.model_copy(update={"steps": steps})

    def conditions(self) -> dict[str, str]:
        """The condition of the step, and of its repetition."""
        named = {"when": self.when, "while": self.while_}
        return named if self.until is None else {**named, "until": self.until}


CORE_KINDS: Final[tuple[type[Step], ...]] = (AnteStep, DealStep, DeclareStep, ShowdownStep, SettleStep, GroupStep, RepeatStep)

MOST_CARDS: Final = 10_000
"""Where counting cards stops: far more than any deck has."""

_EXCLUSIVE: Final = {
    "nobody-in": "somebody-in",
    "somebody-in": "nobody-in",
    "lone": "contested",
    "contested": "lone",
    "one-in": "several-in",
    "several-in": "one-in",
}


def cards_needed(steps: Sequence[Step], seats: int, held: int = 0) -> tuple[int, int]:
    """How many cards steps take from the deck at most, and how many a seat holds afterwards at most.

    Neighbours of which only one is carried out are not added up.
    """
    total = 0
    index = 0
    while index < len(steps):
        step = steps[index]
        cards, after = step.needs(seats, held)
        following = steps[index + 1] if index + 1 < len(steps) else None
        if following is not None and _EXCLUSIVE.get(step.when) == following.when and not _may_change_who_contends(step):
            other_cards, other_after = following.needs(seats, held)
            cards, after = max(cards, other_cards), max(after, other_after)
            index += 1
        total += cards
        held = after
        index += 1
    return total, held


def _may_change_who_contends(step: Step) -> bool:
    """Whether a condition on who is in, or on which hands contend, may come out otherwise after the step."""
    if isinstance(step, GroupStep | RepeatStep):
        return any(map(_may_change_who_contends, step.children()))
    return not (isinstance(step, AnteStep) or (isinstance(step, DealStep) and step.to in DealStep.SEATS))


def insert(
    steps: Sequence[Step],
    kind: str,
    *,
    before: Sequence[Step] = (),
    after: Sequence[Step] = (),
    every: bool = False,
) -> tuple[Step, ...]:
    """Put steps beside an anchor: before or after the first step of a kind, or each, nested ones included.

    Args:
        steps: the steps.
        kind: the kind of the anchor, e.g. `declare`.
        before: what to put before it.
        after: what to put after it.
        every: beside every step of the kind, not just the first.

    Returns:
        The steps with the others inserted; unchanged where there is no such anchor.
    """
    done = False

    def walk(level: Sequence[Step]) -> tuple[Step, ...]:
        nonlocal done
        found: list[Step] = []
        for step in level:
            anchored = step.kind() == kind and (every or not done)
            done = done or anchored
            inner = walk(step.children()) if step.children() else ()
            same = step if inner == step.children() else step.with_children(inner)
            found += [*before, same, *after] if anchored else [same]
        return tuple(found)

    return walk(steps)


def ante_steps(steps: Sequence[Step], pots: Sequence[str]) -> dict[str, AnteStep]:
    """For each pot, the step by which everybody antes into it: the ruleset's first ante step for it, made for everybody."""
    found = {pot: AnteStep(who="everyone", pot=pot) for pot in pots}
    for step in reversed(list(every_step(steps))):
        if isinstance(step, AnteStep):
            found[step.pot] = step.model_copy(update={"who": "everyone"})
    return found


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


def _one_in(table: Table) -> bool:
    return len(table.ins) == 1


def _several_in(table: Table) -> bool:
    return len(table.ins) > 1


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
    return {
        "always": _always,
        "nobody-in": _nobody_in,
        "somebody-in": _somebody_in,
        "one-in": _one_in,
        "several-in": _several_in,
        "lone": _lone,
        "contested": _contested,
    }
