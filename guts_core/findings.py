"""What is found wrong with a ruleset while it is loaded, each thing noted at its key of the merged rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal

from pydantic import BaseModel, ValidationError

from guts_core.discovery import Entry
from guts_core.layers import Layers
from guts_core.problems import Problem, ProblemError, Related, closest
from guts_core.rules import say_raised
from guts_core.ruleset import Complaint, Seats
from guts_core.source import KeyPath
from guts_core.validation import MOST, explain

_ON_KEYS: Final = frozenset({"key-unknown", "key-missing", "seat-unknown", "seat-name", "pot-unknown"})
"""Complaints about a name: where it is a key, the key is meant and not its value."""


def close_to(complaint: Complaint) -> str | None:
    """The word that was probably meant, where a complaint says which ones are known."""
    known = complaint.facts.get("known")
    word = next((fact for fact in complaint.facts.values() if isinstance(fact, str)), None)
    return closest(word, known) if word is not None and isinstance(known, tuple) else None


class Findings:
    """The problems of one ruleset, in the order in which they are found.

    Args:
        layers: the files, for the places of keys and values.

    Attributes:
        problems: everything found so far.
        entries: where each plugin comes from, as far as it is known yet.
        packages: where the texts are, for `Messages`.
    """

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.problems = list(layers.problems)
        self.entries: dict[str, Entry] = {}
        self.packages = ["guts_core"]

    def tell(
        self,
        code: str,
        path: KeyPath,
        facts: Mapping[str, object] | None = None,
        *,
        on_key: bool | None = None,
        suggestion: str | None = None,
        plugin: str | None = None,
        others: Iterable[KeyPath] = (),
        severity: Any = "error",
        text: str = "",
    ) -> None:
        """Note a problem at a key of the merged ruleset."""
        if self.full and (severity != "error" or self.failed):
            return
        of: Literal["key", "value"] | None = None if on_key is None else "key" if on_key else "value"
        place = self.layers.place(path, of)
        related = [*self.layers.inherited(path)]
        others = list(others)
        mine = [other for other in others if self.layers.find(other) == (0, other)]
        if related and mine:  # a base is not the host's to change: what clashes with it is, and stands in the host's own file
            facts_here = {"key": path[-1], "file": self.layers.files[0].name}
            related.insert(0, Related(place, "problem-base-here", facts_here))
            place = self.layers.place(mine[0], "key")
            others.remove(mine[0])
        for other in others:
            there = self.layers.place(other, "key")
            if there.line is not None:
                # of an item of a list, the list is named: "0" says nothing to anybody
                named = next((part for part in reversed(other) if isinstance(part, str)), other[-1])
                related.append(Related(there, "problem-key-here", {"key": named}))
        if place.line is None and related:  # about what no file says, such as a default: what it clashes with has a line
            place = related.pop().place
        origin = "{package} {version}".format(**self.origin(plugin)) if plugin in self.entries else ""
        problem = Problem(code, facts or {}, place, severity, plugin, suggestion, tuple(related), text, origin)
        if problem not in self.problems:
            self.problems.append(problem)

    def tell_complaint(self, complaint: Complaint, base: KeyPath = ()) -> None:
        """Note what the kernel has to say."""
        facts = dict(complaint.facts)
        if complaint.plugin:
            facts = {"name": complaint.plugin, **self.origin(complaint.plugin), **facts}
        known = complaint.facts.get("known")
        if isinstance(known, tuple):
            facts["known"] = tuple([f'"{word}"' for word in known])
        self.tell(
            complaint.code,
            (*base, *complaint.path),
            facts,
            on_key=True if complaint.code in _ON_KEYS and isinstance(complaint.path[-1], str) else None,
            suggestion=close_to(complaint),
            plugin=complaint.plugin or None,
            others=[(*base, *other) for other in complaint.others],
            severity=complaint.severity,
            text=complaint.text,
        )

    def tell_invalid(
        self,
        error: ValidationError,
        data: Mapping[str, Any],
        model: type[BaseModel],
        path: KeyPath,
        plugin: str | None = None,
        more: Sequence[str] = (),
        elsewhere: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Note what a model has against a table, of the ruleset or of a plugin.

        Args:
            error: what pydantic has found.
            data: the table.
            model: what it should be.
            path: where it stands.
            plugin: whose model that is, if a plugin's.
            more: keys that the file may have beside those of the model.
            elsewhere: what was meant by a key that has its place somewhere else.
        """
        for finding in explain(error, data, model, more):
            if finding.code == "key-unknown" and len(finding.path) == 1 and finding.path[0] in elsewhere:
                meant = elsewhere[str(finding.path[0])]
                finding = finding._replace(suggestion=meant, text="")  # noqa: PLW2901 - the same finding, better told
            here = (*path, *finding.path)
            others: list[KeyPath] = []
            facts = dict(finding.facts)
            if finding.code == "seats-order":
                seats = Seats.model_fields
                facts |= {key: data["seats"].get(key, seats[key].default) for key in seats}
                mine = min(("min", "max"), key=lambda key: (self.layers.find((*here, key))[0], key not in data["seats"]))
                here, others = (*here, mine), [(*here, "max" if mine == "min" else "min")]
            self.tell(
                finding.code,
                here,
                facts,
                on_key=finding.on_key,
                suggestion=finding.suggestion,
                plugin=plugin,
                others=others,
                text=finding.text,
            )

    def tell_failure(self, plugin: str, error: BaseException, code: str = "plugin-failed", rule: str = "options") -> None:
        """Note that a plugin's own code broke."""
        facts = {"name": plugin, "rule": rule, "detail": say_raised(error), **self.origin(plugin)}
        self.tell(code, ("plugins", plugin), facts, on_key=True, plugin=plugin)

    def origin(self, plugin: str) -> dict[str, object]:
        """The package and version that a plugin comes from, for a text."""
        entry = self.entries.get(plugin)
        return {"package": entry.package, "version": entry.version} if entry else {"package": "?", "version": "?"}

    @property
    def full(self) -> bool:
        """Whether it is enough."""
        return len(self.problems) >= MOST

    @property
    def failed(self) -> bool:
        """Whether anything is wrong, beyond warnings."""
        return any(problem.severity == "error" for problem in self.problems)

    def refuse(self) -> ProblemError:
        """Everything that is wrong, as an error to be raised."""
        return ProblemError(self.in_order(), self.packages)

    def in_order(self) -> list[Problem]:
        """File by file and line by line."""
        order = {layer.name: index for index, layer in enumerate(self.layers.files)}

        def key(problem: Problem) -> tuple[int, int, int]:
            place = problem.place
            return (order.get(place.file, -1), place.line or 0, place.column or 0) if place else (-1, 0, 0)

        return sorted(self.problems, key=key)
