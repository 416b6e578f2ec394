"""What a seat can see: its own cards, what was shown, and nothing else."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import NAMES, SEATS, SEEDS, WORDS, Heard, game, hands, views

from guts_core.acting import Asking, Play
from guts_core.cards import DECK, Card, parse_cards, write
from guts_core.events import Declared, Effect, Revealed
from guts_core.hooks import hookimpl
from guts_core.ledger import Seat, Show
from guts_core.requests import Public, View
from guts_core.ruleset import Ruleset
from guts_core.steps import AnteStep, DealStep, DeclareStep, GroupStep, RepeatStep, SettleStep, ShowdownStep, Step
from guts_core.table import Contest, Table
from guts_core.variant import Variant


class InTurn(Variant):
    """Seats declare one after another from the dealer's left."""

    @hookimpl
    def guts_order(self, table: Table, who: tuple[Seat, ...]) -> Sequence[tuple[Seat, ...]]:
        return [(seat,) for seat in table.clockwise(who)]


class Compelled(Variant):
    """Seat 0 must be in."""

    @hookimpl(wrapper=True)
    def guts_choices(self, table: Table, seat: Seat, choices: Any, heard: Mapping[Seat, str]) -> Iterator[None]:
        choices = yield
        return ("in",) if seat == 0 else choices


class Ghost(Variant):
    """A ghost is dealt as many cards as everybody else."""

    @hookimpl
    def guts_house_cards(self, table: Table, step: DealStep) -> Mapping[str, int]:
        return {"ghost": step.cards}

    @hookimpl
    def guts_house(self, table: Table, ins: tuple[Seat, ...]) -> tuple[str, ...]:
        return ("ghost",) if ins else ()


def faces(view: View, name: Any) -> tuple[Card | None, ...]:
    """The public side of a holder's cards."""
    return dict(view.public.hands)[name]


def test_before_the_reveal() -> None:
    table = Heard(None, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6)
    for seat, view in views(table.session).items():
        assert view.seat == seat
        assert view.hand == view.cards == parse_cards(["Qs Qh", "Ac Kd", "Jc Jd"][seat])
        assert view.known == ()
        public = view.public
        assert public.names == ("Ana", "Bo", "Cy")
        assert (public.dealer, public.round, public.pot) == (2, 1, 6)
        assert public.pots == (("pot", 6), ("reserve", 0))
        assert public.balances == (0, 0, 0)
        assert public.hands == ((0, (None, None)), (1, (None, None)), (2, (None, None)))
        assert public.playing == public.ins == (0, 1, 2)
        assert public.said == ()


def test_a_view_is_a_plain_value_without_a_handle() -> None:
    view = views(Heard(None, 5, seed=8).session)[0]
    assert pickle.loads(pickle.dumps(view)) == view

    def plain(value: Any) -> bool:
        if isinstance(value, tuple):
            return all(map(plain, value))
        return value is None or type(value) in (int, str, Card)

    assert plain(view)


@settings(max_examples=40)
@given(SEATS, SEEDS, st.data())
def test_a_view_does_not_depend_on_others_hidden_cards(seats: int, seed: int, data: st.DataObject) -> None:
    """Two games that differ only in what others hold, out of sight: whoever sees no difference is asked the same."""
    cards = data.draw(st.permutations(DECK))
    seat = data.draw(st.integers(0, seats - 1))
    others = data.draw(st.permutations(cards[2:]))
    rounds = []
    for rest in (cards[2:], others):
        pile = iter(rest)
        rounds.append({name: write(cards[:2] if name == seat else (next(pile), next(pile))) for name in range(seats)})
    one, other = (Heard(None, seats, dealt, pot=5) for dealt in rounds)
    assert views(one.session)[seat] == views(other.session)[seat]
    # nobody compares hands where at most one is in, so nothing may come to light in the next round either
    lone = data.draw(st.integers(0, seats - 1))
    one.declare(lone)
    other.declare(lone)
    assert views(one.session)[seat] == views(other.session)[seat]


@settings(max_examples=40)
@given(st.integers(2, 8), st.lists(WORDS, min_size=8, max_size=8), st.lists(WORDS, min_size=8, max_size=8), st.data())
def test_a_view_does_not_depend_on_declarations_of_the_same_group(seats: int, one: Any, other: Any, data: st.DataObject) -> None:
    """In turn: until a seat hears the first declaration that differs, the two games look the same to it."""
    rules = game(plugins={"in-turn": InTurn()})
    first, second = Heard(rules, seats, seed=5), Heard(rules, seats, seed=5)
    for place in range(seats):
        [mine], [theirs] = first.session.pending, second.session.pending
        assert mine.seat == theirs.seat == place
        assert (mine.view == theirs.view) == (one[:place] == other[:place])
        assert mine.view.public.said == tuple(enumerate(one[:place]))
        first.say(one[place])
        second.say(other[place])


