"""What the documentation shows is true: every snippet is executed, every table of keys is compared with the models.

A page's snippets run in order, in a folder of the page's own:

* ```` ```toml title="NAME.toml" ```` is saved under its name; one that no command of the page names is checked, or settled.
* ```` ```console ````: each line `$ guts ...` runs and must succeed, unless a comment above says `# exit status N`. Output
  that is shown below it must be what comes out, stdout and stderr together; a line `...` stands for any lines, and `...` within a
  line for any text.
* ```` ```python ```` runs alone; with a title it is saved, and so is any other block with one.

Other languages (sh, powershell, text) are not run.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args

import pytest
from cli_tools import ROOT, call
from installed import forgotten, package
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from guts_core.cli import guts
from guts_core.hooks import questions
from guts_core.log import Header
from guts_core.ranking import CATEGORIES, Ranking
from guts_core.ruleset import Ruleset, Seats
from guts_core.situation import Expect, RoundScript, Situation
from guts_core.steps import CORE_KINDS, ContestSpec, Step, core_conditions

pytest.importorskip("guts_rulesets", reason="guts-core is not installed, so no ruleset has a name")
pytest.importorskip("guts_plugins", reason="the pages show bundled plugins")

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
NOT_RUN = {"sh", "powershell", "text", "json", "jsonl"}


# Snippets


class Snippet(NamedTuple):
    """A fenced block of a page."""

    line: int
    language: str
    title: str | None
    text: str


class Shown(NamedTuple):
    """A command as a page shows it."""

    line: int
    words: list[str]
    status: int
    output: list[str]


def snippets(text: str) -> Iterator[Snippet]:
    lines = text.splitlines()
    number = 0
    while number < len(lines):
        opening = re.fullmatch(r"( *)(`{3,})([\w+-]*)( .*)?", lines[number])
        number += 1
        if opening is None:
            continue
        indent, mark, language, about = opening.groups()
        first = number
        while lines[number] != indent + mark:  # an IndexError: the block is never closed
            number += 1
        title = re.search(r'title="([^"]+)"', about or "")
        body = [line.removeprefix(indent) for line in lines[first:number]]
        yield Snippet(first + 1, language, title[1] if title else None, "\n".join([*body, ""]))
        number += 1


def commands(snippet: Snippet) -> Iterator[Shown]:
    status = 0
    found: Shown | None = None
    for number, line in enumerate(snippet.text.splitlines(), snippet.line):
        said = re.fullmatch(r"# exit status (\d)", line)
        if said or line.startswith("$ "):
            if found:
                yield found
            found = None
        if said:
            status = int(said[1])
        elif line.startswith("$ "):
            found, status = Shown(number, shlex.split(line.removeprefix("$ "), comments=True), status, []), 0
        else:
            assert found is not None, f"line {number}: output without a command"
            found.output.append(line)
    if found:
        yield found


def matches(shown: list[str], real: list[str]) -> bool:
    """Whether output is as shown; a line `...` stands for any number of lines, and elsewhere `...` for any text of the line."""
    text = [re.escape(line.rstrip()).replace(re.escape("..."), ".*") for line in shown]
    pattern = "".join(r"(?:.*\n)*?" if line == "..." else found + r"\n" for line, found in zip(shown, text, strict=True))
    return re.fullmatch(pattern, "".join(f"{line.rstrip()}\n" for line in real)) is not None


@pytest.mark.parametrize(
    ("shown", "fits"),
    [
        ("a\nb", True),
        ("a", False),
        ("a\n...", True),
        ("...\nb", True),
        ("a\n...\nb", True),
        ("b\n...", False),
        ("a\nb\nc", False),
        ("a...\n...b", True),
        ("a...b", False),
    ],
)
def test_output_is_compared_line_by_line_with_gaps(shown: str, fits: bool) -> None:
    assert matches(shown.split("\n"), ["a", "b"]) is fits


TUTORIAL = "plugin-authors.md"
EXAMPLE = "guts-six-nine"


def _install_what_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plugin that the tutorial writes is installed from the beginning, as by `pip install --editable`."""
    points = "[guts.plugins]\nsix-nine = guts_six_nine:SixNine\n[guts.rulesets]\nsix-nine = guts_six_nine\n"
    package(folder, EXAMPLE, "0.1.0", points)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.syspath_prepend(folder / EXAMPLE)


