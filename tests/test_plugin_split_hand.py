"""A hand is divided, its small part is played first."""

from __future__ import annotations

from guts_plugins.split_hand import SplitHand, SplitStep, TakeUpStep
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, choices, codes, game, hands

from guts_core.cards import parse_cards
from guts_core.events import Revealed
from guts_core.ranking import Ranking
from guts_core.ruleset import Seats
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep, Step

RANKING = Ranking(categories=("trips", "pair", "high card"))
WON = "won-unmatched"
STEPS: tuple[Step, ...] = (
    AnteStep(),
    DealStep(cards=3),
    SplitStep(cards=1),
    DeclareStep(),
    ShowdownStep(),
    SettleStep(),
    AnteStep(who="everyone", when=WON),
    TakeUpStep(cards=2, when=WON),
    ShowdownStep(when=WON),
    SettleStep(when=WON),
)


def table(*cards: str, wild: bool = False) -> Heard:
    rules = game(*STEPS, plugins={"split-hand": SplitHand(wild_winning=wild)}, ranking=RANKING)
    return Heard(rules, len(cards), hands(*cards), pot=6, rounds=1)


def test_the_small_part_must_rank_below_the_rest_and_the_best_one_is_named_first() -> None:
    heard = table("As Qh 9d", "2c Kd Kc")
    # the ace is above queen and nine; of the other hand each single card is below what is left
    assert [choices(request) for request in heard.session.pending] == [("Qh", "9d"), ("Kd", "Kc", "2c")]


def test_only_the_small_parts_are_compared_and_shown_while_the_owner_still_sees_the_rest() -> None:
    heard = table("As Qh 9d", "2c Kd Kc", "Ts 8d 7c").say("9d", "2c", "7c")
    seen = heard.session.pending[0].view
    assert (seen.hand, dict(seen.known)) == (parse_cards("9d"), {"aside": parse_cards("As Qh")})
    assert set(dict(seen.public.hands)["aside"]) == {None}
    heard.declare(0, 1)
    (shown,) = heard.of(Revealed)
    assert dict(shown.hands) == {0: parse_cards("9d"), 1: parse_cards("2c")}
    # the loser has matched: no second half
    assert (heard.balances, heard.pot) == ((6, -6, 0), 6)


def test_the_rest_is_played_for_new_antes_by_all_and_nobody_matches() -> None:
    heard = table("As Qh 9d", "2c Kd Kc", "Ts 8d 7c").say("9d", "2c", "7c").declare(0)
    # Ana takes 6 alone; then 3 antes, and the kings take them
    assert heard.session.over
    assert (heard.balances, heard.pot) == ((5, 2, -1), 0)
    (shown,) = heard.of(Revealed)
    assert dict(shown.hands) == {0: parse_cards("As Qh"), 1: parse_cards("Kd Kc"), 2: parse_cards("Ts 8d")}


def test_nobody_in_is_no_win() -> None:
    heard = table("As Qh 9d", "2c Kd Kc").say("9d", "2c").declare()
    assert (heard.balances, heard.pot) == ((0, 0), 6)


def test_the_ranks_that_won_are_wild_but_not_for_their_winner() -> None:
    heard = table("As 9h 9d", "9c Kd 2c", "Ts 8d 7c", wild=True).say("9h", "2c", "7c").declare(0)
    # with its nine Bo has a pair of kings; Ana's other nine is a nine
    assert (heard.balances, heard.pot) == ((5, 2, -1), 0)


def test_the_small_parts_come_back_into_the_deck() -> None:
    more = (*STEPS[:8], DealStep(cards=1, when=WON), *STEPS[8:])
    plugins = {"split-hand": SplitHand()}
    # 17 x 3 cards are dealt and 17 come back, to be dealt again
    assert codes(game(*more, plugins=plugins, ranking=RANKING, seats=Seats(max=17))) == []
    heard = Heard(game(*more, plugins=plugins, ranking=RANKING, seats=Seats(max=17)), 10, rounds=30, seed=3)
    for _ in range(200):
        if heard.session.over:
            break
        heard.say(*[choices(request)[0 if request.seat < 1 else -1] for request in heard.session.pending])
    assert heard.session.over


def test_its_words() -> None:
    has_words("split-hand", SplitHand(), "reason-won")
    has_words("split-hand", SplitHand(wild_winning=True))


@FEW
@given(SEATS, LUCK, CAPS, st.booleans())
def test_laws(seats: int, luck: tuple[int, int, float], cap: int | bool, wild: bool) -> None:
    obeys({"split-hand": SplitHand(wild_winning=wild)}, seats, luck, cap=cap, steps=STEPS, ranking=RANKING)
