"""What is wrong with a plugin's class, or with a kind of step that it brings: everything that can only be a mistake.

pluggy accepts much of it in silence. A class with flaws in its hooks is never registered; one that lacks texts, or could keep
state, is refused where a ruleset names it, so that one may still try things out with classes of one's own.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, get_args, get_origin

from guts_core.hooks import API_VERSION, COLLECTED, OLDEST_API, PREFIX, PROJECT, Questions, questions
from guts_core.steps import Part, Step

NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
"""How plugins and kinds of step are called."""
_MUTABLE: Final = (list, dict, set, bytearray)
_EVERY_STEP: Final = frozenset(Step.model_fields)


class Flaw(NamedTuple):
    """What is wrong with a plugin's class, so that it cannot be registered.

    Attributes:
        code: `hook-unknown`, `hook-unmarked`, `hook-field`, `hook-method`, `hook-prefix`, `hook-arguments`, `hook-default`,
            `hook-wrapper`, `hook-collected`, `hook-order`, `api-newer`, `api-older` or `api-number`; of those that ask for more:
            `no-docstring`, `no-description`, `not-frozen`, `mutable` or `name`.
        hook: the method, the field, or whatever else is meant.
        hint: what was meant, or what is wanted.
    """

    code: str
    hook: str
    hint: str = ""

    @property
    def facts(self) -> dict[str, object]:
        """Arguments of its text."""
        return {"hook": self.hook, "hint": self.hint or "none"}


def flaws(cls: type, specs: type = Questions) -> list[Flaw]:
    """Everything about its hooks that can only be a mistake.

    Args:
        cls: the plugin's class.
        specs: the class of the specifications.
    """
    found = [*_of_api(cls)]
    known = questions(specs)
    fields = getattr(cls, "model_fields", ())
    for name in sorted({*dir(cls), *fields}):
        # as inspect.getattr_static says, which takes its time
        member = next((vars(owner)[name] for owner in cls.__mro__ if name in vars(owner)), None)
        marks = getattr(getattr(member, "__func__", member), f"{PROJECT}_impl", None)
        if not name.startswith(PREFIX):
            if marks is not None:
                found.append(Flaw("hook-prefix", name, PREFIX + name))
            continue
        spec = known.get(name.removeprefix(PREFIX))
        if spec is None:
            close = get_close_matches(name.removeprefix(PREFIX), known, 1)
            found.append(Flaw("hook-unknown", name, PREFIX + close[0] if close else ""))
        elif name in fields:
            found.append(Flaw("hook-field", name))
        elif marks is None:
            found.append(Flaw("hook-unmarked", name))
        elif not inspect.isfunction(member):
            found.append(Flaw("hook-method", name))
        else:
            found += _of_method(name, member, spec, marks)
    return found


def _of_api(cls: Any) -> Iterator[Flaw]:
    number = getattr(cls, "api", OLDEST_API)
    if type(number) is not int:
        yield Flaw("api-number", "api", repr(number)[:40])
    elif number > API_VERSION:
        yield Flaw("api-newer", str(number), str(API_VERSION))
    elif number < OLDEST_API:
        yield Flaw("api-older", str(number), str(OLDEST_API))


def _of_method(name: str, method: Any, spec: Any, marks: Mapping[str, Any]) -> list[Flaw]:
    wanted = list(inspect.signature(spec).parameters)
    given = inspect.signature(method).parameters
    found = []
    if list(given) != wanted or any(parameter.kind is not parameter.POSITIONAL_OR_KEYWORD for parameter in given.values()):
        found.append(Flaw("hook-arguments", name, f"({', '.join(wanted)})"))
    if any(parameter.default is not parameter.empty for parameter in given.values()):
        found.append(Flaw("hook-default", name))
    if marks["wrapper"] and name.removeprefix(PREFIX) in COLLECTED:
        found.append(Flaw("hook-collected", name))
    elif marks["wrapper"] and not inspect.isgeneratorfunction(method):
        found.append(Flaw("hook-wrapper", name))
    if marks["hookwrapper"] or marks["tryfirst"] or marks["trylast"] or marks["optionalhook"] or marks["specname"]:
        found.append(Flaw("hook-order", name))
    return found


def gaps(cls: type[Part], name: str) -> list[Flaw]:
    """What a plugin, or a kind of step, lacks before strangers can use it: its texts, and that nothing in it can change.

    Args:
        cls: the plugin's class, or the kind's.
        name: what it is called in rulesets.
    """
    found = []
    if not NAME.fullmatch(name):
        like = "-".join(re.findall(r"[a-z0-9]+", name.casefold()))
        found.append(Flaw("name", name, like if NAME.fullmatch(like) else "some-name"))
    if not (vars(cls).get("__doc__") or "").strip():
        found.append(Flaw("no-docstring", cls.__name__))
    shared = _EVERY_STEP if issubclass(cls, Step) else frozenset()
    for option, field in cls.model_fields.items():
        if option not in shared and not (field.description or "").strip():
            found.append(Flaw("no-description", field.alias or option))
    if not cls.model_config.get("frozen") or cls.model_config.get("extra") != "forbid":
        found.append(Flaw("not-frozen", cls.__name__))
    return found + [Flaw("mutable", word) for word in _changeable(cls)]


def _changeable(cls: type[Part]) -> Iterator[str]:
    """What could keep state: private attributes, class variables that can change, options that can."""
    yield from cls.__private_attributes__
    for ancestor in cls.__mro__[: cls.__mro__.index(Part)]:
        ours = ancestor.__module__.startswith("guts_core.")
        for word, value in vars(ancestor).items():
            if not ours and not word.startswith(("__", "model_", "_abc_")) and isinstance(value, _MUTABLE):
                yield word
    for option, field in cls.model_fields.items():
        if _holds_mutable(field.annotation):
            yield field.alias or option


def _holds_mutable(annotation: Any) -> bool:
    return (get_origin(annotation) or annotation) in _MUTABLE or any(map(_holds_mutable, get_args(annotation)))
