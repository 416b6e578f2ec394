"""What a type checker is told about `hookimpl`, so that a plugin's methods can be compared with the questions that they answer.

To a type checker every plugin inherits `guts_core.hooks.Questions`, and its methods override those: it completes their names
and arguments, and reports what does not fit. A method that wraps an answer is a generator, but counts as a method that returns
the answer; its decorator says so. Nothing of this is there at run time, where a plugin has only the methods that it defines.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Literal, ParamSpec, Protocol, TypeAlias, TypeVar, overload

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
Method = TypeVar("Method", bound=Callable[..., object])

Wrapper: TypeAlias = Generator[None, Answer, Answer]
"""What a method that wraps an answer returns: it yields once, is sent the answer so far, and returns its own."""


class Wrapping(Protocol):
    """Marks a method that wraps an answer."""

    def __call__(self, method: Callable[Given, Wrapper[Answer]], /) -> Callable[Given, Answer]:
        """The method, seen as one that returns the answer."""
        raise NotImplementedError


class Marker(Protocol):
    """Marks the methods of a plugin that answer questions, as `@hookimpl` or `@hookimpl(wrapper=True)`."""

    @overload
    def __call__(self, method: Method, /) -> Method: ...

    @overload
    def __call__(self, /, *, wrapper: Literal[True]) -> Wrapping: ...

    def __call__(self, method: Any = None, /, *, wrapper: bool = False) -> Any:
        """The method as it is, or the decorator that marks wrappers."""
        raise NotImplementedError
