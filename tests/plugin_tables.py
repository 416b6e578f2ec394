"""The laws that hold with every plugin and with every pair of them, on top of the tables of `tables`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, get_args, get_origin

from guts_plugins.all_out_match import RANKS, AllOutMatch, Rank
from guts_plugins.beat_the_deck import BeatTheDeck
from guts_plugins.betting import BetStep, Betting
from guts_plugins.blind import Blind
from guts_plugins.both_ways import BothWays
from guts_plugins.category_floor import CategoryFloor
from guts_plugins.compulsory import Compulsory
from guts_plugins.coward import Coward
from guts_plugins.dealer_names_wild import DealerNamesWild
from guts_plugins.draw import Draw, DrawStep
from guts_plugins.elimination import Elimination
from guts_plugins.extra_card import ExtraCard, ExtraCardStep
from guts_plugins.fewer_wilds_first import FewerWildsFirst
from guts_plugins.forced_fold import ForcedFold, ForcedFoldStep
from guts_plugins.forced_in import ForcedIn
from guts_plugins.ghost import Ghost
from guts_plugins.hole_cards import HoleCards
from guts_plugins.house_discard import HouseDiscard, HouseDiscardStep
from guts_plugins.in_turn import InTurn
from guts_plugins.jokers import Jokers
from guts_plugins.kept_ghosts import FurtherGhostStep, KeptGhosts
from guts_plugins.last_round import LastRound
from guts_plugins.legs import Legs
from guts_plugins.live_pots import LivePots
from guts_plugins.matched_money import MatchedMoney
from guts_plugins.max_loss import MaxLoss
from guts_plugins.max_win import MaxWin
from guts_plugins.multiplier import Multiplier
from guts_plugins.no_split import NoSplit
from guts_plugins.odd_chips import OddChips
from guts_plugins.outs_ante import OutsAnte
from guts_plugins.outs_match import OutsMatch, OutsMatchStep
from guts_plugins.pass_cards import PassCards
from guts_plugins.pay_winner import PayWinner
from guts_plugins.qualifier import Qualifier
from guts_plugins.re_ante import ReAnte
from guts_plugins.reserve_prize import ReservePrize
from guts_plugins.set_amount import SetAmount
from guts_plugins.single_loser import SingleLoser
from guts_plugins.split_hand import SplitHand, SplitStep, TakeUpStep
from guts_plugins.suit_order import SuitOrder
from guts_plugins.table_stakes import TableStakes
from guts_plugins.trade import Trade, TradeStep
from guts_plugins.travelling_card import TravellingCard, TravelStep
from guts_plugins.two_plus_one import TwoPlusOne
from guts_plugins.wild_own import WildOwn
from guts_plugins.wild_pair_apart import WildPairApart
from guts_plugins.wild_rank_of import WildRankOf
from guts_plugins.won_legs import WonLegs
from hypothesis import settings
from hypothesis import strategies as st
from tables import NAMES, write_log

from guts_core.chips import is_amount_field
from guts_core.discovery import Entry
from guts_core.events import Event, RoundEnded
from guts_core.game import assemble
from guts_core.messages import Messages
from guts_core.ranking import Ranking
from guts_core.requests import Answer, Choose, Request
from guts_core.ruleset import Ruleset, Seats
from guts_core.session import Session
from guts_core.steps import AnteStep, ContestSpec, DealStep, DeclareStep, Part, SettleStep, ShowdownStep, Step
from guts_core.variant import Variant

SEATS = st.integers(2, 7)
CAPS = st.sampled_from((False, 1, 3, 7, 20, 100))
LUCK = st.tuples(st.integers(0, 2**32), st.integers(0, 2**32), st.sampled_from((0.1, 0.4, 0.8)))
"""A seed for the cards, one for the declarations, and how likely a seat is to be in."""

FEW: Final = settings(max_examples=30)
"""For the laws of one plugin: a round is long, and every pair is tried as well."""

BOOLEANS = st.booleans()


def options(model: type[Part], **by_hand: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Instances of a plugin or a step: what a field admits, if it says so simply; else its default, unless given by hand."""
    fields = {name: _values(field) for name, field in model.model_fields.items() if name not in ("do", "when", "pot")}
    return st.builds(model, **{name: values for name, values in fields.items() if values is not None} | by_hand)


