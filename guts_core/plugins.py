"""From plugins to rules: strict registration, order, and the composition of answers.

pluggy holds the specifications and the implementations and checks them; the answers are composed here, once a table, into plain
callables. That makes an unwrapped answer a direct call, and lets every failure name the plugin that made it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

import pluggy
from pluggy import HookImpl

from guts_core.answer_checks import checked
from guts_core.hooks import PREFIX, PROJECT, Questions, questions
from guts_core.profile import CONSTANT, DEFAULT, SETTLEMENT, settlement
from guts_core.rules import RuleFailure, Rules
from guts_core.variant import Variant

BUILD: Final = frozenset({"arrange", "kinds", "conditions"})
"""Questions that are asked when a ruleset is assembled, not at a table."""
COLLECTED: Final = frozenset({"kinds", "conditions", "also", "event"})
"""Questions that every plugin answers for itself; nothing is replaced or wrapped."""


class Clash(NamedTuple):
    """Two plugins that replace the same answer."""

    question: str
    first: str
    second: str


class Flaw(NamedTuple):
    """What is wrong with a plugin's class, so that it cannot be registered.

    Attributes:
        code: `hook-unknown`, `hook-unmarked`, `hook-field`, `hook-method`, `hook-prefix`, `hook-arguments`, `hook-default`,
            `hook-wrapper`, `hook-collected` or `hook-order`.
        hook: the method or field.
        hint: what was meant, or the signature that is wanted.
    """

    code: str
    hook: str
    hint: str = ""


def flaws(cls: type) -> list[Flaw]:
    """Everything that pluggy would accept in silence and that can only be a mistake."""
    found = []
    known = questions()
    fields = getattr(cls, "model_fields", ())
    for name in sorted({*dir(cls), *fields}):
        member = inspect.getattr_static(cls, name, None)
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
            found += _method_flaws(name, member, spec, marks)
    return found


def _method_flaws(name: str, method: Any, spec: Any, marks: Mapping[str, Any]) -> list[Flaw]:
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


def answering(plugins: Mapping[str, Variant], question: str) -> list[str]:
    """The plugins that answer a question or wrap its answer, in their order."""
    return [name for name, plugin in plugins.items() if hasattr(plugin, PREFIX + question)]


class _Answers:
    """A plugin's marked methods, seen by pluggy as an object of their own: equal models are refused as registered twice."""

    def __init__(self, plugin: object) -> None:
        self.plugin: Any = plugin
        for name in dir(type(plugin)):
            if name.startswith(PREFIX):
                setattr(self, name, getattr(plugin, name))


def manager(plugins: Mapping[str, object]) -> pluggy.PluginManager:
    """A pluggy manager of its own with these plugins registered, in this order.

    Raises:
        pluggy.PluginValidationError: if pluggy refuses an implementation.
    """
    hooks = pluggy.PluginManager(PROJECT)
    hooks.add_hookspecs(Questions)
    for name, plugin in plugins.items():
        hooks.register(_Answers(plugin), name)
    hooks.check_pending()
    return hooks


def clashes(hooks: pluggy.PluginManager) -> list[Clash]:
    """Every pair of plugins that replace the same answer; the default's is there to be replaced."""
    found = []
    for question in questions():
        if question not in COLLECTED:
            replacing = [impl.plugin_name for impl in _impls(hooks, question) if not impl.wrapper and impl.plugin_name != DEFAULT]
            found += [Clash(question, replacing[0], other) for other in replacing[1:]]
    return found


def _impls(hooks: pluggy.PluginManager, question: str) -> list[HookImpl]:
    """The implementations in the order in which the plugins were registered."""
    order = {name: index for index, (name, _) in enumerate(hooks.list_name_plugin())}
    impls: list[HookImpl] = getattr(hooks.hook, PREFIX + question).get_hookimpls()
    return sorted(impls, key=lambda impl: order[impl.plugin_name])


def collect(hooks: pluggy.PluginManager, question: str) -> list[tuple[str, Any]]:
    """The answers of every plugin to a collected question, with the plugins' names."""
    return [(impl.plugin_name, _guarded(impl, question)()) for impl in _impls(hooks, question)]


def answer(hooks: pluggy.PluginManager, question: str) -> Callable[..., Any]:
    """The composed answer to one question."""
    return _compose(_impls(hooks, question), question, {})


