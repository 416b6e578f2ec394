"""A plugin for guts-core, and a ruleset that uses it."""

from guts_auction.plugin import Auction

__all__ = ["Auction"]
