"""The translations: each language says all that English says, of the same things, and can be played in."""

from __future__ import annotations

import io
from collections import defaultdict
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import pytest
from babel import Locale
from cli_tools import ROOT
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from guts_core import explain, load
from guts_core.cli.base import languages
from guts_core.cli.screen import Screen
from guts_core.cli.story import word_text
from guts_core.messages import FALLBACK, Messages
from guts_core.rulesheet import every_line

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
OTHERS = [lang for lang in languages() if lang != FALLBACK]
PACKAGES = [pytest.param("guts_core"), pytest.param("guts_plugins", marks=pytest.mark.bundled)]
every_language = pytest.mark.parametrize("lang", OTHERS)
every_package = pytest.mark.parametrize("package", PACKAGES)
CONTROLS = frozenset({"q", "quit", "u", "undo", "w", "why", ""})
"""What a player types to stop, to take back, or to ask why; no declaration can be typed so."""


class _Reader(Visitor):
    """What a message uses: arguments, those of them that it shows, the keys that it selects by, and other messages."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.shown: set[str] = set()
        self.keys: dict[str, set[str]] = defaultdict(set)
        self.references: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.used.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            self.keys[node.selector.id.name] |= {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
        self.generic_visit(node)


class _Use(NamedTuple):
    """What a message uses, those that it refers to included."""

    file: str
    used: frozenset[str]
    wanted: frozenset[str]  # arguments without which something is left unsaid: those only asked for a plural are none
    words: dict[str, frozenset[str]]  # by argument, the keys that it selects by which are no plurals
    plurals: frozenset[str]
    empty: bool


@cache
def uses(package: str, lang: str) -> dict[str, _Use]:
    """Every message of a package in a language; whatever is no Fluent stands under its own text."""
    found: dict[str, tuple[str, _Reader, bool]] = {}
    folder = files(package) / "locale" / lang
    for file in folder.iterdir() if folder.is_dir() else ():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.value is not None, f"{lang}/{file.name}: {entry.id.name}"
                reader = _Reader()
                reader.visit(entry)
                found[entry.id.name] = (file.name, reader, "".join(_texts(entry.value)).strip() == "")
    return {id: _use(id, found) for id in found}


def _texts(node: ast.BaseNode) -> list[str]:
    """All text in a message, that of every variant."""
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        return [node.value]
    if isinstance(node, ast.Variant):
        return _texts(node.value)
    parts = [*getattr(node, "elements", ()), *getattr(node, "variants", ())]
    parts += [node.expression] if isinstance(node, ast.Placeable) else []
    return (
        ["$"] if isinstance(node, ast.VariableReference | ast.MessageReference) else [t for part in parts for t in _texts(part)]
    )


def _use(id: str, found: dict[str, tuple[str, _Reader, bool]]) -> _Use:
    todo, done = [id], set()
    whole = _Reader()
    while todo:
        name = todo.pop()
        if name in done:
            continue
        done.add(name)
        assert name in found, f'"{id}" refers to "{name}", which is not there'
        reader = found[name][1]
        whole.used |= reader.used
        whole.shown |= reader.shown
        for argument, keys in reader.keys.items():
            whole.keys[argument] |= keys
        todo += reader.references
    words = {argument: frozenset(keys - PLURALS) for argument, keys in whole.keys.items()}
    wanted = whole.shown | {argument for argument, keys in words.items() if keys}
    plurals = frozenset().union(*whole.keys.values()) & PLURALS
    return _Use(found[id][0], frozenset(whole.used), frozenset(wanted), words, plurals, found[id][2])


def test_there_are_the_languages_of_the_sources() -> None:
    assert {"en", "es", "pt", "fr", "id"} <= {*languages()}


@every_language
@every_package
def test_no_message_is_missing_and_none_is_left_over(package: str, lang: str) -> None:
    wanted = {(use.file, id) for id, use in uses(package, FALLBACK).items()}
    given = {(use.file, id) for id, use in uses(package, lang).items()}
    assert wanted, "no English texts were found"
    assert sorted(wanted - given) == [], "missing"
    assert sorted(given - wanted) == [], "left over"


@every_language
@every_package
def test_the_same_is_said_of_the_same_arguments(package: str, lang: str) -> None:
    english, translated = uses(package, FALLBACK), uses(package, lang)
    wrong = []
    for id in english.keys() & translated.keys():
        ours, theirs = english[id], translated[id]
        wrong += [f"{id}: does not get ${name}" for name in theirs.used - ours.used]
        wrong += [f"{id}: leaves out ${name}" for name in ours.wanted - theirs.used]
        wrong += [f"{id}: is empty"] if theirs.empty and not ours.empty else []
    assert sorted(wrong) == []


@every_language
@every_package
def test_the_same_cases_are_told_apart(package: str, lang: str) -> None:
    """Where English selects by words, so does the translation, by the same; by which others it does too is its own affair."""
    english, translated = uses(package, FALLBACK), uses(package, lang)
    wrong = []
    for id in english.keys() & translated.keys():
        for name, keys in english[id].words.items():
            found = translated[id].words.get(name, frozenset())
            wrong += [f"{id}: no case [{key}] of ${name}" for key in keys - found]
            wrong += [f"{id}: there is no case [{key}] of ${name}" for key in found - keys if keys and not key.isdigit()]
    assert sorted(wrong) == []


@every_language
@every_package
def test_plurals_are_those_of_the_language(package: str, lang: str) -> None:
    has = {*Locale.parse(lang, sep="-").plural_form.tags, "other"}
    assert {id: use.plurals - has for id, use in uses(package, lang).items() if use.plurals - has} == {}


@pytest.mark.parametrize("lang", languages())
def test_declarations_can_be_typed_by_their_beginnings(lang: str) -> None:
    texts = Messages(lang)
    words = [texts.text(f"cli-word-{word}").casefold() for word in ("in", "out")]
    for word, other in (words, words[::-1]):
        shortest = next(word[:end] for end in range(1, len(word) + 1) if not other.startswith(word[:end]))
        assert shortest not in CONTROLS
        assert not other.startswith(word)
        assert word not in ("in", "out") or lang == FALLBACK, "what rules write means something else"


@pytest.mark.parametrize("lang", languages())
def test_yes_and_no_are_different_words(lang: str) -> None:
    texts = Messages(lang)
    yes, no = (set(texts.text(f"new-example-{word}").casefold().split()) for word in ("yes", "no"))
    assert yes
    assert no
    assert not yes & no
    assert not (yes | no) & {"q", "quit"}


@pytest.mark.bundled
def test_words_of_plugins_are_shown_in_the_players_language() -> None:
    screen = Screen(io.StringIO(), Messages("es", ("guts_core", "guts_plugins")), ascii=False)
    assert [word_text(screen, word, "trade") for word in ("keep", "trade", "in", "strange")] == [
        "guardar",
        "cambiar",
        "dentro",
        "strange",
    ]
    assert word_text(screen, "keep") == "keep"


@pytest.mark.bundled
@every_language
def test_rule_sheets_say_as_much_as_in_english(lang: str) -> None:
    """Line by line the same sentences, none of them empty or, for want of an argument, left out."""
    packages = ("guts_core", "guts_plugins")
    both = [Messages(tag, packages) for tag in (FALLBACK, lang)]
    for path in sorted((ROOT / "rulesets").glob("*.toml")):
        loaded = load(str(path))
        english, translated = (
            [
                line.sentence.id
                for part in explain(loaded, texts.lang, texts).sections
                for line in every_line((*part.steps, *part.lines))
            ]
            for texts in both
        )
        assert english == translated, path.name
