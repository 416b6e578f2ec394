"""Whatever a stranger's file holds, `guts check` answers at once, harmlessly, and with an exit status: never with a traceback."""

from __future__ import annotations

import os
import re
import time
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from guts_core.cli import guts
from guts_core.loader import load
from guts_core.messages import Messages
from guts_core.problems import ProblemError, render, to_json

ROOT: Final = Path(__file__).resolve().parent.parent
CORPUS: Final = sorted((ROOT / "tests" / "rulesets_invalid").glob("*.toml"))
SECONDS: Final = 2.0
"""More than any file needs, on a slow machine too."""
STEPS: Final = "{ do = 'ante' }, { do = 'deal', cards = 1 }, { do = 'declare' }, { do = 'showdown' }, { do = 'settle' }, "


def check(*arguments: str) -> Result:
    """Run `guts check`, and see that it behaved."""
    started = time.process_time()
    result = CliRunner().invoke(guts, ["check", *arguments])
    assert time.process_time() - started < SECONDS
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code in (0, 1, 2)
    said = result.stdout + result.stderr
    assert "Traceback" not in said
    harmful = {char for char in said if char != "\n" and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")}
    assert harmful == set()
    assert len(said) < 1_000_000
    return result


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# ---------------------------------------------------------------- texts

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "a megabyte of comment": ("#" * 1_100_000, "file-too-large"),
    "deep lists": ("a = " + "[" * 500 + "]" * 500, "toml-too-deep"),
    "deep tables": ("a = " + "{ b = " * 500 + "1" + " }" * 500, "toml-too-deep"),
    "deep dotted keys": (".".join("a" * 2000) + " = 1", "toml-too-deep"),
    "deep headers": ("[" + ".".join("a" * 2000) + "]", "toml-too-deep"),
    "digits": ("ante = " + "9" * 5000, "toml-number-long"),
    "digits in an option": ("[plugins.ghost]\nhands = " + "9" * 5000, "toml-number-long"),
    "decimals": ("ante = 0." + "3" * 5000, "toml-number-long"),
    "an exponent": ("ante = 1e999999999", "toml-exponent"),
    "a negative exponent": ("ante = 1e-999999999", "toml-exponent"),
    "an exponent in a text": ("ante = '1e999999999'", "value-type"),
    "digits in a text": ("ante = '" + "9" * 5000 + "'", "amount-range"),
    "a large fraction": ("ante = '1/" + "9" * 5000 + "'", "amount-range"),
    "escape sequences in a title": ("title = '\\u001b[31mred'\ncap = true\n".replace("'", '"'), "value-type"),
    "raw escape sequences": ("title = '\x1b]0;owned\x07'", "toml-control-character"),
    "a title that turns round": ("titel = '\u202egnp.exe'", "key-unknown"),
    "a key that turns round": ("'\u202ecap\u2066' = 1", "key-unknown"),
    "a plugin that turns round": ("[plugins.'\u202e']", "plugin-unknown"),
    "an invisible plugin": ("[plugins.'\u200b\u2060']", "plugin-unknown"),
    "a long key": (f"{'k' * 100_000} = 1", "key-unknown"),
    "a long plugin": (f"[plugins.{'k' * 100_000}]", "plugin-unknown"),
    "a long text": (f"title = '{'x' * 500_000}'", "text-long"),
    "a long line": ("[ranking]\nwild = [" + "'2', " * 15_000 + "]", "list-long"),
    "a markup title": ("title = '[bold red]x[/]'\ncap = true", "value-type"),
    "many mistakes": ("".join(f"k{number} = {number}\n" for number in range(15_000)), "key-unknown"),
    "many plugins": ("".join(f"[plugins.p{number}]\n" for number in range(6_000)), "plugin-unknown"),
    "many removed plugins": ("[plugins]\n" + "".join(f"p{number} = false\n" for number in range(15_000)), "plugin-not-inherited"),
    "many plugins twice": ("".join(f"[plugins.a-{n}]\n[plugins.a_{n}]\n" for n in range(3_000)), "plugin-twice"),
    "many requirements": ("requires = [" + "'guts-core', " * 15_000 + "]", "list-long"),
    "a requirement from elsewhere": ("requires = ['x @ https://example.org/x.whl']", "requires-syntax"),
    "many steps": ("steps = [" + "{ do = 'deal', cards = 1, to = 'in' }, " * 4_500 + "]", "steps-no-settle"),
    "many rounds in a round": ("steps = [" + STEPS * 700 + "]", "hand-too-large"),
    "many repeats": (
        "steps = [" + "{ do = 'repeat', max = 1, steps = [" * 14 + STEPS + "] }, " * 14 + "]",
        "",
    ),
    "repeats of repeats": (
        "steps = [" + "{ do = 'repeat', max = 2, until = 'lone', steps = [" * 9 + STEPS + "] }, " * 9 + "]",
        "hand-too-large",
    ),
    "too many repeats": (
        "steps = [" + "{ do = 'repeat', max = 1000, steps = [" * 14 + STEPS + "] }, " * 14 + "]",
        "repeat-too-often",
    ),
    "many contests": (
        "steps = [{ do = 'ante' }, { do = 'deal', cards = 2 }, { do = 'declare' }, { do = 'showdown', contests = ["
        + "{ among = ['hihg'] }, " * 3_000
        + "] }, { do = 'settle' }]",
        "choice-unknown",
    ),
    "many pots": (
        "steps = [" + "".join(f"{{ do = 'ante', pot = 'p{number}' }}, " for number in range(3_000)) + STEPS + "]",
        "pot-never-won",
    ),
    "many houses": (
        "steps = [{ do = 'ante' }, "
        + "".join(f"{{ do = 'deal', cards = 1, to = 'h{number}' }}, " for number in range(3_000))
        + STEPS
        + "]",
        "deck-short",
    ),
    "a device": ("extends = '/dev/zero'", "file-special" if os.path.exists("/dev/zero") else "file-missing"),
    "itself by another name": ("extends = '" + "./" * 1500 + "hostile.toml'", "extends-circle"),
    "a path without end": ("extends = '" + "../" * 5_000 + "x.toml'", ""),
    "a long name of a file": ("extends = '" + "x" * 5_000 + ".toml'", ""),
    "a file on another computer": ("extends = '//example.org/share/x.toml'", "extends-network"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_hostile_text(name: str) -> None:
    text, code = TEXTS[name]
    Path("hostile.toml").write_text(text, encoding="utf-8", newline="\n")
    said = check("hostile.toml")
    assert code == "" or f"[{code}]" in said.stdout + said.stderr
    assert code == "" or said.exit_code


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xef\xbb\xbfcap = true\n", "value-type"),
        (b"\xff\xfec\x00a\x00p\x00", "file-encoding"),
        (b"\x00c\x00a\x00p", "file-encoding"),
        (b"cap = 1 # \xff\xff", "file-not-utf-8"),
        (b"\x00" * 100_000, "file-encoding"),
        (bytes(range(256)) * 1000, "file-not-utf-8"),
        (b"cap = true\r\nante = -1\r\n", "amount-negative"),
        (b"cap = true\rante = -1\r", "toml-carriage-return"),
        (b"title = '\xed\xa0\x80'", "file-not-utf-8"),
    ],
)
def test_hostile_bytes(data: bytes, code: str) -> None:
    Path("hostile.toml").write_bytes(data)
    result = check("hostile.toml")
    assert f"[{code}]" in result.stdout + result.stderr
    assert result.exit_code


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_base_that_is_a_pipe_does_not_hang() -> None:
    os.mkfifo("pipe.toml")
    Path("hostile.toml").write_text("extends = 'pipe.toml'\n", encoding="utf-8")
    assert "[file-special]" in check("hostile.toml").stderr


