"""`guts config`: what a key of a ruleset or an option of a plugin means, read from the models themselves."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, Final

import click

from guts_core.cli import base
from guts_core.cli.base import json_option, tell_problems, texts, usage, write_json
from guts_core.cli.screen import Screen
from guts_core.discovery import canonical, installed
from guts_core.key_examples import example
from guts_core.keys import Installed, Key, Texts, core_keys, matching, read_plugins
from guts_core.problems import closest
from guts_core.toml_text import value_text

_MOST_SHOWN: Final = 12
"""So many keys are explained at length; of more, each gets a line."""


@base.command("config")
@click.argument("key", required=False, metavar="[KEY]")
@json_option
@click.pass_context
def command(ctx: click.Context, key: str | None, as_json: bool) -> None:
    """Explain a key."""
    plugins: list[Installed] = []
    keys = list(core_keys())
    found = matching(key, keys) if key is not None else keys
    if key is None or [item.name for item in found] != [key]:
        # it may be a plugin's, or a plugin may have one of that name, too
        plugins = _plugins(key)
        keys += [item for plugin in plugins for item in plugin.keys]
        found = matching(key, keys) if key is not None else keys
    bare = [plugin for plugin in plugins if key and canonical(plugin.entry.name) == canonical(key.removeprefix("plugins."))]
    if key is not None and not found and not [plugin for plugin in bare if plugin.cls is not None]:
        for plugin in plugins:
            tell_problems(plugin.problems)
        raise usage("config-unknown", key=key, like=_like(key, keys, plugins) or "none")
    book = Texts(texts().lang, plugins)
    if as_json:
        write_json([_as_json(item, keys, book) for item in found])
        return
    for plugin in plugins if key is None else bare:
        tell_problems(plugin.problems)
    screen = Screen(sys.stdout, book.core, ascii=base.ascii_asked(ctx))
    for plugin in bare:
        if plugin.cls is not None:
            _tell_plugin(screen, plugin, book)
    if key is None:
        _list(screen, keys, book)
        screen.line()
        screen.say("config-all")
    elif len(found) > _MOST_SHOWN:
        _list(screen, found, book)
    else:
        for number, item in enumerate(found):
            if number or bare:
                screen.line()
            _tell(screen, item, keys, book)
    screen.flush()


def _plugins(key: str | None) -> list[Installed]:
    """The plugins among whose keys to look: the one that is named, or else all."""
    entries = installed()
    words = (key or "").split(".")
    name = words[1] if words[0] == "plugins" and len(words) > 1 else words[0]
    named = [entry for entry in entries if canonical(entry.name) == canonical(name.lower())]
    return read_plugins(named or entries)


def _like(key: str, keys: Iterable[Key], plugins: Iterable[Installed]) -> str | None:
    """The key that was probably meant: its whole name, or its last parts."""
    names = [item.name for item in keys]
    words = [*names, *[plugin.entry.name for plugin in plugins]]
    words += [".".join(name.split(".")[-length:]) for name in names for length in (1, 2)]
    return closest(key, dict.fromkeys(words))


def _list(screen: Screen, keys: Iterable[Key], book: Texts) -> None:
    for key in keys:
        screen.line(f"{_safe(screen, key.name)}: {_safe(screen, book.meaning(key))}")


def _tell_plugin(screen: Screen, plugin: Installed, book: Texts) -> None:
    name = plugin.entry.name
    screen.line(_safe(screen, name), bold=True)
    screen.line(_safe(screen, book.summary(plugin)), indent=2)
    if not plugin.keys:
        screen.say("config-options-none", indent=2, name=_safe(screen, name))


def _tell(screen: Screen, key: Key, keys: Iterable[Key], book: Texts) -> None:
    screen.line(_safe(screen, key.name), bold=True)
    for value, text in book.meanings(key):
        told = text if value is None else f"{value_text(value)}: {text}"
        screen.line(_safe(screen, told), indent=2)
    screen.say("config-values", indent=2, values=_safe(screen, key.values_text(screen.texts)))
    screen.say("config-default", indent=2, default=_safe(screen, key.default_text(screen.texts)))
    if key.plugin and key.path[0] != "plugins":
        screen.say("config-plugin", indent=2, name=_safe(screen, key.plugin))
    screen.say("config-example", indent=2)
    for line in example(key, keys).splitlines():
        screen.line(_safe(screen, line), indent=4)


def _safe(screen: Screen, text: str) -> str:
    """A plugin's own text is a stranger's; what its models say in Markdown is shown without its marks."""
    return screen.told(text)


def _as_json(key: Key, keys: Iterable[Key], book: Texts) -> dict[str, Any]:
    return {
        "key": key.name,
        "plugin": key.plugin or None,
        "meaning": book.meaning(key),
        "values": key.values_text(book.core),
        "choices": [choice for value in key.values if value.kind == "choice" for choice in value.choices],
        "required": key.required,
        "default": key.default,
        "example": example(key, keys),
    }
