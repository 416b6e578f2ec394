"""Pages of the documentation that are made from the program itself; mkdocs runs this as a hook, see `hooks` in mkdocs.yml.

Made whole: a page for each bundled plugin and each bundled ruleset, and their two lists. Made in part, where a page has a mark
`<!-- made: NAME -->`: the commands, the problems by their code, the hooks, and the names of the library.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import click
from click.testing import CliRunner
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import guts_core
from guts_core import hooks
from guts_core.cli import guts
from guts_core.discovery import BUNDLED, bundled_rulesets, installed, ruleset_file, same_package
from guts_core.hooks import COLLECTED
from guts_core.keys import Key, core_keys, kinds_of, plugin_keys
from guts_core.loader import Loaded, load
from guts_core.messages import Messages
from guts_core.situation import RoundScript, Situation
from guts_core.steps import Step
from guts_core.toml_text import value_text
from guts_core.variant import Variant

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
HOOK_EXAMPLES: Final = DOCS / "examples" / "hooks"
LOCALE: Final = ROOT / "guts_core" / "locale" / "en"

PROBLEM_FILES: Final = {
    "errors": "Files and TOML",
    "ruleset": "Rulesets",
    "hands": "Hand ranking",
    "situation": "Scripted situations",
    "cli": "Sessions and logs",
    "plugins": "Plugins",
    "explain": "Writing files",
    "new": "House rules by questions",
    "plugin-new": "Beginning a plugin",
}
"""The message files that hold problems, with the heading under which they are listed."""
FRAME: Final = re.compile(r"severity-.*|did-you-mean|from-plugin|.*-here")
"""Messages around a problem, which are none themselves."""


# Text


def cell(text: str) -> str:
    """Plain text in a cell of a table."""
    text = " ".join(text.split())
    for char in "\\|<>*_[]":
        text = text.replace(char, f"&#{ord(char)};")
    return text


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose cells are Markdown already."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def code(value: object) -> str:
    """A value as it is written in TOML."""
    if value is None:
        return "left out"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, str):
        return f'`"{value}"`'
    if isinstance(value, list | tuple):
        return f"`[{', '.join(code(item).strip('`') for item in value)}]`"
    return f"`{value}`"


def fence(language: str, text: str, title: str = "") -> str:
    """A block of code."""
    about = f' title="{title}"' if title else ""
    return f"```{language}{about}\n{text.rstrip()}\n```\n"


def indented(text: str) -> str:
    """Text inside a block that can be opened."""
    return "".join(f"    {line}" if line.strip() else line for line in text.splitlines(keepends=True))


# Messages


@cache
def messages(file: Path) -> tuple[ftl.EntryType, ...]:
    """What a message file holds, in its order."""
    return tuple(FluentParser().parse(file.read_text(encoding="utf-8")).body)


def written(pattern: ftl.Pattern | None, known: Mapping[str, ftl.Message]) -> str:
    """A message as a reader of the documentation sees it: `‹name›` for what varies, `this / that` where the text varies."""
    return "".join(_piece(element, known) for element in pattern.elements) if pattern is not None else ""


def _piece(element: Any, known: Mapping[str, ftl.Message]) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    inner = element.expression if isinstance(element, ftl.Placeable) else element
    if isinstance(inner, ftl.VariableReference):
        return f"‹{inner.id.name}›"
    if isinstance(inner, ftl.MessageReference):
        return written(known[inner.id.name].value, known)
    if isinstance(inner, ftl.SelectExpression):
        found = [written(variant.value, known).strip() for variant in inner.variants]
        return " / ".join(dict.fromkeys(text for text in found if text))
    if isinstance(inner, ftl.StringLiteral | ftl.NumberLiteral):
        return str(inner.parse()["value"])
    raise TypeError(f"a message with {type(inner).__name__}, which this page cannot show yet")


def _by_id(entries: Sequence[ftl.EntryType]) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def problems() -> str:
    """Every problem: its code, what it says, and the remedy."""
    parts: list[str] = []
    # a text may refer to one of another file
    known = _by_id([entry for file in sorted(LOCALE.glob("*.ftl")) for entry in messages(file)])
    for name, title in PROBLEM_FILES.items():
        entries = messages(LOCALE / f"{name}.ftl")
        parts.append(f"## {title}\n")
        rows: list[list[str]] = []
        heading = ""
        for entry in [*entries, ftl.GroupComment("")]:
            if isinstance(entry, ftl.GroupComment):
                parts += [f"### {heading}\n" if heading else "", _problem_table(rows)] if rows else []
                heading, rows = entry.content or "", []
            elif isinstance(entry, ftl.Message) and is_problem(entry.id.name):
                hint = known.get(f"{entry.id.name}-hint")
                remedy = written(hint.value, known) if hint else ""
                number = entry.id.name.removeprefix("problem-")
                rows.append([f'<code id="{number}">{number}</code>', cell(written(entry.value, known)), cell(remedy)])
    return "\n".join(part for part in parts if part)


def _problem_table(rows: Sequence[Sequence[str]]) -> str:
    return table(["code", "what is wrong", "what to do"], rows)


def is_problem(id: str) -> bool:
    """Whether a message is the text of a problem, rather than its hint or the frame around it."""
    return id.startswith("problem-") and not id.endswith("-hint") and not FRAME.fullmatch(id.removeprefix("problem-"))


# Commands


def commands() -> str:
    """What every command says about itself."""
    return "\n".join(f"## guts {name}\n\n{fence('text', _help(name))}" for name in guts.list_commands(click.Context(guts)))


def _help(name: str) -> str:
    return CliRunner().invoke(guts, [name, "--help"], prog_name="guts", terminal_width=80).output


# Hooks


PLAIN: Final = {
    "table": "the table, to be read",
    "step": "the step",
    "contest": "the contest",
    "contests": "the contests",
    "name": "a seat, or the name of a hand that nobody holds",
    "cards": "the cards that it plays with",
    "wild": "which of them are wild",
    "pot": "the name of the pot",
    "winners": "the seats that have won it",
    "losers": "the seats that must pay",
    "stake": "what is to be matched, in chips",
    "transfer": "the movement of chips",
    "event": "what has happened",
}
"""Arguments that need no word in their hook's own docstring."""