def test_a_chain_of_links_has_an_end() -> None:
    try:
        Path("a.toml").symlink_to("b.toml")
        Path("b.toml").symlink_to("a.toml")
    except OSError:
        pytest.skip("no links here")
    Path("hostile.toml").write_text("extends = 'a.toml'\n", encoding="utf-8")
    assert check("hostile.toml").exit_code


def test_a_long_chain_of_bases_has_an_end() -> None:
    for number in range(40):
        Path(f"{number}.toml").write_text(f"extends = '{number + 1}.toml'\n", encoding="utf-8")
    assert "[extends-too-many]" in check("0.toml").stderr


# ---------------------------------------------------------------- anything at all


def _tokens(text: str) -> list[str]:
    return re.findall(r"\w+|\s+|[^\w\s]", text)


MUTABLE: Final = [*CORPUS, *sorted((ROOT / "rulesets").glob("*.toml"))]
ODD: Final = ("true", "-1", "0", "1e400", "{}", "[]", '""', "'''", '"""', "\n", "=", "nan", "x")


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A ruleset with pieces of it deleted, doubled, replaced by pieces of another, or overwritten with anything."""
    file, other = draw(st.sampled_from(MUTABLE)), draw(st.sampled_from(MUTABLE))
    pieces, others = _tokens(file.read_text(encoding="utf-8"))[:2000], _tokens(other.read_text(encoding="utf-8"))[:2000]
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(pieces) - 1))
        how = draw(st.sampled_from(["delete", "double", "other", "text", "odd"]))
        if how == "double":
            pieces[at] *= 2
        else:
            new = {
                "delete": st.just(""),
                "other": st.sampled_from(others),
                "text": st.text(max_size=4),
                "odd": st.sampled_from(ODD),
            }
            pieces[at] = draw(new[how])
    return "".join(pieces).encode("utf-8", "surrogatepass")


def anything() -> st.SearchStrategy[bytes]:
    """What a file may hold."""
    return st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode("utf-8", "surrogatepass")) | damaged()


@cache
def messages(packages: tuple[str, ...]) -> Messages:
    return Messages(packages=packages)


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(anything())
def test_anything_at_all_is_loaded_or_explained(data: bytes) -> None:
    Path("fuzz.toml").write_bytes(data)
    started = time.process_time()
    try:
        loaded = load("./fuzz.toml")
    except ProblemError as error:
        problems, packages = error.problems, error.packages
        assert problems
    else:
        problems, packages = loaded.problems, loaded.packages
    for problem in problems:
        assert render(problem, messages(packages))
        assert to_json(problem, messages(packages))
    assert time.process_time() - started < SECONDS


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(anything())
def test_anything_at_all_is_checked_without_a_traceback(data: bytes) -> None:
    Path("fuzz.toml").write_bytes(data)
    check("fuzz.toml")
