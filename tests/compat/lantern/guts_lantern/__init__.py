"""A lantern goes round the table."""

from guts_lantern.lantern import Lantern

__all__ = ["Lantern"]
