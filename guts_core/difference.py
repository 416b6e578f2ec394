"""What two rulesets say differently: keys, plugins with their options and order, steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from json import dumps
from typing import Any, Literal, NamedTuple

from guts_core.keys import Key, core_keys, plugin_keys
from guts_core.loader import Loaded
from guts_core.messages import Messages
from guts_core.steps import Part, Step, plain

_TABLES = ("seats", "ranking")


class Change(NamedTuple):
    """One difference between two rulesets.

    Attributes:
        kind: `key`: a key has another value; `plugin`: one ruleset alone has it; `option`: of a plugin that both have; `order`:
            of the plugins that both have; `step`: one ruleset alone has it; `parameter`: of a step that both have.
        name: the key, plugin, option or kind of step, as a host writes it: `ranking.low_ace`, `ghost`, `plays`, `deal`.
        first: what the first ruleset says, as plain data, of a plugin or step without its defaults; None for nothing.
        second: what the second one says.
        plugin: the plugin that it is about.
        steps: the number of the step in each of the two, from 1; 0 where it is in the other one only.
        parameter: of a step, what has another value.
    """

    kind: Literal["key", "plugin", "option", "order", "step", "parameter"]
    name: str
    first: Any = None
    second: Any = None
    plugin: str = ""
    steps: tuple[int, int] = (0, 0)
    parameter: str = ""


def changes(first: Loaded, second: Loaded) -> list[Change]:
    """Everything that decides how the game is played and differs, in the order of a ruleset file."""
    mine, other = first.ruleset.content(), second.ruleset.content()
    found = list(_of_keys(mine, other))
    found += _of_steps(first.ruleset.steps, second.ruleset.steps)
    found += _of_plugins(first, second)
    return found


def _of_keys(mine: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[Change]:
    for key in core_keys():
        if len(key.path) == 1 and key.path[0] in mine and key.path[0] not in (*_TABLES, "steps", "plugins"):
            values = mine[key.path[0]], other[key.path[0]]
        elif len(key.path) == 2 and key.path[0] in _TABLES:
            values = mine[key.path[0]][key.path[1]], other[key.path[0]][key.path[1]]
        else:
            continue
        if values[0] != values[1]:
            yield Change("key", key.name, values[0], values[1])


def _of_plugins(first: Loaded, second: Loaded) -> Iterator[Change]:
    mine, other = first.ruleset.plugins, second.ruleset.plugins
    for name in [*mine, *[name for name in other if name not in mine]]:
        if name not in other:
            yield Change("plugin", name, chosen(mine[name]), None, name)
        elif name not in mine:
            yield Change("plugin", name, None, chosen(other[name]), name)
        else:
            values = [plain(plugins[name]) for plugins in (mine, other)]
            for option, value in values[0].items():
                if value != values[1].get(option):
                    yield Change("option", option, value, values[1].get(option), name)
    orders = [[name for name in plugins if name in mine and name in other] for plugins in (mine, other)]
    if orders[0] != orders[1]:
        yield Change("order", "plugins", orders[0], orders[1])


def _of_steps(mine: Sequence[Step], other: Sequence[Step]) -> Iterator[Change]:
    left_words, right_words = ([dumps(plain(step), sort_keys=True) for step in steps] for steps in (mine, other))
    for tag, start, end, there, until in SequenceMatcher(None, left_words, right_words, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        left, right = list(range(start, end)), list(range(there, until))
        # steps of one kind at the same place are one step that was changed
        while left and right and mine[left[0]].kind() == other[right[0]].kind():
            yield from _of_step(mine[left[0]], other[right[0]], (left.pop(0) + 1, right.pop(0) + 1))
        pairs: list[tuple[int, int]] = []
        while left and right and mine[left[-1]].kind() == other[right[-1]].kind():
            pairs.insert(0, (left.pop(), right.pop()))
        for index in left:
            yield Change("step", mine[index].kind(), chosen(mine[index]), None, steps=(index + 1, 0))
        for index in right:
            yield Change("step", other[index].kind(), None, chosen(other[index]), steps=(0, index + 1))
        for index, at in pairs:
            yield from _of_step(mine[index], other[at], (index + 1, at + 1))


def _of_step(mine: Step, other: Step, numbers: tuple[int, int]) -> Iterator[Change]:
    values = [plain(step) for step in (mine, other)]
    for key in values[0]:
        if values[0][key] != values[1].get(key):
            yield Change("parameter", mine.kind(), values[0][key], values[1].get(key), steps=numbers, parameter=key)


def chosen(part: Part) -> dict[str, Any]:
    """A plugin or step as a host would write it: what is not left to its default."""
    fields = {field.alias or name: field for name, field in type(part).model_fields.items()}
    said = plain(part)
    if isinstance(part, Step):
        said = {"do": part.kind(), **{key: value for key, value in said.items() if key != "do"}}
    kept = {
        key: value
        for key, value in said.items()
        if key == "do" or fields[key].is_required() or value != plain(fields[key].get_default(call_default_factory=True))
    }
    if isinstance(part, Step) and part.children():
        kept["steps"] = [chosen(child) for child in part.children()]
    return kept


def keys_of(*sides: Loaded) -> dict[tuple[str, ...], Key]:
    """Every key that a ruleset of these may have, by its path."""
    keys = list(core_keys())
    for loaded in sides:
        for name, plugin in loaded.ruleset.plugins.items():
            keys += plugin_keys(name, type(plugin))
    return {key.path: key for key in keys}


def meaning(change: Change, keys: Mapping[tuple[str, ...], Key], texts: Messages) -> str:
    """What the key, option or parameter of a change means; empty where that depends on its value, and for other changes.

    Args:
        change: the change.
        keys: see `keys_of`.
        texts: the texts of a language, those of the plugins among them.
    """
    path = {
        "key": tuple(change.name.split(".")),
        "option": ("plugins", change.plugin, change.name),
        "parameter": ("steps", change.name, change.parameter),
    }.get(change.kind)
    if path is None:
        return ""
    key = keys.get(path) or keys.get(("steps", path[-1]))
    told = key.meanings(texts) if key is not None else []
    return told[0][1] if len(told) == 1 else ""