class Contract(NamedTuple):
    """A docstring of Google's style, taken apart.

    Attributes:
        summary: its first line; of a hook, the question.
        text: the paragraphs below it.
        arguments: what it says about each argument.
        returns: what comes back.
    """

    summary: str
    text: str
    arguments: dict[str, str]
    returns: str


def contract(docstring: str) -> Contract:
    """Take a docstring apart."""
    head, _, rest = inspect.cleandoc(docstring).partition("\n")
    sections = re.split(r"^(Args|Returns|Raises|Attributes):\n", rest, flags=re.MULTILINE)
    named = dict(zip(sections[1::2], sections[2::2], strict=True))
    arguments = {}
    for item in re.findall(r"^    (\w+): (.*(?:\n {5,}.*)*)", named.get("Args", ""), flags=re.MULTILINE):
        arguments[item[0]] = " ".join(item[1].split())
    return Contract(head, " ".join(sections[0].split()), arguments, " ".join(named.get("Returns", "").split()))


def question_groups() -> Iterator[tuple[str, list[str]]]:
    """The hooks' names without prefix under the headings of their module's comments."""
    title = ""
    names: list[str] = []
    for line in inspect.getsource(hooks.Questions).splitlines():
        if found := re.fullmatch(r"    # (.+)", line):
            if names:
                yield title, names
            title, names = found[1], []
        elif found := re.match(rf"    def {hooks.PREFIX}(\w+)", line):
            names.append(found[1])
    yield title, names


def how_answered(name: str) -> str:
    """What a plugin may do with a question: replace its answer, wrap it, add one, or listen."""
    if name == "event":
        return "told to every plugin that listens; nothing comes back"
    if name in COLLECTED:
        return "the answers of all plugins are collected; none is replaced or wrapped"
    return "a plugin may replace the answer, or wrap it"


