"""Whether an answer is what its question asks for.

Only answers that plugins replace or wrap are looked at; what is wrong is told with the plugin's name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from guts_core.cards import MAX_JOKERS, Card
from guts_core.events import Revealed
from guts_core.ledger import Count, Over, Show, Transfer
from guts_core.rules import RuleFailure
from guts_core.steps import Step

Check = Callable[[Any, Sequence[Any]], bool]


def checked(answer: Any, plugin: str, question: str, args: Sequence[Any]) -> Any:
    """The answer; effects without an author get this plugin as theirs.

    Args:
        answer: what the plugin answered.
        plugin: the plugin.
        question: the question, without prefix.
        args: what it was asked with; the table comes first, at a table.

    Raises:
        RuleFailure: `rule-none` for None, `rule-type` for anything else that is no answer to this question.
    """
    if answer is None:
        raise RuleFailure("rule-none", plugin, question)
    try:
        good = _CHECKS[question](answer, args)
    except TypeError:
        # an unhashable thing where a seat or a card should be
        good = False
    if not good:
        raise RuleFailure("rule-type", plugin, question, repr(answer)[:200])
    if question in _EFFECTS:
        return [item if getattr(item, "plugin", plugin) else item._replace(plugin=plugin, rule=question) for item in answer]
    return tuple(answer) if isinstance(answer, list) else answer


def _is_seat(value: Any, args: Sequence[Any]) -> bool:
    return type(value) is int and 0 <= value < len(args[0].seats)


def _is_list(value: Any) -> bool:
    return isinstance(value, tuple | list)


def _is_chips(value: Any) -> bool:
    return type(value) is int or type(value) is Fraction


def _is_cards(value: Any) -> bool:
    if not isinstance(value, Collection) or not all(isinstance(card, Card) for card in value):
        return False
    return len(set(value)) == len(value)


def _chips(value: Any, args: Sequence[Any]) -> bool:
    return _is_chips(value) and value >= 0


def _number(value: Any, args: Sequence[Any]) -> bool:
    return type(value) is int


def _switch(value: Any, args: Sequence[Any]) -> bool:
    return type(value) is bool


def _deck(value: Any, args: Sequence[Any]) -> bool:
    return isinstance(value, tuple) and _is_cards(value) and len(value) > 0 and all(0 <= card < 52 + MAX_JOKERS for card in value)


def _some_cards(value: Any, args: Sequence[Any]) -> bool:
    return _is_cards(value)


def _seats(value: Any, args: Sequence[Any]) -> bool:
    return _is_list(value) and all(_is_seat(seat, args) for seat in value) and len(set(value)) == len(value)


def _some_seats(value: Any, args: Sequence[Any]) -> bool:
    return _seats(value, args) and len(value) > 0 and list(value) == sorted(value)


def _groups(value: Any, args: Sequence[Any]) -> bool:
    if not _is_list(value) or not all(map(_is_list, value)) or not all(value):
        return False
    return _seats([seat for group in value for seat in group], args)


def _whole_order(value: Any, args: Sequence[Any]) -> bool:
    return _groups(value, args) and {seat for group in value for seat in group} == set(args[1])


def _names(value: Any, args: Sequence[Any]) -> bool:
    if not _is_list(value) or len(set(value)) != len(value):
        return False
    return all(isinstance(name, str) or _is_seat(name, args) for name in value)


def _best(value: Any, args: Sequence[Any]) -> bool:
    return _names(value, args) and set(value) <= set(args[1].contenders)


def _again(value: Any, args: Sequence[Any]) -> bool:
    return _groups(value, args) and {seat for group in value for seat in group} <= set(args[1])


def _words(value: Any, args: Sequence[Any]) -> bool:
    if not isinstance(value, Collection) or isinstance(value, str | Mapping):
        return False
    return all(isinstance(word, str) and word for word in value)


def _choices(value: Any, args: Sequence[Any]) -> bool:
    return _is_list(value) and len(value) > 0 and _words(value, args) and len(set(value)) == len(value)


def _antes(value: Any, args: Sequence[Any]) -> bool:
    return isinstance(value, Mapping) and all(_is_seat(seat, args) and _chips(chips, args) for seat, chips in value.items())


def _parts(value: Any, args: Sequence[Any]) -> bool:
    return _antes(value, args) and set(value) <= set(args[2]) and sum(value.values()) <= args[1]


def _house_cards(value: Any, args: Sequence[Any]) -> bool:
    return isinstance(value, Mapping) and all(isinstance(house, str) and type(n) is int and n >= 0 for house, n in value.items())


def _steps(value: Any, args: Sequence[Any]) -> bool:
    return _is_list(value) and len(value) > 0 and all(isinstance(step, Step) for step in value)


def _kinds(value: Any, args: Sequence[Any]) -> bool:
    return _is_list(value) and all(isinstance(kind, type) and issubclass(kind, Step) and kind.kind() for kind in value)


def _conditions(value: Any, args: Sequence[Any]) -> bool:
    return isinstance(value, Mapping) and all(isinstance(name, str) and name and callable(test) for name, test in value.items())


def _effects(value: Any, args: Sequence[Any]) -> bool:
    return _is_list(value) and all(_is_effect(item) for item in value)


def _is_effect(item: Any) -> bool:
    if isinstance(item, Transfer):
        return _is_account(item.source) and _is_account(item.target) and _is_chips(item.amount) and isinstance(item.reason, str)
    if isinstance(item, Count):
        return isinstance(item.key, str)
    return isinstance(item, Over | Show | Revealed)


def _is_account(value: Any) -> bool:
    return type(value) is int or isinstance(value, str)


_EFFECTS: Final = frozenset({"award", "payments", "nobody_in", "also", "leftover"})
_CHECKS: Final[Mapping[str, Check]] = {
    "arrange": _steps,
    "kinds": _kinds,
    "conditions": _conditions,
    "deck": _deck,
    "playing": _some_seats,
    "ante": _antes,
    "house_cards": _house_cards,
    "order": _whole_order,
    "choices": _choices,
    "ask_again": _again,
    "house": _words,
    "contenders": _names,
    "cards_of": _some_cards,
    "wild": _some_cards,
    "value": _number,
    "best": _best,
    "winners": _seats,
    "losers": _seats,
    "stake": _chips,
    "owes": _chips,
    "award": _effects,
    "payments": _effects,
    "nobody_in": _effects,
    "pays": _chips,
    "split": _parts,
    "also": _effects,
    "overflow": _chips,
    "refill": _chips,
    "keep": _words,
    "game_over": _switch,
    "cycle_over": _switch,
    "leftover": _effects,
}
