"""How long the command line takes to start, against what cannot be had for less, measured in the same run.

    python benchmarks/startup.py [--repeats N]

Every repeat starts each process once, one after another; printed are the medians of the wall clock in milliseconds, and their
ratios to `python -c "import click"`. Fifty installed plugins that nobody names, and that would raise when they are imported,
cost a look at their metadata where plugins are listed, and nothing elsewhere.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLUGINS = 50


def install(folder: Path) -> None:
    """Fifty distributions, each with a plugin that ends the process when it is imported."""
    for number in range(PLUGINS):
        info = folder / f"guts_broken_{number}-1.0.dist-info"
        info.mkdir()
        metadata = f"Metadata-Version: 2.1\nName: guts-broken-{number}\nVersion: 1.0\nSummary: Broken\n"
        points = f"[guts.plugins]\nbroken-{number} = broken_{number}:Broken\n"
        (info / "METADATA").write_text(metadata, encoding="utf-8", newline="\n")
        (info / "entry_points.txt").write_text(points, encoding="utf-8", newline="\n")
        (folder / f"broken_{number}.py").write_text("raise SystemExit('imported')\n", encoding="utf-8", newline="\n")


def once(arguments: list[str], path: list[str]) -> float:
    """Seconds that a process takes."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=15)
    repeats = parser.parse_args().repeats
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        none, fifty = [str(ROOT)], [str(ROOT), folder]
        play = ["-m", "guts_core", "play", "--bots-only", "--seed", "1", "--rounds", "1"]
        runs = {
            "python -c 'import click'": (["-c", "import click"], none),
            "guts --help": (["-m", "guts_core", "--help"], none),
            f"guts --help, {PLUGINS} broken plugins": (["-m", "guts_core", "--help"], fifty),
            "guts play, one round": (play, none),
            f"guts play, one round, {PLUGINS} broken": (play, fifty),
            "guts plugins": (["-m", "guts_core", "plugins"], none),
            f"guts plugins, {PLUGINS} broken plugins": (["-m", "guts_core", "plugins"], fifty),
        }
        seconds: dict[str, list[float]] = {name: [] for name in runs}
        for run in runs.values():
            once(*run)  # once for the caches of compiled modules
        for _ in range(repeats):
            for name, run in runs.items():
                seconds[name].append(once(*run))
    medians = {name: statistics.median(times) for name, times in seconds.items()}
    first = next(iter(medians.values()))
    for name, median in medians.items():
        print(f"{name:<40} {median * 1000:7.0f} ms  {median / first:6.2f}")


if __name__ == "__main__":
    main()