def hook_reference() -> str:
    """Every hook: question, when it is asked, arguments, result, default, what a plugin may do with it, who does, an example."""
    parts = []
    every, old = hooks.questions(), hooks.deprecations()
    plugins = bundled()
    for title, names in question_groups():
        parts.append(f"## {title}\n")
        for name in names:
            spec = every[name]
            about = contract(spec.__doc__)
            signature = inspect.signature(spec)
            given = [str(parameter).replace("'", "") for parameter in list(signature.parameters.values())[1:]]
            lines = ",\n".join(f"    {argument}" for argument in given)
            shown = f"({', '.join(given)})" if len(", ".join(given)) < 70 else f"(\n{lines},\n)"
            result, _, default = about.returns.partition("Default: ")
            parts.append(f"### guts_{name}\n")
            parts.append(f"**{about.summary}** {about.text}\n")
            parts.append(fence("python", f"guts_{name}{shown} -> {signature.return_annotation}"))
            arguments = list(signature.parameters)[1:]
            items = [f"`{argument}`: {about.arguments.get(argument) or PLAIN[argument]}" for argument in arguments]
            if result.strip():
                items.append(f"Result: {result.strip()}")
            if default:
                items.append(f"Default: {default}")
            items.append(f"Answered by: {how_answered(name)}.")
            if name in old:
                items.append(f"**{old[name]}.**")
            uses = [f"[`{plugin}`](plugins/{plugin}.md) {verb}" for plugin, cls in plugins.items() if (verb := _verb(cls, name))]
            if uses:
                items.append(f"Bundled plugins: {', '.join(uses)}.")
            parts.append("".join(f"- {item}\n" for item in items))
            parts.append(hook_example(name))
    return "\n".join(parts)


