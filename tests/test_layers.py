"""The laws of `extends`: what a file and its bases say together, whatever they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from drawn_rulesets import toml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from loader_plugins import ENTRIES

from guts_core.layers import NOT_INHERITED, Layer, Layers, layer_of, merge, stack, tuples
from guts_core.loader import load
from guts_core.source import parse_toml

PLUGINS: Final = ("haunt", "nobody-one", "twister", "raiser")
WORDS: Final = st.sampled_from(["2", "spades", "Js", "K"])
TABLES: Final = st.fixed_dictionaries(
    {},
    optional={
        "title": st.sampled_from(["one", "two"]),
        "license": st.just("MIT"),
        "ante": st.integers(1, 3),
        "cap": st.integers(20, 30) | st.just(False),
        "cycles": st.integers(1, 5),
        "requires": st.lists(st.sampled_from(["guts-core>=0", "guts-core>=0.0.1"]), max_size=2),
        "seats": st.fixed_dictionaries({}, optional={"min": st.integers(2, 4), "max": st.integers(4, 9)}),
        "ranking": st.fixed_dictionaries(
            {}, optional={"low": st.booleans(), "best": st.integers(2, 5), "wild": st.lists(WORDS, max_size=3, unique=True)}
        ),
    },
)
OPTIONS: Final[Mapping[str, st.SearchStrategy[Any]]] = {
    "haunt": st.fixed_dictionaries({}, optional={"plays": st.sampled_from(["always", "lone"]), "hands": st.integers(1, 9)}),
}


@st.composite
def chains(draw: st.DrawFn, most: int = 4) -> list[dict[str, Any]]:
    """What each file says, the ruleset's own first; a plugin is removed only where a base has it."""
    files: list[dict[str, Any]] = []
    known: list[str] = []
    for _ in range(draw(st.integers(1, most))):  # from the last base up
        data: dict[str, Any] = draw(TABLES)
        plugins: dict[str, Any] = {}
        for name in draw(st.permutations(PLUGINS)):
            how = draw(st.sampled_from(["no", "no", "table", "remove"]))
            if how == "table":
                plugins[name] = draw(OPTIONS.get(name, st.just({})))
            elif how == "remove" and name in known:
                plugins[name] = False
        known = [name for name in [*known, *plugins] if plugins.get(name) is not False]
        if plugins:
            data["plugins"] = plugins
        files.insert(0, data)
    return files


def layered(files: Sequence[Mapping[str, Any]]) -> Layers:
    """As if each of them stood in a file of its own, below the one before."""
    layers: list[Layer] = []
    for index, data in enumerate(files):
        base = {"extends": f"{index + 1}.toml"} if index + 1 < len(files) else {}
        text = toml({**base, **data})
        source = parse_toml(text, f"{index}.toml")
        layers.append(layer_of(source.file, source.data, source))
    return stack(layers)


