"""The messages: what goes in, what comes out, and that nothing is lost on the way."""

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from guts_core.cards import Card
from guts_core.messages import MessageError, Messages


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Makes a package with the message files given, and returns its name."""

    def make(**texts: str) -> str:
        name = f"pkg_{tmp_path.name}".replace("-", "_")
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text("", encoding="utf-8")
        (folder / "rule.py").write_text("", encoding="utf-8")
        for spec, text in texts.items():
            lang, stem = spec.split("__")
            file = folder / "locale" / lang.replace("_", "-") / f"{stem}.ftl"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        monkeypatch.syspath_prepend(tmp_path)
        return name

    return make


def test_core_has_its_messages():
    messages = Messages()
    assert messages.has("problem-did-you-mean")
    assert messages.text("problem-did-you-mean", word="cap") == 'did you mean "cap"?'
    assert not messages.has("no-such-message")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(20, 3), "20/3"),
        (1, "1"),
        (12345, "12,345"),
        (-3, "-3"),
        (Card.parse("Qs"), "Qs"),
        (True, "true"),
        ("a", "a"),
        (["Ana", "Bo"], "Ana, Bo"),
    ],
)
def test_arguments_are_shown(package, value, shown):
    messages = Messages(packages=[package(en__a="paid = pays { $amount }.\n")])
    assert messages.text("paid", amount=value) == f"pays {shown}."


def test_plurals_follow_the_number(package):
    name = package(en__a="n = { $n ->\n    [one] { $n } chip\n   *[other] { $n } chips\n}\n")
    assert [Messages(packages=[name]).text("n", n=n) for n in (1, 2)] == ["1 chip", "2 chips"]


def test_a_gap_is_an_error(package):
    messages = Messages(packages=[package(en__a="paid = { $amount }\nonly =\n    .attribute = x\n")])
    with pytest.raises(MessageError, match="paid"):
        messages.text("paid")
    with pytest.raises(MessageError, match="unpaid"):
        messages.text("unpaid")
    with pytest.raises(MessageError, match="only"):
        messages.text("only")


def test_broken_and_double_messages_are_errors(package):
    with pytest.raises(MessageError, match=r"en/a\.ftl.*oops"):
        Messages(packages=[package(en__a="good = x\noops {\n")]).text("good")


def test_a_message_twice_is_an_error(package):
    with pytest.raises(MessageError, match=r"'one'.*twice"):
        Messages(packages=[package(en__a="one = x\n", en__b="one = y\n")]).text("one")


def test_languages_fall_back_message_by_message(package):
    name = package(en__a="one = one\ntwo = two\nthree = three\n", pt__a="one = um\ntwo = dois\n", pt_BR__a="one = um!\n")
    brazil = Messages("pt-BR", [name])
    assert [brazil.text(id) for id in ("one", "two", "three")] == ["um!", "dois", "three"]
    assert Messages("pt", [name]).text("one") == "um"


@pytest.mark.parametrize("lang", ["xx", "", "../en", "C:\\", "a" * 1000, "en/../../x", "zz-ZZ"])
def test_unknown_languages_are_english(lang):
    assert Messages(lang).text("problem-severity-error") == "error"


def test_numbers_follow_the_language(package):
    name = package(en__a="n = { $n }\n", es__a="n = { $n }\n", fr__a="n = { $n }\n")
    assert Messages("es", [name]).text("n", n=12345) == "12.345"


def test_several_packages_and_single_files(package):
    name = package(en__ghost="ghost-summary = Boo\n", en__draw="draw-summary = Swap\n", en__rule="rule-summary = Rule\n")
    messages = Messages(packages=("guts_core", f"{name}:ghost", f"{name}.rule:rule", f"{name}:ghost", name + ":none"))
    assert messages.text("ghost-summary") == "Boo"
    assert messages.text("rule-summary") == "Rule"
    assert messages.has("problem-did-you-mean")
    assert not messages.has("draw-summary")
    assert Messages(packages=[name]).text("draw-summary") == "Swap"


def test_a_lone_module_has_no_messages(tmp_path, monkeypatch):
    (tmp_path / "lone_module_of_messages.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert not Messages(packages=["lone_module_of_messages"]).has("x")


def test_fluent_is_not_imported_before_it_is_needed():
    code = "import sys, guts_core.source as s; s.parse_toml('', 'a'); assert not {'fluent', 'babel'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parent.parent)


def test_every_message_of_ours_is_fluent():
    """Each is parsed when it is first wanted, so that a mistake would lie in wait."""
    for book in Messages()._loaded():
        for id in book.sources:
            assert book.opened_at(id).has_message(id) or id.startswith("-")


def test_a_mistake_in_one_message_is_told_where_that_one_is_wanted(package):
    messages = Messages(packages=[package(en__a="good = x\nbad = { oh\nworse = { bad }\n")])
    assert messages.text("good") == "x"
    for id in ("bad", "worse"):
        with pytest.raises(MessageError):
            messages.text(id)


def test_messages_may_refer_to_others_in_other_files(package):
    name = package(
        en__a="one = { two } { -name }\n", en__b="-name = Ana\ntwo = { $n ->\n    [1] { three }\n   *[other] no\n}\nthree = 3\n"
    )
    assert Messages(packages=[name]).text("one", n=1) == "3 Ana"
