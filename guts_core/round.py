"""One round: the table is made ready, the steps are carried out, the books are closed."""

from __future__ import annotations

from collections.abc import Sequence

from guts_core.acting import Asking, Play
from guts_core.cards import Card
from guts_core.events import RoundBegan, RoundEnded
from guts_core.steps import Step
from guts_core.table import Record


def play_round(play: Play, steps: Sequence[Step], deck: tuple[Card, ...]) -> Asking:
    """Play one round; the generator returns when it is settled.

    Afterwards `table.over` tells whether the game has ended, and `table.cycle_over` whether the cycle has.
    """
    table = play.table
    rules = table.rules
    ledger = table.ledger
    if table.cycle_over and table.counters:
        play.end_scope("cycle")
    table.previous = table.record
    table.round += 1
    table.record = Record(table.round, table.cycle, table.dealer, ledger.accounts)
    table.contests = ()
    table.step = None
    table.unsettled = True
    table.over = table.ends = ""
    table.winner = None
    table.playing = table.ins = table.seats if "playing" in rules.quiet else rules.playing(table)
    play.new_round(deck)
    if play.ears:
        play.tell(RoundBegan(table.round, table.cycle, table.dealer))
    yield from play.run(steps)
    if table.over and not ledger.pots_empty:
        play.post(rules.leftover(table))
        play.level()
    table.cycle_over = bool(table.over) or rules.cycle_over(table)
    if table.houses:
        kept = rules.keep(table)
        table.houses = {house: cards for house, cards in table.houses.items() if house in kept}
    if table.counters:
        play.end_scope("round")
    ledger.reduce()
    if play.ears:
        play.tell(RoundEnded(table.round, *ledger.accounts, table.cycle_over, bool(table.over)))


def next_dealer(play: Play) -> None:
    """The deal moves one seat clockwise, to the next seat that plays."""
    table = play.table
    if table.playing is table.seats:
        table.dealer = (table.dealer + 1) % len(table.seats)
        return
    for seat in table.clockwise():
        if seat in table.playing:
            table.dealer = seat
            return