def hook_example(name: str) -> str:
    """A program that uses just this hook; it opens on a click."""
    text = (HOOK_EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    _, docstring, program = text.split('"""', 2)
    return f'??? example "{docstring}"\n\n{indented(fence("python", program.strip()))}'


def _verb(cls: type[Variant], name: str) -> str:
    mark = getattr(getattr(cls, hooks.PREFIX + name, None), f"{hooks.PROJECT}_impl", None)
    if mark is None:
        return ""
    return "wraps it" if mark["wrapper"] else "answers it" if name in COLLECTED else "replaces it"


# The library


def described_whole() -> list[str]:
    """The modules that the page of the library describes whole; every name in them without an underscore is public."""
    return re.findall(r"^::: guts_core\.(\w+)$", (DOCS / "library.md").read_text(encoding="utf-8"), flags=re.MULTILINE)


def public_names() -> str:
    """Every name that `guts_core` offers: what it is, and the module that has it."""
    rows = []
    for name in guts_core.__all__:
        module = guts_core._MODULES[name]
        about = _about(name, module).replace("|", "&#124;")
        rows.append([f"[`{name}`][guts_core.{module}.{name}]", about, f"`guts_core.{module}`"])
    return table(["name", "what it is", "module"], rows)


def _about(name: str, module: str) -> str:
    """The first sentence of its docstring; that of an alias stands below it."""
    thing = getattr(guts_core, name)
    if inspect.isclass(thing) or inspect.isfunction(thing):
        return contract(thing.__doc__ or "").summary
    source = inspect.getsource(import_module(f"guts_core.{module}"))
    found = re.search(rf'^{name}\b[^\n]* = (?:[^\n]*|\(\n.*?\n\))\n"""(.*?)"""$', source, flags=re.MULTILINE | re.DOTALL)
    assert found, f"{name} has no docstring in guts_core.{module}"
    return " ".join(found[1].split()).partition(". ")[0].rstrip(".") + "."


def single_names() -> str:
    """The description of every such name whose module is not described whole."""
    whole = described_whole()
    options = "    options:\n      heading_level: 3\n      show_root_heading: true\n"
    names = [(guts_core._MODULES[name], name) for name in guts_core.__all__]
    return "\n".join(f"::: guts_core.{module}.{name}\n{options}" for module, name in names if module not in whole)


# Plugins


@cache
def bundled() -> Mapping[str, type[Variant]]:
    """The bundled plugins by name."""
    found = {}
    for entry in installed():
        if same_package(entry.package, BUNDLED):
            cls = entry.load()
            assert isinstance(cls, type)
            assert issubclass(cls, Variant)
            found[entry.name] = cls
    return found


def key_table(keys: Iterable[Key], texts: Messages, head: str = "key") -> str:
    """Keys with what they mean, what they may be, and what holds where they are left out."""
    rows = [
        [f"`{key.path[-1]}`", _meaning(key, texts), key.values_text(texts, _quoted), key.default_text(texts, _quoted)]
        for key in keys
    ]
    return table([head, "meaning", "values", "default"], rows) if rows else ""


def _quoted(value: str) -> str:
    return f"`{value}`"


def _meaning(key: Key, texts: Messages) -> str:
    """What a key means; where that is a sentence for each value, each with its value before it."""
    found = key.meanings(texts)
    return " ".join((f"`{value_text(value)}`: " if value is not None else "") + cell(text) for value, text in found)


def core_table(under: str = "") -> str:
    """The keys of one table of a ruleset: `ranking`, `steps.deal`; of the top one with ""."""
    path = tuple(under.split(".")) if under else ()
    keys = [key for key in core_keys() if key.path[:-1] == path and key.path not in (("steps", "do"), ("steps", "when"))]
    state = Situation.keys() - RoundScript.keys()
    if under in ("examples", "round"):  # the page tells first what stands before the rounds
        every = [key for key in core_keys() if key.path[:-1] == ("examples",)]
        keys = [key for key in every if (key.path[-1] in state) == (under == "examples")]
    assert keys, f"there is no table {under!r}"
    return key_table(keys, Messages())


def plugin_texts(name: str) -> Messages:
    """The texts of a bundled plugin."""
    return Messages(packages=("guts_core", f"{bundled()[name].__module__}:{name}"))


def options(name: str) -> str:
    """The options of a plugin."""
    keys = [key for key in plugin_keys(name, bundled()[name]) if key.path[0] == "plugins"]
    return key_table(keys, plugin_texts(name), "option") or "None: an empty table in the ruleset is enough.\n"


def step_table(name: str, kind: type[Step]) -> str:
    """The parameters of a kind of step that a plugin brings."""
    keys = [key for key in plugin_keys(name, bundled()[name]) if key.path[:2] == ("steps", kind.kind())]
    return key_table(keys, plugin_texts(name), "parameter")


def rows_of(page: str) -> Iterator[list[str]]:
    """The rows of every table on a page."""
    for line in (DOCS / page).read_text(encoding="utf-8").splitlines():
        if line.startswith("| "):
            yield [part.strip() for part in line.strip().removeprefix("|").removesuffix("|").split(" | ")]


def together(name: str) -> list[str]:
    """What happens with a plugin beside another one, and with the rest of a ruleset."""
    found = []
    for *plugins, text in rows_of("together.md"):
        if f"`{name}`" in plugins:
            others = [plugin.strip("`") for plugin in plugins if plugin != f"`{name}`"]
            found.append("".join(f"With [`{other}`]({other}.md): " for other in others) + text)
    return found


def decisions(name: str) -> list[str]:
    """The decisions about one plugin: the question, and what was chosen."""
    start = f"`{name}`: "
    return [
        f"{_sentence(row[0].removeprefix(start))} {_sentence(row[1])}"
        for row in rows_of("decisions.md")
        if row[0].startswith(start)
    ]


def refused(name: str) -> list[str]:
    """Which plugins cannot stand beside this one, for both give the only answer to a question or one refuses the other."""
    every = bundled()
    told = {row[not row.index(f"`{name}`")].strip("`") for row in rows_of("together.md") if f"`{name}`" in row and len(row) > 2}
    found = []
    for other, rival in every.items():
        both = any(_verb(every[name], question) == _verb(rival, question) == "replaces it" for question in hooks.questions())
        if other != name and other not in told and (both or other in every[name].refuses or name in rival.refuses):
            found.append(f"With [`{other}`]({other}.md): refused.")
    return found


def objections(name: str) -> list[str]:
    """What else a plugin says against a ruleset, in its own words."""
    file = ROOT / "plugins" / "locale" / "en" / f"{name}.ftl"
    known = _by_id(messages(file)) if file.is_file() else {}
    return [cell(written(entry.value, known)) for id, entry in known.items() if id.startswith(f"{name}-objection-")]


def plugin_page(name: str) -> str:
    """A plugin: its rule in words, options, games, worked examples, and what it does beside others."""
    cls = bundled()[name]
    summary, _, rest = inspect.cleandoc(cls.__doc__ or "").partition("\n")
    text, _, source = rest.strip().partition("Source: ")
    parts = [f"# {name}\n", f"**{summary}**\n", text.strip() + "\n"]
    if source:
        parts.append(f"Source: {' '.join(source.split())}\n")
    parts += [
        "## Options\n",
        f"They stand in the table `[plugins.{name}]` of a ruleset.\n" if cls.model_fields else "",
        options(name),
    ]
    kinds = [kind for kind in kinds_of(cls) if kind.kind()]
    for kind in kinds:
        parts += [f"### The step `{kind.kind()}`\n", f"{contract(kind.__doc__ or '').summary}\n", step_table(name, kind)]
    parts.append("## Interactions\n")
    beside = [*together(name), *refused(name), *decisions(name)]
    beside += [f"Where it does not fit, it says so: “{text}”." for text in objections(name)]
    parts.append("".join(f"- {text}\n" for text in beside) or "It refuses no other plugin, and none refuses it.\n")
    games = [game for game in bundled_rulesets() if game != name and name in loaded(game).ruleset.plugins]
    if games:
        links = ", ".join(f"[{loaded(game).ruleset.title}](../games/{game}.md)" for game in games)
        parts.append(f"Games that use it: {links}.\n")
    if name in bundled_rulesets():
        parts.append("## Worked examples\n")
        parts.append(f"They are those of the bundled ruleset [`{name}`](../games/{name}.md).\n")
        parts += examples(name)
    return "\n".join(part for part in parts if part.strip())


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".")