def _values(field: Any) -> st.SearchStrategy[Any] | None:
    kind = field.annotation
    limits = {key: getattr(item, key) for item in field.metadata for key in ("ge", "le", "min_length") if hasattr(item, key)}
    if is_amount_field(field):
        return st.integers(1, 5) | st.sampled_from((Fraction(1, 3), Fraction(3, 2)))
    if kind is bool:
        return BOOLEANS
    if kind is int:
        least = limits.get("ge", 1)
        return st.integers(least, min(limits.get("le", 99), least + 3))
    if get_origin(kind) is Literal:
        return st.sampled_from(get_args(kind))
    if kind == tuple[Rank, ...]:
        return st.lists(st.sampled_from(RANKS), unique=True, min_size=limits.get("min_length", 0), max_size=4).map(tuple)
    return None


DOCUMENTED: Final[dict[str, st.SearchStrategy[Variant]]] = {
    "in-turn": st.sampled_from(
        (InTurn(), InTurn(dealer_takes=False), InTurn(dealer_takes=False, second_chance="dealer-alone")),
    ),
    "re-ante": st.just(ReAnte()),
    "coward": st.builds(Coward, pays=st.sampled_from(("others", "everyone", "pot")), tie=st.sampled_from(("share", "each"))),
    "compulsory": st.builds(Compulsory, also_after_refill=BOOLEANS),
    "single-loser": st.builds(SingleLoser, ante_every_round=BOOLEANS),
    "no-split": st.just(NoSplit()),
    "ghost": st.builds(
        Ghost,
        plays=st.sampled_from(("always", "lone")),
        tie=st.sampled_from(("push", "ghost", "seat")),
        hands=st.integers(1, 3),
        nobody_in=st.sampled_from(("ante", "as-ruled")),
    ),
    "draw": st.builds(Draw, max=st.none() | st.integers(1, 4), when=st.sampled_from(("before", "after"))),
    "pass-cards": st.builds(PassCards, cards=st.integers(1, 2), direction=st.sampled_from(("left", "right"))),
    "two-plus-one": st.sampled_from(
        (TwoPlusOne(), TwoPlusOne(second_declaration=True), TwoPlusOne(second_declaration=True, extra_ante=True)),
    ),
    "max-loss": st.builds(MaxLoss, amount=st.integers(1, 50) | st.fractions(0, 10, max_denominator=12)),
    "outs-ante": st.just(OutsAnte()),
    "all-out-match": st.builds(AllOutMatch, ranks=st.lists(st.sampled_from(RANKS), unique=True, max_size=4).map(tuple)),
    "beat-the-deck": st.builds(BeatTheDeck, cards=st.none() | st.integers(1, 4), tie=st.sampled_from(("push", "deck"))),
    "legs": st.builds(
        Legs,
        to_win=st.integers(1, 4),
        several_winners=st.sampled_from(("each", "shared")),
        tie=st.sampled_from(("pays", "nothing")),
    ),
}
"""The published variations, with any options that they admit. Each has a ruleset of its own."""

PLUGINS: Final[dict[str, st.SearchStrategy[Variant]]] = {
    **DOCUMENTED,
    "betting": options(Betting),
    "blind": options(Blind),
    "both-ways": options(BothWays),
    "category-floor": options(CategoryFloor, category=st.sampled_from(("straight", "pair"))),
    "dealer-names-wild": options(DealerNamesWild),
    "elimination": options(Elimination),
    "extra-card": options(ExtraCard),
    "fewer-wilds-first": options(FewerWildsFirst),
    "forced-fold": options(ForcedFold),
    "forced-in": options(ForcedIn),
    "hole-cards": options(HoleCards),
    "house-discard": options(HouseDiscard),
    "jokers": options(Jokers),
    "kept-ghosts": options(KeptGhosts),
    "last-round": options(LastRound, rounds=st.none() | st.integers(1, 9)),
    "live-pots": options(LivePots, pots=st.sampled_from((("pot",), ("side", "pot")))),
    "matched-money": options(MatchedMoney),
    "max-win": options(MaxWin),
    "multiplier": options(Multiplier),
    "odd-chips": options(OddChips),
    "outs-match": options(OutsMatch),
    "pay-winner": options(PayWinner),
    "qualifier": options(Qualifier, hand=st.sampled_from(("Qs", "Js Jh", "7c 2d"))),
    "reserve-prize": options(ReservePrize),
    "set-amount": options(SetAmount),
    "split-hand": options(SplitHand),
    "suit-order": options(SuitOrder, suits=st.permutations(("spades", "hearts", "diamonds", "clubs")).map(tuple)),
    "table-stakes": options(TableStakes),
    "trade": options(Trade),
    "travelling-card": options(TravellingCard),
    "wild-own": options(WildOwn),
    "wild-pair-apart": options(WildPairApart),
    "wild-rank-of": options(
        WildRankOf,
        holder=st.sampled_from(("board", "ghost", "first-shown")),
        cards=st.sampled_from((("first",), ("last",), ("lowest", "highest"), (2,))),
    ),
    "won-legs": options(WonLegs, blind=st.just(0)),
}
"""Every bundled plugin, with any options that it admits by itself."""

