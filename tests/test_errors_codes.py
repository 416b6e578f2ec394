"""Every code that the program can report has a text, and stands in the documentation."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from guts_core import validation
from guts_core.messages import Messages

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = sorted((ROOT / "guts_core").rglob("*.py"))
MAKERS: Final = {"Problem", "Complaint", "Finding", "_Found", "Flaw", "Trouble", "tell", "PydanticCustomError", "_refuse"}
"""What makes a problem; its code is the first text among the arguments."""


def codes() -> Iterator[tuple[str, str]]:
    """Every code that is written in the source, with its place."""
    for file in SOURCE:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                if name == "tell" and file.name not in ("findings.py", "loader.py"):
                    continue  # events are told, too
                if name in MAKERS and texts and re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", texts[0]):
                    code = f"plugin-{texts[0]}" if name == "Flaw" else texts[0]
                    yield code, f"{file.relative_to(ROOT)}:{node.lineno}"


@pytest.fixture(scope="module")
def page() -> str:
    spec = importlib.util.spec_from_file_location("gen_docs_for_codes", ROOT / "tools" / "gen_docs.py")
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return str(module.problems())


def test_every_code_in_the_source_has_a_text_and_an_anchor_in_the_documentation(page: str) -> None:
    messages = Messages()
    found = {*codes(), *[(code, "guts_core/validation.py") for code, _ in validation._BOUNDS.values()]}
    found |= {(code, "guts_core/validation.py") for code in validation._OURS}
    missing = sorted(
        f"{where}: {code}" for code, where in found if not messages.has(f"problem-{code}") or f'<code id="{code}">' not in page
    )
    assert len(found) > 150
    assert [code for code in missing if code.split(": ")[1] not in WORDS] == []


WORDS: Final = {"amount-type"}
"""What validators raise and `explain` puts under another code."""


def test_every_code_of_the_corpus_is_in_the_documentation(page: str) -> None:
    corpus = ROOT / "tests" / "rulesets_invalid"
    named = {
        line.split()[1]
        for file in corpus.glob("*.toml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line[:3] == "#! "
    }
    assert len(named) > 60
    assert [code for code in sorted(named) if f'<code id="{code}">' not in page] == []
