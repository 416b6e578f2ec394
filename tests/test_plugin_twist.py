"""A draw with a price, with a prescribed number, and with more cards for an ace that is shown."""

from __future__ import annotations

from guts_plugins.draw import DRAWN, Draw, DrawStep
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, obeys
from tables import Heard, choices, codes, game, hands

from guts_core.cards import parse_cards
from guts_core.requests import Pick
from guts_core.ruleset import Seats
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step

CARDS = hands("As 7h 3d Qd Qc", "Kc 9d 8c 2c 2d", "Ah 4c 5c")


def steps(cards: int = 3, **options: object) -> tuple[Step, ...]:
    return (AnteStep(), DealStep(cards=cards), DrawStep(**options), DeclareStep(), ShowdownStep(), SettleStep())  # type: ignore[arg-type]


def table(**options: object) -> Heard:
    return Heard(game(*steps(**options), plugins={"draw": Draw()}, seats=Seats(max=7)), 3, CARDS, pot=6, rounds=1)


def pick(heard: Heard) -> tuple[int, int, str]:
    (request,) = heard.session.pending
    assert isinstance(request, Pick)
    return request.least, request.most, " ".join(map(str, request.cards))


def test_who_shows_an_ace_keeps_it_and_may_take_more() -> None:
    heard = table(max=1, ace=2)
    assert choices(heard.session.pending[0]) == ("show", "hide")
    heard.say("show")
    assert pick(heard) == (0, 2, "7h 3d")
    heard.say(parse_cards("7h 3d"))
    # the next seat sees the ace, and has none to show
    assert dict(heard.session.pending[0].public.hands)[0] == (*parse_cards("As"), None, None)
    assert pick(heard) == (0, 1, "Kc 9d 8c")


def test_who_hides_it_takes_no_more_than_others() -> None:
    heard = table(max=1, ace=2).say("hide")
    assert pick(heard) == (0, 1, "As 7h 3d")


def test_exactly_one_of_these_numbers() -> None:
    heard = table(exactly=(1, 3))
    assert choices(heard.session.pending[0]) == ("1", "3")
    heard.say("3")
    assert pick(heard)[:2] == (3, 3)


def test_a_single_number_is_not_asked() -> None:
    assert pick(table(exactly=(2,)))[:2] == (2, 2)


def test_each_card_costs_something_and_that_is_won_and_matched() -> None:
    heard = table(max=2, price=2).say(parse_cards("7h 3d")).say(parse_cards("9d")).say(()).declare(0, 1)
    # 6 chips for three cards: the queens take 12, and the other hand matches 12
    assert [move for move in heard.moves() if move[3] == "price"] == [(0, "pot", 4, "price"), (1, "pot", 2, "price")]
    assert (heard.balances, heard.pot) == ((8, -14, 0), 12)


def test_points_are_kept_where_the_step_says_so() -> None:
    heard = table(max=2, counted=True).say(parse_cards("7h 3d")).say(())
    assert [heard.session.table.points(DRAWN, seat) for seat in range(3)] == [2, 0, 0]
    assert table(max=2).say(parse_cards("7h 3d")).session.table.points(DRAWN, 0) == 0


def test_no_more_than_four_show_an_ace() -> None:
    # 6 x 5 + 6 x 3 + 4 are 52; without the ace 7 x 5 + 7 x 2 are 49, with it 7 x 5 + 7 x 2 + 4 are 53
    assert codes(game(*steps(5, max=3, ace=4), plugins={"draw": Draw()}, seats=Seats(max=6))) == []
    assert codes(game(*steps(5, max=2), plugins={"draw": Draw()}, seats=Seats(max=7))) == []
    assert codes(game(*steps(5, max=2, ace=3), plugins={"draw": Draw()}, seats=Seats(max=7))) == ["deck-short"]


@FEW
@given(SEATS, LUCK, CAPS, st.sampled_from(((), (1,), (1, 3))), st.none() | st.just(2), st.booleans())
def test_laws(
    seats: int, luck: tuple[int, int, float], cap: int | bool, exactly: tuple[int, ...], ace: int | None, counted: bool
) -> None:
    step = {"max": 1, "ace": ace, "exactly": exactly, "price": 2, "counted": counted}
    obeys({"draw": Draw()}, seats, luck, cap=cap, steps=steps(**step), seats=Seats(max=7))