BEFORE: Final[dict[str, st.SearchStrategy[Step]]] = {
    "live-pots": options(AnteStep, when=st.sampled_from(("pot-alive", "pot-empty")), who=st.just("everyone"), amount=st.none()),
    "trade": options(TradeStep),
    "travelling-card": options(TravelStep, laps=st.integers(1, 3)),
    "split-hand": st.just(SplitStep(cards=1)),
}
"""What is done before the declaration with the steps of a plugin, or with its conditions."""
AFTER: Final[dict[str, st.SearchStrategy[Step]]] = {
    "kept-ghosts": options(
        FurtherGhostStep, cards=st.just(2), most=st.integers(1, 3), when=st.sampled_from(("nobody-in", "always"))
    ),
    "outs-match": options(OutsMatchStep, part=st.sampled_from((1, Fraction(1, 2), Fraction(2, 3)))),
    "extra-card": options(ExtraCardStep, cards=st.just(1)),
    "forced-fold": options(ForcedFoldStep),
    "house-discard": options(HouseDiscardStep, house=st.just("board")),
    "betting": options(BetStep),
}
"""What is done after it."""
TAKEN_UP: Final = "won-unmatched"
LOW: Final = {"categories": ("pair", "high card"), "low": True, "aces": "low"}
HIGH_LOW: Final = (
    ContestSpec(name="high", share=Fraction(1, 2), among=("high", "both")),
    ContestSpec(name="low", share=Fraction(1, 2), among=("low", "both"), ranking=LOW),
)
WITH_STRAIGHTS: Final = Ranking(categories=("straight", "pair", "high card"))
WITH_BOARD: Final = frozenset({"hole-cards", "house-discard", "wild-rank-of"})
WITH_OPEN_CARDS: Final = frozenset({"betting", "forced-in", "forced-fold"})


@st.composite
def around(draw: st.DrawFn, plugins: dict[str, Variant]) -> dict[str, Any]:
    """The keys of a ruleset in which these plugins have something to do: a cap, the seats, steps and a ranking.

    Options that want a certain other plugin are set in `plugins`, where that one is there.
    """
    there = plugins.keys()
    keys: dict[str, Any] = {"cap": False if _takes_no_cap(plugins) else draw(CAPS), "seats": Seats(max=7)}
    if there <= DOCUMENTED.keys():
        return keys
    if {"won-legs", "blind"} <= there:
        plugins["won-legs"] = plugins["won-legs"].model_copy(update={"blind": draw(st.integers(0, 2))})
    split, kept = "split-hand" in there, {"kept-ghosts", "ghost"} <= there
    if kept:
        plugins["ghost"] = plugins["ghost"].model_copy(update={"dealt": "by-steps"})
    if split and "pass-cards" in there:  # only the larger part of the hand is left to be passed from
        plugins["pass-cards"] = plugins["pass-cards"].model_copy(update={"cards": 1})
    dealt = (2 if split else 1, 1)
    steps: list[Step] = [AnteStep(), DealStep(cards=dealt[0]), DealStep(cards=dealt[1], face="up")]
    if not WITH_OPEN_CARDS & there:
        steps[1:] = [DealStep(cards=sum(dealt))]
    if WITH_BOARD & there:
        steps.append(DealStep(cards=3, to="board", face="up"))
    if kept:
        steps.append(DealStep(cards=2, to="ghost", when="no-ghost"))
    if {"draw", "multiplier"} <= there:
        steps.append(DrawStep(counted=True))
    steps += [draw(made) for name, made in BEFORE.items() if name in there]
    ways = "both-ways" in there
    steps.append(DeclareStep(choices=("high", "low", "both", "out")) if ways else DeclareStep())
    steps += [draw(made) for name, made in AFTER.items() if name in there]
    steps += [ShowdownStep(contests=HIGH_LOW) if ways else ShowdownStep(), SettleStep()]
    if split:
        steps += [
            AnteStep(who="everyone", when=TAKEN_UP),
            TakeUpStep(cards=2, when=TAKEN_UP),
            ShowdownStep(when=TAKEN_UP),
            SettleStep(when=TAKEN_UP),
        ]
    if "category-floor" in there:
        keys["ranking"] = WITH_STRAIGHTS
    if "odd-chips" in there:
        # so small that every amount above is a multiple of it
        keys["chip"] = Fraction(1, 27_720)
    return keys | {"steps": tuple(steps)}


