"""Print the lower bounds of a pyproject.toml's dependencies as exact versions, for `pip install --constraint`.

python tools/lowest.py pyproject.toml
"""

import re
import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["project"]
for requirement in project["dependencies"]:
    name, version = re.fullmatch(r"([\w.-]+)>=([\w.]+).*", requirement).groups()
    print(f"{name}=={version}")
