"""Exact amounts of chips: an `int` where whole, a `Fraction` else, never a float.

Amounts come from strangers' files, so reading one is bounded: `1e9999999` as an exact fraction would take seconds.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Final, TypeAlias, get_args

from pydantic import PlainSerializer, PlainValidator, WithJsonSchema
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

Chips: TypeAlias = int | Fraction
"""An exact number of chips: an `int` where it is whole, else a `Fraction`."""

MAX_CHIPS: Final = 10**12
"""The largest amount that a file may write; play itself knows no limit."""
MAX_DENOMINATOR: Final = 10**6
_LONGEST: Final = 40
_TEXT: Final = re.compile(r"(-?[0-9]+)(?:/([0-9]+)|(\.[0-9]+))?")


def exact(value: Chips) -> Chips:
    """The same amount as an `int` where it is whole."""
    return value.numerator if value.denominator == 1 else value


def share(amount: Chips, parts: int) -> Chips:
    """One of `parts` equal shares: 20 by three is 20/3."""
    return amount // parts if isinstance(amount, int) and amount % parts == 0 else exact(Fraction(amount, parts))


def read_chips(value: object) -> Chips:
    """Read an amount as a file writes it: an integer, a decimal, or a string with a fraction, `"1/3"`.

    Raises:
        ValueError: with the code of the problem as its only argument: `amount-type` for what is no amount at all (a boolean,
            a binary float, other text), `amount-range` for one that is not finite, too large, too long or too finely divided.
    """
    if isinstance(value, bool) or not isinstance(value, int | str | Decimal | Fraction):
        raise ValueError("amount-type")
    if isinstance(value, int):
        result: Chips = value
    elif isinstance(value, Fraction):
        result = value
    elif isinstance(value, Decimal):
        result = _from_decimal(value)
    else:
        result = _from_text(value)
    if not -MAX_CHIPS <= result <= MAX_CHIPS or result.denominator > MAX_DENOMINATOR:
        raise ValueError("amount-range")
    return exact(result)


def _from_decimal(value: Decimal) -> Fraction:
    if not value.is_finite() or len(value.as_tuple().digits) > _LONGEST or abs(value.adjusted()) > _LONGEST:
        raise ValueError("amount-range")
    return Fraction(value)


def _from_text(text: str) -> Fraction:
    if len(text) > _LONGEST:
        raise ValueError("amount-range")
    match = _TEXT.fullmatch(text.strip())
    if match is None:
        raise ValueError("amount-type")
    top, bottom, point = match.groups()
    if bottom is not None and not int(bottom):
        raise ValueError("amount-range")
    return Fraction(int(top), int(bottom)) if bottom is not None else _from_decimal(Decimal(top + (point or "")))


def write_chips(value: Chips) -> int | str:
    """An amount as JSON and TOML hold it: an integer, or `"p/q"`."""
    return int(value) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


def _validate(value: object) -> Chips:
    try:
        return read_chips(value)
    except ValueError as problem:
        raise PydanticCustomError(str(problem), "not an amount of chips") from None


def _validate_not_negative(value: object) -> Chips:
    amount = _validate(value)
    if amount < 0:
        raise PydanticCustomError("amount-negative", "a negative amount of chips")
    return amount


BALANCE_SCHEMA: Final = {
    "type": ["number", "string"],
    "minimum": -MAX_CHIPS,
    "maximum": MAX_CHIPS,
    "pattern": r"^-?[0-9]+(/0*[1-9][0-9]*|\.[0-9]+)?$",
    "description": "An exact amount of chips: an integer, a decimal, or a fraction as a string.",
}
"""The JSON schema of an amount that may be below zero."""
AMOUNT_SCHEMA: Final = {**BALANCE_SCHEMA, "minimum": 0, "pattern": r"^[0-9]+(/0*[1-9][0-9]*|\.[0-9]+)?$"}
"""The JSON schema of an amount."""

Balance = Annotated[Chips, PlainValidator(_validate), PlainSerializer(write_chips), WithJsonSchema(BALANCE_SCHEMA)]
"""A field that holds an exact amount which may be below zero."""
Amount = Annotated[Chips, PlainValidator(_validate_not_negative), PlainSerializer(write_chips), WithJsonSchema(AMOUNT_SCHEMA)]
"""A field that holds an exact amount, zero or more."""

PROPORTION: Final = "proportion"
"""Marks a field whose number is a part of an amount and not an amount itself: `Annotated[Amount, PROPORTION]`."""


def is_amount_field(field: FieldInfo) -> bool:
    """Whether a model's field holds an amount of chips."""
    marks = [*field.metadata]
    for kind in get_args(field.annotation):
        marks += getattr(kind, "__metadata__", ())
    return any(isinstance(mark, PlainValidator) and mark.func in (_validate, _validate_not_negative) for mark in marks)
