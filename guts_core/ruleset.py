"""A ruleset in memory: plain data, not yet put together. `guts_core.game.assemble` makes a game of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from json import dumps
from typing import Annotated, Any, Final, Literal, NamedTuple

from pydantic import Field, InstanceOf, model_validator
from pydantic_core import PydanticCustomError

from guts_core.chips import Amount
from guts_core.plugins import answering
from guts_core.ranking import Ranking
from guts_core.steps import AnteStep, DealStep, DeclareStep, Part, SettleStep, ShowdownStep, Step, plain
from guts_core.variant import Variant

FORMAT: Final = 1
MOST_SEATS: Final = 26
Path = tuple[str | int, ...]

DEFAULT_STEPS: Final[tuple[Step, ...]] = (AnteStep(), DealStep(cards=2), DeclareStep(), ShowdownStep(), SettleStep())


class Seats(Part):
    """How many may play."""

    min: Annotated[int, Field(ge=2, le=MOST_SEATS, description="The smallest number of seats.")] = 2
    max: Annotated[int, Field(ge=2, le=MOST_SEATS, description="The largest number of seats.")] = 10

    @model_validator(mode="after")
    def _ordered(self) -> Seats:
        if self.min > self.max:
            raise PydanticCustomError("seats-order", "seats.min is larger than seats.max")
        return self


class Ruleset(Part):
    """The rules of a game. Fields are the keys of a ruleset file, see the ruleset reference.

    Attributes:
        plugins: the plugins with their options, in the order in which they apply.
        steps: the steps of a round, as written.
    """

    format: Literal[1] = Field(default=FORMAT, description="The number of the file format.")
    title: str = Field(default="", max_length=200, description="The name of the game.")
    summary: str = Field(default="", max_length=2000, description="The game in a sentence.")
    authors: tuple[str, ...] = Field(default=(), description="Who wrote the ruleset.")
    license: str = Field(default="", max_length=200, description="The licence of the file.")
    source: str = Field(default="", max_length=2000, description="Where the rules come from.")
    requires: tuple[str, ...] = Field(default=(), description="Plugin packages with versions, as pip writes them.")
    seats: Seats = Field(default_factory=Seats, description="How many may play.")
    ante: Amount = Field(default=1, description="Chips that each seat antes.")
    cap: Amount | Literal[False] = Field(default=20, description="The largest active pot, in chips; false for none.")
    chip: Amount | None = Field(default=None, description="The smallest unit on the table, in chips; left out: shares are exact.")
    cycles: Annotated[int, Field(ge=1, le=10_000, description="How many cycles a session has.")] = 1
    ranking: Ranking = Field(default_factory=Ranking, description="Which hands beat which.")
    steps: tuple[InstanceOf[Step], ...] = Field(default=DEFAULT_STEPS, min_length=1, description="The steps of a round.")
    plugins: dict[str, InstanceOf[Variant]] = Field(default={}, description="The plugins, in their order.")

    def answering(self, question: str) -> list[str]:
        """The plugins that answer a question (the name of a hook without prefix) or wrap its answer."""
        return answering(self.plugins, question)

    def plain(self) -> dict[str, Any]:
        """Everything as plain JSON values, from which the loader makes the same ruleset again."""
        return {**plain(self), "ranking": self.ranking.model_dump(mode="json")}

    def content(self) -> dict[str, Any]:
        """What decides how the game is played, as plain JSON values: all but the texts about it."""
        about = {"title", "summary", "authors", "license", "source", "requires"}
        data = {key: value for key, value in self.plain().items() if key not in about}
        # plugins apply in order, so their order is content, and a JSON object's is not
        data["plugins"] = [[name, options] for name, options in data["plugins"].items()]
        return data

    @property
    def hash(self) -> str:
        """A hash of the content: two groups that read the same sixteen digits have agreed to the same rules."""
        text = dumps(self.content(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return sha256(text.encode()).hexdigest()[:16]


class Complaint(NamedTuple):
    """Something wrong with a ruleset.

    Attributes:
        code: stable code; its text is the message `problem-<code>`.
        path: the key that it is about.
        facts: arguments of the text.
        plugin: the plugin that it comes from, if one does.
        others: further keys that it is about, e.g. the second of two that conflict.
        severity: `error`, `warning` or `note`.
        text: id of the message, where it is not the one of the code.
    """

    code: str
    path: Path
    facts: Mapping[str, object] = {}
    plugin: str = ""
    others: tuple[Path, ...] = ()
    severity: str = "error"
    text: str = ""


class RulesetError(ValueError):
    """A ruleset that cannot be played.

    Attributes:
        complaints: everything that is wrong with it.
    """

    def __init__(self, complaints: Sequence[Complaint]) -> None:
        super().__init__("; ".join(f"{'.'.join(map(str, item.path))}: {item.code} {dict(item.facts)}" for item in complaints))
        self.complaints = tuple(complaints)
