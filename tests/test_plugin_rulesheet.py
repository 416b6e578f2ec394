"""What the bundled plugins say on the rule sheet: every option's every value, every step, and every shipped ruleset."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from cli_tools import ROOT

from guts_core import explain, load
from guts_core.discovery import Entry, installed
from guts_core.hooks import questions
from guts_core.loader import load_data
from guts_core.messages import Messages
from guts_core.rule_texts import StepTexts, sentences
from guts_core.rulebook import Rulebook
from guts_core.rulesheet import every_line
from guts_core.sheet_html import as_html
from guts_core.sheet_text import as_markdown, as_text
from guts_core.steps import Step
from guts_core.variant import Variant

FILES = sorted([*(ROOT / "rulesets").glob("*.toml"), *(ROOT / "tests" / "catalogue").glob("*.toml")])
MESSAGES = Messages("en", ("guts_core", "guts_plugins"))
BUNDLED = {entry.name: entry for entry in installed() if entry.package == "guts-core"}


def made(entry: Entry, **options: Any) -> Variant:
    cls: Any = entry.load()
    needed = {name: 3 for name, field in cls.model_fields.items() if field.is_required()}
    variant: Variant = cls.model_validate({**needed, **options})
    return variant


def candidates(annotation: Any) -> list[Any]:
    """Values to try for a field of this type; the model refuses those that do not fit."""
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    if get_origin(annotation) is tuple:
        items = candidates(get_args(annotation)[0])
        return [(), *[(item,) for item in items[:6]], (items[-1], items[0]), tuple(items[:4]), tuple(items[3::-1])]
    parts = get_args(annotation)
    if parts:
        return [value for part in parts for value in candidates(part)]
    if annotation is type(None):
        return [None]
    if annotation is str:
        return ["Ks", "Js Jh", "board", "first-shown", "ghost"]
    if annotation is bool:
        return [True, False]
    return [0, 1, 2, 3, 5, "1/4"]


def values(model: Any, field: str, base: dict[str, Any]) -> list[Any]:
    """The values of a field that the model takes, each once, as it keeps them."""
    found: list[Any] = []
    for value in [model.model_fields[field].get_default(), *candidates(model.model_fields[field].annotation)]:
        try:
            kept = getattr(model.model_validate({**base, field: value}), field)
        except ValueError:
            continue
        if not any(kept == other and type(kept) is type(other) for other in found):
            found.append(kept)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_game_is_explained_in_every_format_without_a_gap(path: Path) -> None:
    loaded = load(str(path))
    sheet = explain(loaded, messages=MESSAGES)
    lines = [line.sentence for section in sheet.sections for line in every_line((*section.steps, *section.lines))]
    told = [sentence.text for sentence in lines]
    assert all(told)
    assert not [text for text in told if "{" in text or "None" in text or "  " in text or " ." in text or " ," in text]
    assert not [text for text in told if text[-1] not in ".:" and not re.fullmatch(r'(Showdowns? [\d, ]+|"[^"]*"|, )+', text)]
    assert {sentence.plugin for sentence in lines} - {"", "default"} == {*loaded.ruleset.plugins}
    page, marked, text = as_html(sheet), as_markdown(sheet), as_text(sheet, 40)
    assert all(loaded.ruleset.hash in written for written in (page, marked, text))
    assert max(map(len, text.splitlines())) <= 40


@pytest.mark.parametrize("name", BUNDLED)
def test_every_value_of_every_option_is_told_apart(name: str) -> None:
    entry = BUNDLED[name]
    variant, messages = made(entry), MESSAGES
    for option in type(variant).model_fields:
        tried = values(type(variant), option, dict(variant))
        told = {str(value): sentences(name, variant.model_copy(update={option: value}), messages) for value in tried}
        assert len(tried) > 1
        assert [pair for pair in combinations(told, 2) if told[pair[0]] == told[pair[1]]] == [], option


@pytest.mark.parametrize("name", BUNDLED)
def test_every_option_is_mentioned_beside_others_that_are_not_at_their_default_either(name: str) -> None:
    entry = BUNDLED[name]
    variant, messages = made(entry), MESSAGES
    cls = type(variant)
    for first, second in combinations(cls.model_fields, 2):
        for value in values(cls, first, dict(variant)):
            changed = variant.model_copy(update={first: value})
            told = sentences(name, changed, messages)
            for other in values(cls, second, dict(variant)):
                if other != getattr(variant, second):
                    both = changed.model_copy(update={second: other})
                    assert sentences(name, both, messages) != told, (first, value, second, other)


@pytest.mark.parametrize("name", BUNDLED)
def test_a_plugin_has_sentences_of_its_own_for_rules_and_steps(name: str) -> None:
    entry = BUNDLED[name]
    variant, messages = made(entry), MESSAGES
    ids = [f"{name}-rule", *[f"{name}-rule-{question}" for question in questions()]]
    assert any(map(messages.has, ids))
    texts = StepTexts(messages, {name: variant})
    for kind in texts.owners:
        assert messages.has(f"{name}-step-{kind}")


@pytest.mark.parametrize("name", BUNDLED)
def test_sentences_about_questions_are_about_questions(name: str) -> None:
    text = (ROOT / "plugins" / "locale" / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    about = re.findall(rf"^{name}-rule-(\S+) =", text, re.M)
    assert [word for word in about if word not in questions()] == []


def kinds() -> list[tuple[str, type[Step]]]:
    found = []
    for name, entry in BUNDLED.items():
        method = getattr(made(entry), "guts_kinds", None)
        found += [(name, kind) for kind in (method() if method else ())]
    return found


@pytest.mark.parametrize(("name", "kind"), kinds(), ids=lambda value: value if isinstance(value, str) else value.kind())
def test_every_parameter_of_a_step_of_a_plugin_is_told(name: str, kind: type[Step]) -> None:
    texts = StepTexts(MESSAGES, {name: made(BUNDLED[name])})
    needed = {field: 3 for field, about in kind.model_fields.items() if about.is_required()}
    base = dict(kind.model_validate(needed))
    for field in kind.model_fields:
        if field not in ("do", "when"):
            tried = values(kind, field, base)
            told = {str(value): texts.sentence(kind.model_validate({**base, field: value})).text for value in tried}
            assert len({*told.values()}) == len(tried) > 1, field


def sheet(plugins: dict[str, object], **keys: object) -> str:
    return as_text(explain(load_data({"plugins": plugins, **keys}, "here"), messages=MESSAGES), 10_000)


def test_with_a_single_loser_nobody_says_that_every_loser_matches() -> None:
    told = sheet({"single-loser": {}})
    assert "Everybody else who was in" not in told
    assert "only the worst one has to match" in told
    assert "Everybody antes in every round" in told
    assert "Otherwise nobody does" not in told


@pytest.mark.parametrize("name", ["re-ante", "coward", "all-out-match", "ghost"])
def test_what_happens_when_nobody_is_in_is_said_once(name: str) -> None:
    assert "The pot stays as it is" not in sheet({name: {}})


def test_a_ghost_yields_to_another_plugin_and_a_lone_one_changes_nothing() -> None:
    assert "Everybody antes again" in sheet({"ghost": {}})
    assert "Everybody antes again" not in sheet({"ghost": {}, "re-ante": {}})
    lone = sheet({"ghost": {"plays": "lone"}})
    assert "Everybody antes again" not in lone
    assert "The pot stays as it is" in lone


def test_hands_that_nobody_holds_are_spoken_of_only_where_there_are_some() -> None:
    for name in ("single-loser", "in-turn"):
        assert "nobody holds" not in sheet({name: {}})
        assert "a hand that nobody holds" in sheet({name: {}, "ghost": {"nobody_in": "as-ruled"}}).replace("kitty: a hand", "")


def test_suits_that_decide_are_not_said_never_to() -> None:
    assert "Suits never break a tie" not in sheet({"suit-order": {}})


def test_payments_that_go_to_the_winner_are_not_said_to_form_the_pot() -> None:
    assert "they alone are the next one" not in sheet({"legs": {}}, cap=False)
    assert "they alone are the next one" not in sheet({"pay-winner": {}}, cap=False)


def test_an_option_of_a_plugin_whose_steps_the_ruleset_writes_itself_is_mentioned_all_the_same() -> None:
    steps = [
        {"do": "ante"},
        {"do": "deal", "cards": 2},
        {"do": "draw", "max": 1},
        {"do": "declare"},
        {"do": "showdown"},
        {"do": "settle"},
    ]
    assert "draw: max = 2" in sheet({"draw": {"max": 2}}, steps=steps)
    assert "draw: max" not in sheet({"draw": {}}, steps=steps)


def test_a_payment_is_justified_by_the_plugin_that_changed_it() -> None:
    loaded = load_data({"plugins": {"max-loss": {"amount": 5}, "ghost": {}, "betting": {}}, "cap": False}, "here")
    book = Rulebook(loaded.game, MESSAGES)
    assert [sentence.id for sentence in book.why("max-loss", "payments")] == ["max-loss-rule-owes"]
    assert [sentence.id for sentence in book.why("ghost", "nobody_in")] == ["ghost-rule-nobody_in"]
    behind = ["default-rule-losers", "default-rule-stake", "max-loss-rule-owes"]
    assert [sentence.id for sentence in book.why("default", "payments")] == behind