class Pairs(Variant):
    """Seats declare in groups of two."""

    @hookimpl
    def guts_order(self, table: Table, who: tuple[Seat, ...]) -> Sequence[tuple[Seat, ...]]:
        return [who[at : at + 2] for at in range(0, len(who), 2)]


def test_a_group_hears_the_groups_before_and_not_itself() -> None:
    table = Heard(game(plugins={"pairs": Pairs()}), 5)
    assert [request.seat for request in table.session.pending] == [0, 1]
    assert {request.view.public.said for request in table.session.pending} == {()}
    table.say("out", "in")
    assert [request.seat for request in table.session.pending] == [2, 3]
    assert {request.view.public.said for request in table.session.pending} == {((0, "out"), (1, "in"))}
    assert table.session.pending[0].view.public.ins == (0, 1, 2, 3, 4), "who is in is settled when all have declared"
    table.say("in", "in")
    assert [request.seat for request in table.session.pending] == [4]
    assert [event.said for event in table.of(Declared)] == [((0, "out"), (1, "in")), ((2, "in"), (3, "in"))]


def test_a_compelled_seat_is_not_asked_and_not_heard_before_its_group() -> None:
    table = Heard(game(plugins={"compelled": Compelled()}), 3, hands("2c 3d", "Ac Kd", "Jc Jd"), pot=4)
    assert [request.seat for request in table.session.pending] == [1, 2]
    assert table.session.pending[0].view.public.said == ()
    table.say("out", "in")
    assert table.of(Declared) == [Declared((0, 1, 2), ("in", "out", "in"), (1, 2))]
    assert table.balances == (-4, 0, 4)


