"""A scripted situation is played: cards and answers come from `script`, the figures of every round go to `figures`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from guts_core.acting import CORE
from guts_core.chips import Chips, exact, write_chips
from guts_core.events import Event, RoundBegan, RoundEnded
from guts_core.failures import failure_facts, plugin_at_fault
from guts_core.figures import LEGS, Fight, Result, RoundResult, Shown, StageResult
from guts_core.game import Game, assemble
from guts_core.hands import HandName
from guts_core.ledger import RESERVE, Account, Count, Seat, Transfer
from guts_core.profile import DEFAULT
from guts_core.rules import RuleFailure
from guts_core.ruleset import Complaint, Path, Ruleset
from guts_core.script import Answers, MissingCard, ScriptedCards, UnknownCard
from guts_core.session import Opening, Session, SessionError
from guts_core.situation import Situation, SituationError, check_situation, parse_situation, unknown_key
from guts_core.steps import CORE_KINDS, ShowdownStep, every_step
from guts_core.table import BOARD, Contest, Name, Stage, Table

_NO_LIMIT: Final = 10**9


class _Scripted(Session):
    """A session that keeps the figures of its rounds."""

    def __init__(self, game: Game, situation: Situation, cards: ScriptedCards, answers: Answers) -> None:
        self.results: list[RoundResult] = []
        self._script_answers = answers
        self._situation = situation
        self._began = False
        self.levelled: list[Complaint] = []
        self._legs: list[tuple[int, Seat, int]] = []
        self._legs_before: dict[Seat, int] = {}
        super().__init__(
            game,
            situation.seats,
            cycles=_NO_LIMIT,
            rounds=len(situation.script),
            listeners=(self._hear,),
            opening=_opening(situation, game),
            cards=lambda: self._hand_out(cards),
        )

    def _hand_out(self, cards: ScriptedCards) -> ScriptedCards:
        # if the first round fails, there is no session to ask for its table
        cards.table = self.table
        return cards

    def _hear(self, event: Event) -> None:
        table = self.table
        if isinstance(event, RoundBegan):
            self._began = True
            self._legs = []
            self._legs_before = {seat: table.points(LEGS, seat) for seat in table.seats}
        elif isinstance(event, Transfer) and not self._began:
            self.levelled.append(self._levelling(event))
        elif isinstance(event, Count) and event.key == LEGS:
            # the stage that is being settled is entered in the record when it is done
            self._legs.append((len(table.record.stages), event.seat, event.delta))
        elif isinstance(event, RoundEnded):
            self.results.append(self._figures(event))
            self._script_answers.finish(table, event.game_over)

    def _levelling(self, move: Transfer) -> Complaint:
        """Chips that a rule has moved before anything was played: the round does not begin with what the situation says."""
        situation, ledger = self._situation, self.table.ledger
        pot = str(move.source if move.target == RESERVE else move.target)
        path: Path = ("pots", pot) if pot in situation.pots else ("pot",) if situation.pot is not None else (RESERVE,)
        facts = {"pot": pot, "chips": write_chips(ledger[pot]), "reserve": write_chips(ledger[RESERVE]), "rule": move.rule}
        by = "" if move.plugin in (CORE, DEFAULT) else move.plugin
        return Complaint("opening-levelled", path, {**facts, "by": move.plugin}, by, severity="warning")

    def _legs_after(self, stage: float) -> dict[str, int] | None:
        """Legs of each seat after a stage, by its number from 0."""
        if not (self._situation.legs or LEGS in self.game.ruleset.plugins or self._legs or any(self._legs_before.values())):
            return None
        after = Counter(self._legs_before)
        for number, seat, delta in self._legs:
            if number <= stage:
                after[seat] += delta
        return {name: after[seat] for seat, name in enumerate(self.names)}

    def _figures(self, event: RoundEnded) -> RoundResult:
        table = self.table
        record = table.record
        won: dict[Account, Chips] = dict.fromkeys(table.seats, 0)
        paid: dict[Account, Chips] = dict.fromkeys(table.seats, 0)
        for move in record.booked:
            if move.target in won:
                won[move.target] += move.amount
            if move.source in paid:
                paid[move.source] += move.amount
        fed = {move.target for move in record.booked if isinstance(move.source, str) and isinstance(move.target, int)}
        pots = dict(event.pots)
        reserve = pots.pop(RESERVE)
        return RoundResult(
            round=event.round,
            dealer=self.names[record.dealer],
            ins=tuple([self.names[seat] for seat in table.ins]),
            stages=tuple([self._stage(number, stage) for number, stage in enumerate(record.stages)]),
            several=len(record.stages) > 1 or _showdowns(self.game) > 1,
            winners=self._clockwise(fed),
            won={self.names[seat]: exact(won[seat]) for seat in table.seats},
            paid={self.names[seat]: exact(paid[seat]) for seat in table.seats},
            balances=dict(zip(self.names, event.balances, strict=True)),
            pots=pots,
            reserve=reserve,
            cycle_over=event.cycle_over,
            game_over=event.game_over,
            legs=self._legs_after(_NO_LIMIT),
            transfers=tuple(record.booked),
            steps=tuple([record.step_of(index) for index in range(len(record.booked))]),
        )

    def _clockwise(self, seats: set[Seat]) -> tuple[str, ...]:
        return tuple([self.names[seat] for seat in self.table.clockwise() if seat in seats])

    def _stage(self, number: int, stage: Stage) -> StageResult:
        moves = self.table.record.booked[stage.first : stage.last]
        return StageResult(
            tuple([self._fight(contest) for contest in stage.contests]),
            self._clockwise({seat for contest in stage.contests for seat in contest.winners}),
            tuple([move for move in moves if isinstance(move.source, int)]),
            self._legs_after(number),
        )

    def _fight(self, contest: Contest) -> Fight:
        order = sorted(contest.values, key=lambda name: -contest.values[name])
        return Fight(
            contest.name,
            contest.pot,
            tuple([self._shown(contest, name) for name in order]),
            tuple([self._called(name) for name in contest.contenders]),
            self._clockwise(set(contest.winners)),
        )

    def _shown(self, contest: Contest, name: Name) -> Shown:
        try:
            called: HandName | None = contest.ranker.name(contest.values[name])
        except (IndexError, ValueError, KeyError):  # a value of a plugin's own making
            called = None
        return Shown(self._called(name), contest.hands[name], called, name in contest.best)

    def _called(self, name: Name) -> str:
        return self.names[name] if isinstance(name, int) else name


def _showdowns(game: Game) -> int:
    """How many showdowns every round of the game has."""
    return sum(isinstance(step, ShowdownStep) and step.when == "always" for step in game.steps)


def _opening(situation: Situation, game: Game) -> Opening:
    seat = situation.seats.index
    pots = dict(situation.pots)
    if situation.pot is not None:
        pots[game.pots[0]] = situation.pot
    return Opening(
        dealer=None if situation.dealer is None else seat(situation.dealer),
        pots={**pots, RESERVE: situation.reserve},
        balances={seat(name): amount for name, amount in situation.balances.items()},
        counters={(LEGS, seat(name)): points for name, points in situation.legs.items()},
        matched=tuple([seat(name) for name in situation.matched]),
    )


def run(game: Game, situation: Situation) -> Result:
    """Play a situation.

    Raises:
        SituationError: with everything that is wrong, if it cannot be played to its end.
    """
    complaints = check_situation(situation, game)
    if complaints:
        raise SituationError(complaints)
    cards, answers = ScriptedCards(situation), Answers(situation)
    try:
        session = _Scripted(game, situation, cards, answers)
        while not session.over:
            session.answer(answers.give(session.pending, session.table))
    except RuleFailure as failure:
        complaints = [*_failed(failure, cards), *cards.complaints]
    except SituationError as error:
        complaints = [*error.complaints, *cards.complaints]
    except SessionError as error:
        complaints = [Complaint(f"session-{error.code}", (), error.facts)]
    else:
        cards.close()
        complaints = [*cards.complaints, *_never_asked(game, situation, answers)]
    if complaints:
        raise SituationError(complaints)
    return Result(session.names, tuple(session.results), (*session.levelled, *answers.warnings))


def settle(rules: Ruleset | Game, situation: Mapping[str, Any]) -> Result:
    """Play a scripted situation, as `guts settle` does.

    Args:
        rules: the ruleset, or the game it makes.
        situation: the situation as plain data, with the keys of a file.

    Returns:
        The figures of its rounds; what it expects is not compared.

    Raises:
        RulesetError: if the ruleset cannot be played.
        SituationError: with everything that is wrong, if the situation cannot be played to its end.
    """
    game = rules if isinstance(rules, Game) else assemble(rules)
    return run(game, parse_situation(situation, game))


def _never_asked(game: Game, situation: Situation, answers: Answers) -> Iterator[Complaint]:
    """Keys with answers to what no step of the game can ask."""
    core = {kind.kind() for kind in CORE_KINDS}
    if all(step.kind() in core for step in every_step(game.steps)):
        for number, script in enumerate(situation.script):
            for key in script.answers:
                if key not in answers.kinds:
                    yield unknown_key((*situation.base(number), key), script.keys())


def _failed(failure: RuleFailure, cards: ScriptedCards) -> list[Complaint]:
    """What stopped the round: cards that a rule needs and nobody knows, or a mistake in a rule."""
    by = plugin_at_fault(failure)
    facts = {"rule": failure.rule, "by": failure.plugin}
    needed = dict.fromkeys([card.path for card in _needed(failure, cards.table)])
    if needed:
        return [
            Complaint("card-missing", path, {"key": cards.shorten(path), "given": cards.given(path), **facts}, by)
            for path in needed
        ]
    if failure.code == "deck-short":
        return [Complaint("play-deck-short", cards.base, facts, by)]
    return [Complaint("play-failed", cards.base, failure_facts(failure), by)]


def _needed(failure: RuleFailure, table: Table | None) -> list[UnknownCard]:
    """The unknown cards that a failure is about."""
    error: BaseException | None = failure
    while error is not None and not isinstance(error, MissingCard | IndexError):
        error = error.__cause__
    if isinstance(error, MissingCard):
        return [error.card]
    if error is None or table is None:
        return []
    # a ranking has looked them up in its tables: those of the contenders, or of all that are compared because nobody is in
    names: list[Name] = [name for contest in table.contests for name in contest.contenders]
    return _unknown(table, names) or _unknown(table, [*table.playing, *table.houses])


def _unknown(table: Table, names: list[Name]) -> list[UnknownCard]:
    found = [card for name in dict.fromkeys(names) for card in table.cards(name) if isinstance(card, UnknownCard)]
    return found + ([card for card in table.cards(BOARD) if isinstance(card, UnknownCard)] if names else [])


# Comparing and writing
