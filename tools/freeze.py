"""Write down what is frozen under tests/compat: the hooks of this version, and the hashes of the frozen plugins' files.

    python tools/freeze.py

Run it when the hooks get another API_VERSION, or when a new frozen plugin is added; it never changes what stands there already.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

COMPAT = Path(__file__).resolve().parent.parent / "tests" / "compat"
sys.path.insert(0, str(COMPAT.parent.parent))

from guts_core.hooks import API_VERSION, questions  # noqa: E402 - the checkout's own

file = COMPAT / "frozen.json"
frozen = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"hooks": {}, "files": {}}
hooks = {name: list(spec.__code__.co_varnames[1 : spec.__code__.co_argcount]) for name, spec in questions().items()}
frozen["hooks"].setdefault(str(API_VERSION), hooks)
for path in sorted(COMPAT.glob("*/**/*")):
    if path.is_file() and path.suffix != ".pyc":
        hash = sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()[:16]
        frozen["files"].setdefault(path.relative_to(COMPAT).as_posix(), hash)
file.write_text(json.dumps(frozen, indent=1) + "\n", encoding="utf-8", newline="\n")
