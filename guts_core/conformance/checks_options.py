"""Checks of the plugin's options."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any, Final, Literal, get_args, get_origin

import tomli
from pydantic import BaseModel, ValidationError

from guts_core.conformance.lab import Lab, exact
from guts_core.conformance.schemas import fits
from guts_core.problems import ProblemError
from guts_core.steps import plain
from guts_core.toml_text import to_toml

Faults = Generator[str, None, str]

ODD: Final[tuple[Any, ...]] = (True, 0, -1, 10**9, 1.5, "", "yes", "true", "1", "no such word", [], ["x"], [1], {}, {"x": 1})
"""Values that hardly any option takes."""
MOST_GAMES: Final = 3
"""So many of the drawn games are tried for a value that none of them had, before all bases are."""


def options_toml(lab: Lab) -> Faults:
    """Options can be written in TOML: what is read back from a file makes the same plugin."""
    cls, name = lab.subject.cls, lab.subject.name
    for options in lab.options:
        plugin = cls.model_validate(options)
        for what, table in (("as drawn", options), ("as the plugin writes them", plain(plugin))):
            read = tomli.loads(to_toml({"plugins": {name: table}}))["plugins"].get(name, {})
            try:
                again = cls.model_validate(exact(read))
            except ValidationError as error:
                first = error.errors(include_url=False)[0]
                yield f"{what}, {table} is not accepted any more: {'.'.join(map(str, first['loc']))}: {first['msg']}"
                continue
            if again != plugin:
                yield f"{what}, {table} has become another plugin: {again!r}, and not {plugin!r}"
    return f"{len(lab.options)} sets of options"


def options_schema(lab: Lab) -> Faults:
    """The JSON schema knows every option with its default, and admits whatever the model accepts."""
    cls = lab.subject.cls
    schema = cls.model_json_schema()
    properties = schema.get("properties", {})
    for name, field in cls.model_fields.items():
        key = field.alias or name
        if key not in properties:
            yield f"the option {key} is not in the schema"
    if schema.get("additionalProperties", True) is not False:
        yield "the schema admits options that do not exist"
    for options in lab.options:
        for key, value in options.items():
            if key in properties and not fits(value, properties[key], schema):
                yield f"the model accepts {key} = {value!r}, and the schema does not"
        again = cls.model_validate(options)
        if cls.model_validate(_present(plain(again))) != again:
            yield f"{options} do not survive being written as JSON"
    return f"{len(lab.options)} sets of options"


def _present(table: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if value is not None}


def options_strict(lab: Lab) -> Faults:
    """The model takes nothing for something else: no text for a number, no number for a truth value, no unknown option."""
    cls = lab.subject.cls
    schema = cls.model_json_schema()
    base = lab.options[0] if lab.options else {}
    if _accepts(cls, {**base, "no-such-option": 1}):
        yield "an option that does not exist is accepted"
    for name, field in cls.model_fields.items():
        key = field.alias or name
        rule = schema.get("properties", {}).get(key, {})
        for value in ODD:
            if not fits(value, rule, schema) and _accepts(cls, {**base, key: value}):
                yield f"{key} = {value!r} is accepted, though it is of another kind"
    return f"{len(ODD)} odd values for each option"


def _accepts(cls: type[BaseModel], options: Mapping[str, Any]) -> bool:
    try:
        cls.model_validate(dict(options))
    except ValidationError:
        return False
    return True


def options_reachable(lab: Lab) -> Faults:
    """Every value of an option can be played in some game, and some code of the plugin asks for the option."""
    subject = lab.subject
    tried = 0
    read = _names_read(subject.module, subject.cls)
    for name, field in subject.cls.model_fields.items():
        key = field.alias or name
        if name not in read:
            yield f"no code of {subject.cls.__module__} asks for the option {key}"
        had = [trial.options[key] for trial in lab.trials if key in trial.options]
        for value in finite(field.annotation):
            tried += 1
            if value not in had and not _playable(lab, key, value):
                yield f"no game that was tried admits {key} = {value!r}"
    return f"{tried} values"


def finite(annotation: Any) -> tuple[Any, ...]:
    """The values of an option that has only a few."""
    if annotation is bool:
        return (False, True)
    if get_origin(annotation) is Literal:
        return tuple([value for value in get_args(annotation) if value is not None])
    return ()


def _playable(lab: Lab, key: str, value: Any) -> bool:
    """Whether some game that admits the plugin admits it with this value, too, or with a value beside which it makes sense."""
    tables = [table for options in beside(lab, key) if _accepts(lab.subject.cls, table := {**options, key: value})]
    games = [trial.loaded.layers.merged for trial in lab.trials[:MOST_GAMES]] + [base.data for base in lab.bases]
    return any(_loads(lab, data, table) for table in tables for data in games)


def beside(lab: Lab, key: str) -> list[dict[str, Any]]:
    """Options beside which one of them may make sense: the simplest, and these with another one set otherwise."""
    base = lab.options[0] if lab.options else {}
    found = [base]
    for name, field in lab.subject.cls.model_fields.items():
        if (other := field.alias or name) != key:
            values = finite(field.annotation) or [options[other] for options in lab.options if other in options][:2]
            found += [{**base, other: value} for value in values]
    return found + [options for options in lab.options[:MOST_GAMES] if options not in found]


def _loads(lab: Lab, data: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    try:
        lab.load(data, options)
    except ProblemError:
        return False
    return True


def _names_read(module: Any, cls: type[Any]) -> set[str]:
    """Every attribute that some function of the modules of a class and of its ancestors names."""
    import sys

    modules = {module, *[sys.modules[owner.__module__] for owner in cls.__mro__ if not owner.__module__.startswith("pydantic")]}
    found: set[str] = set()
    for one in modules:
        if one.__name__.startswith("guts_core.") or one.__name__ == "builtins":
            continue
        for value in vars(one).values():
            if isinstance(value, type) and value.__module__ == one.__name__:
                for member in vars(value).values():
                    found.update(_code_names(member))
            elif getattr(value, "__module__", None) == one.__name__:
                found.update(_code_names(value))
    return found


def _code_names(member: Any) -> Iterator[str]:
    for function in (member, *[getattr(member, name, None) for name in ("fget", "func", "__func__", "wrapped", "__wrapped__")]):
        code = getattr(function, "__code__", None)
        if code is not None:
            yield from _names_in(code)


def _names_in(code: Any) -> Iterable[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if hasattr(constant, "co_names"):
            yield from _names_in(constant)
        elif isinstance(constant, str):
            yield constant
