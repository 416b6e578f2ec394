"""Everybody is in when new antes have just built the pot."""

from __future__ import annotations

from guts_plugins.compulsory import Compulsory
from guts_plugins.in_turn import InTurn
from guts_plugins.single_loser import SingleLoser
from hypothesis import given
from hypothesis import strategies as st
from plugin_tables import CAPS, FEW, LUCK, SEATS, has_words, obeys
from tables import Heard, game, hands

from guts_core.events import Declared
from guts_core.hooks import hookimpl
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.variant import Variant

ONE_BEST = hands("As Ah", "Kc 9d", "7h 4c")
ALL_TIE = hands("As Kh", "Ac Kd", "Ad Ks")
FREE = ((0, 1, 2),)


def table(*rounds: dict[int | str, str], plugins: dict[str, Variant] | None = None, also: bool = False, **keys: object) -> Heard:
    pot, reserve, played = keys.pop("pot", None), keys.pop("reserve", None), keys.pop("rounds", len(rounds))
    rules = game(plugins={"compulsory": Compulsory(also_after_refill=also), **(plugins or {})}, **keys)
    return Heard(rules, 3, *rounds, pot=pot, reserve=reserve, rounds=played)


def asked(heard: Heard) -> list[tuple[int, ...]]:
    """Who was asked at each declaration that was completed."""
    return [event.asked for event in heard.of(Declared)]


def test_in_the_first_round_nobody_is_asked_and_all_are_in() -> None:
    heard = table(ONE_BEST)
    # 3 antes; the aces take 3, two match 3
    assert (asked(heard), heard.balances, heard.pot) == ([()], (2, -4, -4), 6)


def test_in_the_next_round_everybody_is_free_again() -> None:
    heard = table(ONE_BEST, rounds=2)
    assert len(heard.session.pending) == 3
    heard.declare()  # nobody in: the pot stays
    assert heard.pot == 6


def test_after_pot_and_reserve_were_emptied_everybody_is_in_again() -> None:
    heard = table(ONE_BEST, ONE_BEST, ONE_BEST)
    heard.declare(0)  # alone takes 6; then 3 antes, all are in
    assert asked(heard) == [(), (0, 1, 2), ()]
    assert heard.balances == (2 + 6 + 2, -8, -8)


def test_a_tie_of_all_empties_the_pot_too() -> None:
    heard = table(ALL_TIE, rounds=3)
    assert heard.session.over
    assert (asked(heard), heard.balances) == ([(), (), ()], (0, 0, 0))


def test_a_pot_that_is_already_there_compels_nobody() -> None:
    heard = table(ONE_BEST, pot=6)
    assert len(heard.session.pending) == 3
    heard.declare(0)
    assert heard.balances == (6, 0, 0)


def test_a_pot_that_nobody_has_built_compels_nobody() -> None:
    steps = (DealStep(cards=2), DeclareStep(), AnteStep(who="in"), ShowdownStep(), SettleStep())
    heard = Heard(game(*steps, plugins={"compulsory": Compulsory()}), 3, ONE_BEST, rounds=1)
    assert len(heard.session.pending) == 3


def test_a_refilled_pot_compels_only_with_the_option() -> None:
    free = table(ONE_BEST, ONE_BEST, pot=20, reserve=16).declare(0)
    assert (len(free.session.pending), free.pot, free.reserve) == (3, 16, 0)
    bound = table(ONE_BEST, ONE_BEST, pot=20, reserve=16, also=True).declare(0)
    # 20 taken alone, refilled with 16: all in, the aces take 16, two match 16 = 32: pot 20, reserve 12
    assert bound.session.over
    assert (bound.balances, bound.pot, bound.reserve) == ((36, -16, -16), 20, 12)


def test_a_pot_that_was_only_topped_up_compels_nobody() -> None:
    # the loser pays half, so the pot of 10 is topped up from the reserve: it was not emptied
    rules = {"cap": 20, "also": True, "plugins": {"half": Half()}}
    heard = table(ONE_BEST, ONE_BEST, pot=20, reserve=30, **rules)  # type: ignore[arg-type]
    heard.declare(0, 1)  # 10 are paid, 10 more come from the reserve
    assert (heard.pot, heard.reserve) == (20, 20)
    assert len(heard.session.pending) == 3


def test_only_the_first_declaration_of_the_round_is_compelled() -> None:
    steps = (AnteStep(), DealStep(cards=2), DeclareStep(), DeclareStep(who="in"), ShowdownStep(), SettleStep())
    heard = Heard(game(*steps, plugins={"compulsory": Compulsory()}), 3, ONE_BEST, rounds=1)
    assert len(heard.session.pending) == 3
    heard.declare(1)
    assert (asked(heard), heard.balances) == ([(), (0, 1, 2)], (-1, 2, -1))


def test_in_turn_too_nobody_is_asked() -> None:
    heard = table(ONE_BEST, plugins={"in-turn": InTurn()})
    assert asked(heard) == [(), (), ()]
    assert heard.balances == (2, -4, -4)


def test_antes_of_every_round_do_not_build_a_pot_that_is_there() -> None:
    heard = table(ONE_BEST, rounds=2, plugins={"single-loser": SingleLoser()})
    assert len(heard.session.pending) == 3
    assert heard.pot == 3 + 2  # the worst matched 3, the two others ante


class Half(Variant):
    """Losers pay half."""

    @hookimpl
    def guts_owes(self, table, seat, stake, contests):  # type: ignore[no-untyped-def]
        return stake // 2


@FEW
@given(SEATS, LUCK, CAPS, st.booleans())
def test_the_laws(seats: int, luck: tuple[int, int, float], cap: object, also: bool) -> None:
    obeys({"compulsory": Compulsory(also_after_refill=also)}, seats, luck, cap=cap)


def test_it_has_words_for_all_it_says() -> None:
    has_words("compulsory", Compulsory())
