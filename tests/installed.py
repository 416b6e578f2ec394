"""Packages installed for one test: metadata and modules in a folder that Python looks into."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path


def package(
    folder: Path,
    name: str,
    version: str,
    points: str,
    modules: Mapping[str, str] | None = None,
    requires: str = "",
) -> None:
    """Install a distribution.

    Args:
        folder: where to; a folder on `sys.path`.
        name: of the distribution.
        version: its version.
        points: its entry points.
        modules: the text of each of its files, by its path.
        requires: a distribution that it needs, with versions.
    """
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    text = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nSummary: About {name}\n"
    if requires:
        text += f"Requires-Dist: {requires}\n"
    (info / "METADATA").write_text(text, encoding="utf-8", newline="\n")
    (info / "entry_points.txt").write_text(points, encoding="utf-8", newline="\n")
    for path, source in (modules or {}).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(source, encoding="utf-8", newline="\n")


@contextmanager
def forgotten(*prefixes: str) -> Iterator[None]:
    """Modules whose names begin so are not there afterwards."""
    try:
        yield
    finally:
        for name in [name for name in sys.modules if name.startswith(prefixes)]:
            del sys.modules[name]
