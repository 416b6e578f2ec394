"""What the default game is, in a few values, so that two processes can be compared."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from hashlib import sha256
from typing import Any, Final

from guts_core.cards import DECK
from guts_core.conformance.playing import Trial, play
from guts_core.hooks import questions
from guts_core.loader import load_data
from guts_core.steps import CORE_KINDS, core_conditions

_SECONDS: Final = 60
_PROGRAM: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from guts_core.conformance.fingerprint import fingerprint; print(json.dumps(fingerprint()))"
)


def fingerprint() -> dict[str, Any]:
    """What the default game is like in this process."""
    loaded = load_data({}, "default", plugins=())
    events = []
    for seed in range(3):
        events += play(Trial("default", {}, 3 + seed, seed, bytes(range(seed, 60)), loaded)).lines
    return {
        "hash": loaded.ruleset.hash,
        "events": sha256("\n".join(events).encode()).hexdigest(),
        "conditions": sorted(core_conditions()),
        "steps": [kind.kind() for kind in CORE_KINDS],
        "cards": [str(card) for card in DECK],
        "hooks": list(questions()),
    }


@cache
def baseline() -> dict[str, Any]:
    """What the default game is like in a process of its own, in which no plugin has been imported."""
    path = json.dumps(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, path], capture_output=True, timeout=_SECONDS, check=True, text=True, encoding="utf-8"
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found