def test_the_tutorial_writes_the_example() -> None:
    found = [item for item in snippets((DOCS / TUTORIAL).read_text(encoding="utf-8")) if (item.title or "").startswith(EXAMPLE)]
    assert len(found) == 4
    for snippet in found:
        assert snippet.text == (ROOT / "examples" / str(snippet.title)).read_text(encoding="utf-8"), snippet.title


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_snippet_of_the_page_does_what_it_shows(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    found = list(snippets(page.read_text(encoding="utf-8")))
    named = {word for snippet in found if snippet.language == "console" for shown in commands(snippet) for word in shown.words}
    if page.name == TUTORIAL:
        _install_what_is_written(tmp_path, monkeypatch)
    for snippet in found:
        with forgotten("guts_six_nine"):  # its files are written step by step
            _execute(snippet, page.name, named)


def _execute(snippet: Snippet, page: str, named: set[str]) -> None:
    where = f"{page}:{snippet.line}"
    if snippet.title:
        Path(snippet.title).write_text(snippet.text, encoding="utf-8", newline="\n")
        importlib.invalidate_caches()
    if snippet.language == "toml":
        assert snippet.title, f"{where}: a TOML snippet needs a title, the name of its file"
        if snippet.title not in named:
            data = tomllib.loads(snippet.text)
            command = "settle" if {"hands", "players", "rounds"} & set(data) else "check"
            result = call(command, snippet.title)
            assert result.exit_code == 0, f"{where}: {result.output}"
    elif snippet.language == "console":
        for shown in commands(snippet):
            assert shown.words[0] == "guts", f"{page}:{shown.line}: only guts is run here"
            result = call(*shown.words[1:])
            assert result.exit_code == shown.status, f"{page}:{shown.line}: {result.output}"
            real = result.output.splitlines()
            assert not shown.output or matches(shown.output, real), f"{page}:{shown.line} shows\n" + "\n".join(
                [*shown.output, "but this comes out:", *real]
            )
    elif snippet.language == "python" and not snippet.title:
        exec(compile(snippet.text, where, "exec", dont_inherit=True), {"__name__": "__main__"})
    else:
        assert snippet.title or snippet.language in NOT_RUN, f"{where}: is this to be run?"


# Tables of keys


def under(page: str, heading: str, fill: Callable[[str], str] = str) -> list[list[str]]:
    """The rows of the first table under a heading, each cell as it is written."""
    text = fill((DOCS / page).read_text(encoding="utf-8"))
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", text, flags=re.MULTILINE | re.DOTALL)
    assert found, f"{page} has no heading {heading!r}"
    rows = re.search(r"((?:^\|.*\n)+)", found[1], flags=re.MULTILINE)
    assert rows, f"{page} has no table under {heading!r}"
    return [[part.strip() for part in line.strip("|").split(" | ")] for line in rows[1].splitlines()[2:]]


def written(field: FieldInfo) -> str:
    """A default as the documentation writes it; where it is a table of its own, the page says where that is."""
    value = field.get_default(call_default_factory=True)
    if value is PydanticUndefined:
        return "required"
    if value is None:
        return "left out"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, str):
        return f'`"{value}"`'
    if isinstance(value, tuple) and not any(isinstance(item, BaseModel) for item in value):
        return f"`[{', '.join(written(FieldInfo(default=item)).strip('`') for item in value)}]`"
    if isinstance(value, dict):
        return "left out"
    return "see below" if isinstance(value, BaseModel | tuple) else f"`{value}`"


def choices(annotation: Any) -> Iterator[str]:
    """The texts that a field admits, where it admits only some."""
    for part in get_args(annotation):
        if isinstance(part, str):
            yield part
        else:
            yield from choices(part)


class Table(NamedTuple):
    """A table of the documentation and the model whose fields it lists."""

    page: str
    heading: str
    model: type[BaseModel]
    beside: frozenset[str] = frozenset()
    """Keys of the file that are no fields."""
    elsewhere: frozenset[str] = frozenset()
    """Fields that another table lists."""


STEP_FIELDS = frozenset({"do", "when"})
TABLES = [
    Table("rulesets.md", "Keys", Ruleset, beside=frozenset({"extends", "examples"})),
    Table("rulesets.md", "seats", Seats),
    Table("rulesets.md", "Ranking", Ranking),
    Table("rulesets.md", "Contests", ContestSpec),
    *[Table("rulesets.md", f"The step `{kind.kind()}`", kind, elsewhere=STEP_FIELDS) for kind in CORE_KINDS],
    Table("situations.md", "Before the first round", Situation, elsewhere=RoundScript.keys()),
    Table("situations.md", "A round", RoundScript),
    Table("situations.md", "expect", Expect),
    Table("log.md", "The header", Header, beside=frozenset({"guts-log"})),
]


def test_the_tables_of_steps_leave_out_what_every_step_has() -> None:
    assert set(Step.model_fields) == STEP_FIELDS


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.model.__name__)
def test_the_table_lists_every_field_of_the_model_with_its_default(table: Table, made: ModuleType) -> None:
    rows = {row[0].strip("`"): row for row in under(table.page, table.heading, made.fill)}
    fields = {field.alias or name: field for name, field in table.model.model_fields.items()}
    assert set(rows) - table.beside == set(fields) - table.elsewhere
    for key in set(fields) - table.elsewhere:
        *_, default = rows[key]
        assert default == written(fields[key]), f"{key} in {table.page}"
        for choice in choices(fields[key].annotation):
            assert f'`"{choice}"`' in " ".join(rows[key]), f"{key} may be {choice!r}"


