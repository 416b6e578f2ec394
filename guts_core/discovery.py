"""Which plugins and rulesets are installed: read from packages' metadata, without importing anything."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

PLUGINS: Final = "guts.plugins"
RULESETS: Final = "guts.rulesets"
BUNDLED: Final = "guts-core"
DEFAULT_NAME: Final = "default"
"""The name of the profile that answers what no plugin does; defined here, as a list of what is installed needs no rules."""
BUNDLED_RULESETS: Final = "guts_rulesets"


class Entry(NamedTuple):
    """A plugin or a ruleset that an installed package brings.

    Attributes:
        name: its name as rulesets write it, with `-`.
        value: `module:Class` of a plugin; of a ruleset the package whose folder holds `<name>.toml`.
        package: the distribution that brings it.
        version: the version of that distribution.
        summary: the distribution's own summary.
    """

    name: str
    value: str
    package: str
    version: str
    summary: str = ""

    @property
    def module(self) -> str:
        """The module that `load` imports."""
        return self.value.partition(":")[0].strip()

    def plain(self) -> dict[str, str]:
        """What the package's metadata say of it, for JSON."""
        return {"name": self.name, "version": self.version, "distribution": self.package, "summary": self.summary}

    def load(self) -> object:
        """Import it.

        Raises:
            Exception: whatever the import of a stranger's module raises.
        """
        return metadata.EntryPoint(self.name, self.value, PLUGINS).load()


def canonical(name: str) -> str:
    """A plugin's or ruleset's name as it is compared: `-` and `_` are equal."""
    return name.replace("_", "-")


def same_package(first: str, second: str) -> bool:
    """Whether two names of distributions mean the same one, see PEP 503."""
    return _normal(first) == _normal(second)


def _normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


def installed(group: str = PLUGINS) -> tuple[Entry, ...]:
    """What installed packages bring to a group of entry points, sorted by name; imports none of it.

    A name may be there more than once, from several packages.
    """
    found: list[Entry] = []
    seen = set()
    for distribution in metadata.distributions():
        try:
            package = _normal(distribution.name)
            if package not in seen:  # one of the same name further down the path is hidden by this one
                seen.add(package)
                found += _entries(distribution, group)
        except Exception:
            continue
    return tuple(sorted(found))


def _entries(distribution: metadata.Distribution, group: str) -> Iterator[Entry]:
    points = [point for point in distribution.entry_points if point.group == group]
    if points:
        about = distribution.metadata
        for point in points:
            # the default profile is no plugin that a ruleset could name
            if (name := canonical(point.name)) != DEFAULT_NAME or group != PLUGINS:
                yield Entry(name, point.value, about["Name"], about["Version"] or "?", about["Summary"] or "")


def version_of(package: str) -> str | None:
    """The installed version of a distribution; None if it is not installed."""
    try:
        return metadata.version(package)
    except (metadata.PackageNotFoundError, ValueError, KeyError):
        return None


def ruleset_file(package: str, name: str) -> Path | None:
    """Where a package keeps the ruleset of that name; the package is not imported."""
    top, *rest = package.split(".")
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):
        return None
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for spelled in dict.fromkeys([name, name.replace("-", "_")]):
            path = Path(folder, *rest, f"{spelled}.toml")
            if path.is_file():
                return path
    return None


def bundled_rulesets() -> tuple[str, ...]:
    """The names of the rulesets that guts-core brings."""
    try:
        spec = find_spec(BUNDLED_RULESETS)
    except (ImportError, ValueError):
        return ()
    folders = [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
    return tuple(sorted(canonical(path.stem) for folder in folders for path in folder.glob("*.toml")))


def find_ruleset(name: str, entries: Iterable[Entry]) -> list[tuple[str, Path]]:
    """The files that a ruleset's name may mean, with their packages: the bundled one, or else those of installed packages."""
    path = ruleset_file(BUNDLED_RULESETS, name)
    if path is not None:
        return [(BUNDLED, path)]
    files = [(entry.package, ruleset_file(entry.module, name)) for entry in entries if entry.name == name]
    return [(package, path) for package, path in files if path is not None]
