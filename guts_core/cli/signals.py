"""Signals that end a session as Ctrl-C does, so that what is kept is kept whole."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterable
from typing import Any, NoReturn


class Signalled(KeyboardInterrupt):
    """The process is told to end, or its terminal is gone."""


def heed() -> dict[int, Any]:
    """Be stopped by signals as by Ctrl-C; what there was to handle them, by their numbers."""
    if threading.current_thread() is not threading.main_thread():
        return {}
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    heeded = {number: handler for number, handler in before.items() if handler not in (None, signal.SIG_IGN)}  # nohup

    def stop(number: int, frame: object) -> NoReturn:
        handle(heeded, ignore)
        raise Signalled(number)

    handle(heeded, stop)
    return heeded


def ignore(number: int, frame: object) -> None:
    """Not SIG_IGN: Python complains of a signal that comes while its handler is changed to that."""


def handle(numbers: Iterable[int], handler: Any) -> None:
    """Let one handler have all of these signals."""
    for number in numbers:
        signal.signal(number, handler)
