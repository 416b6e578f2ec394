"""The beginning of a third-party plugin: a package that is complete and conforms, made from files that come with guts-core."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Final

from guts_core import __version__
from guts_core.discovery import BUNDLED, DEFAULT_NAME, bundled_rulesets, canonical, installed, same_package
from guts_core.flaws import NAME
from guts_core.hooks import API_VERSION
from guts_core.problems import Place, Problem, ProblemError

RESERVED: Final = frozenset({DEFAULT_NAME, "new"})
"""Names that mean something else: the default profile, and the word that asks for a new plugin."""
LONGEST: Final = 40
_ENDING: Final = ".template"
_HIDDEN: Final = "dot-"
"""Stands for the dot at the beginning of a name, for what has one is easily left out of a package."""
_PLUGIN: Final = ("guts_@module@", "plugin.py")


def scaffold(name: str, parent: Path) -> tuple[str, tuple[Path, ...]]:
    """Make the folder `guts-<name>` with a plugin, its texts, a ruleset, a page about it, and tests by the conformance kit.

    Args:
        name: what rulesets will call the plugin; `_` is as good as `-`.
        parent: the folder in which the new one is made.

    Returns:
        The plugin's name as rulesets write it, and the files, in their order.

    Raises:
        ProblemError: if the name is bad or taken, the folder exists, or it cannot be written. Nothing is left behind.
    """
    name = canonical(name)
    _check_name(name)
    if not parent.is_dir():
        raise ProblemError([Problem("cli-new-folder", {"folder": str(parent)})])
    folder = parent / f"guts-{name}"
    words = _words(name)
    try:
        folder.mkdir()
    except FileExistsError:
        raise ProblemError([Problem("cli-plugin-new-exists", {"folder": str(folder)})]) from None
    except OSError as error:
        raise _unwritten(folder, error) from None
    try:
        return name, tuple([_write(folder.joinpath(*path), text) for path, text in sorted(_rendered(words))])
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise _unwritten(folder, error) from None
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _check_name(name: str) -> None:
    if len(name) > LONGEST or not NAME.fullmatch(name):
        like = "-".join(re.findall(r"[a-z0-9]+", name[:LONGEST].casefold()))
        facts = {"name": name, "longest": LONGEST, "like": like if NAME.fullmatch(like) else "none"}
        raise ProblemError([Problem("cli-plugin-new-name", facts)])
    bundled = {entry.name for entry in installed() if same_package(entry.package, BUNDLED)}
    if name in bundled | RESERVED | set(bundled_rulesets()):
        raise ProblemError([Problem("cli-plugin-new-taken", {"name": name})])


def _words(name: str) -> Mapping[str, str]:
    """What stands for each `@word@` of the template."""
    cls = "".join(part.capitalize() for part in name.split("-"))
    source = _template().joinpath(*_PLUGIN[:-1], _PLUGIN[-1] + _ENDING).read_text(encoding="utf-8")
    if iskeyword(cls) or cls in set(re.findall(r"\w+", source)):  # it would hide what the module imports
        cls += "Plugin"
    major, minor, *_ = __version__.split(".")
    return {
        "name": name,
        "module": name.replace("-", "_"),
        "class": cls,
        "title": name.replace("-", " ").capitalize(),
        "range": f">={major}.{minor},<{int(major) + 1}",
        "api": str(API_VERSION),
    }


def _template() -> Traversable:
    return files("guts_core") / "template"


def _rendered(words: Mapping[str, str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Path and text of every file."""

    def filled(text: str) -> str:
        return re.sub(r"@(\w+)@", lambda found: words[found[1]], text)

    def walk(folder: Traversable, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
        for item in folder.iterdir():
            if item.is_dir():
                yield from walk(item, (*path, filled(item.name)))
            elif item.name.endswith(_ENDING):
                name = filled(item.name.removesuffix(_ENDING))
                name = f".{name.removeprefix(_HIDDEN)}" if name.startswith(_HIDDEN) else name
                yield (*path, name), filled(item.read_text(encoding="utf-8"))

    return walk(_template(), ())


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def _unwritten(folder: Path, error: OSError) -> ProblemError:
    facts = {"file": str(folder), "reason": error.strerror or str(error)}
    return ProblemError([Problem("file-unwritten", facts, Place(str(folder)))])
