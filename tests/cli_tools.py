"""What the tests of the commands share: running them in this process, in another one, and in a terminal."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from click.testing import CliRunner, Result

from guts_core.cli import guts

ROOT = Path(__file__).resolve().parent.parent


def call(*arguments: str | Path) -> Result:
    """A command in this process; an exception that is not an exit is the test's failure."""
    result = CliRunner().invoke(guts, [str(argument) for argument in arguments], prog_name="guts")
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def environment(**more: str) -> dict[str, str]:
    """The environment of another process, in which nothing is set but what a test sets."""
    wiped = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "PYTHONIOENCODING", "PYTHONUTF8", "GUTS_DEBUG")
    kept = {name: value for name, value in os.environ.items() if name not in wiped}
    path = os.pathsep.join([str(ROOT), *filter(None, [kept.get("PYTHONPATH")])])
    return {**kept, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "TERM": "xterm", **more}


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "guts_core", *map(str, arguments)]


def spawn(*arguments: str | Path, folder: Path, **more: str) -> subprocess.Popen[bytes]:
    """A command in a process of its own, with its stdout to be read."""
    return subprocess.Popen(
        command(*arguments),
        cwd=folder,
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def run(*arguments: str | Path, folder: Path, **more: str) -> subprocess.CompletedProcess[bytes]:
    """A command in a process of its own, to its end."""
    done = subprocess.run(
        command(*arguments),
        cwd=folder,
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    return done


def spawn_in_terminal(*arguments: str | Path, folder: Path, **more: str) -> tuple[subprocess.Popen[bytes], int]:
    """A command in a terminal of its own.

    Returns:
        The process, and the other end of the terminal.
    """
    import pty

    leader, follower = pty.openpty()
    process = subprocess.Popen(
        command(*arguments),
        cwd=folder,
        env=environment(**more),
        stdin=follower,
        stdout=follower,
        stderr=follower,
        start_new_session=True,
        preexec_fn=_own_terminal,  # noqa: PLW1509 - this process has no other threads
    )
    os.close(follower)
    return process, leader


def in_terminal(
    arguments: Sequence[str | Path],
    keys: Sequence[str],
    *,
    folder: Path,
    prompt: str = "stop) ",
    more: Mapping[str, str] | None = None,
) -> tuple[str, int]:
    """A command in a terminal of its own: `keys` are typed one after another, each when a prompt stands there.

    Returns:
        What the terminal showed, and the exit status.
    """
    process, leader = spawn_in_terminal(*arguments, folder=folder, **(more or {}))
    shown = b""
    left = list(keys)
    asked = 0
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if select.select([leader], [], [], 0.05)[0]:
            try:
                piece = os.read(leader, 65536)
            except OSError:  # the other side has closed it
                piece = b""
            if not piece:
                break
            shown += piece
        if left and shown.count(prompt.encode()) > asked and shown.endswith(prompt.encode()):
            asked = shown.count(prompt.encode())
            os.write(leader, left.pop(0).encode())
    os.close(leader)
    status = process.wait(timeout=10)
    text = shown.decode("utf-8", "replace")
    assert "Traceback" not in text
    assert not left, text
    return text, status


def _own_terminal() -> None:
    """Make stdin the controlling terminal, so that Ctrl-C in it is a signal."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
