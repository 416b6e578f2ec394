"""Checks of what a seat sees when it is asked."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Final

from guts_core.acting import Shuffled
from guts_core.cards import Card
from guts_core.conformance.lab import Lab
from guts_core.conformance.playing import Playing, Trial
from guts_core.requests import Answer, IllegalAnswer, Request, View
from guts_core.steps import DeclareStep
from guts_core.table import Name

Faults = Generator[str, None, str]

MOST_SWAPS: Final = 3
"""In each game, for so many requests the cards that the seat cannot see are swapped."""


class Swapped(Shuffled):
    """The same cards as from a seed, but from some round on with other faces.

    Args:
        seed: the session's seed.
        faces: for each card the one that takes its place.
        first: the round from which on.
    """

    __slots__ = ("_back", "_faces", "_first", "_now")

    def __init__(self, seed: int, faces: dict[Card, Card], first: int) -> None:
        super().__init__(seed)
        self._faces = faces
        self._back = {new: old for old, new in faces.items()}
        self._first = first
        self._now = False

    def start(self, round: int, deck: Sequence[Card]) -> None:
        """As in `Cards`."""
        self._now = round >= self._first
        super().start(round, deck)

    def deal(self, holders: Sequence[Name], each: int) -> list[tuple[Card, ...]]:
        """As in `Cards`."""
        dealt = super().deal(holders, each)
        return [tuple([self._faces.get(card, card) for card in cards]) for cards in dealt] if self._now else dealt

    def restock(self, cards: Sequence[Card]) -> None:
        """As in `Cards`."""
        super().restock([self._back.get(card, card) for card in cards] if self._now else cards)


def views_closed(lab: Lab) -> Faults:
    """What a seat is asked and shown does not depend on cards that it has not seen; a view is what the table says it sees."""
    swapped = 0
    for trial in lab.playable():
        playing = Playing(trial)
        first_asked: dict[tuple[int, int], int] = {}
        while not playing.over:
            assert playing.session is not None
            for request in playing.session.pending:
                fault = _wrong_view(playing, request)
                if fault:
                    yield f"{fault}, {trial}"
                    return ""
                first_asked.setdefault((request.public.round, request.seat), len(playing.groups))
            playing.step()
        chosen = Random(trial.seed).sample(sorted(first_asked.items()), min(MOST_SWAPS, len(first_asked)))
        for (number, seat), group in chosen:
            swapped += 1
            fault = _depends(playing, trial, number, seat, group)
            if fault:
                yield f"{fault}, {trial}"
    return f"{len(lab.trials)} games, {swapped} requests asked again with other hidden cards"


def _wrong_view(playing: Playing, request: Request) -> str:
    assert playing.session is not None
    [view] = playing.session._play.views([request.seat])
    if request.view == view:
        return ""
    names = [name for name in View._fields if getattr(request.view, name) != getattr(view, name)]
    return f"the request {request.kind!r} shows seat {request.seat} another {' and '.join(names)} than it can see"


def _depends(playing: Playing, trial: Trial, number: int, seat: int, group: int) -> str:
    """Play up to the seat's first request of a round with the cards swapped that it has not seen; nothing must have changed."""
    request = next(request for request in playing.groups[group][0] if request.seat == seat)
    known = {card for card in request.hand if card is not None} | {card for _, cards in request.known for card in cards}
    known |= {card for _, cards in request.public.hands for card in cards if card is not None}
    deck = playing.trial.loaded.game.rules().deck()
    hidden = [card for card in deck if card not in known]
    faces = dict(zip(hidden, Random(trial.seed + seat).sample(hidden, len(hidden)), strict=True))
    other = Playing(trial, cards=lambda: Swapped(trial.seed, faces, number))
    for requests, answers in playing.groups[:group]:
        new = [_with_faces(answer, faces) if asked.public.round >= number else answer for asked, answer in zip(requests, answers)]  # noqa: B905
        try:
            if other.over:
                break
            pending = other.session.pending if other.session is not None else ()
            if [(one.seat, one.kind) for one in pending] != [(one.seat, one.kind) for one in requests]:
                return ""  # another seat is asked, or not, for the cards that it holds itself: from here on it is another game
            other.step(new)
        except (IllegalAnswer, ValueError):
            break
    pending = () if other.over or other.session is None else other.session.pending
    what = f"the request {request.kind!r} to seat {seat} in round {number}"
    found = next((one for one in pending if (one.seat, one.kind) == (seat, request.kind)), None)
    if found is None or len(other.groups) != group:
        return f"{what} would not come with other hidden cards"
    if found != request:
        names = [name for name in request._fields if getattr(request, name) != getattr(found, name)]
        if names == ["public"]:
            names = [
                f"public {name}"
                for name in request.public._fields
                if getattr(request.public, name) != getattr(found.public, name)
            ]
        return f"{what} has another {' and '.join(names)} with other hidden cards"
    return ""


def _with_faces(answer: Answer, faces: dict[Card, Card]) -> Answer:
    return answer if isinstance(answer, str) else tuple([faces.get(card, card) for card in answer])


def simultaneous(lab: Lab) -> Faults:
    """Who declares at once hears nothing of the others; unless a rule orders otherwise, everybody declares at once."""
    for trial in lab.playable():
        answering = trial.loaded.ruleset.answering
        in_turn = bool(answering("order") or answering("ask_again"))
        playing = Playing(trial)
        asked: dict[tuple[int, int], int] = {}
        while not playing.over:
            assert playing.session is not None
            fault = _heard(playing, asked, in_turn)
            if fault:
                yield f"{fault}, {trial}"
                break
            playing.step()
    return f"{len(lab.trials)} games"


def _heard(playing: Playing, asked: dict[tuple[int, int], int], in_turn: bool) -> str:
    """What is wrong with the declarations that are open now; `asked` counts the groups of each asking."""
    session = playing.session
    assert session is not None
    requests = [request for request in session.pending if request.kind == DeclareStep.kind()]
    if not requests:
        return ""
    table = session.table
    asking = (table.round, len(table.record.said))
    asked[asking] = asked.get(asking, 0) + 1
    if not in_turn and asked[asking] > 1:
        return f"seat {requests[0].seat} declares after others have, and no rule about the order says so"
    if not in_turn and requests[0].public.said:
        return f"seat {requests[0].seat} hears {requests[0].public.said} before it declares"
    if len({request.public.said for request in requests}) > 1:
        return "seats that declare at once have heard different things"
    return ""
