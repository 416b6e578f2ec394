"""A rules framework for match-pot card games: Guts and its cousins, played by the house rules of whoever plays.

The names in `__all__` are what most programs need; each is imported from its module when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from guts_core.cards import Card, parse_cards
    from guts_core.chips import Chips
    from guts_core.events import Effect, Event, write_event
    from guts_core.figures import Result
    from guts_core.game import Game, assemble
    from guts_core.hands import Ranker
    from guts_core.hooks import hookimpl
    from guts_core.ledger import Count, Over, Seat, Show, Transfer
    from guts_core.loader import Loaded, load
    from guts_core.marking import Wrapper
    from guts_core.problems import Problem, ProblemError
    from guts_core.ranking import Ranking
    from guts_core.requests import Answer, Choose, IllegalAnswer, Pick, Request, View
    from guts_core.rules import RuleFailure
    from guts_core.ruleset import Ruleset, RulesetError
    from guts_core.rulesheet import Sheet, explain
    from guts_core.scripted import settle
    from guts_core.session import Opening, Session, SessionError
    from guts_core.situation import SituationError
    from guts_core.steps import Step
    from guts_core.strategies import Bot
    from guts_core.table import Contest, Name, Table
    from guts_core.variant import HouseRule, Objection, Variant

_MODULES = {
    "Answer": "requests",
    "Bot": "strategies",
    "Card": "cards",
    "Chips": "chips",
    "Choose": "requests",
    "Contest": "table",
    "Count": "ledger",
    "Effect": "events",
    "Event": "events",
    "Game": "game",
    "HouseRule": "variant",
    "IllegalAnswer": "requests",
    "Loaded": "loader",
    "Name": "table",
    "Objection": "variant",
    "Opening": "session",
    "Over": "ledger",
    "Pick": "requests",
    "Problem": "problems",
    "ProblemError": "problems",
    "Ranker": "hands",
    "Ranking": "ranking",
    "Request": "requests",
    "Result": "figures",
    "RuleFailure": "rules",
    "Ruleset": "ruleset",
    "RulesetError": "ruleset",
    "Seat": "ledger",
    "Session": "session",
    "SessionError": "session",
    "Sheet": "rulesheet",
    "Show": "ledger",
    "SituationError": "situation",
    "Step": "steps",
    "Table": "table",
    "Transfer": "ledger",
    "Variant": "variant",
    "View": "requests",
    "Wrapper": "marking",
    "assemble": "game",
    "explain": "rulesheet",
    "hookimpl": "hooks",
    "load": "loader",
    "parse_cards": "cards",
    "settle": "scripted",
    "write_event": "events",
}

__all__ = [
    "Answer",
    "Bot",
    "Card",
    "Chips",
    "Choose",
    "Contest",
    "Count",
    "Effect",
    "Event",
    "Game",
    "HouseRule",
    "IllegalAnswer",
    "Loaded",
    "Name",
    "Objection",
    "Opening",
    "Over",
    "Pick",
    "Problem",
    "ProblemError",
    "Ranker",
    "Ranking",
    "Request",
    "Result",
    "RuleFailure",
    "Ruleset",
    "RulesetError",
    "Seat",
    "Session",
    "SessionError",
    "Sheet",
    "Show",
    "SituationError",
    "Step",
    "Table",
    "Transfer",
    "Variant",
    "View",
    "Wrapper",
    "assemble",
    "explain",
    "hookimpl",
    "load",
    "parse_cards",
    "settle",
    "write_event",
]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return getattr(import_module(f"guts_core.{_MODULES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
