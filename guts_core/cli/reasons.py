"""Why chips moved, as lines on the screen."""

from __future__ import annotations

import ntpath
import os
from collections.abc import Iterable

from guts_core.cli.screen import Screen
from guts_core.problems import Place, safe
from guts_core.profile import DEFAULT
from guts_core.why import Ground


def tell_grounds(screen: Screen, grounds: Iterable[Ground], indent: int) -> None:
    """The rules behind a movement, a line each.

    Args:
        screen: where.
        grounds: the rules.
        indent: how far the lines are indented, in columns.
    """
    for ground in grounds:
        facts = {"sentence": ground.sentence, "plugin": ground.plugin, "version": ground.version}
        shown = {key: safe(text, 1000) for key, text in facts.items()}  # in ASCII, too, our own sentences keep their letters
        id = "why-default" if ground.plugin == DEFAULT else "why-plugin"
        if ground.place is None:
            text = screen.texts.text(f"{id}-only", **shown)
        else:
            text = screen.texts.text(id, place=_shown(ground.place, screen), **shown)
        screen.line(text.strip(), indent=indent)  # a rule without a sentence leaves a space


def _shown(place: Place, screen: Screen) -> str:
    """File and line; of a file that nobody has named, such as a bundled one, not the whole path."""
    file = ntpath.basename(place.file) if os.path.isabs(place.file) else os.path.normpath(place.file)
    shown = safe(file, 200, ascii=screen.ascii)
    return shown if place.line is None else f"{shown}:{place.line}"
