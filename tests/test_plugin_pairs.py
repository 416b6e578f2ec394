"""Every pair of bundled plugins: refused with a reason, or playable together; and what the rules say of certain pairs."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, takewhile

import pytest
from guts_plugins.all_out_match import AllOutMatch
from guts_plugins.beat_the_deck import BeatTheDeck
from guts_plugins.blind import Blind, LookStep
from guts_plugins.coward import Coward
from guts_plugins.draw import Draw
from guts_plugins.ghost import Ghost
from guts_plugins.in_turn import InTurn
from guts_plugins.kept_ghosts import KeptGhosts
from guts_plugins.legs import Legs
from guts_plugins.max_loss import MaxLoss
from guts_plugins.no_split import NoSplit
from guts_plugins.pass_cards import PassCards
from guts_plugins.re_ante import ReAnte
from guts_plugins.single_loser import SingleLoser
from guts_plugins.travelling_card import TravellingCard, TravelStep
from guts_plugins.two_plus_one import TwoPlusOne
from hypothesis import Phase, assume, given, note, settings
from hypothesis import strategies as st
from plugin_tables import DOCUMENTED, LUCK, PLUGINS, SEATS, around, has_words, obeys, says
from tables import Heard, codes, game, hands

from guts_core.game import assemble
from guts_core.ruleset import RulesetError, Seats
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.variant import Variant

NOBODY_IN = ("re-ante", "coward", "all-out-match")
REFUSED = {
    *map(frozenset, combinations(NOBODY_IN, 2)),
    *[frozenset(pair) for pair in (("single-loser", "legs"), ("ghost", "beat-the-deck"), ("hole-cards", "wild-pair-apart"))],
    *[
        frozenset(("legs", other))
        for other in ("beat-the-deck", "no-split", "outs-ante", "elimination", "pay-winner", "won-legs")
    ],
    *[frozenset(("pay-winner", other)) for other in ("elimination", "no-split", "won-legs")],
    frozenset(("elimination", "won-legs")),
    *[frozenset((limit, other)) for limit in ("max-win", "reserve-prize") for other in ("legs", "won-legs", "elimination")],
    *[frozenset(("reserve-prize", other)) for other in ("pay-winner", "max-win")],
}
"""Pairs of which one says no to the other, or that both would answer the same question."""
OBJECTING = {frozenset(("two-plus-one", "split-hand")), frozenset(("both-ways", "category-floor"))}
"""Pairs of which one objects to what the other wants dealt or compared."""


FOUND = (Phase.explicit, Phase.generate)
"""An example is a game with every other plugin, so that making a found one smaller takes minutes and shows no more."""


def together(first: str, second: str, data: st.DataObject, rounds: int = 6) -> None:
    """Two plugins in this order: refused with the places of both, or obeying the laws."""
    note(f"{first} + {second}")
    plugins = {name: data.draw(PLUGINS[name], label=name) for name in (first, second)}
    keys = data.draw(around(plugins), label="keys")
    if frozenset(plugins) in REFUSED | OBJECTING:
        with pytest.raises(RulesetError) as refused:
            assemble(game(plugins=plugins, **keys))
        for complaint in refused.value.complaints:
            if frozenset(plugins) in OBJECTING:
                assert complaint.code == "plugin-objects"
                assert says(complaint.plugin, complaint.text)
            else:
                assert complaint.code in ("plugins-refused", "plugins-clash")
                assert {complaint.path, *complaint.others} == {("plugins", first), ("plugins", second)}
    else:
        obeys(plugins, data.draw(SEATS, label="seats"), data.draw(LUCK, label="luck"), rounds=rounds, **keys)


@pytest.mark.parametrize("first", DOCUMENTED)
@settings(max_examples=2, phases=FOUND)
@given(st.data())
def test_every_pair_is_refused_with_a_reason_or_obeys_the_laws(first: str, data: st.DataObject) -> None:
    for second in DOCUMENTED:
        if second != first:
            together(first, second, data)


@pytest.mark.parametrize("second", [name for name in PLUGINS if name not in DOCUMENTED])
@settings(max_examples=1, phases=FOUND)
@given(st.data())
def test_every_pair_with_a_plugin_of_the_catalogue(second: str, data: st.DataObject) -> None:
    assume(data.draw(st.integers(0, 10**6), label="not the simplest example, which is always the first"))
    for first in takewhile(lambda name: name != second, PLUGINS):
        together(*data.draw(st.permutations((first, second))), data, rounds=2)


@pytest.mark.slow
@pytest.mark.parametrize("first", PLUGINS)
def test_every_pair_with_many_options(first: str) -> None:
    for second in PLUGINS:
        if second != first:
            _with_many_options(first, second)


def _with_many_options(first: str, second: str) -> None:
    @settings(max_examples=60 if {first, second} <= DOCUMENTED.keys() else 6)
    @given(st.data())
    def tried(data: st.DataObject) -> None:
        together(first, second, data)

    tried()


@pytest.mark.slow
@pytest.mark.parametrize("names", [DOCUMENTED, PLUGINS], ids=["documented", "all"])
@settings(max_examples=1000)
@given(st.data())
def test_many_plugins_at_once_are_refused_with_a_reason_or_obey_the_laws(
    names: Mapping[str, object], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(sorted(names)))[: data.draw(st.integers(3, 8))]
    plugins = {name: data.draw(PLUGINS[name], label=name) for name in order}
    keys = data.draw(around(plugins), label="keys")
    if any(pair <= plugins.keys() for pair in REFUSED | OBJECTING):
        with pytest.raises(RulesetError):
            assemble(game(plugins=plugins, **keys))
        return
    seats = data.draw(SEATS, label="seats")
    keys["seats"] = Seats(max=seats)
    wrong = codes(game(plugins=plugins, **keys))
    if wrong:  # many hands and a large draw
        assert wrong == ["deck-short"]
    else:
        obeys(plugins, seats, data.draw(LUCK, label="luck"), rounds=6, **keys)


@pytest.mark.parametrize("name", PLUGINS)
@settings(max_examples=10)
@given(st.data())
def test_every_plugin_has_words_for_itself_and_its_options(name: str, data: st.DataObject) -> None:
    has_words(name, data.draw(PLUGINS[name]))


@pytest.mark.parametrize("plugin", [MaxLoss(amount=5), Legs()], ids=["max-loss", "legs"])
def test_a_cap_beside_a_rule_that_replaces_it_is_refused_with_both_places(plugin: Variant) -> None:
    name = "legs" if isinstance(plugin, Legs) else "max-loss"
    with pytest.raises(RulesetError) as refused:
        assemble(game(plugins={name: plugin}, cap=20))
    (complaint,) = refused.value.complaints
    assert (complaint.path, complaint.others, complaint.text) == (("cap",), (("plugins", name),), f"{name}-objection-cap")
    assemble(game(plugins={name: plugin}, cap=False))


# What the rules say of certain pairs; K-9 is best, Ana holds a two.

CARDS = hands("7s 2h", "9c 4d", "Kc 9d")


def table(*names_and_plugins: tuple[str, Variant], cards: dict[int | str, str] = CARDS, **keys: object) -> Heard:
    return Heard(game(plugins=dict(names_and_plugins), **keys), 3, cards, pot=6, rounds=1)


@pytest.mark.parametrize("ghost_first", [True, False])
def test_the_ghosts_ante_yields_to_a_match_of_all_who_were_out(ghost_first: bool) -> None:
    both: list[tuple[str, Variant]] = [("ghost", Ghost()), ("all-out-match", AllOutMatch())]
    heard = table(*(both if ghost_first else both[::-1]), cards={**CARDS, "ghost": "Ac Ad"}).declare()
    assert (heard.balances, heard.pot) == ((-6, 0, -6), 18)


def test_a_ghost_for_lone_seats_leaves_nobody_in_to_the_others() -> None:
    heard = table(("ghost", Ghost(plays="lone")), ("re-ante", ReAnte()), cards={**CARDS, "ghost": "Ac Ad"}).declare()
    assert (heard.balances, heard.pot) == ((-1, -1, -1), 9)


@pytest.mark.parametrize("house", [("ghost", Ghost()), ("beat-the-deck", BeatTheDeck())], ids=["ghost", "deck"])
@pytest.mark.parametrize("other", NOBODY_IN)
def test_a_rule_for_nobody_in_applies_in_turn_where_a_house_hand_contends(house: tuple[str, Variant], other: str) -> None:
    plugin = {"re-ante": ReAnte(), "coward": Coward(), "all-out-match": AllOutMatch()}[other]
    plugins = dict([("in-turn", InTurn()), house, (other, plugin)])
    assert assemble(game(plugins=plugins, seats=Seats(max=7))).warnings == ()
    heard = Heard(game(plugins=plugins), 3, {**CARDS, "ghost": "Ac Ad", "deck": "Ac Ad"}, pot=6, rounds=1)
    heard.declare().declare().declare()
    assert -sum(heard.balances) == {"re-ante": 3, "coward": 2, "all-out-match": 12}[other]


@pytest.mark.parametrize("other", NOBODY_IN)
def test_a_second_declaration_lets_a_rule_for_nobody_in_apply_in_turn(other: str) -> None:
    plugin = {"re-ante": ReAnte(), "coward": Coward(), "all-out-match": AllOutMatch()}[other]
    once = {"in-turn": InTurn(), other: plugin}
    assert [warning.text for warning in assemble(game(plugins=once)).warnings] == ["in-turn-objection-never-applies"]
    twice = {**once, "two-plus-one": TwoPlusOne(second_declaration=True)}
    assert assemble(game(plugins=twice)).warnings == ()


def test_all_out_at_the_second_declaration_only_three_cards_are_compared_but_every_holder_matches() -> None:
    cards = hands("7s 4h 3c", "9c 4d 5h", "Ac 2d")
    plugins = [("two-plus-one", TwoPlusOne(second_declaration=True)), ("all-out-match", AllOutMatch())]
    heard = table(*plugins, cards=cards).declare(0, 1).declare()  # type: ignore[arg-type]
    assert heard.moves() == [(1, "pot", 6, "best-out"), (2, "pot", 6, "holds")]


def test_draw_comes_before_pass_in_whichever_order_they_are_listed() -> None:
    for plugins in ({"draw": Draw(), "pass-cards": PassCards()}, {"pass-cards": PassCards(), "draw": Draw()}):
        heard = Heard(game(plugins=plugins), 2, hands("Qs 7h", "Kc Qd"), pot=6, rounds=1)
        kinds = [heard.session.pending[0].kind]
        heard.say(()).say(())
        kinds.append(heard.session.pending[0].kind)
        assert kinds == ["discard", "pass"]


def test_no_split_and_all_tied_beside_single_loser_the_pot_stays() -> None:
    # three antes are paid, for every round costs one
    tied = hands("Kh 9s", "9c 4d", "Kc 9d")
    heard = table(("no-split", NoSplit()), ("single-loser", SingleLoser()), cards=tied).declare(0, 2)
    assert (heard.balances, heard.pot) == ((-1, -1, -1), 9)


def test_no_split_and_tied_with_the_ghost_the_pot_stays() -> None:
    tied = {**hands("Kh 9s", "9c 4d", "7c 2d"), "ghost": "Kc 9d"}
    for plugins in ([("no-split", NoSplit()), ("ghost", Ghost())], [("ghost", Ghost()), ("no-split", NoSplit())]):
        heard = table(*plugins, cards=tied).declare(0, 1)  # type: ignore[arg-type]
        assert (heard.balances, heard.pot) == ((0, -6, 0), 12)


def test_a_largest_loss_holds_for_a_coward_who_matches_and_for_who_loses_to_a_house() -> None:
    limit = ("max-loss", MaxLoss(amount=4))
    coward = table(limit, ("coward", Coward(pays="pot")), cap=False).declare()
    assert coward.balances == (0, 0, -4)
    for house in (("ghost", Ghost()), ("beat-the-deck", BeatTheDeck())):
        heard = table(limit, house, cards={**CARDS, "ghost": "Ac Ad", "deck": "Ac Ad"}, cap=False).declare(2)
        assert (heard.balances, heard.pot) == ((0, 0, -4), 10)


def test_who_plays_blind_cannot_give_a_card_for_the_travelling_one() -> None:
    steps = (AnteStep(), DealStep(cards=2, face="dark"), TravelStep(), LookStep(), DeclareStep(), ShowdownStep(), SettleStep())
    plugins: dict[str, Variant] = {"blind": Blind(), "travelling-card": TravellingCard()}
    heard = Heard(game(*steps, plugins=plugins), 3, {**CARDS, "offer": "Ac"}, pot=6, rounds=1)
    assert {request.kind for request in heard.session.pending} == {"look"}


def test_ghosts_that_are_dealt_along_in_every_round_cannot_be_kept() -> None:
    with pytest.raises(RulesetError) as refused:
        assemble(game(plugins={"kept-ghosts": KeptGhosts(), "ghost": Ghost()}))
    (complaint,) = refused.value.complaints
    assert (complaint.path, complaint.others) == (("plugins", "ghost", "dealt"), (("plugins", "kept-ghosts"),))
    assert says("kept-ghosts", complaint.text)
