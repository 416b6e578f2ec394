"""The base class of plugins: one frozen model whose fields are its options and whose marked methods are its answers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from guts_core.steps import Part

if TYPE_CHECKING:
    from guts_core.hooks import Questions
    from guts_core.ruleset import Ruleset
    from guts_core.steps import Step
else:
    Questions = object  # a type checker compares a plugin's answers with the questions; nothing is inherited from them


class Objection(NamedTuple):
    """Why a plugin refuses a ruleset, or warns about it.

    Attributes:
        code: names the message `<plugin>-objection-<code>`.
        path: the key of the ruleset that it is about, e.g. `("cap",)` or `("plugins", "coward")`.
        warning: whether the ruleset can be played all the same.
        facts: arguments of the message.
    """

    code: str
    path: tuple[str | int, ...] = ()
    warning: bool = False
    facts: Mapping[str, object] = {}


class HouseRule(NamedTuple):
    """An answer to a question that groups argue about, as `guts new` offers it, and what it means for the plugin's options.

    Its text is the message `<plugin>-answer-<id>`.

    Attributes:
        topic: the question: one of the core's, see `guts new --questions`, or else one of the plugin's own. That is asked where
            the plugin has been chosen, and called `<plugin>-<topic>`; its text is the message `<plugin>-topic-<topic>`.
        id: the word by which a host chooses it; no two answers of a plugin have the same.
        options: the options that it sets.
        asks: options whose values a host is asked for, the ones in `options` being proposed: amounts or whole numbers. The texts
            of these questions are the messages `<plugin>-topic-<option>`.
        over: the core's own answer to which it adds something, e.g. `none` for a limit that takes the place of the cap; the
            first one, if it is left out.
    """

    topic: str
    id: str
    options: Mapping[str, object] = {}
    asks: tuple[str, ...] = ()
    over: str = ""


class Variant(Part, Questions):
    """A plugin.

    The docstring of a subclass is its summary; its fields are its options, each with a description; its methods marked with
    `guts_core.hooks.hookimpl` answer questions or wrap answers. It keeps no state.

    Attributes:
        refuses: names of plugins that cannot be in the same ruleset.
        house_rules: answers to questions of `guts new`, in the order in which they are offered.
        api: the `guts_core.hooks.API_VERSION` that it was written for; one that says nothing was written for the first.
        exempt: checks of the conformance kit that do not apply, each with the reason, as pairs.
        bases: rulesets in which the conformance kit tries the plugin beside its own ones, as TOML without the plugin's table.
    """

    refuses: ClassVar[tuple[str, ...]] = ()
    house_rules: ClassVar[tuple[HouseRule, ...]] = ()
    api: ClassVar[int] = 1
    exempt: ClassVar[tuple[tuple[str, str], ...]] = ()
    bases: ClassVar[tuple[str, ...]] = ()

    def withdrawn(self) -> Collection[str]:
        """Questions, without prefix, that the plugin leaves to others with these options, although the class answers them."""
        return ()

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """What in this ruleset the plugin cannot live with. Asked when the ruleset is assembled.

        Args:
            ruleset: the ruleset.
            steps: the steps to be played, with those that plugins insert.
        """
        return ()
