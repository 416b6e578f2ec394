"""`python -m guts_core.conformance NAME`: the report about a plugin, as text or as JSON."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from io import TextIOWrapper


def main(arguments: Sequence[str] | None = None) -> int:
    """Print reports. The exit status is 0, 1 if a check failed, 2 if a plugin cannot be had."""
    parser = ArgumentParser(prog="python -m guts_core.conformance", description="Checks whether a plugin keeps its promises.")
    parser.add_argument("plugins", nargs="+", metavar="NAME", help="an installed plugin")
    parser.add_argument("--json", action="store_true", help="the reports as JSON, one a line")
    parser.add_argument("--examples", type=int, metavar="N", help="how many games to draw for each plugin")
    parser.add_argument("--check", action="append", metavar="ID", help="make this check only (several times: several)")
    parser.add_argument("--thorough", action="store_true", help="draw many games: takes a minute or more")
    given = parser.parse_args(arguments)
    try:
        from guts_core.conformance.kit import QUICK, THOROUGH, run
        from guts_core.conformance.subject import NoSuchPlugin
    except ModuleNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    examples = given.examples or (THOROUGH if given.thorough else QUICK)
    if isinstance(sys.stdout, TextIOWrapper):  # a console of Windows may lack a sign
        sys.stdout.reconfigure(errors="replace")
    good = True
    for name in given.plugins:
        try:
            report = run(name, examples=examples, checks=given.check)
        except (NoSuchPlugin, ModuleNotFoundError, ValueError) as error:
            print(error, file=sys.stderr)
            return 2
        good = good and report.ok
        print(json.dumps(report.json(), ensure_ascii=True) if given.json else report.text(), end="\n" if given.json else "")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
