"""The laws that hold with every plugin and with every pair of them, on top of the tables of `tables`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from guts_plugins.all_out_match import RANKS, AllOutMatch
from guts_plugins.beat_the_deck import BeatTheDeck
from guts_plugins.compulsory import Compulsory
from guts_plugins.coward import Coward
from guts_plugins.draw import Draw
from guts_plugins.ghost import Ghost
from guts_plugins.in_turn import InTurn
from guts_plugins.legs import Legs
from guts_plugins.max_loss import MaxLoss
from guts_plugins.no_split import NoSplit
from guts_plugins.outs_ante import OutsAnte
from guts_plugins.pass_cards import PassCards
from guts_plugins.re_ante import ReAnte
from guts_plugins.single_loser import SingleLoser
from guts_plugins.two_plus_one import TwoPlusOne
from hypothesis import settings
from hypothesis import strategies as st
from tables import NAMES, write_log

from guts_core.discovery import Entry
from guts_core.events import Event, RoundEnded
from guts_core.game import assemble
from guts_core.messages import Messages
from guts_core.requests import Answer, Choose, Request
from guts_core.ruleset import Ruleset
from guts_core.session import Session
from guts_core.variant import Variant

SEATS = st.integers(2, 7)
CAPS = st.sampled_from((False, 1, 3, 7, 20, 100))
LUCK = st.tuples(st.integers(0, 2**32), st.integers(0, 2**32), st.sampled_from((0.1, 0.4, 0.8)))
"""A seed for the cards, one for the declarations, and how likely a seat is to be in."""

FEW: Final = settings(max_examples=30)
"""For the laws of one plugin: a round is long, and every pair is tried as well."""

BOOLEANS = st.booleans()

PLUGINS: Final[dict[str, st.SearchStrategy[Variant]]] = {
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
        tie=st.sampled_from(("push", "ghost")),
        hands=st.integers(1, 3),
        nobody_in=st.sampled_from(("ante", "as-ruled")),
    ),
    "draw": st.builds(Draw, max=st.none() | st.integers(1, 4), when=st.sampled_from(("before", "after"))),
    "pass-cards": st.builds(PassCards, cards=st.integers(1, 3), direction=st.sampled_from(("left", "right"))),
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
"""Every bundled plugin, with any options that it admits."""

NO_CAP: Final = frozenset({"max-loss", "legs"})
"""The plugins that want a ruleset without a cap."""

ROOT: Final = Path(__file__).resolve().parent.parent
RULESETS: Final = tuple(sorted((ROOT / "rulesets").glob("*.toml")))
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
        given.append([_any_answer(request, random, bold) for request in session.pending])
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


def _any_answer(request: Request, random: Random, bold: float) -> Answer:
    if isinstance(request, Choose):
        return request.choices[0 if random.random() < bold else -1]
    return tuple(random.sample(request.cards, random.randint(request.least, request.most)))


@cache
def _words(plugin: str) -> Messages:
    return Messages("en", [f"guts_core:{plugin}" if plugin == "default" else f"guts_plugins:{plugin}"])


def _has_reasons(events: list[Event]) -> None:
    """Whatever a bundled plugin has moved has a text that says why."""
    said = {(event.plugin, event.reason) for event in events if getattr(event, "reason", "")}  # type: ignore[union-attr]
    known = {(plugin, reason) for plugin, reason in said if plugin in PLUGINS or plugin == "default"}
    assert {id for plugin, reason in known if not _words(plugin).has(id := f"{plugin}-reason-{reason}")} == set()


def has_words(name: str, plugin: Variant, *ids: str, **facts: object) -> None:
    """There is a text for the summary, for each option with its value, and for these reasons and objections."""
    messages = Messages("en", [f"guts_plugins:{name}"])
    assert messages.text(f"{name}-summary")
    for option in type(plugin).model_fields:
        assert messages.text(f"{name}-{option}", value=getattr(plugin, option))
    for id in ids:
        assert messages.text(f"{name}-{id}", **facts)
