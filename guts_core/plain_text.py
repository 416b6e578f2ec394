"""Texts of our own where only ASCII can be shown. A stranger's text is escaped instead, see `problems.safe`."""

from __future__ import annotations

import unicodedata
from typing import Final

_MARKS: Final = {"…": "...", "–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "★": "X"}
_LETTERS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss"}
_PLAIN: Final = str.maketrans(_MARKS | _LETTERS | {"¿": "", "¡": ""})


def without_accents(text: str) -> str:
    """A text whose accents fall away and whose suits are letters; what has no ASCII of its own stays."""
    parted = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return "".join([char for char in parted if not unicodedata.combining(char)])


def in_ascii(text: str) -> str:
    """A text in nothing but ASCII: accents fall away, suits become letters, and all else becomes `?`."""
    return without_accents(text).encode("ascii", "replace").decode("ascii")