def resolve(hooks: pluggy.PluginManager) -> Rules:
    """The rules of one table.

    Args:
        hooks: the manager with the default and the ruleset's plugins.
    """
    authors: dict[str, str] = {}
    answers: dict[str, Callable[..., Any]] = {}
    untouched = set()
    listeners: list[Callable[..., object]] = []
    for question in questions():
        if question in BUILD:
            continue
        impls = _impls(hooks, question)
        others = [impl for impl in impls if impl.plugin_name != DEFAULT]
        if question == "event":
            listeners = [_hearing(impl) for impl in others]
        elif question in COLLECTED:
            answers[question] = _collected(impls, question)
        else:
            answers[question] = _compose(impls, question, authors)
        if not others:
            untouched.add(question)
    settled = settlement if untouched >= SETTLEMENT else None
    default: Any = hooks.get_plugin(DEFAULT)
    cap = default.plugin.cap if untouched >= {"overflow", "refill"} else False
    return Rules(answers, untouched & CONSTANT, authors, listeners, untouched, settled, None if cap is False else cap)


def _compose(impls: Sequence[HookImpl], question: str, authors: dict[str, str]) -> Callable[..., Any]:
    """The replaced or default answer in the middle, the wrappers around it, the last plugin outermost."""
    plain = [impl for impl in impls if not impl.wrapper]
    wrappers = [impl for impl in impls if impl.wrapper]
    base = plain[-1]
    innermost = base.function if base.plugin_name == DEFAULT else _guarded(base, question)
    if not wrappers and base.plugin_name == DEFAULT:
        return innermost
    answer = _credited(innermost, base.plugin_name, question, authors)
    for impl in wrappers:
        answer = _wrapped(answer, impl, question, authors)
    return answer


def _credited(answer: Callable[..., Any], plugin: str, question: str, authors: dict[str, str]) -> Callable[..., Any]:
    def credited(*args: Any) -> Any:
        result = answer(*args)
        authors[question] = plugin
        return result

    return credited


def _collected(impls: Sequence[HookImpl], question: str) -> Callable[..., Any]:
    answers = [_guarded(impl, question) for impl in impls]

    def collected(*args: Any) -> list[Any]:
        return [item for answer in answers for item in answer(*args)]

    return collected


def _hearing(impl: HookImpl) -> Callable[[Any, Any], object]:
    """One plugin that hears events: what it returns is of no interest, its failures get its name."""
    function, plugin = impl.function, impl.plugin_name

    def hearing(table: Any, event: Any) -> object:
        try:
            return function(table, event)
        except RuleFailure:
            raise
        except Exception as error:
            raise RuleFailure("rule-raised", plugin, "event", _say(error)) from error

    return hearing


def _guarded(impl: HookImpl, question: str) -> Callable[..., Any]:
    """The plain answer of one plugin: its failures get its name, its effects too."""
    function, plugin = impl.function, impl.plugin_name

    def guarded(*args: Any) -> Any:
        try:
            result = function(*args)
        except RuleFailure:
            raise
        except Exception as error:
            raise RuleFailure("rule-raised", plugin, question, _say(error)) from error
        return checked(result, plugin, question, args)

    return guarded


def _wrapped(inner: Callable[..., Any], impl: HookImpl, question: str, authors: dict[str, str]) -> Callable[..., Any]:
    """One plugin's wrapper around the answer so far."""
    function: Callable[..., Any] = impl.function
    plugin = impl.plugin_name

    def wrapped(*args: Any) -> Any:
        try:
            generator = function(*args)
            next(generator)
        except RuleFailure:
            raise
        except StopIteration:
            raise RuleFailure("rule-yield", plugin, question, "no yield") from None
        except Exception as error:
            raise RuleFailure("rule-raised", plugin, question, _say(error)) from error
        before = inner(*args)
        author = authors[question]
        try:
            generator.send(before)
        except StopIteration as stop:
            result = checked(stop.value, plugin, question, args)
        except RuleFailure:
            raise
        except Exception as error:
            raise RuleFailure("rule-raised", plugin, question, _say(error)) from error
        else:
            generator.close()
            raise RuleFailure("rule-yield", plugin, question, "a second yield")
        # whoever asked the same question meanwhile has set it, too
        authors[question] = author if result == before else plugin
        return result

    return wrapped


def _say(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
