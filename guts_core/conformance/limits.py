"""A bound on time for a stranger's code, on every platform and from any thread."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from threading import Thread
from typing import Final, Generic, TypeVar

T = TypeVar("T")

_GRACE: Final = 0.5
"""Seconds that a call has to end after it was told to."""
_TIMES: Final = 4
"""How often it is told to: what catches everything may go on."""


class OutOfTime(KeyboardInterrupt):
    """Raised within a call that takes too long: an interrupt, which nothing takes for a failure of a plugin."""


class _Call(Thread, Generic[T]):
    def __init__(self, function: Callable[[], T]) -> None:
        super().__init__(daemon=True, name="guts-conformance")
        self._function = function
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.result = self._function()
        except BaseException as error:
            self.error = error


def within(seconds: float, function: Callable[[], T]) -> T:
    """Call a function that has to be done after so many seconds.

    Python has no other way to stop an endless loop that works outside of the main thread and on Windows: the function runs in
    a thread of its own, in which an exception is raised when the time is over.

    Raises:
        OutOfTime: if it is not done by then.
        BaseException: whatever the function raises.
    """
    call = _Call(function)
    call.start()
    call.join(seconds)
    if call.is_alive():
        identity = ctypes.c_ulong(call.ident or 0)
        for _ in range(_TIMES):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(identity, ctypes.py_object(OutOfTime))
            call.join(_GRACE)
            if not call.is_alive():
                break
        raise OutOfTime
    if call.error is not None:
        raise call.error
    return call.result  # type: ignore[return-value]  # it has run to its end
