"""The law of the checker, with every bundled plugin: what it accepts can be played, what it refuses is explained at its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from drawn_rulesets import Data, mutated, obeys, read, rulesets, toml
from hypothesis import HealthCheck, given, settings

from guts_core.discovery import BUNDLED, installed, same_package
from guts_core.variant import Variant

ROOT: Final = Path(__file__).resolve().parent.parent
ENTRIES: Final = [entry for entry in installed() if same_package(entry.package, BUNDLED)]
SHIPPED: Final = [*sorted((ROOT / "rulesets").glob("*.toml")), *sorted((ROOT / "tests" / "catalogue").glob("*.toml"))]
ORIGINALS: Final = [read(file) for file in SHIPPED]


def plugins() -> dict[str, type[Variant]]:
    found: dict[str, Any] = {entry.name: entry.load() for entry in ENTRIES}
    return found


PLUGINS: Final = plugins()
QUICK: Final = settings(max_examples=30, suppress_health_check=list(HealthCheck))
LONG: Final = settings(max_examples=150, suppress_health_check=list(HealthCheck))


def written(folder: Path, data: Data) -> Path:
    file = folder / "drawn.toml"
    file.write_text(toml(data), encoding="utf-8", newline="\n")
    return file


@QUICK
@given(rulesets(PLUGINS))
def test_a_drawn_ruleset_is_played_or_explained(tmp_path: Path, data: Data) -> None:
    obeys(written(tmp_path, data), 5, all_seats=False, plugins=ENTRIES)


@QUICK
@given(mutated(ORIGINALS))
def test_a_mutated_ruleset_is_played_or_explained(tmp_path: Path, data: Data) -> None:
    obeys(written(tmp_path, data), 5, all_seats=False, plugins=ENTRIES)


@pytest.mark.slow
@LONG
@given(rulesets(PLUGINS))
def test_a_drawn_ruleset_is_played_for_long_with_any_number_of_seats(tmp_path: Path, data: Data) -> None:
    obeys(written(tmp_path, data), 200, all_seats=True, plugins=ENTRIES)


@pytest.mark.slow
@LONG
@given(mutated(ORIGINALS))
def test_a_mutated_ruleset_is_played_for_long_with_any_number_of_seats(tmp_path: Path, data: Data) -> None:
    obeys(written(tmp_path, data), 200, all_seats=True, plugins=ENTRIES)
