"""Checks that nothing but the inputs decides what happens, and that a plugin harms no game that does not name it."""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from guts_core.conformance.fingerprint import baseline, fingerprint
from guts_core.conformance.lab import Lab
from guts_core.conformance.playing import ROUNDS, SEATS, Playing, Trial, difference, play
from guts_core.conformance.subject import given
from guts_core.conformance.watching import snapshot, state_of
from guts_core.hooks import hookimpl
from guts_core.loader import load_data
from guts_core.log import Player, Recorder, header, read_log
from guts_core.variant import Variant

Faults = Generator[str, None, str]

BYSTANDER: Final = "bystander"
TAKEN_BACK: Final = 3
"""So many groups of answers are taken back, and given again."""


class Bystander(Variant):
    """Another plugin, which passes on whatever it is asked about."""

    @hookimpl(wrapper=True)
    def guts_stake(self, table: Any, pot: str) -> Generator[None, Any, Any]:
        """As without it."""
        return (yield)

    @hookimpl(wrapper=True)
    def guts_losers(self, table: Any, contests: Any) -> Generator[None, Any, Any]:
        """As without it."""
        return (yield)

    @hookimpl
    def guts_event(self, table: Any, event: Any) -> None:
        """It hears, and does nothing."""


def default_untouched(lab: Lab) -> Faults:
    """A game that does not name the plugin is the same with it: same hash, same events, same steps, conditions and cards."""
    wanted = baseline()
    next(lab.each(), None)
    found = fingerprint()
    for key, value in wanted.items():
        if found[key] != value:
            yield f"{key} of the default game changed as soon as the plugin had been imported and played"
    own, other = (
        load_data({}, "default", plugins=entries).ruleset.hash for entries in (lab.subject.entries, lab.subject.entries[1:])
    )
    if own != other:
        yield "the hash of the default game is another one where the plugin is installed"
    return "the default game in this process against one in which the plugin was never imported"


def deterministic(lab: Lab) -> Faults:
    """The same rules, seed and answers give the same events, byte for byte."""
    for trial, playing in lab.each():
        again = lab.load(*_data(trial))
        fault = difference(playing.lines, play(trial._replace(loaded=again)).lines)
        if fault:
            yield f"{fault}, {trial}"
    return _tried(lab)


def _data(trial: Trial) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """The data of a game as it was loaded, and the plugin's options."""
    return trial.loaded.layers.merged, trial.options


def replays(lab: Lab) -> Faults:
    """A log replays to the same events, byte for byte; taking back answers and giving them again changes nothing."""
    with TemporaryDirectory() as folder:
        for number, (trial, playing) in enumerate(lab.few()):
            if playing.failure is not None or playing.endless:
                continue
            fault = _replayed(lab, playing, Path(folder, f"{number}.jsonl"))
            if fault:
                yield f"{fault}, {trial}"
    return _few(lab)


def _replayed(lab: Lab, playing: Playing, path: Path) -> str:
    trial = playing.trial
    players = [Player(name=name) for name in SEATS[: trial.seats]]
    recorder = Recorder(header(trial.loaded, players, seed=trial.seed, cycles=ROUNDS, rounds=ROUNDS))
    recorder.create(path)
    try:
        for requests, answers in playing.groups:
            recorder.record(requests, answers)
    finally:
        recorder.close()
    log = read_log(path)
    loaded = load_data(log.header.ruleset, str(path), plugins=lab.subject.entries)
    if loaded.ruleset.hash != log.header.hash:
        return "the rules that are read from the log have another hash"
    again = Playing(trial._replace(loaded=loaded))
    assert again.session is not None
    log.feed(again.session)
    fault = difference(playing.lines, again.lines)
    if not fault and playing.groups:
        before = snapshot(again.session.table)
        taken = again.session.undo(TAKEN_BACK)
        for _, answers in playing.groups[-taken:]:
            again.session.answer(answers)
        after = snapshot(again.session.table)
        changed = [key for key, value in before.items() if after[key] != value]
        return f"when {taken} groups of answers are taken back and given again, {', '.join(changed)} differ" if changed else ""
    return fault


def install_order(lab: Lab) -> Faults:
    """The order in which plugins are installed does not matter."""
    for trial, playing in lab.few():
        again = lab.load(*_data(trial), entries=lab.subject.entries[::-1])
        if again.ruleset.hash != trial.loaded.ruleset.hash:
            yield f"the rules have another hash, {trial}"
        fault = difference(playing.lines, play(trial._replace(loaded=again)).lines)
        if fault:
            yield f"{fault}, {trial}"
    return _few(lab)


def own_randomness(lab: Lab) -> Faults:
    """What it draws at random comes from the table's seed alone: no other plugin and no global generator has a part in it."""
    entries = (*lab.subject.entries, given(Bystander, BYSTANDER))
    for trial, playing in lab.few():
        data, options = _data(trial)
        state = random.getstate()
        play(trial)
        if random.getstate() != state:
            yield f"the global generator of `random` was used, {trial}"
        random.setstate(state)
        beside = lab.load({**data, "plugins": {BYSTANDER: {}, **data["plugins"]}}, options, entries=entries)
        fault = difference(playing.lines, play(trial._replace(loaded=beside)).lines)
        if fault:
            yield f"beside a plugin that does nothing {fault}, {trial}"
    return _few(lab)


def no_state(lab: Lab) -> Faults:
    """The plugin keeps no state: nothing in it changes in play, and two tables that share it never meet."""
    subject = lab.subject
    trials = [trial for trial, playing in lab.each() if playing.failure is None and not playing.endless]
    for trial in trials:
        other = trial._replace(seed=trial.seed + 1, answers=trial.answers[::-1])
        alone = play(trial).lines, play(other).lines
        together = Playing(trial), Playing(other)
        while not all(playing.over for playing in together):
            for playing in together:
                if not playing.over:
                    playing.step()
        for one, two in zip(alone, together, strict=True):
            fault = difference(one, two.lines)
            if fault:
                yield f"played at the same time as another table {fault}, {trial}"
                break
        instance = trial.loaded.ruleset.plugins[subject.name]
        if _held(instance) != _held(subject.cls.model_validate(trial.options)):
            yield f"the instance has changed: it holds {_held(instance)}, {trial}"
    for name, value in state_of(subject.cls, subject.module).items():
        if lab.before.get(name) != value:
            yield f"{name} has changed in play"
    return f"{len(trials)} games"


def _held(instance: Any) -> str:
    """What an instance holds, without what it has worked out once and for all."""
    kept = {
        name: value
        for name, value in vars(instance).items()
        if not isinstance(getattr(type(instance), name, None), cached_property)
    }
    return repr((kept, instance.__pydantic_private__))


def _tried(lab: Lab) -> str:
    return f"{len(lab.trials)} games"


def _few(lab: Lab) -> str:
    return f"{sum(1 for _ in lab.few())} games"
