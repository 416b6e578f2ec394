"""Exact amounts: read from strangers' files, shared, written."""

from __future__ import annotations

import time
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError

from guts_core.chips import MAX_CHIPS, MAX_DENOMINATOR, Amount, Balance, exact, read_chips, share, write_chips


@pytest.mark.parametrize(
    ("value", "amount"),
    [
        (0, 0),
        (7, 7),
        (-7, -7),
        (MAX_CHIPS, MAX_CHIPS),
        ("5", 5),
        ("-5", -5),
        ("1/3", Fraction(1, 3)),
        ("-1/3", Fraction(-1, 3)),
        ("6/3", 2),
        ("0.25", Fraction(1, 4)),
        (Decimal("0.1"), Fraction(1, 10)),
        (Decimal("20.00"), 20),
        (Fraction(20, 3), Fraction(20, 3)),
        (Fraction(4, 2), 2),
    ],
)
def test_amounts(value: object, amount: object) -> None:
    read = read_chips(value)
    assert read == amount
    assert type(read) is type(amount)


HOSTILE: list[Any] = [
    (True, "amount-type"),
    (False, "amount-type"),
    (0.5, "amount-type"),
    (float("nan"), "amount-type"),
    (float("inf"), "amount-type"),
    (None, "amount-type"),
    ([1], "amount-type"),
    ({}, "amount-type"),
    (b"1", "amount-type"),
    (1j, "amount-type"),
    ("", "amount-type"),
    ("one", "amount-type"),
    ("1/2/3", "amount-type"),
    ("1/", "amount-type"),
    ("/3", "amount-type"),
    ("-/3", "amount-type"),
    ("1/-3", "amount-type"),
    ("1.5/2", "amount-type"),
    ("²/3", "amount-type"),
    ("\ud800", "amount-type"),
    ("1/0", "amount-range"),
    ("nan", "amount-type"),
    ("Infinity", "amount-type"),
    ("-inf", "amount-type"),
    ("sNaN", "amount-type"),
    ("1e9999999", "amount-type"),
    ("-1e9999999", "amount-type"),
    ("1e-9999999", "amount-type"),
    ("0e9999999", "amount-type"),
    ("9" * 5_000, "amount-range"),
    ("1/" + "9" * 5_000, "amount-range"),
    (10**5_000, "amount-range"),
    (-(10**5_000), "amount-range"),
    (MAX_CHIPS + 1, "amount-range"),
    (Fraction(1, MAX_DENOMINATOR + 1), "amount-range"),
    (Fraction(10**5_000, 3), "amount-range"),
    (Decimal("1e9999999"), "amount-range"),
    (Decimal("1e-9999999"), "amount-range"),
    (Decimal("0e9999999"), "amount-range"),
    (Decimal("NaN"), "amount-range"),
    (Decimal("sNaN"), "amount-range"),
    (Decimal("-Infinity"), "amount-range"),
    (Decimal("0." + "3" * 5_000), "amount-range"),
    ("0.0000001", "amount-range"),
    ("--5/3", "amount-type"),
    ("---5/3", "amount-type"),
    ("1_0", "amount-type"),
    ("١٢", "amount-type"),
]


@pytest.mark.parametrize(("value", "code"), HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_amounts_are_refused_at_once(value: object, code: str) -> None:
    began = time.process_time()
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        read_chips(value)
    assert caught.value.args == (code,)
    assert time.process_time() - began < 0.1


class Model(BaseModel):
    amount: Amount = 0
    balance: Balance = 0


@pytest.mark.parametrize(("value", "code"), HOSTILE, ids=range(len(HOSTILE)))
def test_a_field_refuses_them_with_the_same_code(value: object, code: str) -> None:
    with pytest.raises(ValidationError) as caught:
        Model(amount=value)  # type: ignore[arg-type]
    assert caught.value.errors()[0]["type"] == code


def test_only_balances_go_below_zero() -> None:
    assert Model(balance="-1/2").balance == Fraction(-1, 2)  # type: ignore[arg-type]
    for value in (-1, "-1/2", Decimal("-0.5")):
        with pytest.raises(ValidationError) as caught:
            Model(amount=value)  # type: ignore[arg-type]
        assert caught.value.errors()[0]["type"] == "amount-negative"


@given(st.fractions(min_value=-MAX_CHIPS, max_value=MAX_CHIPS, max_denominator=MAX_DENOMINATOR))
def test_what_is_written_is_read_again(amount: Fraction) -> None:
    written = write_chips(amount)
    assert isinstance(written, int) == (amount.denominator == 1)
    assert read_chips(written) == amount
    assert Model.model_validate_json(Model(balance=amount).model_dump_json()).balance == amount


@given(st.fractions(max_denominator=1000), st.integers(1, 26))
def test_shares_are_exact(amount: Fraction, parts: int) -> None:
    part = share(exact(amount), parts)
    assert part * parts == amount
    assert isinstance(part, int) == (part.denominator == 1)


@given(st.text(max_size=12) | st.text("0123456789/.-+eE_ ", max_size=12))
def test_any_text_is_read_or_refused_by_a_known_code(text: str) -> None:
    try:
        amount = read_chips(text)
    except ValueError as problem:
        assert problem.args in (("amount-type",), ("amount-range",))  # noqa: PT017
    else:
        assert abs(amount) <= MAX_CHIPS
