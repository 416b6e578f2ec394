"""The books: every movement takes from one account what it gives to another, all of a batch or nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guts_core.ledger import POT, RESERVE, Ledger, LedgerError, Transfer


def move(source: Any, target: Any, amount: Any) -> Transfer:
    return Transfer(source, target, amount, "test", "tester", "book")


def books(ledger: Ledger) -> list[Any]:
    return [*ledger.balances(), *[ledger[pot] for pot in (*ledger.pots, RESERVE)]]


@pytest.fixture
def ledger() -> Ledger:
    """Three seats, 10 in the pot, 5 in the side pot, and a third of a chip in the reserve."""
    ledger = Ledger(3, (POT, "side"))
    ledger.open(POT, 10)
    ledger.open("side", 5)
    ledger.open(RESERVE, Fraction(1, 3))
    return ledger


def test_a_movement(ledger: Ledger) -> None:
    ledger.book([move(0, POT, 4), move(POT, 1, Fraction(14, 3))])
    assert books(ledger) == [-4, Fraction(14, 3), 0, Fraction(28, 3), 5, Fraction(1, 3)]


def test_movements_of_a_batch_follow_one_another(ledger: Ledger) -> None:
    ledger.book([move(0, POT, 5), move(POT, 1, 15)])
    with pytest.raises(LedgerError, match="overdrawn"):
        ledger.book([move(POT, 1, 5), move(0, POT, 5)])


WRONG: list[tuple[str, Transfer]] = [
    ("transfer-overdrawn", move(POT, 0, Fraction(100, 7))),
    ("transfer-overdrawn", move(RESERVE, POT, 1)),
    ("transfer-overdrawn", move("side", POT, Fraction(811, 10))),
    ("transfer-negative", move(0, POT, -1)),
    ("transfer-negative", move(POT, 0, Fraction(-1, 7))),
    ("transfer-account", move(3, POT, 1)),
    ("transfer-account", move(-1, POT, 1)),
    ("transfer-account", move(0, "pott", 1)),
    ("transfer-account", move("", POT, 1)),
    ("transfer-account", move(0, 0, 1)),
    ("transfer-account", move(POT, POT, Fraction(1, 11))),
    ("transfer-account", move(None, POT, 1)),
    ("transfer-amount", move(0, POT, 1.0)),
    ("transfer-amount", move(0, POT, float("nan"))),
    ("transfer-amount", move(0, POT, True)),
    ("transfer-amount", move(0, POT, "1")),
    ("transfer-amount", move(0, POT, None)),
]


@pytest.mark.parametrize(("code", "wrong"), WRONG)
@pytest.mark.parametrize("place", [0, 1, 2, 4])
def test_nothing_of_a_batch_is_booked_when_one_is_refused(ledger: Ledger, code: str, wrong: Transfer, place: int) -> None:
    """With fractions before and after it, so that the unit changes in the middle of the batch."""
    before = books(ledger)
    batch = [move(0, POT, Fraction(1, 4)), move(POT, 1, Fraction(2, 5)), move(1, "side", 3), move("side", POT, Fraction(7, 9))]
    batch.insert(place, wrong)
    with pytest.raises(LedgerError) as caught:
        ledger.book(batch)
    assert caught.value.code == code
    assert caught.value.transfer is wrong
    assert books(ledger) == before
    assert [chips for _, chips in ledger.accounts.pots] == before[3:]
    ledger.book([move(0, POT, Fraction(1, 4))])
    assert ledger[POT] == Fraction(41, 4)


@pytest.mark.parametrize(("account", "amount"), [("pott", 5), (3, 5), (POT, -5), (POT, 0.5), (POT, True)])
def test_an_opening_is_checked_like_a_movement(account: Any, amount: Any) -> None:
    ledger = Ledger(3)
    with pytest.raises((LedgerError, ValueError)):
        ledger.open(account, amount)
    assert ledger.total == 0


def test_amounts_are_whole_where_they_can_be(ledger: Ledger) -> None:
    ledger.book([move(POT, seat, Fraction(10, 3)) for seat in (0, 1, 2)])
    assert [type(chips) for chips in ledger.balances()] == [Fraction] * 3
    ledger.book([move(seat, POT, Fraction(10, 3)) for seat in (0, 1, 2)])
    assert ledger.balances() == (0, 0, 0)
    assert [type(chips) for chips in ledger.balances()] == [int] * 3
    assert type(ledger[POT]) is int


def test_reduce_shortens_the_unit_and_moves_nothing() -> None:
    ledger = Ledger(2)
    ledger.open(POT, 1)
    for _ in range(100):
        ledger.book([move(POT, 0, ledger[POT] / Fraction(2))])
    assert ledger[POT] == Fraction(1, 2**100)
    ledger.book([move(0, POT, ledger[0])])
    assert ledger._denominator == 2**100
    before = books(ledger)
    ledger.reduce()
    assert ledger._denominator == 1
    assert books(ledger) == before == [0, 0, 1, 0]
    ledger.reduce()
    assert books(ledger) == before


def test_whether_the_pots_are_empty() -> None:
    ledger = Ledger(2, (POT, "side"))
    assert ledger.pots_empty
    for account in (POT, "side", RESERVE):
        ledger.book([move(0, account, Fraction(1, 9))])
        assert not ledger.pots_empty
        ledger.book([move(account, 1, Fraction(1, 9))])
        assert ledger.pots_empty


ACCOUNTS = st.sampled_from([0, 1, 2, POT, "side", RESERVE, 3, "none"])
AMOUNTS = st.integers(-2, 40) | st.fractions(min_value=-1, max_value=20, max_denominator=30)
BATCHES = st.lists(st.one_of(st.none(), st.lists(st.builds(move, ACCOUNTS, ACCOUNTS, AMOUNTS), max_size=5)), max_size=20)


@given(BATCHES)
def test_the_total_never_changes(batches: list[list[Transfer] | None]) -> None:
    """Against the same books kept with Fractions in the plainest way; None stands for `reduce`."""
    ledger = Ledger(3, (POT, "side"))
    plain: dict[Any, Fraction] = dict.fromkeys([0, 1, 2, POT, "side", RESERVE], Fraction(0))
    ledger.open(POT, 30)
    plain[POT] = Fraction(30)
    for batch in batches:
        if batch is None:
            ledger.reduce()
            continue
        trial = dict(plain)
        good = True
        for source, target, amount, *_ in batch:
            good = good and amount >= 0 and source in trial and target in trial and source != target
            if good:
                trial[source] -= amount
                trial[target] += amount
                good = isinstance(source, int) or trial[source] >= 0
        if good:
            ledger.book(batch)
            plain = trial
        else:
            with pytest.raises(LedgerError):
                ledger.book(batch)
        assert books(ledger) == list(plain.values())
        assert [ledger[account] for account in plain] == list(plain.values())
        assert ledger.accounts.pots == ((POT, plain[POT]), ("side", plain["side"]), (RESERVE, plain[RESERVE]))
        assert ledger.total == 30
        assert ledger.pots_empty == (not any(plain[pot] for pot in (POT, "side", RESERVE)))
        assert all(isinstance(chips, int) == (Fraction(chips).denominator == 1) for chips in books(ledger))