def leaves(data: Mapping[str, Any], path: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    """Everything that is said, by its key; an empty table is something said."""
    found: dict[tuple[str, ...], Any] = {}
    for key, value in data.items():
        below = leaves(value, (*path, key)) if isinstance(value, Mapping) and value else {(*path, key): value}
        found |= below
    return found


@given(chains())
def test_nothing_is_dropped_silently(files: list[dict[str, Any]]) -> None:
    """Each key of each file is in the effective ruleset, or a file above says something else, or it is about that file alone."""
    layers = layered(files)
    assert layers.problems == ()
    effective = leaves(layers.merged)
    for index, data in enumerate(files):
        above = files[:index]
        for path, value in leaves(data).items():
            if path[0] == "requires":
                assert set(value) <= set(layers.merged["requires"])
            elif index and path[0] in NOT_INHERITED:
                assert path[0] not in layers.merged or path[0] in files[0] or path[0] == "extends"
            elif any(path in leaves(other) or _removed(other, path) for other in above):
                continue
            elif value is False and path[0] == "plugins":
                again = any(path[1] in other.get("plugins", {}) for other in above)
                assert again or path[1] not in layers.merged.get("plugins", {})
            elif value == {}:
                assert any(known[: len(path)] == path for known in effective)
            else:
                assert effective[path] == tuples(value)


def _removed(data: Mapping[str, Any], path: tuple[str, ...]) -> bool:
    return path[0] == "plugins" and len(path) > 1 and data.get("plugins", {}).get(path[1]) is False


@given(chains())
def test_every_value_is_found_in_the_file_that_says_it(files: list[dict[str, Any]]) -> None:
    layers = layered(files)
    for path, value in leaves(layers.merged).items():
        if path[0] in ("extends", "requires") or value == {}:
            continue
        index, written = layers.find(path)
        assert written == path
        assert tuples(leaves(files[index])[path]) == value
        place = layers.place(path)
        assert (place.file, place.line is not None) == (f"{index}.toml", True)
        assert [related.place.file for related in layers.inherited(path)] == [f"{above}.toml" for above in range(index)]


@given(chains())
def test_stacking_is_associative(files: list[dict[str, Any]]) -> None:
    """Two neighbours written as one file, by the rules of merging, come to the same in any chain."""
    whole = layered(files).merged
    for at in range(len(files) - 1):
        pair = layered(files[at : at + 2])
        # what is removed in the pair must stay removed below it, and a file's own texts are not handed on
        removed = {name: False for name, value in files[at].get("plugins", {}).items() if value is False}
        below = {name for data in files[at + 2 :] for name in data.get("plugins", {})}
        one = {key: value for key, value in pair.merged.items() if key != "extends"}
        if "plugins" in files[at] or "plugins" in files[at + 1]:
            kept = {name: False for name in removed if name in _effective(files[at + 2 :]) and name in below}
            one["plugins"] = {**kept, **one.get("plugins", {})}
            if any(value is False for value in files[at + 1].get("plugins", {}).values()):
                continue  # removed and named again in one file: no single table says that
        again = layered([*files[:at], one, *files[at + 2 :]]).merged
        ours = {key: value for key, value in again.items() if key not in ("extends", "requires")}
        theirs = {key: value for key, value in whole.items() if key not in ("extends", "requires")}
        assert ours == theirs
        assert set(again.get("requires", ())) == set(whole.get("requires", ()))
        if not removed:
            assert list(ours.get("plugins", {})) == list(theirs.get("plugins", {}))


def _effective(files: Sequence[Mapping[str, Any]]) -> set[str]:
    return set(layered(files).merged.get("plugins", {})) if files else set()


@given(chains(2))
def test_plugins_stand_in_the_order_of_the_base_and_new_ones_follow(files: list[dict[str, Any]]) -> None:
    own, base = (
        (files[0].get("plugins", {}), files[1].get("plugins", {})) if len(files) == 2 else (files[0].get("plugins", {}), {})
    )
    kept = [name for name, value in base.items() if value is not False and own.get(name) is not False]
    new = [name for name, value in own.items() if value is not False and name not in base]
    assert list(layered(files).merged.get("plugins", {})) == [*kept, *new]


@given(st.lists(WORDS, max_size=3), st.lists(WORDS, max_size=3))
def test_lists_are_replaced(first: list[str], second: list[str]) -> None:
    assert merge({"ranking": {"wild": first}}, {"ranking": {"wild": second}}) == {"ranking": {"wild": second}}


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(chains(3))
def test_extending_and_adding_nothing_gives_the_same_content(tmp_path: Path, files: list[dict[str, Any]]) -> None:
    for index, data in enumerate(files):
        base = {"extends": f"{index + 1}.toml"} if index + 1 < len(files) else {}
        (tmp_path / f"{index}.toml").write_text(toml({**base, **data}), encoding="utf-8", newline="\n")
    (tmp_path / "more.toml").write_text('extends = "0.toml"\ntitle = "The same"\n', encoding="utf-8")
    (tmp_path / "flat.toml").write_text(
        toml({key: value for key, value in layered(files).merged.items() if key != "extends"}), encoding="utf-8", newline="\n"
    )
    found = {name: load(f"{name}.toml", tmp_path, plugins=ENTRIES, rulesets=()).ruleset for name in ("0", "more", "flat")}
    assert len({ruleset.hash for ruleset in found.values()}) == 1
    assert len({tuple(ruleset.plugins) for ruleset in found.values()}) == 1
    assert found["more"].title == "The same"
