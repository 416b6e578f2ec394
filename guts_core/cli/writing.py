"""A file that a command writes where its user says."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from guts_core.problems import Place, Problem, ProblemError


def write_file(path: Path, text: str, read: Iterable[str] = ()) -> None:
    """Write a file in one go, UTF-8 with LF: nobody ever sees half of it, and what was there stays if it fails.

    Args:
        path: the file.
        text: what it is to hold.
        read: the files of which the text was made; none of them is written over.

    Raises:
        ProblemError: `file-read` if it is one of those that were read, `file-unwritten` if it cannot be written.
    """
    with contextlib.suppress(OSError, ValueError):
        if any([os.path.exists(name) and os.path.samefile(name, path) for name in read]):
            raise ProblemError([Problem("file-read", {"file": str(path)}, Place(str(path)))])
    try:
        if path.exists() and not path.is_file():  # a device or a pipe cannot be replaced
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        path = path.resolve()
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name[:50]}.", dir=path.parent)
        try:
            with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        facts = {"file": str(path), "reason": reason}
        raise ProblemError([Problem("file-unwritten", facts, Place(str(path)))]) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