def plugin_index() -> str:
    """All bundled plugins."""
    rows = [[f"[`{name}`]({name}.md)", contract(cls.__doc__ or "").summary] for name, cls in bundled().items()]
    return (
        "# Plugins\n\nA ruleset picks plugins by name, each with a table for its options; they apply in the ruleset's order. "
        "These come with guts-core; [Plugins together](../together.md) says what happens where two touch each other.\n\n"
        + table(["plugin", "rule"], rows)
    )


# Games


@cache
def loaded(name: str) -> Loaded:
    """A bundled ruleset."""
    return load(name)


@cache
def source_of(name: str) -> str:
    """The text of a bundled ruleset."""
    path = ruleset_file("guts_rulesets", name)
    assert path is not None
    return path.read_text(encoding="utf-8")


def split_examples(text: str) -> tuple[str, list[str]]:
    """A ruleset without its examples, and each example as a situation of its own that `guts settle` reads."""
    blocks: list[list[str]] = [[]]
    waiting: list[str] = []  # comments belong to what follows them
    inside = False
    for line in text.splitlines(keepends=True):
        if not line.strip() or line.startswith("#"):
            waiting.append(line)
            continue
        if line.startswith("["):
            if line.startswith("[[examples]]"):
                blocks.append([])
            inside = "examples" in line.split("]")[0]
        kept = "" if line.startswith("[[examples]]") else re.sub(r"^(\[+)examples\.", r"\1", line)
        blocks[-1 if inside else 0] += [*waiting, kept]
        waiting = []
    return "".join(blocks[0]), ["".join(block).lstrip("\n") for block in blocks[1:]]


def settle(name: str, example: str) -> str:
    """What `guts settle` says to an example of a bundled ruleset."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "example.toml")
        file.write_text(with_ruleset(name, example), encoding="utf-8", newline="\n")
        result = CliRunner().invoke(guts, ["settle", str(file)], prog_name="guts")
    if result.exit_code:
        raise RuntimeError(f"an example of the ruleset {name} does not come out:\n{example}\n{result.output}")
    return result.output


def with_ruleset(name: str, example: str) -> str:
    """An example as a file of its own: it names its ruleset."""
    comments, key, rest = re.match(r"((?:#.*\n|\n)*)(title = .*\n)?((?:.*\n?)*)", example).groups()  # type: ignore[union-attr]
    return f'{comments}{key or ""}ruleset = "{name}"\n{rest}'


def examples(name: str) -> list[str]:
    """The worked examples of a bundled ruleset: the situation, and what comes of it. All but the first open on a click."""
    parts = []
    for number, example in enumerate(split_examples(source_of(name))[1]):
        title = tomllib.loads(example)["title"]
        shown = re.sub(r"^title = .*\n", "", with_ruleset(name, example), flags=re.MULTILINE)
        body = fence("toml", shown) + "\n" + fence("text", settle(name, example))
        if number == 0:
            parts.append(f"**{cell(title)}**\n\n{body}")
        else:
            parts.append(f'??? example "{title.replace(chr(34), chr(39))}"\n\n{indented(body)}')
    return parts


def game_page(name: str) -> str:
    """A bundled ruleset: the game in words and figures, its file, and its worked examples."""
    game = loaded(name)
    rules = game.ruleset
    parts = [f"# {rules.title}\n", f"{rules.summary}\n", f"Source: {rules.source}\n" if rules.source else ""]
    cap = "none" if rules.cap is False else f"{rules.cap} chips; the excess goes to the reserve"
    facts = [
        ["seats", f"{rules.seats.min} to {game.game.max_seats}"],
        ["ante", f"{rules.ante}"],
        ["cap", cap],
        ["hands, best first", ", ".join(rules.ranking.order)],
        ["a round", " → ".join(_in_words(step) for step in game.game.steps)],
        ["cycles in a session", f"{rules.cycles}"],
    ]
    if rules.plugins:
        names = [f"[`{plugin}`](../plugins/{plugin}.md){_chosen(model)}" for plugin, model in rules.plugins.items()]
        facts.append(["plugins", ", ".join(names)])
    parts.append(table(["", ""], facts))
    parts.append(fence("sh", f"guts play {name}"))
    head, _ = split_examples(source_of(name))
    parts += ["## The ruleset\n", fence("toml", head), "## Worked examples\n"]
    if name in bundled():
        parts.append(f"They stand on the page of the plugin [`{name}`](../plugins/{name}.md#worked-examples).\n")
    else:
        parts += examples(name)
    return "\n".join(part for part in parts if part.strip())


def _in_words(step: Step) -> str:
    """A step with the parameters that it sets."""
    inner = [_in_words(child) for child in step.children()]
    set_here = {}
    for key, field in type(step).model_fields.items():
        value = getattr(step, key)
        plain = isinstance(value, str | int) and key not in ("do", "steps")
        if plain and (field.is_required() or value != field.get_default(call_default_factory=True)):
            set_here[field.alias or key] = value
    about = ", ".join(f"{key} {value}" for key, value in set_here.items())
    nested = f" of {' → '.join(inner)}" if inner else ""
    return f"{step.kind()}{nested}" + (f" ({about})" if about else "")


def _chosen(model: Variant) -> str:
    """The options that differ from the plugin's defaults."""
    fields = type(model).model_fields
    given = {key: getattr(model, key) for key in fields}
    differing = [
        f"`{key} = {code(value).strip('`')}`"
        for key, value in given.items()
        if fields[key].is_required() or value != fields[key].get_default(call_default_factory=True)
    ]
    return f" ({', '.join(differing)})" if differing else ""


