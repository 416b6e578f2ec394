"""The JSON schema of ruleset files, made from the models: what an editor completes and checks while a host writes.

What it accepts need not be sound: whether the cards suffice, or what a name in one place means in another, is for `guts check`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from guts_core.keys import TABLES, Installed, Key, Texts, core_keys
from guts_core.messages import FALLBACK
from guts_core.ruleset import Ruleset
from guts_core.situation import RoundScript, Situation
from guts_core.steps import CORE_KINDS, Step, core_conditions

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
FILE: Final = "guts.schema.json"
"""What the file is called, beside the rulesets that name it."""


def schema(plugins: Iterable[Installed], lang: str = FALLBACK) -> dict[str, Any]:
    """The schema of rulesets that use these plugins.

    Args:
        plugins: those that are installed; those that cannot be had are left out.
        lang: the language of the descriptions.
    """
    plugins = list(plugins)
    texts = Texts(lang, plugins)
    found = [plugin for plugin in plugins if plugin.cls is not None]
    kinds = [*CORE_KINDS, *[kind for plugin in found for kind in plugin.kinds]]
    models: list[type[BaseModel]] = [*dict.fromkeys(model for _, model in TABLES), RoundScript, Step]
    models += [plugin.cls for plugin in found if plugin.cls is not None] + [kind for kind in kinds if kind not in CORE_KINDS]
    refs, made = models_json_schema([(model, "validation") for model in models])
    names = {model: refs[model, "validation"]["$ref"].rpartition("/")[2] for model in models}
    defs: dict[str, Any] = {name: _clean(part) for name, part in made["$defs"].items()}
    for part in defs.values():
        part.pop("description", None)  # a docstring is for developers

    core = core_keys()
    for path, model in TABLES:
        _describe(defs[names[model]], [key for key in core if key.path[:-1] == path], texts)
    _describe(defs[names[RoundScript]], [key for key in core if key.path[:-1] == ("examples",)], texts)
    when = {"anyOf": [{"enum": list(core_conditions())}, {"type": "string"}], "default": "always"}
    about = {key.path[-1]: texts.meaning(key) for key in core if key.path in (("steps", "do"), ("steps", "when"))}
    for kind in kinds:
        part = defs[names[kind]]
        brought = next((plugin.keys for plugin in found if kind in plugin.kinds), ())
        _describe(part, [key for key in brought if key.path[:-1] == ("steps", kind.kind())], texts)
        part["properties"]["do"] = {"const": kind.kind()}
        part["properties"]["when"] = {**when, "description": about["when"]}
        part["required"] = ["do", *part.get("required", ())]
    defs[names[Step]] = _step({kind.kind(): names[kind] for kind in kinds}, about["do"])
    # an example is about the ruleset in whose file it stands
    defs[names[Situation]]["properties"]["ruleset"] = False

    root = defs.pop(names[Ruleset])
    properties = root["properties"]
    properties |= _more(names, {key.path[0]: texts.meaning(key) for key in core if len(key.path) == 1})
    properties["plugins"]["properties"] = {
        plugin.entry.name: _plugin(plugin, defs, names, texts) for plugin in found if plugin.cls is not None
    }
    for plugin in found:
        if "-" in plugin.entry.name:  # the loader takes either
            pattern = plugin.entry.name.replace("-", "[-_]")
            properties["plugins"].setdefault("patternProperties", {})[f"^{pattern}$"] = True
    return {
        "$schema": DIALECT,
        "title": texts.core.text("schema-title"),
        "description": texts.core.text("schema-about"),
        **root,
        "$defs": defs,
    }


def _step(kinds: Mapping[str, str], about: str) -> dict[str, Any]:
    """A step: its kind says which other keys it has."""
    return {
        "type": "object",
        "required": ["do"],
        "properties": {"do": {"enum": list(kinds), "description": about}},
        "allOf": [
            {"if": {"properties": {"do": {"const": kind}}, "required": ["do"]}, "then": {"$ref": f"#/$defs/{name}"}}
            for kind, name in kinds.items()
        ],
        "anyOf": _for_completion(kinds.values()),
    }


def _for_completion(names: Iterable[str]) -> list[Any]:
    """Forms that a value may have, for editors that look for keys and values only there; the last one fits whatever is there.

    What is wrong is told by if and then, which name the key that is meant.
    """
    return [*[{"$ref": f"#/$defs/{name}"} for name in names], True]


def _more(names: Mapping[type[BaseModel], str], about: Mapping[str, str]) -> dict[str, Any]:
    """The keys of a file that are no fields of a ruleset, or hold what a plugin brings."""
    return {
        "steps": {
            "type": "array",
            "minItems": 1,
            "items": {"$ref": f"#/$defs/{names[Step]}"},
            "description": about["steps"],
        },
        "plugins": {"type": "object", "additionalProperties": False, "description": about["plugins"]},
        "extends": {"type": "string", "minLength": 1, "description": about["extends"]},
        "examples": {"type": "array", "items": {"$ref": f"#/$defs/{names[Situation]}"}, "description": about["examples"]},
    }


def _plugin(plugin: Installed, defs: dict[str, Any], names: Mapping[type[BaseModel], str], texts: Texts) -> dict[str, Any]:
    assert plugin.cls is not None
    name = names[plugin.cls]
    part = defs[name]
    _describe(part, [key for key in plugin.keys if key.path[:-1] == ("plugins", plugin.entry.name)], texts)
    about = part["description"] = texts.summary(plugin)
    return {
        "if": {"type": "object"},
        "then": {"$ref": f"#/$defs/{name}"},
        "else": {"const": False},
        "anyOf": _for_completion([name]),
        "description": about,
    }


def _describe(part: dict[str, Any], keys: Iterable[Key], texts: Texts) -> None:
    """Put in what each key means."""
    for key in keys:
        found = part["properties"].get(key.path[-1])
        if found is not None:
            found["description"] = texts.meaning(key)
            if not (key.required or key.default is None or key.path[-1] == "steps"):
                found["default"] = _without_nothing(key.default)


def _clean(part: Any) -> Any:
    """Pydantic's schema without null, which TOML has not, titles, which repeat the key, and defaults, which each key says."""
    if isinstance(part, list):
        return [_clean(item) for item in part]
    if not isinstance(part, dict):
        return part
    cleaned: dict[str, Any] = {}
    for key, value in part.items():
        if key == "properties":
            cleaned[key] = {name: _clean(item) for name, item in value.items()}
        elif key in ("anyOf", "oneOf"):
            # an empty list is both a list of seats and a list of such lists: one of is too strict
            forms = [_clean(item) for item in value if item != {"type": "null"}]
            cleaned |= {"anyOf": forms} if len(forms) > 1 else forms[0]
        elif key == "enum" and "const" in part:
            continue  # older versions of pydantic write both
        elif key not in ("title", "default", "discriminator"):
            cleaned[key] = _clean(value)
    return cleaned


def _without_nothing(value: Any) -> Any:
    """A default as TOML would write it."""
    return {key: item for key, item in value.items() if item is not None} if isinstance(value, Mapping) else value


def dump(made: Mapping[str, Any]) -> str:
    """The schema as the text of a file."""
    import json

    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"
