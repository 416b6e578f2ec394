"""What `import guts_core` offers."""

from __future__ import annotations

import subprocess
import sys

import pytest

import guts_core


@pytest.mark.parametrize("name", guts_core.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    thing = getattr(guts_core, name)
    if isinstance(thing, type) and thing is not int:  # an alias for numbers, as `Seat`, is described where it is defined
        assert thing.__module__.startswith("guts_core.")
        assert thing.__doc__


def test_the_list_is_the_whole_of_it() -> None:
    assert sorted(guts_core._MODULES) == sorted(guts_core.__all__)
    with pytest.raises(AttributeError, match="Sesion"):
        _ = guts_core.Sesion


def test_importing_it_imports_no_command_library() -> None:
    code = (
        "import sys, guts_core\n"
        "for name in guts_core.__all__: getattr(guts_core, name)\n"
        "print([name for name in ('click', 'rich', 'fluent', 'guts_plugins') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert shown.stdout.strip() == "[]"
