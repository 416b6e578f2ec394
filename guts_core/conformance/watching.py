"""Rules that are asked everything twice, and looked at before and after: what a hook answers must depend on the table alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping
from types import ModuleType
from typing import Any

from guts_core.plugins import BUILD
from guts_core.rules import Rules
from guts_core.table import Contest, Record, Table

Tell = Callable[[str, str], object]
"""Called with the kind of a fault, `answer` or `table`, and a sentence about it."""


def watched(rules: Rules, questions: Collection[str], tell: Tell) -> Rules:
    """The same rules, each of these questions asked twice.

    Args:
        rules: the rules of a table; they are changed.
        questions: without prefix.
        tell: hears of every fault.
    """
    for question in questions:
        if question == "event":
            rules.listeners = tuple([_listening(hear, tell) for hear in rules.listeners])
        elif question not in BUILD:
            setattr(rules, question, _twice(getattr(rules, question), question, tell))
    return rules


def _twice(answer: Callable[..., Any], question: str, tell: Tell) -> Callable[..., Any]:
    def asked(*args: Any) -> Any:
        before = _arguments(args)
        result = answer(*args)
        changed = _changed(before, _arguments(args))
        if changed:
            tell("table", f"guts_{question} changes {changed}")
        copied = _value(result)
        again = answer(*args)
        if _value(again) != copied:
            tell("answer", f"guts_{question} says {_short(copied)}, and asked once more {_short(again)}")
        return result

    return asked


def _listening(hear: Callable[[Any, Any], object], tell: Tell) -> Callable[[Any, Any], object]:
    def heard(table: Table, event: Any) -> None:
        before = snapshot(table)
        hear(table, event)
        changed = _changed({"the table": before}, {"the table": snapshot(table)})
        if changed:
            tell("table", f"guts_event changes {changed}")

    return heard


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _arguments(args: tuple[Any, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, arg in enumerate(args):
        found["the table" if isinstance(arg, Table) else f"its argument {number + 1}"] = _value(arg)
    return found


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    for name, value in before.items():
        other = after[name]
        if value != other:
            if isinstance(value, dict):
                return f"{name}: {', '.join(key for key in value if value[key] != other.get(key))}"
            return name
    return ""


def _value(value: Any) -> Any:
    """A value as it is now, whatever becomes of it."""
    if isinstance(value, Table):
        return snapshot(value)
    if isinstance(value, Contest):
        names = ("name", "pot", "share", "among", "seen_by", "contenders", "best", "winners")
        return tuple([getattr(value, name) for name in names]), _value(value.hands), _value(value.values)
    if isinstance(value, Mapping):
        return tuple(value.items())
    if isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        return tuple(map(_value, value))
    return frozenset(value) if isinstance(value, set) else value


def snapshot(table: Table) -> dict[str, Any]:
    """All that makes the state of a table, as a value."""
    names = ("round", "cycle", "dealer", "playing", "ins", "unsettled", "ends", "over", "winner", "cycle_over", "step", "chip")
    found = {name: getattr(table, name) for name in names}
    return found | {
        "hands": tuple(table.hands),
        "houses": tuple(table.houses.items()),
        "counters": tuple(table.counters.items()),
        "contests": _value(table.contests),
        "ledger": (table.ledger.accounts.balances, table.ledger.accounts.pots),
        "record": _record(table.record),
        "previous": table.previous and _record(table.previous),
        "who has seen what": (tuple(table._seen.items()), tuple(table._turned)),
    }


def _record(record: Record) -> tuple[Any, ...]:
    return (
        (record.round, record.cycle, record.dealer, record.opening, record.matched, record.settled),
        tuple([tuple(said.items()) for said in record.said]),
        tuple(record.booked),
        tuple(record.counted),
        tuple([(stage.losers, stage.first, stage.last) for stage in record.stages]),
    )


def state_of(cls: type[Any], module: ModuleType) -> dict[str, str]:
    """What a plugin's class and its module hold that could change: values only, no functions, classes or modules."""
    found: dict[str, str] = {}
    for owner in cls.__mro__:
        if owner.__module__.partition(".")[0] not in ("guts_core", "pydantic", "builtins", "typing"):
            found |= {f"{owner.__name__}.{name}": text for name, text in _values(vars(owner)).items()}
    return found | {f"{module.__name__}.{name}": text for name, text in _values(vars(module)).items()}


def _values(names: Mapping[str, Any]) -> dict[str, str]:
    plain = (bool, int, str, float, list, dict, set, tuple, bytes, bytearray, frozenset, deque)
    return {
        name: repr(value)
        for name, value in names.items()
        if isinstance(value, plain) and not name.startswith(("__", "_abc_", "model_"))
    }
