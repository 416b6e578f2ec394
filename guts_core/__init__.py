"""A rules framework for match-pot card games: Guts and its cousins, played by the house rules of whoever plays.

The names in `__all__` are what most programs need; each is imported from its module when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from guts_core.cards import Card, parse_cards
    from guts_core.events import Event, write_event
    from guts_core.game import Game, assemble
    from guts_core.hands import Ranker
    from guts_core.hooks import hookimpl
    from guts_core.ledger import Count, Over, Show, Transfer
    from guts_core.loader import Loaded, load
    from guts_core.problems import Problem, ProblemError
    from guts_core.ranking import Ranking
    from guts_core.requests import Choose, IllegalAnswer, Pick, View
    from guts_core.rules import RuleFailure
    from guts_core.ruleset import Ruleset, RulesetError
    from guts_core.session import Opening, Session, SessionError
    from guts_core.steps import Step
    from guts_core.strategies import Bot
    from guts_core.table import Contest, Table
    from guts_core.variant import Objection, Variant

_MODULES = {
    "Bot": "strategies",
    "Card": "cards",
    "Choose": "requests",
    "Contest": "table",
    "Count": "ledger",
    "Event": "events",
    "Game": "game",
    "IllegalAnswer": "requests",
    "Loaded": "loader",
    "Objection": "variant",
    "Opening": "session",
    "Over": "ledger",
    "Pick": "requests",
    "Problem": "problems",
    "ProblemError": "problems",
    "Ranker": "hands",
    "Ranking": "ranking",
    "RuleFailure": "rules",
    "Ruleset": "ruleset",
    "RulesetError": "ruleset",
    "Session": "session",
    "SessionError": "session",
    "Show": "ledger",
    "Step": "steps",
    "Table": "table",
    "Transfer": "ledger",
    "Variant": "variant",
    "View": "requests",
    "assemble": "game",
    "hookimpl": "hooks",
    "load": "loader",
    "parse_cards": "cards",
    "write_event": "events",
}

__all__ = [
    "Bot",
    "Card",
    "Choose",
    "Contest",
    "Count",
    "Event",
    "Game",
    "IllegalAnswer",
    "Loaded",
    "Objection",
    "Opening",
    "Over",
    "Pick",
    "Problem",
    "ProblemError",
    "Ranker",
    "Ranking",
    "RuleFailure",
    "Ruleset",
    "RulesetError",
    "Session",
    "SessionError",
    "Show",
    "Step",
    "Table",
    "Transfer",
    "Variant",
    "View",
    "assemble",
    "hookimpl",
    "load",
    "parse_cards",
    "write_event",
]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return getattr(import_module(f"guts_core.{_MODULES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
