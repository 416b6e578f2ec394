"""The page of hooks: every hook is documented, has an example that runs, and the example shows what the hook changes."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from cli_tools import ROOT

import guts_core
from guts_core.hooks import COLLECTED, PREFIX, questions
from guts_core.steps import Step
from guts_core.variant import Variant

EXAMPLES = ROOT / "docs" / "examples" / "hooks"
NAMES = list(questions())


@pytest.fixture(scope="module")
def made() -> ModuleType:
    """The module that makes pages."""
    pytest.importorskip("guts_plugins", reason="the page says which bundled plugin answers what")
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        return importlib.import_module("gen_docs")
    finally:
        sys.path.remove(str(ROOT / "tools"))


@pytest.fixture(scope="module")
def parts(made: ModuleType) -> dict[str, str]:
    """What the page says about each hook."""
    return dict(zip(*[iter(re.split(r"^### guts_(\w+)\n", made.hook_reference(), flags=re.MULTILINE)[1:])] * 2, strict=True))


def program(name: str) -> ast.Module:
    return ast.parse((EXAMPLES / f"{name}.py").read_text(encoding="utf-8"))


def methods(tree: ast.Module) -> list[str]:
    """Names of the methods that are marked as answers."""
    marked = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any("hookimpl" in ast.unparse(mark) for mark in node.decorator_list):
            marked.append(node.name)
    return marked


def run(tree: ast.Module, name: str) -> dict[str, object]:
    space: dict[str, object] = {"__name__": f"hook_{name}"}
    exec(compile(tree, f"{name}.py", "exec"), space)
    return space


# Examples


def test_every_hook_has_an_example_and_no_other_has() -> None:
    assert sorted(path.stem for path in EXAMPLES.glob("*.py")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_example_uses_just_this_hook_and_is_short(name: str) -> None:
    assert methods(program(name)) == [PREFIX + name]
    assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= 42


@pytest.mark.parametrize("name", NAMES)
def test_the_example_does_what_it_asserts(name: str) -> None:
    space = run(program(name), name)
    classes = [thing for thing in space.values() if isinstance(thing, type) and issubclass(thing, Variant | Step)]
    defined = [cls for cls in classes if cls.__module__ == f"hook_{name}"]
    assert len([cls for cls in defined if issubclass(cls, Variant)]) == 1
    assert all(inspect.getdoc(cls) for cls in defined)


class _Without(ast.NodeTransformer):
    """Takes the answers out of a program."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return ast.Pass() if node.name.startswith(PREFIX) else node


@pytest.mark.parametrize("name", NAMES)
def test_without_the_hook_the_example_fails(name: str) -> None:
    tree = ast.fix_missing_locations(_Without().visit(program(name)))
    with pytest.raises((AssertionError, guts_core.SituationError, guts_core.RulesetError)):
        run(tree, name)


# The page


@pytest.mark.parametrize("name", NAMES)
def test_the_page_says_everything_about_the_hook(name: str, parts: dict[str, str]) -> None:
    part, spec = parts[name], questions()[name]
    signature = inspect.signature(spec)
    question, text = re.match(r"\s*\*\*(.+?)\*\* (.+)\n", part).groups()  # type: ignore[union-attr]
    assert question.endswith("?" if name != "event" else ".")
    assert re.search(r"\b(Asked|Told)\b", text)
    for argument in list(signature.parameters)[1:]:
        assert f"- `{argument}`: " in part
        assert re.search(rf"\b{argument}: \S", part.split("```")[1]), f"{argument} has no type"
    assert str(signature.return_annotation) in part.split("```")[1]
    assert name == "event" or ("- Result: " in part and "- Default: " in part)
    assert ("wrap it" in part) == (name not in COLLECTED)
    assert '??? example "' in part
    assert f"def guts_{name}(" in part.split("??? example")[1]


@pytest.mark.bundled
def test_the_page_says_who_answers(parts: dict[str, str], made: ModuleType) -> None:
    for name in NAMES:
        users = {plugin for plugin, cls in made.bundled().items() if hasattr(cls, PREFIX + name)}
        told = re.search(r"^- Bundled plugins: (.*)$", parts[name], flags=re.MULTILINE)
        assert set(re.findall(r"\[`([\w-]+)`\]", told[1] if told else "")) == users, name


# The library's page


def test_the_page_of_the_library_lists_every_public_name(made: ModuleType) -> None:
    page = made.fill((ROOT / "docs" / "library.md").read_text(encoding="utf-8"))
    rows = re.findall(r"^\| \[`(\w+)`\]\[guts_core\.(\w+)\.\w+\] \| (.*?) \| `guts_core\.(\w+)` \|$", page, flags=re.MULTILINE)
    assert [name for name, *_ in rows] == list(guts_core.__all__)
    assert [name for name, _, about, _ in rows if not about.strip()] == []
    # each is described once: with its module, or alone
    whole = set(made.described_whole())
    alone = set(re.findall(r"^::: guts_core\.(\w+\.\w+)$", page, flags=re.MULTILINE))
    assert alone == {f"{module}.{name}" for name, module, *_ in rows if module not in whole}


def test_what_is_public_is_documented(made: ModuleType) -> None:
    bare = []
    for word in made.described_whole():
        module = importlib.import_module(f"guts_core.{word}")
        for name, thing in vars(module).items():
            ours = getattr(thing, "__module__", "") == module.__name__
            if ours and not name.startswith("_") and (inspect.isclass(thing) or inspect.isfunction(thing)) and not thing.__doc__:
                bare.append(f"{word}.{name}")
    assert bare == []


@pytest.mark.parametrize("path", [*EXAMPLES.glob("*.py"), *(ROOT / "examples").glob("*.py")], ids=lambda path: path.name)
def test_examples_use_what_is_public(path: Path, made: ModuleType) -> None:
    public = {"guts_core", "guts_core.hooks", *[f"guts_core.{module}" for module in made.described_whole()]}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("guts_"):
            assert node.module in public or f"{node.module}.{node.names[0].name}" in _single(), ast.unparse(node)
            assert not any(alias.name.startswith("_") for alias in node.names)


def _single() -> set[str]:
    return {f"guts_core.{module}.{name}" for name, module in guts_core._MODULES.items()}