def test_nothing_is_remembered_of_another_round() -> None:
    table = Heard(None, 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare(0, 1)
    for view in views(table.session).values():
        assert view.known == ()
        assert {faces(view, name) for name in range(3)} == {(None, None)}
        assert view.public.said == ()
        assert view.public.ins == (0, 1, 2)


def faced(face: str, *more: Any) -> Ruleset:
    return game(AnteStep(), DealStep(cards=1), DealStep(cards=1, face=face), *more, DeclareStep(), ShowdownStep(), SettleStep())


def test_cards_dealt_up() -> None:
    for view in views(Heard(faced("up"), 2, hands("Qs Qh", "Ac Kd")).session).values():
        assert view.hand == parse_cards(["Qs Qh", "Ac Kd"][view.seat])
        assert (faces(view, 0), faces(view, 1)) == ((None, parse_cards("Qh")[0]), (None, parse_cards("Kd")[0]))
        assert view.known == ()


def test_cards_dealt_dark() -> None:
    table = Heard(faced("dark"), 2, hands("Qs Qh", "Ac Kd"))
    for view in views(table.session).values():
        assert view.hand == (parse_cards(["Qs", "Ac"][view.seat])[0], None)
        assert len(view.cards) == 1
        assert (faces(view, 0), faces(view, 1)) == ((None, None), (None, None))
        assert view.known == ()
    table.declare(0, 1)
    assert dict(table.of(Revealed)[0].hands)[0] == parse_cards("Qs Qh"), "dark cards count all the same"


def test_a_board() -> None:
    rules = game(
        AnteStep(), DealStep(cards=1), DealStep(cards=1, to="board", face="up"), DeclareStep(), ShowdownStep(), SettleStep()
    )
    table = Heard(rules, 2, {0: "Qs", 1: "Ac", "board": "Qh"}, pot=3)
    for view in views(table.session).values():
        assert faces(view, "board") == parse_cards("Qh")
    assert table.declare(0, 1).balances == (3, -3), "the pair of queens"


def test_a_ghost_is_hidden_until_the_showdown() -> None:
    steps = (
        AnteStep(),
        DealStep(cards=2),
        DeclareStep(),
        ShowdownStep(),
        SettleStep(),
        DeclareStep(),
        ShowdownStep(),
        SettleStep(),
    )
    table = Heard(game(*steps, plugins={"ghost": Ghost()}), 2, {0: "Qs Qh", 1: "Ac Kd", "ghost": "2c 3d"})
    for view in views(table.session).values():
        assert faces(view, "ghost") == (None, None)
        assert view.known == ()
    table.declare(0)
    for view in views(table.session).values():
        assert faces(view, "ghost") == parse_cards("2c 3d")
        assert faces(view, 0) == parse_cards("Qs Qh")
        assert faces(view, 1) == (None, None)


def stages(seen_by: str) -> Ruleset:
    return game(
        AnteStep(),
        DealStep(cards=2),
        DeclareStep(),
        ShowdownStep(seen_by=seen_by),
        SettleStep(),
        DeclareStep(),
        ShowdownStep(),
        SettleStep(),
    )


def test_hands_shown_openly() -> None:
    table = Heard(stages("all"), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare(0, 1)
    for view in views(table.session).values():
        assert (faces(view, 0), faces(view, 1), faces(view, 2)) == (parse_cards("Qs Qh"), parse_cards("Ac Kd"), (None, None))
        assert view.known == ()
        assert view.public.ins == (0, 1)
        assert view.public.said == (), "a new asking"


def test_hands_shown_among_those_in() -> None:
    table = Heard(stages("in"), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare(0, 1)
    assert table.of(Revealed)[0].seen_by == (0, 1)
    seen = views(table.session)
    assert {faces(view, name) for view in seen.values() for name in range(3)} == {(None, None)}
    assert seen[0].known == ((1, parse_cards("Ac Kd")),)
    assert seen[1].known == ((0, parse_cards("Qs Qh")),)
    assert seen[2].known == ()
    assert [seen[seat].hand for seat in range(3)] == [parse_cards(cards) for cards in ("Qs Qh", "Ac Kd", "Jc Jd")]


def test_a_seat_that_is_alone_shows_nothing() -> None:
    table = Heard(stages("all"), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare(1)
    for view in views(table.session).values():
        assert {faces(view, name) for name in range(3)} == {(None, None)}
        assert view.known == ()


@pytest.mark.parametrize("seen_by", ["all", "in"])
def test_cards_dealt_after_a_showdown_are_hidden_again(seen_by: str) -> None:
    """As in games of several stages on kept cards."""
    first = (DeclareStep(), ShowdownStep(seen_by=seen_by), SettleStep())  # type: ignore[arg-type]
    steps = (AnteStep(), DealStep(cards=1), *first, DealStep(cards=1), *stages("all").steps[2:5])
    table = Heard(game(*steps), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"), pot=6).declare(0, 1)
    for view in views(table.session).values():
        assert faces(view, 0)[1] is None
        assert faces(view, 1)[1] is None
    known = {seat: dict(view.known) for seat, view in views(table.session).items()}
    shown = {0: {1: parse_cards("Ac")}, 1: {0: parse_cards("Qs")}, 2: {}}
    assert known == (shown if seen_by == "in" else {0: {}, 1: {}, 2: {}})


def test_cards_turned_up_by_an_effect() -> None:
    class Flash(Variant):
        @hookimpl
        def guts_nobody_in(self, table: Table, pot: str, stake: Any, contests: tuple[Contest, ...]) -> list[Effect]:
            return [Show(1)]

    table = Heard(game(*stages("all").steps, plugins={"flash": Flash()}), 2, hands("Qs Qh", "Ac Kd"))
    table.declare()
    assert table.of(Show) == [Show(1, "shown", "flash", "nobody_in")]
    for view in views(table.session).values():
        assert (faces(view, 0), faces(view, 1)) == ((None, None), parse_cards("Ac Kd"))


# Cards that change hands: steps of plugins


class Acting(Step):
    """Does something with cards that a test has thought of."""

    do: Any = "act"
    what: str = ""

    def run(self, play: Play) -> Asking:
        hands = play.table.hands
        if self.what == "pass-left":
            play.hand_on([(seat, (seat + 1) % len(hands), cards[:1]) for seat, cards in enumerate(list(hands))])
        elif self.what == "swap-up":
            play.exchange(0, hands[0][:1], 1, "up")
        elif self.what == "swap-dark":
            play.exchange(0, hands[0][:1], 1, "dark")
        elif self.what == "give-up-and-deal-again":
            # seat 0's cards that all have seen go away, are shuffled again, and come to seat 1 face down
            play.exchange(0, hands[0], 0)
            play.deal([1], 2, "down", "reshuffle")
        elif self.what == "lay-open":
            play.lay_open(hands[0][:1])
        elif self.what == "lay-aside":
            play.move_cards([(0, "aside", hands[0][:1])])
        elif self.what == "aside-to-1":
            play.move_cards([(0, "aside", hands[0][:1])])
            play.move_cards([("aside", 1, play.table.cards("aside"))])
        elif self.what == "shuffle-in":
            play.lay_open(hands[0])
            play.shuffle_in([0])
            play.deal([1], 2)
        return
        yield


class Acts(Variant):
    """Brings the kind."""

    @hookimpl
    def guts_kinds(self) -> list[type[Step]]:
        return [Acting]


def acting(what: str, times: int = 1, face: str = "down") -> Ruleset:
    acts = [Acting(what=what)] * times
    return game(
        AnteStep(), DealStep(cards=2, face=face), *acts, DeclareStep(), ShowdownStep(), SettleStep(), plugins={"acts": Acts()}
    )


def test_a_card_handed_on_is_known_to_giver_and_receiver() -> None:
    table = Heard(acting("pass-left"), 3, hands("Qs Qh", "Ac Kd", "Jc Jd"))
    seen = views(table.session)
    assert seen[1].hand == parse_cards("Kd Qs")
    assert seen[0].known == ((1, parse_cards("Qs")),)
    assert seen[1].known == ((2, parse_cards("Ac")),)
    assert seen[2].known == ((0, parse_cards("Jc")),)
    assert {faces(view, name) for view in seen.values() for name in range(3)} == {(None, None)}


def test_a_card_laid_open_is_seen_by_all() -> None:
    table = Heard(acting("lay-open"), 2, hands("Qs Qh", "Ac Kd"))
    assert table.session.table.open_cards(0) == parse_cards("Qs")
    assert table.session.table.open_cards(1) == ()
    assert {faces(view, 0) for view in views(table.session).values()} == {(*parse_cards("Qs"), None)}


def test_a_card_laid_aside_is_still_known_to_who_laid_it() -> None:
    table = Heard(acting("lay-aside"), 2, hands("Qs Qh", "Ac Kd"))
    seen = views(table.session)
    assert (seen[0].hand, seen[0].known) == (parse_cards("Qh"), (("aside", parse_cards("Qs")),))
    assert (faces(seen[1], "aside"), seen[1].known) == ((None,), ())


def test_a_card_that_comes_out_of_a_house_is_known_to_giver_and_receiver() -> None:
    table = Heard(acting("aside-to-1"), 2, hands("Qs Qh", "Ac Kd"))
    seen = views(table.session)
    assert seen[1].hand == parse_cards("Ac Kd Qs")
    assert seen[0].known == ((1, parse_cards("Qs")),)
    assert table.session.table.houses == {}, "a house that holds nothing is gone"


def test_cards_shuffled_in_are_forgotten() -> None:
    """The same two cards are dealt again, to another seat."""
    table = Heard(acting("shuffle-in"), 2, hands("Qs Qh", "Ac Kd Qs Qh"))
    seen = views(table.session)
    assert (seen[0].hand, len(seen[1].hand)) == ((), 4)
    assert (seen[0].known, faces(seen[0], 1)) == ((), (None,) * 4)


def test_a_card_handed_on_twice_is_known_to_all_three() -> None:
    """Seat 0 passes Qs to 1, then 1 passes Kd; seat 0 never sees that one."""
    table = Heard(acting("pass-left", 2), 4, hands("Qs Qh", "Ac Kd", "Jc Jd", "2c 3c"))
    seen = views(table.session)
    assert seen[1].hand == parse_cards("Qs Qh")
    assert dict(seen[0].known)[1] == parse_cards("Qs Qh")
    assert dict(seen[1].known) == {2: parse_cards("Ac Kd")}
    assert 1 not in dict(seen[3].known)


def test_cards_drawn_up() -> None:
    table = Heard(acting("swap-up"), 2, hands("Qs Qh 2c", "Ac Kd"))
    seen = views(table.session)
    assert seen[0].hand == parse_cards("Qh 2c")
    assert faces(seen[1], 0) == (None, parse_cards("2c")[0])


def test_cards_drawn_dark() -> None:
    table = Heard(acting("swap-dark"), 2, hands("Qs Qh 2c", "Ac Kd"))
    assert views(table.session)[0].hand == (parse_cards("Qh")[0], None)


class Reshuffle:
    """Two cards a seat, then nothing is left but what was given up."""

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def start(self, round: int, deck: Sequence[Card]) -> None:
        self.cards = list(parse_cards("Qs Qh Ac Kd"))

    def deal(self, holders: Sequence[Any], each: int) -> list[tuple[Card, ...]]:
        from guts_core.cards import OutOfCards

        if len(self.cards) < each * len(holders):
            raise OutOfCards
        return [tuple(self.cards.pop(0) for _ in range(each)) for _ in holders]

    def restock(self, cards: Sequence[Card]) -> None:
        self.cards += cards


def test_a_card_shuffled_in_again_is_forgotten() -> None:
    from guts_core.session import Session

    session = Session(acting("give-up-and-deal-again", face="up"), NAMES[:2], cards=Reshuffle)
    view = views(session)[0]
    assert len(faces(view, 1)) == 4
    assert faces(view, 1)[2:] == (None, None)


def test_a_kept_house_is_as_known_as_it_was() -> None:
    class Kept(Ghost):
        @hookimpl(wrapper=True)
        def guts_house_cards(self, table: Table, step: DealStep) -> Iterator[None]:  # type: ignore[override]
            yield
            return {} if "ghost" in table.houses else {"ghost": step.cards}

        @hookimpl
        def guts_keep(self, table: Table) -> tuple[str, ...]:
            return ("ghost",)

    rules = game(plugins={"kept": Kept()})
    table = Heard(rules, 2, {0: "Qs Qh", 1: "Ac Kd", "ghost": "2c 3d"}, {0: "Js Jh", 1: "As Kh"})
    table.declare()
    assert {faces(view, "ghost") for view in views(table.session).values()} == {(None, None)}
    table.declare(0)
    assert {faces(view, "ghost") for view in views(table.session).values()} == {parse_cards("2c 3d")}
    assert {faces(view, 0) for view in views(table.session).values()} == {(None, None)}
    shuffled = Heard(rules, 10, seed=3)
    for _ in range(30):
        held = [card for cards in shuffled.session.table.hands for card in cards] + [*shuffled.session.table.houses["ghost"]]
        assert len(set(held)) == len(held) == 22, "kept cards are not in the deck"
        shuffled.declare(1)


@settings(max_examples=25)
@given(st.integers(2, 6), SEEDS, st.randoms(use_true_random=False))
def test_no_view_holds_a_card_that_the_seat_has_not_seen(seats: int, seed: int, random: Any) -> None:
    """Against a bookkeeping of its own, in a game of three stages with cards of all faces and a board."""
    stage = (DeclareStep(), ShowdownStep(seen_by="in"), SettleStep())
    steps = (
        AnteStep(),
        DealStep(cards=1),
        DealStep(cards=1, face="dark"),
        *stage,
        DealStep(cards=1, to="in", face="up"),
        DealStep(cards=1),
        DealStep(cards=1, to="board"),
        RepeatStep(steps=stage, max=2),
        GroupStep(steps=(DealStep(cards=1, to="out", face="dark"), *stage), when="somebody-in"),
    )
    table = Heard(game(*steps, seats={"min": 2, "max": 6}), seats, seed=seed, rounds=3)
    while not table.session.over:
        allowed = allowed_views(table, seats)
        for seat, view in views(table.session).items():
            seen = (view.hand, *dict(view.public.hands).values(), *dict(view.known).values())
            found = {card for cards in seen for card in cards}
            assert found - {None} == allowed[seat]
            assert [len(cards) for _, cards in view.public.hands][:seats] == [len(cards) for cards in table.session.table.hands]
        table.say(*[random.choice(("in", "out")) for _ in table.session.pending])


def allowed_views(table: Heard, seats: int) -> list[set[Card]]:
    """What each seat has seen in the round that is on, told by the log."""
    seen: list[set[Card]] = [set() for _ in range(seats)]
    for event in table.events:
        kind = type(event).__name__
        if kind == "RoundBegan":
            seen = [set() for _ in range(seats)]
        elif kind == "Dealt":
            for name, cards in event.cards:  # type: ignore[union-attr]
                for seat in range(seats):
                    if event.face == "up" or (event.face == "down" and seat == name):  # type: ignore[union-attr]
                        seen[seat] |= set(cards)
        elif kind == "Revealed":
            shown = dict(event.hands)  # type: ignore[union-attr]
            board = set(table.session.table.houses.get("board", ()))
            for seat in event.seen_by or range(seats):  # type: ignore[union-attr]
                seen[seat] |= {card for cards in shown.values() for card in cards if card not in board}
    return seen


def test_public_and_view_have_no_fields_beyond_the_documented() -> None:
    """A field more is something more that is seen: then the laws above must speak about it."""
    assert Public._fields == ("names", "dealer", "round", "accounts", "counters", "hands", "playing", "ins", "said")
    assert View._fields == ("seat", "hand", "known", "public")


def test_contests_are_not_in_a_view() -> None:
    table = Heard(stages("all"), 2, hands("Qs Qh", "Ac Kd"), pot=4).declare(0, 1)
    assert isinstance(table.session.table.record.stages[0].contests[0], Contest)
    assert "Contest" not in repr(table.session.pending)
