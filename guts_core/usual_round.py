"""The usual round in one go: ante, deal, declare, showdown, settle, about one pot, where the default says what is skipped here.

It does nothing that `guts_core.round.play_round` would not do with the same steps, and a test holds the two together; it only
does not ask questions whose answer is known, which is where most games spend most of their time. Any other steps, and a plugin
that answers one of the questions of `SKIPPED`, make a session play by `play_round`. Who listens makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Final

from guts_core.acting import Asking, Play
from guts_core.cards import Card, OutOfCards
from guts_core.events import Dealt, Declared, Revealed, RoundBegan, RoundEnded
from guts_core.hands import ranker
from guts_core.ledger import LONG, RESERVE, Seat, Transfer
from guts_core.profile import DEFAULT
from guts_core.requests import Choose, Public
from guts_core.round import play_round
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step
from guts_core.table import OUT, Contest, Record, Stage

SKIPPED: Final = frozenset(
    {
        *("playing", "ante", "house_cards", "order", "choices", "ask_again", "house", "contenders", "best", "winners", "losers"),
        *("stake", "owes", "award", "payments", "pays", "nobody_in", "also", "keep", "game_over", "cycle_over"),
    },
)
"""Questions that are not asked here. Those about the deck, the value of hands, the cap and the reserve may be anybody's."""


def usual_round(play: Play, steps: Sequence[Step], deck: tuple[Card, ...]) -> Callable[[], Asking] | None:
    """How to play one round of these steps at this table; None if they are not the usual ones."""
    table, rules = play.table, play.table.rules
    if [type(step) for step in steps] != [AnteStep, DealStep, DeclareStep, ShowdownStep, SettleStep]:
        return None
    ante, deal, declare, showdown, settle = steps
    # for the type checker, which cannot see what has just been compared
    assert isinstance(ante, AnteStep)
    assert isinstance(deal, DealStep)
    assert isinstance(declare, DeclareStep)
    assert isinstance(showdown, ShowdownStep)
    assert isinstance(settle, SettleStep)
    settled = rules.settlement
    if (
        settled is None
        or not rules.untouched >= SKIPPED
        or any([step.when != "always" for step in steps])
        or (ante.who, deal.to, deal.face, declare.who, settle.ends) != ("due", "everyone", "down", "everyone", "")
        or len(showdown.contests) > 1
        or showdown.contests[0].among
        or showdown.seen_by != "all"
        or len(table.ledger.pots) > 1
    ):
        return None

    ears, tell, move, level = play.ears, play.tell, play.move, play.level
    ledger, draw, seats, names = table.ledger, play.cards.deal, table.seats, table.names
    start, rank, best_of, clockwise = play.cards.start, table.rank, rules.best, table.clockwise
    # below the default's cap, and with an empty reserve, there is nothing to level
    cap = rules.cap
    each, choices, pot = deal.cards, declare.choices, ante.pot
    [(spec, ranking)] = showdown.rankings(play.ranking)
    about = (spec.name, spec.pot, ranker(ranking), spec.share)
    deserted = (Contest(*about),)
    table_full = tuple([(seat, (None,) * each) for seat in seats])
    nobody: list[tuple[Card, ...]] = [()] * len(seats)
    antes = [Transfer(seat, pot, amount, "ante", DEFAULT, "ante") for seat, amount in table.antes(pot).items() if amount]
    # named tuples made by tuple.__new__ spare a Python call each
    new: Callable[..., Any] = tuple.__new__

    def run() -> Asking:
        if table.counters or table.houses:
            # an opening has brought along what only the general way knows about
            yield from play_round(play, steps, deck)
            return
        # the round begins
        dealer, number = table.dealer, table.round + 1
        table.round = number
        table.previous = table.record
        record = table.record = Record(number, table.cycle, dealer, ledger._accounts or ledger.accounts)
        table.step = table.winner = None
        table.over = table.ends = ""
        table.contests = ()
        table.unsettled = True
        table.playing = table.ins = seats
        table.hands = nobody
        if table._turned:
            table._turned.clear()
        if table._seen:
            table._seen = {}
        start(number, deck)
        if ears:
            tell(new(RoundBegan, (number, table.cycle, dealer)))

        table.step = ante
        # a cycle is over when the pots are empty, so only the first round has to look
        if table.cycle_over if number > 1 else ledger.pots_empty:
            move(antes)
            if cap is None or ledger[pot] > cap:
                level()

        table.step = deal
        order = table._clockwise.get(dealer) or clockwise()
        try:
            dealt = draw(order, each)
        except OutOfCards:
            raise play.fail("deck-short", f"{len(order)} x {each}") from None
        # turned until seat 0 comes first
        first = len(seats) - 1 - dealer
        table.hands = hands = dealt[first:] + dealt[:first]
        if ears:
            tell(new(Dealt, (order, tuple(chain.from_iterable(dealt)), "down")))

        table.step = declare
        said: dict[Seat, str] = {}
        record.said.append(said)
        accounts = ledger._accounts or ledger.accounts
        public: Public = new(Public, (names, dealer, number, accounts, (), table_full, seats, seats, ()))
        answers = yield tuple(
            [new(Choose, ("declare", seat, choices, hand, (), public, "")) for seat, hand in enumerate(hands)],
        )
        said.update(enumerate(answers))  # type: ignore[arg-type]
        ins = table.ins = tuple([seat for seat, answer in enumerate(answers) if answer != OUT])
        if ears:
            tell(new(Declared, (seats, answers, seats)))

        table.step = showdown
        if ins:
            contest = Contest(*about)
            contests = table.contests = (contest,)
            contest.contenders = ins
            if len(ins) == 1:
                contest.best = ins
            else:
                rank(contest, ins)
                contest.best = best_of(table, contest)
                play.turn_up(ins)
                if ears:
                    tell(Revealed(contest.name, tuple(contest.hands.items()), contest.best, ()))
        else:
            contests = table.contests = deserted

        table.step = settle
        stage = Stage(contests, len(record.booked))
        if ins:
            losers, effects = settled(table, contest)
            if losers:
                stage.losers = record.matched = losers
            # out of an empty pot nothing is won, and nothing is to be matched
            if effects and effects[0].amount:
                move(effects)
            stage.last = len(record.booked)
        record.stages.append(stage)
        record.settled = 1
        table.unsettled = False
        # the accounts are looked at as they are kept, which spares a call for each
        units = ledger._units
        if ins and (cap is None or units[RESERVE] or units[pot] > cap * ledger._denominator):
            level()

        # the round ends
        units = ledger._units
        table.cycle_over = not (units[pot] or units[RESERVE])
        if ledger._denominator > LONG:
            ledger.reduce()
        if ears:
            names_, units_, denominator = ledger._accounts or ledger.accounts
            tell(new(RoundEnded, (number, names_, units_, denominator, table.cycle_over, False)))

    return run
