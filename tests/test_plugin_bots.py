"""Bots that bet and swap: the better the hand the bolder the word, and only exchanges that help."""

from __future__ import annotations

from guts_plugins.betting import BetStep, Betting
from guts_plugins.travelling_card import OFFER, TravellingCard, TravelStep
from tables import Heard, drive, game, hands

from guts_core.cards import parse_cards
from guts_core.game import assemble
from guts_core.ruleset import Ruleset
from guts_core.session import Session
from guts_core.steps import AnteStep, DealStep, DeclareStep, SettleStep, ShowdownStep
from guts_core.strategies import Bot

NAMES = ("Ana", "Bo", "Cy", "Di")
BETTING = game(AnteStep(), DealStep(cards=2), BetStep(), ShowdownStep(), SettleStep(), plugins={"betting": Betting()}, cap=False)
TRAVELLING = game(
    AnteStep(),
    DealStep(cards=2),
    TravelStep(laps=100),
    DeclareStep(),
    ShowdownStep(),
    SettleStep(),
    plugins={"travelling-card": TravellingCard()},
)


def said(*cards: str) -> list[str]:
    """What bots with these cards say when all have spoken once, the first having bet."""
    heard = Heard(BETTING, len(cards), hands(*cards), rounds=1)
    bot = Bot(assemble(BETTING), 0)
    words = []
    for number in range(len(cards)):
        (request,) = heard.session.pending
        words.append(str(bot(request)))
        heard.say("bet" if number == 0 else "call")
    return words


def test_a_good_hand_bets_and_raises_a_middling_one_calls_and_a_bad_one_folds() -> None:
    assert said("As Ah", "Ks Kh", "Jc 6d", "3s 2h") == ["bet", "raise", "call", "fold"]
    assert said("3s 2h", "Ks Kh")[0] == "check"


def swaps(rules: Ruleset, cards: str, offer: str) -> object:
    heard = Heard(rules, 2, {**hands(cards, "9s 8s"), OFFER: offer}, rounds=1)
    return Bot(assemble(rules), 0)(heard.session.pending[0])


def test_an_offer_is_taken_for_the_worst_card_where_that_helps() -> None:
    assert swaps(TRAVELLING, "Ks 7h", "Kc") == parse_cards("7h")
    assert swaps(TRAVELLING, "Ks Kh", "Ac") == ()
    assert swaps(TRAVELLING, "Ks Qh", "Jc") == ()


def test_tables_of_them_end() -> None:
    for rules in (BETTING, TRAVELLING):
        built = assemble(rules)
        for seed in range(5):
            session = Session(built, NAMES, seed=seed, cycles=1, rounds=500)
            drive(session, Bot(built, seed))
            assert session.rounds < 500
