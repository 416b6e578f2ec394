"""From plugins to rules: registration, order, and the composition of answers.

pluggy holds the specifications and the implementations and checks them; the answers are composed here, once a table, into plain
callables. That makes an unwrapped answer a direct call, and lets every failure name the plugin that made it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import pluggy
from pluggy import HookImpl

from guts_core.answer_checks import checked
from guts_core.hooks import COLLECTED, PREFIX, PROJECT, Questions, questions
from guts_core.profile import CONSTANT, DEFAULT, SETTLEMENT, settlement
from guts_core.rules import RuleFailure, Rules, say_raised
from guts_core.variant import Variant

BUILD: Final = frozenset({"arrange", "kinds", "conditions"})
"""Questions that are asked when a ruleset is assembled, not at a table."""


class Clash(NamedTuple):
    """Two plugins that replace the same answer."""

    question: str
    first: str
    second: str


def answering(plugins: Mapping[str, Variant], question: str) -> list[str]:
    """The plugins that answer a question or wrap its answer, in their order."""
    having = {name: plugin for name, plugin in plugins.items() if hasattr(plugin, PREFIX + question)}
    return [name for name, plugin in having.items() if question not in _withdrawn(name, plugin)]


def _withdrawn(name: str, plugin: Variant) -> Collection[str]:
    """The questions that a plugin does not answer with its options.

    Raises:
        RuleFailure: if it withdraws what it does not answer at all, or fails.
    """
    try:
        words = frozenset(plugin.withdrawn())
        wrong = [word for word in words if not hasattr(plugin, PREFIX + word)]
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise RuleFailure("rule-raised", name, "withdrawn", say_raised(error)) from error
    if wrong:
        raise RuleFailure("rule-type", name, "withdrawn", repr(wrong)[:200])
    return words


class _Answers:
    """A plugin's marked methods, seen by pluggy as an object of their own: equal models are refused as registered twice."""

    def __init__(self, name: str, plugin: object) -> None:
        self.plugin: Any = plugin
        without = {PREFIX + word for word in _withdrawn(name, plugin)} if isinstance(plugin, Variant) else ()
        for hook in dir(type(plugin)):
            if hook.startswith(PREFIX) and hook not in without:
                setattr(self, hook, getattr(plugin, hook))


def manager(plugins: Mapping[str, object], specs: type = Questions) -> pluggy.PluginManager:
    """A pluggy manager of its own with these plugins registered, in this order.

    Args:
        plugins: the plugins by name.
        specs: the class of the specifications.

    Raises:
        pluggy.PluginValidationError: if pluggy refuses an implementation.
        RuleFailure: if a plugin fails when it is asked what it withdraws.
    """
    hooks = pluggy.PluginManager(PROJECT)
    hooks.add_hookspecs(specs)
    for name, plugin in plugins.items():
        hooks.register(_Answers(name, plugin), name)
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


def answer(hooks: pluggy.PluginManager, question: str, among: Collection[str] | None = None) -> Callable[..., Any]:
    """The composed answer to one question.

    Args:
        hooks: the manager with the default and the ruleset's plugins.
        question: the question.
        among: only these plugins answer; None: all of them.
    """
    impls = _impls(hooks, question)
    return _compose([impl for impl in impls if among is None or impl.plugin_name in among], question, {})


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
        except (RuleFailure, KeyboardInterrupt):
            raise
        except BaseException as error:
            raise RuleFailure("rule-raised", plugin, "event", say_raised(error)) from error

    return hearing


def _guarded(impl: HookImpl, question: str) -> Callable[..., Any]:
    """The plain answer of one plugin: its failures get its name, its effects too."""
    function, plugin = impl.function, impl.plugin_name

    def guarded(*args: Any) -> Any:
        try:
            result = function(*args)
        except (RuleFailure, KeyboardInterrupt):
            raise
        except BaseException as error:
            raise RuleFailure("rule-raised", plugin, question, say_raised(error)) from error
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
        except (RuleFailure, KeyboardInterrupt):
            raise
        except StopIteration:
            raise RuleFailure("rule-yield", plugin, question, "no yield") from None
        except BaseException as error:
            raise RuleFailure("rule-raised", plugin, question, say_raised(error)) from error
        before = inner(*args)
        author = authors[question]
        try:
            generator.send(before)
        except StopIteration as stop:
            result = checked(stop.value, plugin, question, args)
        except (RuleFailure, KeyboardInterrupt):
            raise
        except BaseException as error:
            raise RuleFailure("rule-raised", plugin, question, say_raised(error)) from error
        else:
            generator.close()
            raise RuleFailure("rule-yield", plugin, question, "a second yield")
        # whoever asked the same question meanwhile has set it, too
        authors[question] = author if result == before else plugin
        return result

    return wrapped
