"""The base class of plugins: one frozen model whose fields are its options and whose marked methods are its answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from guts_core.steps import Part

if TYPE_CHECKING:
    from guts_core.ruleset import Ruleset
    from guts_core.steps import Step


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


class Variant(Part):
    """A plugin.

    The docstring of a subclass is its summary; its fields are its options, each with a description; its methods marked with
    `guts_core.hooks.hookimpl` answer questions or wrap answers. It keeps no state.

    Attributes:
        refuses: names of plugins that cannot be in the same ruleset.
    """

    refuses: ClassVar[tuple[str, ...]] = ()

    def objections(self, ruleset: Ruleset, steps: tuple[Step, ...]) -> Iterable[Objection]:
        """What in this ruleset the plugin cannot live with. Asked when the ruleset is assembled.

        Args:
            ruleset: the ruleset.
            steps: the steps to be played, with those that plugins insert.
        """
        return ()