def test_every_condition_and_category_is_named(made: ModuleType) -> None:
    text = made.fill((DOCS / "rulesets.md").read_text(encoding="utf-8"))
    assert {row[0] for row in under("rulesets.md", "Conditions")} == {f'`"{name}"`' for name in core_conditions()}
    assert [name for name in CATEGORIES if f'`"{name}"`' not in text] == []


# Pages that are made


@pytest.fixture(scope="module")
def made() -> ModuleType:
    """The module that makes pages, as mkdocs loads it."""
    spec = importlib.util.spec_from_file_location("gen_docs", ROOT / "tools" / "gen_docs.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["gen_docs"] = module
    spec.loader.exec_module(module)
    return module


def test_the_page_of_commands_has_each_with_its_options(made: ModuleType) -> None:
    page = made.fill((DOCS / "commands.md").read_text(encoding="utf-8"))
    for name, command in guts.commands.items():
        part = page.split(f"## guts {name}\n")[1].split("\n## ")[0]
        assert [option for parameter in command.params for option in parameter.opts if option not in part.lower()] == []


def test_the_page_of_problems_has_each_with_its_text(made: ModuleType) -> None:
    page = made.fill((DOCS / "errors.md").read_text(encoding="utf-8"))
    rows = dict(re.findall(r'^\| <code id="([\w-]+)">.*?</code> \| (.*?) \|', page, flags=re.MULTILINE))
    texts = "\n".join(file.read_text(encoding="utf-8") for file in made.LOCALE.glob("*.ftl"))
    ids = re.findall(r"^(problem-[\w-]+) =", texts, flags=re.MULTILINE)
    assert {id.removeprefix("problem-") for id in ids if made.is_problem(id)} == set(rows)
    assert [code for code, text in rows.items() if not text.strip() or "{" in text.replace("{}", "").replace("= {", "")] == []


def test_the_page_of_problems_has_every_code_that_the_program_reports(made: ModuleType) -> None:
    page = made.problems()
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "guts_core").rglob("*.py"))
    codes = set(re.findall(r'(?:Problem|Complaint)\(\s*"([a-z0-9-]+)"|_refuse\(\s*"(log-[a-z0-9-]+)"', source))
    assert len(codes) > 50
    assert [code for code in sorted(map("".join, codes)) if f'id="{code}"' not in page] == []


def test_the_page_of_hooks_says_everything_about_each(made: ModuleType) -> None:
    page = made.fill((DOCS / "hooks.md").read_text(encoding="utf-8"))
    parts = dict(zip(*[iter(re.split(r"^### guts_(\w+)\n", page, flags=re.MULTILINE)[1:])] * 2, strict=True))
    assert set(parts) == set(questions())
    for name, spec in questions().items():
        part = parts[name]
        assert "**" in part
        assert "Answered by: " in part
        assert re.search(r"\b(Asked|Told)\b", part)
        assert name == "event" or ("- Result: " in part and "- Default: " in part)
        arguments = list(spec.__code__.co_varnames[1 : spec.__code__.co_argcount])
        assert [argument for argument in arguments if f"- `{argument}`: " not in part] == [], name


def test_every_plugin_and_every_game_has_a_page(made: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "settle", lambda name, example: "")  # the slow part; all examples are played by other tests
    pages = made.pages()
    for name, cls in made.bundled().items():
        page = pages[f"plugins/{name}.md"]
        assert f"({name}.md)" in pages["plugins/index.md"]
        assert [option for option in cls.model_fields if f"| `{option}` |" not in page] == []
        assert [other for other in cls.refuses if f"[`{other}`]({other}.md)" not in page] == []
    for name in made.bundled_rulesets():
        assert f"({name}.md)" in pages["games/index.md"]
        _, examples = made.split_examples(made.source_of(name))
        assert [tomllib.loads(example)["title"] for example in examples] == [about.title for about in made.loaded(name).examples]


def test_what_two_plugins_do_together_is_on_the_pages_of_both(made: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "settle", lambda name, example: "")
    for name in ("draw", "pass-cards"):
        assert "handed on then, in whichever order" in made.plugin_page(name)


def test_a_worked_example_shows_who_pays_and_why(made: ModuleType) -> None:
    _, (first, *_) = made.split_examples(made.source_of("default"))
    shown = made.settle("default", first)
    assert "Bo -4 into pot: was in and not best" in shown
    assert "It is as expected." in shown


# Links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path, made: ModuleType) -> None:
    wholes = {"plugins/index.md", "games/index.md"}
    wholes |= {f"plugins/{name}.md" for name in made.bundled()} | {f"games/{name}.md" for name in made.bundled_rulesets()}
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:\s]+)(?:#[\w-]+)?\)", text):
        path = (page.parent / target).resolve()
        assert path.exists() or path.relative_to(DOCS).as_posix() in wholes, target
