"""Options drawn at random: for any plugin or kind of step, from the fields of its model, as plain values that TOML can write.

Needs Hypothesis: `pip install "guts-core[conformance]"`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import reduce
from operator import or_
from string import ascii_lowercase
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError, create_model
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from guts_core.chips import is_amount_field
from guts_core.ranking import CATEGORIES
from guts_core.steps import CORE_KINDS, Part, Step, core_conditions, plain

try:
    from hypothesis import strategies as st
    from hypothesis.strategies import SearchStrategy
except ModuleNotFoundError as missing:
    said = 'the conformance kit draws values with Hypothesis, which is not installed: pip install "guts-core[conformance]"'
    raise ModuleNotFoundError(said, name="hypothesis") from missing

MOST_ITEMS: Final = 3
"""How many items more than it must have a list without an upper bound gets at most."""
MOST_DRAWN: Final = 99
"""How far above its lower bound a number without an upper bound goes."""
AMOUNTS: Final = (0, 1, 2, 3, 7, 20, 100, "1/2", "1/3", "7/4", "0.25", "12.5")
"""Amounts of chips as files write them."""
_WORDS: Final = (
    *"2 3 4 5 6 7 8 9 10 J Q K A".split(),
    *"clubs diamonds hearts spades".split(),
    *("Qs", "7h", "Qs Qd", "Kc 9d 4h", "3-2", "joker", "high", "low", "in", "out", "pot", "board", "ghost"),
    *CATEGORIES,
)
"""Texts that an option may want which no type describes: ranks, suits, cards, categories, declarations, names."""
_NOTHING: Final[SearchStrategy[Any]] = st.nothing()


class Undrawable(TypeError):
    """An option for which no value can be drawn. `Field(examples=[...])` names some."""


def options_of(model: type[BaseModel]) -> SearchStrategy[dict[str, Any]]:
    """Tables that the model accepts, as a ruleset would write them: any option may be left out that has a default.

    Args:
        model: a plugin, a kind of step, or another model. Its fields are drawn by their types and bounds; values that a field
            names as `examples` are drawn, too.

    Raises:
        Undrawable: if nothing can be drawn for an option that is required.
    """
    required: dict[str, SearchStrategy[Any]] = {}
    optional: dict[str, SearchStrategy[Any]] = {}
    for name, field in model.model_fields.items():
        values = values_of(model, name)
        if field.is_required() or (name == "do" and issubclass(model, Step)):
            if values.is_empty:
                raise Undrawable(f"{model.__name__}.{name}: name some values with Field(examples=[...])")
            required[field.alias or name] = values
        elif not values.is_empty:
            optional[field.alias or name] = values
    return st.fixed_dictionaries(required, optional=optional).filter(lambda table: accepted(model, table))


def values_of(model: type[BaseModel], name: str) -> SearchStrategy[Any]:
    """Values for one option of a model, each good by itself; an empty strategy where none can be drawn."""
    field = model.model_fields[name]
    alone = create_model("Alone", __base__=Part, **{name: (field.annotation, field)})  # type: ignore[call-overload]
    key = field.alias or name

    def good(value: object) -> bool:
        return accepted(alone, {key: value})

    named = [_plain(example) for example in (*(field.examples or ()), *_default(field))]
    drawn = [st.sampled_from(found)] if (found := [value for value in named if value is not None and good(value)]) else []
    if issubclass(model, Step) and name in ("when", "while_", "until"):
        drawn.append(st.sampled_from(sorted(core_conditions())))
    elif is_amount_field(field):
        amounts = [amount for amount in AMOUNTS if good(amount)]
        drawn += [st.sampled_from(amounts)] if amounts else []
        if _allows_false(field.annotation):
            drawn.append(st.just(False))
    else:
        strategy = _of_type(field.annotation, field.metadata, good)
        if not strategy.is_empty:
            drawn.append(strategy.filter(good))
    return reduce(or_, drawn, _NOTHING)


def accepted(model: type[BaseModel], table: Mapping[str, Any]) -> bool:
    """Whether a model accepts a table; steps nested in it are built first, as the loader does."""
    try:
        model.model_validate({key: _built(value) for key, value in table.items()})
    except (ValidationError, ArithmeticError, LookupError, TypeError, ValueError):
        return False
    return True


def _built(value: Any) -> Any:
    if isinstance(value, list):
        return [_built(item) for item in value]
    if isinstance(value, Mapping) and "do" in value:
        kind = next((kind for kind in CORE_KINDS if kind.kind() == value["do"]), None)
        return value if kind is None else kind.model_validate(dict(value))
    return value


def _plain(value: Any) -> Any:
    """A value as TOML would write it: a key without a value is left out."""
    return _without_none(plain(value))


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_none(item) for key, item in value.items() if item is not None}
    return [_without_none(item) for item in value] if isinstance(value, list) else value


def _default(field: FieldInfo) -> Sequence[Any]:
    value = field.default if field.default_factory is None else field.get_default(call_default_factory=True, validated_data={})
    return () if value is PydanticUndefined or value is None else (value,)


def _allows_false(annotation: Any) -> bool:
    return any(get_origin(part) is Literal and False in get_args(part) for part in get_args(annotation))


def _of_type(annotation: Any, metadata: Sequence[Any], good: Any) -> SearchStrategy[Any]:
    """Values of a type within the bounds that its metadata set; `good` judges what they cannot say."""
    bounds = _bounds(metadata)
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *more = get_args(annotation)
        return _of_type(inner, [*metadata, *more], good)
    if origin in (Union, UnionType):
        return reduce(or_, [_of_type(part, metadata, good) for part in get_args(annotation) if part is not NoneType], _NOTHING)
    if origin is Literal:
        return st.sampled_from([word for word in get_args(annotation) if word is not None])
    if annotation is bool:
        return st.booleans()
    if annotation is int:
        return _whole(bounds)
    if annotation is float:
        return st.floats(bounds.get("ge", -1e6), bounds.get("le", 1e6), allow_nan=False)
    if annotation is str:
        return _text(bounds, good)
    if origin in (tuple, list, frozenset, set, Sequence, Collection):
        return _items(origin, get_args(annotation), bounds, good)
    if origin in (dict, Mapping):
        _, values = get_args(annotation)
        items = _of_type(values, (), lambda value: True)
        return st.dictionaries(st.text(ascii_lowercase, min_size=1, max_size=5), items, max_size=MOST_ITEMS)
    if isinstance(annotation, type) and issubclass(annotation, Step):
        return reduce(or_, map(options_of, CORE_KINDS[:5])) if annotation is Step else options_of(annotation)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return options_of(annotation)
    return _NOTHING


def _bounds(metadata: Sequence[Any]) -> dict[str, Any]:
    """The bounds that annotated types, or a `Field` within `Annotated`, set."""
    found: dict[str, Any] = {}
    for mark in metadata:
        if isinstance(mark, FieldInfo):
            found |= _bounds(mark.metadata)
        else:
            for name in ("ge", "gt", "le", "lt", "multiple_of", "min_length", "max_length", "pattern"):
                if (bound := getattr(mark, name, None)) is not None:
                    found[name] = bound
    return found


def _whole(bounds: Mapping[str, Any]) -> SearchStrategy[int]:
    least = bounds.get("ge", bounds["gt"] + 1 if "gt" in bounds else None)
    most = bounds.get("le", bounds["lt"] - 1 if "lt" in bounds else None)
    if least is None:
        least = min(-MOST_DRAWN, most) if most is not None else -MOST_DRAWN
    if most is None:
        most = max(least, 0) + MOST_DRAWN
    step = bounds.get("multiple_of", 1)
    return st.integers(-(-least // step), most // step).map(lambda number: number * step)


def _text(bounds: Mapping[str, Any], good: Any) -> SearchStrategy[str]:
    least = bounds.get("min_length", 0)
    most = bounds.get("max_length", max(least, 12))
    if "pattern" in bounds:
        return st.from_regex(bounds["pattern"], fullmatch=True)
    words = st.builds(str.__add__, st.sampled_from(ascii_lowercase), st.text(ascii_lowercase + "-", max_size=11))
    fit = words.map(lambda word: word[:most].ljust(least, "x"))
    known = [word for word in _WORDS if good(word)]
    # where a validator has the last word, only what it is known to accept is drawn
    return st.sampled_from(known) if known and not good("xq-zv") else fit


def _items(origin: Any, kinds: Sequence[Any], bounds: Mapping[str, Any], good: Any) -> SearchStrategy[list[Any]]:
    if origin is tuple and Ellipsis not in kinds:
        return st.tuples(*[_of_type(kind, (), lambda value: True) for kind in kinds]).map(list)
    item = _of_type(kinds[0], (), lambda value: good([value]))
    if item.is_empty:
        return _NOTHING
    least = bounds.get("min_length", 0)
    most = min(bounds.get("max_length", least + MOST_ITEMS), least + MOST_ITEMS)
    drawn: SearchStrategy[list[Any]] = st.lists(item, min_size=least, max_size=most)
    literal = get_args(kinds[0]) if get_origin(kinds[0]) is Literal else ()
    if literal:
        drawn = drawn | st.lists(item, min_size=least, max_size=most, unique=True)
        # some options want every word once, in an order
        drawn = drawn if not good([*literal]) else drawn | st.permutations(literal)
    return drawn