def game_index() -> str:
    """All bundled rulesets."""
    own = [name for name in bundled_rulesets() if name not in bundled()]
    single = [name for name in bundled_rulesets() if name in bundled()]

    def rows(names: Sequence[str]) -> list[list[str]]:
        return [
            [f"[{loaded(name).ruleset.title}]({name}.md)", f"`guts play {name}`", cell(loaded(name).ruleset.summary)]
            for name in names
        ]

    head = ["game", "command", "in a sentence"]
    return (
        "# Games\n\nThese rulesets come with guts-core. Play one by its name, or extend it. "
        "[The catalogue](../catalogue.md) says which other home games can be written down.\n\n"
        + table(head, rows(own))
        + "\n## One variation at a time\n\nThe default game with a single plugin:\n\n"
        + table(head, rows(single))
    )


# mkdocs


def pages() -> dict[str, str]:
    """Every page that is made whole, by its path in the documentation."""
    made = {"plugins/index.md": plugin_index(), "games/index.md": game_index()}
    made |= {f"plugins/{name}.md": plugin_page(name) for name in bundled()}
    made |= {f"games/{name}.md": game_page(name) for name in bundled_rulesets()}
    return made


MADE: Final[Mapping[str, Callable[..., str]]] = {
    "commands": commands,
    "problems": problems,
    "hooks": hook_reference,
    "names": public_names,
    "single": single_names,
    "keys": core_table,
}
"""What is put in place of a mark, by the mark's name; further words of the mark are its arguments."""


def fill(markdown: str) -> str:
    """A page with its marks filled in."""
    mark = r"^<!-- made: (\w+)((?: [\w.]+)*) -->$"
    return re.sub(mark, lambda found: MADE[found[1]](*found[2].split()), markdown, flags=re.MULTILINE)


def on_config(config: Any) -> Any:
    """The pages that are made have their places in the navigation."""
    for section in config["nav"]:
        for title, page in section.items():
            if page in ("plugins/index.md", "games/index.md"):
                names = list(bundled()) if title == "Plugins" else list(bundled_rulesets())
                section[title] = [page, *[{name: f"{title.lower()}/{name}.md"} for name in names]]
    return config


def on_files(files: Any, config: Any) -> Any:
    """The pages that are made join those that are written."""
    from mkdocs.structure.files import File  # noqa: PLC0415 - the tests use this module without mkdocs

    for path, text in pages().items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Marks are filled in."""
    return fill(markdown)
