"""Checks of the class itself: nothing is played."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getattr_static, isfunction

from guts_core.conformance.lab import Lab
from guts_core.discovery import canonical
from guts_core.flaws import flaws, gaps
from guts_core.hooks import PREFIX
from guts_core.problems import ProblemError
from guts_core.steps import Step
from guts_core.variant import Variant

_EVERY_STEP = frozenset(Step.model_fields)


def registered(lab: Lab) -> Iterator[str]:
    """The class can be registered: a frozen `Variant` whose hooks are known and marked, with the arguments that they have."""
    subject = lab.subject
    cls = subject.cls
    if not issubclass(cls, Variant):
        yield f"{cls.__name__} is no subclass of guts_core.Variant"
        return
    for flaw in [*flaws(cls), *gaps(cls, subject.name)]:
        yield f"{flaw.code}: {flaw.hook}{f', wanted is {flaw.hint}' if flaw.hint else ''}"
    for kind in subject.kinds:
        for flaw in gaps(kind, kind.kind()):
            yield f"{flaw.code}: {flaw.hook} of the step {kind.kind()}"
    from guts_core.conformance.kit import CHECKS

    known = {check.id for check in CHECKS}
    for check, reason in subject.exempt.items():
        if check not in known:
            yield f"it is exempt from {check!r}, and there is no such check"
        elif not reason.strip():
            yield f"it is exempt from {check}, and does not say why"


def loads(lab: Lab) -> Iterator[str]:
    """The plugin can be played: at least one game of the kit, of its package or of its own `bases` admits it."""
    if lab.trials:
        return
    seen = set()
    for name, problems in lab.refusals:
        for problem in problems:
            if problem.severity == "error" and (name, problem.code) not in seen:
                seen.add((name, problem.code))
                yield f"the game “{name}” refuses it: {lab.said(problem)}"
    if not lab.refusals:
        yield "no options could be drawn that it accepts"
    yield "name a game that it can be played in: `bases: ClassVar = ('''...''',)`, each a ruleset without the plugin's table"


def conflicts_real(lab: Lab) -> Iterator[str]:
    """What it refuses exists, and is refused: both in one ruleset do not load, in either order."""
    subject = lab.subject
    refuses = subject.cls.refuses
    if isinstance(refuses, str):
        yield f"refuses is the text {refuses!r}, and not a tuple of names"
        return
    unknown = []
    for name in refuses:
        if refuses.count(name) > 1:
            yield f"{name} is refused twice"
        if canonical(name) == subject.name:
            yield "it refuses itself"
        elif name != canonical(name):
            yield f"{name} is written {canonical(name)}"
        elif all(entry.name != name for entry in subject.entries):
            unknown.append(name)
        elif lab.options:
            try:
                lab.load({"plugins": {name: {}}}, lab.options[0])
            except ProblemError as error:
                if not error.problems:
                    yield f"{name} is not refused"
            else:
                yield f"{name} loads beside it"
    for name in unknown:
        yield f"no plugin called {name} is installed: install it to have this checked, or exempt the plugin and say why"


def options_described(lab: Lab) -> Iterator[str]:
    """Every option and every parameter of a step has a description."""
    subject = lab.subject
    for model in (subject.cls, *subject.kinds):
        for name, field in model.model_fields.items():
            if model is not subject.cls and name in _EVERY_STEP:
                continue
            if not (field.description or "").strip():
                yield f"{model.__name__}.{name} has no Field(description=...)"


def docs_complete(lab: Lab) -> Iterator[str]:
    """Module, class, hooks and kinds of step have docstrings; the first paragraph of the class's is its summary."""
    subject = lab.subject
    cls = subject.cls
    if not (subject.module.__doc__ or "").strip():
        yield f"the module {cls.__module__} has no docstring"
    text = (vars(cls).get("__doc__") or "").strip()
    if not text:
        yield f"{cls.__name__} has no docstring"
    elif not text.splitlines()[0].rstrip().endswith((".", ":", "?", "!")) and "\n\n" in text:
        first = text.split("\n\n")[0].strip()
        if not first.endswith((".", ":", "?", "!")):
            yield f"the summary of {cls.__name__} is no sentence: {first.splitlines()[0][:60]!r}"
    for name in sorted(dir(cls)):
        method = getattr_static(cls, name)
        if name.startswith(PREFIX) and isfunction(method) and not (method.__doc__ or "").strip():
            yield f"{cls.__name__}.{name} has no docstring"
    for kind in subject.kinds:
        if not (vars(kind).get("__doc__") or "").strip():
            yield f"the step {kind.__name__} has no docstring"
