"""The texts that people read, from Fluent message files. The only module that knows Fluent."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
_LANGUAGE: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_STRAY: Final = re.compile(r"^(?![#\n]|$).*", re.MULTILINE)
_BLANKS: Final = re.compile(r"[ \t\n]+")
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")


class MessageError(Exception):
    """A developer's mistake: a message that is missing, broken, defined twice, or not given all its arguments."""


class Messages:
    """The messages of one language, with English where it has none.

    Files are read when the first text is asked for.

    Args:
        lang: a language tag such as `pt` or `pt-BR`; an unknown one means English.
        packages: where the files are. `guts_core` means every `locale/<lang>/*.ftl` in that package, `guts_plugins:ghost` only
            `locale/<lang>/ghost.ftl`. A module's name stands for the package that holds it.
    """

    __slots__ = ("_books", "lang", "packages")

    def __init__(self, lang: str = FALLBACK, packages: Sequence[str] = ("guts_core",)) -> None:
        self.lang = lang
        self.packages = tuple(packages)
        self._books: list[_Book] | None = None

    def has(self, id: str) -> bool:
        """Whether there is a message of this name."""
        return any(id in book.sources for book in self._loaded())

    def text(self, id: str, /, **args: object) -> str:
        """One message. An `int` goes in as a number (it is grouped and chooses plurals), all else as text.

        Raises:
            MessageError: if there is no such message or it cannot be formatted without a gap.
        """
        for book in self._loaded():
            if id in book.sources:
                bundle = book.opened_at(id)
                pattern = bundle.get_message(id).value
                break
        else:
            raise MessageError(f"no message {id!r} in {', '.join(self.packages)}")
        if pattern is None:
            raise MessageError(f"message {id!r} has no text of its own")
        result, errors = bundle.format_pattern(pattern, {name: _argument(value) for name, value in args.items()})
        if errors:
            raise MessageError(f"message {id!r} with {sorted(args)}: {'; '.join(map(str, errors))}")
        return str(result)

    def _loaded(self) -> list[_Book]:
        if self._books is None:
            books = [_Book(lang, self.packages) for lang in _chain(self.lang)]
            self._books = [book for book in books if book.sources]
        return self._books


class _Book:
    """The messages of one language as they stand in the files; each is parsed when it is first wanted, as that takes long.

    Attributes:
        sources: where each message or term stands, and its text in Fluent.
    """

    def __init__(self, lang: str, packages: Sequence[str]) -> None:
        self._lang = lang
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self.sources: dict[str, tuple[str, str]] = {}
        for place, text in _read(packages, lang):
            text = text.replace("\r\n", "\n")  # noqa: PLW2901
            starts = [*_ENTRY.finditer(text)]
            if (stray := _STRAY.search(text, 0, starts[0].start() if starts else len(text))) is not None:
                raise MessageError(f"{place}: not Fluent: {stray[0]!r}")
            for entry, following in zip(starts, [*starts[1:], None], strict=True):
                if entry[1] in self.sources:  # Fluent would silently keep the first
                    raise MessageError(f"{place}: message {entry[1]!r} is there twice")
                self.sources[entry[1]] = (place, text[entry.start() : following.start() if following else len(text)])

    def opened_at(self, id: str) -> FluentBundle:
        """The bundle, with this message in it, and whatever it refers to.

        Raises:
            MessageError: if it is not Fluent.
        """
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        if self._bundle is None:
            # English second: Fluent formats numbers as the machine's own locale would if it does not know the language.
            self._bundle = FluentBundle([self._lang, FALLBACK], use_isolating=False)
        wanted = [id]
        while wanted:
            name = wanted.pop()
            if name not in self._parsed and name in self.sources:
                self._parsed.add(name)
                place, text = self.sources[name]
                resource = FluentResource(text)
                for entry in resource.body:
                    if isinstance(entry, Junk):
                        raise MessageError(f"{place}: not Fluent: {(entry.content or '').strip().splitlines()[0]!r}")
                self._bundle.add_resource(resource)
                wanted += _REFERENCE.findall(text)
        return self._bundle


def one_line(text: str) -> str:
    """A text without its line breaks and double spaces; the no-break spaces of some languages stay."""
    return _BLANKS.sub(" ", text).strip(" ")


def _chain(lang: str) -> list[str]:
    # The tag becomes a folder's name and comes from the command line: nothing but a tag may pass.
    wanted = [lang, lang.partition("-")[0]] if _LANGUAGE.fullmatch(lang) else []
    return list(dict.fromkeys([*wanted, FALLBACK]))


def _read(packages: Sequence[str], lang: str) -> Iterator[tuple[str, str]]:
    done = set()
    for spec in packages:
        name, _, stem = spec.partition(":")
        package = importlib.import_module(name).__package__
        if not package:
            continue  # a lone module has no folder of its own
        folder = files(package) / "locale" / lang
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name == f"{stem}.ftl" if stem else file.name.endswith(".ftl"):
                place = f"{package}/locale/{lang}/{file.name}"
                if place not in done:
                    done.add(place)
                    yield place, file.read_text(encoding="utf-8")


def _argument(value: object) -> int | str:
    # Fluent shows a Fraction as nothing, and a card is an int that must not be shown as one: only a plain int is a number.
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)