def _takes_no_cap(plugins: Mapping[str, Variant]) -> bool:
    """Whether one of the plugins wants a ruleset without a cap."""
    stays = isinstance(legs := plugins.get("won-legs"), WonLegs) and legs.pot == "stays"
    return stays or not plugins.keys().isdisjoint(("max-loss", "legs"))


ROOT: Final = Path(__file__).resolve().parent.parent
RULESETS: Final = tuple(sorted((ROOT / "rulesets").glob("*.toml")))
CATALOGUE: Final = tuple(sorted((ROOT / "tests" / "catalogue").glob("*.toml")))
ENTRIES: Final = tuple(
    Entry(name, value, "guts-core", "0")
    for name, value in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"][
        "guts.plugins"
    ].items()
)
"""The bundled plugins as an installation would list them."""


def obeys(plugins: Mapping[str, Variant], players: int, luck: tuple[int, int, float], rounds: int = 12, **keys: Any) -> Session:
    """Play rounds at random: chips are conserved, rounds end, a reserve means a pot at the cap, and a replay is identical."""
    rules = Ruleset(plugins=dict(plugins), **keys)
    game = assemble(rules)
    seed, answers, bold = luck
    random = Random(answers)
    events: list[Event] = []
    session = Session(game, NAMES[:players], seed=seed, cycles=10**6, rounds=rounds, listeners=[events.append])
    given: list[list[Answer]] = []
    for _ in range(rounds * 20 * players):
        if session.over:
            break
        given.append([any_answer(request, random, bold) for request in session.pending])
        session.answer(given[-1])
    assert session.over
    ended = [event for event in events if isinstance(event, RoundEnded)]
    assert session.rounds == len(ended) == rounds
    for end in ended:
        pots = dict(end.pots)
        assert sum(end.balances) + sum(pots.values()) == 0
        assert all(chips >= 0 for chips in pots.values())
        assert not pots["reserve"] or pots["pot"] == rules.cap
    again: list[Event] = []
    replay = Session(game, NAMES[:players], seed=seed, cycles=10**6, rounds=rounds, listeners=[again.append])
    for said in given:
        replay.answer(said)
    assert write_log(again) == write_log(events)
    _has_reasons(events)
    return session


def any_answer(request: Request, random: Random, bold: float) -> Answer:
    if isinstance(request, Choose):
        return request.choices[0 if random.random() < bold else -1]
    return tuple(random.sample(request.cards, random.randint(request.least, request.most)))


@cache
def _words(plugin: str) -> Messages:
    return Messages("en", [f"guts_core:{plugin}" if plugin == "default" else f"guts_plugins:{plugin}"])


def says(plugin: str, id: str) -> bool:
    """Whether a bundled plugin has a text of this name."""
    return _words(plugin).has(id)


def _has_reasons(events: list[Event]) -> None:
    """Whatever a bundled plugin has moved has a text that says why."""
    said = {(event.plugin, event.reason) for event in events if getattr(event, "reason", "")}  # type: ignore[union-attr]
    known = {(plugin, reason) for plugin, reason in said if plugin in PLUGINS or plugin == "default"}
    assert {id for plugin, reason in known if not says(plugin, id := f"{plugin}-reason-{reason}")} == set()


def has_words(name: str, plugin: Variant, *ids: str, **facts: object) -> None:
    """There is a text for the summary, for each option with its value, and for these reasons and objections."""
    messages = Messages("en", [f"guts_plugins:{name}"])
    assert messages.text(f"{name}-summary")
    for option in type(plugin).model_fields:
        assert messages.text(f"{name}-{option}", value=getattr(plugin, option))
    for id in ids:
        assert messages.text(f"{name}-{id}", **facts)
