"""A plugin for guts-core, and a ruleset that uses it."""

from guts_six_nine.plugin import SixNine

__all__ = ["SixNine"]
