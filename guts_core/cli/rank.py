"""`guts rank`: hands in order."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from guts_core.cards import Card, CardError, parse_cards, show, write
from guts_core.cli import base
from guts_core.cli.base import ascii_asked, encodes, json_option, option, say, tell_problems, texts, usage, write_json
from guts_core.game import Game
from guts_core.hands import Ranker, describe
from guts_core.loader import load
from guts_core.strategies import Showing, showings

MOST_CARDS = 52


@base.command("rank")
@click.argument("hands", nargs=-1, required=True, metavar="HAND...")
@option("--ruleset", default="default", metavar="RULESET")
@option("--showdown", type=click.IntRange(1), metavar="N")
@json_option
def command(hands: tuple[str, ...], ruleset: str, showdown: int | None, as_json: bool) -> None:
    """Order hands."""
    held = [_read(text) for text in hands]
    sizes = {len(cards) for cards in held}
    if len(sizes) > 1:
        raise usage("cli-rank-sizes")
    loaded = load(ruleset)
    tell_problems(loaded.problems, loaded.packages)
    (size,) = sizes
    showing = _showing(loaded.game, size, showdown)
    if size == 1 and len(held) > 1 and showing.cards != 1:
        say(texts().text("cli-rank-quotes", hands=_joined(held, showing.cards)))
    ranker = Ranker(showing.ranking)
    values = [ranker.value(cards) for cards in held]
    ordered = [1 + sum(1 for other in values if other > value) for value in values]
    names = [describe(ranker.name(value), texts()) for value in values]
    if as_json:
        rows = zip(held, names, ordered, strict=True)
        write_json([{"hand": write(cards), "name": name, "place": place} for cards, name, place in rows])
        return
    shown = write if ascii_asked() or not encodes("♣♦♥♠", sys.stdout) else show
    for place, cards, name in sorted(zip(ordered, held, names, strict=True), key=lambda row: row[0]):
        click.echo(f"{place:>2}.  {shown(cards)}  {name}")


def _read(text: str) -> tuple[Card, ...]:
    try:
        cards = parse_cards(text[:1000])
    except CardError as error:
        raise usage(f"cli-{error.code}", text=error.text, hand=text[:80]) from None
    if not cards or len(cards) > MOST_CARDS:
        raise usage("cli-rank-empty")
    return cards


def _showing(game: Game, size: int, number: int | None) -> Showing:
    """The contest that ranks hands of so many cards."""
    found = showings(game)
    if number is not None:
        if number > len(found):
            raise usage("cli-rank-number", number=number, count=len(found))
        return found[number - 1]
    fitting = [showing for showing in found if showing.cards == size]
    if fitting:
        if len({showing.ranking for showing in found}) > 1:
            used = found.index(fitting[0]) + 1
            say(texts().text("cli-rank-used", number=used, count=len(found), sizes=_sizes(found)))
        return fitting[0]
    if len({showing.ranking for showing in found}) > 1:
        raise usage("cli-rank-which", size=size, count=len(found), sizes=_sizes(found))
    if found and found[0].cards:
        say(texts().text("cli-rank-unusual", size=size, usual=found[0].cards))
    return found[0] if found else Showing(size, (), game.ruleset.ranking)


def _sizes(found: Sequence[Showing]) -> str:
    return ", ".join(str(showing.cards) for showing in found)


def _joined(held: Sequence[Sequence[Card]], size: int) -> str:
    """Single cards as the hands that were probably meant, each in quotes: of the usual size if that fits, or else one hand."""
    cards = [card for hand in held for card in hand]
    size = size if size and len(cards) % size == 0 else len(cards)
    return " ".join(f'"{write(cards[at : at + size])}"' for at in range(0, len(cards), size))
