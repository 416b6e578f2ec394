"""The laws that hold with every plugin, on top of the tables of `tables`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from hypothesis import strategies as st
from tables import NAMES

from guts_core.events import RoundEnded
from guts_core.messages import Messages
from guts_core.requests import Answer, Choose, Request
from guts_core.ruleset import Ruleset
from guts_core.session import Session
from guts_core.variant import Variant

SEATS = st.integers(2, 7)
CAPS = st.sampled_from((False, 1, 3, 7, 20, 100))
LUCK = st.tuples(st.integers(0, 2**32), st.integers(0, 2**32), st.sampled_from((0.1, 0.4, 0.8)))
"""A seed for the cards, one for the declarations, and how likely a seat is to be in."""


def obeys(plugins: Mapping[str, Variant], seats: int, luck: tuple[int, int, float], rounds: int = 12, **keys: Any) -> Session:
    """Play rounds at random: chips are conserved, rounds end, and a reserve means a pot at the cap."""
    rules = Ruleset(plugins=dict(plugins), **keys)
    seed, answers, bold = luck
    random = Random(answers)
    ended: list[RoundEnded] = []

    def hear(event: object) -> None:
        if isinstance(event, RoundEnded):
            ended.append(event)

    session = Session(rules, NAMES[:seats], seed=seed, cycles=10**6, rounds=rounds, listeners=[hear])
    for _ in range(rounds * 20 * seats):
        if session.over:
            break
        session.answer([_any_answer(request, random, bold) for request in session.pending])
    assert session.over
    assert session.rounds == len(ended) == rounds
    for end in ended:
        pots = dict(end.pots)
        assert sum(end.balances) + sum(pots.values()) == 0
        assert not pots["reserve"] or pots["pot"] == rules.cap
    return session


def _any_answer(request: Request, random: Random, bold: float) -> Answer:
    if isinstance(request, Choose):
        return request.choices[0 if random.random() < bold else -1]
    return tuple(random.sample(request.cards, random.randint(request.least, request.most)))


def has_words(name: str, plugin: Variant, *ids: str, **facts: object) -> None:
    """There is a text for the summary, for each option with its value, and for these reasons and objections."""
    messages = Messages("en", [f"guts_plugins:{name}"])
    assert messages.text(f"{name}-summary")
    for option in type(plugin).model_fields:
        assert messages.text(f"{name}-{option}", value=getattr(plugin, option))
    for id in ids:
        assert messages.text(f"{name}-{id}", **facts)
