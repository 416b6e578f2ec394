"""The input log: what makes a session, one line each, so that replaying it gives every event again, byte for byte.

JSON Lines, UTF-8, LF. The first line is the header: the rules, the players, the seed. Every other line is one group of answers,
by the kind of request and by seat, or takes groups back::

    {"guts-log": 1, "core": "0.1.0", "name": "default", "ruleset": {...}, "hash": "...", "players": [...], ..., "sum": "..."}
    {"declare": {"Ana": "in", "Bo": "out"}, "sum": "..."}
    {"undo": 1, "sum": "..."}

Each line's sum is over the line and the sum before it, so that no line can be changed, put in or taken out unnoticed. One
process at a time writes to a log. A log may come from a stranger: reading one is bounded, and what does not fit is a problem with
its line.
"""

from __future__ import annotations

import os
import shlex
import stat
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from json import JSONDecodeError, dumps, loads
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, NamedTuple, NoReturn, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from guts_core import __version__
from guts_core.discovery import installed
from guts_core.failures import failure_problem
from guts_core.loader import Loaded, load_data
from guts_core.problems import Place, Problem, ProblemError, closest
from guts_core.requests import Answer, Choose, IllegalAnswer, Request
from guts_core.rules import RuleFailure
from guts_core.ruleset import MOST_SEATS, Ruleset
from guts_core.session import MOST_NAME, Listener, Session, SessionError

FORMAT: Final = 1
MAX_BYTES: Final = 64 * 1024 * 1024
MAX_LINES: Final = 1_000_000
MAX_LINE: Final = 64 * 1024
"""Bytes of a line of answers."""
MAX_HEADER: Final = 4 * 1024 * 1024
"""Bytes of the header, which holds a whole ruleset."""
MAX_GROUP: Final = 1_000
"""How many groups of answers one line may take back."""
MOST_SEED: Final = 10**18 - 1
"""Eighteen digits."""

Group: TypeAlias = Mapping[str, Mapping[str, object]]
"""The answers to requests that were open together, as JSON, by kind of request and by the seat's name."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Player(_Part):
    """Who sits at the table: a name, and which strategy plays where it is a bot."""

    name: Annotated[str, Field(min_length=1, max_length=MOST_NAME)]
    bot: Annotated[str, Field(max_length=40)] | None = None


class Origin(_Part):
    """The distribution that a plugin comes from, and its version."""

    distribution: Annotated[str, Field(max_length=200)]
    version: Annotated[str, Field(max_length=200)]


class Header(_Part):
    """All that makes a session but the answers.

    Attributes:
        core: version of guts-core that wrote the log.
        name: what the ruleset was called, to be shown; it is not looked up.
        ruleset: the rules themselves, as plain data.
        hash: the hash of the rules' content.
        plugins: where each plugin of the ruleset came from.
        players: clockwise.
        seed: decides the cards and the bots.
        cycles: how many cycles to play; None: as the ruleset says.
        rounds: how many rounds at the most; None: no limit.
    """

    core: Annotated[str, Field(max_length=100)] = __version__
    name: Annotated[str, Field(max_length=1000)] = ""
    ruleset: dict[str, Any]
    hash: Annotated[str, Field(max_length=64)]
    plugins: dict[str, Origin] = {}
    players: Annotated[list[Player], Field(min_length=2, max_length=MOST_SEATS)]
    seed: Annotated[int, Field(ge=-MOST_SEED, le=MOST_SEED)] = 0
    cycles: Annotated[int, Field(ge=1)] | None = None
    rounds: Annotated[int, Field(ge=1)] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, clockwise."""
        return tuple([player.name for player in self.players])


def header(
    loaded: Loaded,
    players: Sequence[Player],
    *,
    seed: int,
    cycles: int | None = None,
    rounds: int | None = None,
) -> Header:
    """The header of a new log."""
    ruleset = loaded.ruleset
    return Header(
        name=loaded.name,
        ruleset=write_ruleset(ruleset),
        hash=ruleset.hash,
        plugins={name: Origin(distribution=entry.package, version=entry.version) for name, entry in loaded.plugins.items()},
        players=list(players),
        seed=seed,
        cycles=cycles,
        rounds=rounds,
    )


def write_ruleset(ruleset: Ruleset) -> dict[str, Any]:
    """A ruleset as plain data, from which the loader makes it again; a key without a value is left out, as in TOML."""
    data: dict[str, Any] = _without_none(ruleset.plain())
    return data


def _without_none(value: Any) -> Any:
    """Plain data without the keys that have no value."""
    if isinstance(value, dict):
        return {key: _without_none(item) for key, item in value.items() if item is not None}
    return [_without_none(item) for item in value] if isinstance(value, list) else value


def origins(plugins: Iterable[str]) -> dict[str, Origin]:
    """Where the plugins of these names come from; imports none of them."""
    wanted = set(plugins)
    found = [entry for entry in installed() if entry.name in wanted] if wanted else []
    return {entry.name: Origin(distribution=entry.package, version=entry.version) for entry in found}


class Entry(NamedTuple):
    """One group of answers in a log.

    Attributes:
        line: where it stands, from 1.
        group: the answers.
    """

    line: int
    group: Group


class Log(NamedTuple):
    """A log that has been read.

    Attributes:
        file: its name as the user gave it.
        header: what makes the session.
        entries: the groups of answers that stand, those taken back not among them.
        size: how many bytes are good; what follows is a torn line.
        length: how many bytes there were.
        sum: of the last good line.
        notices: problems that do not keep it from being used.
    """

    file: str
    header: Header
    entries: tuple[Entry, ...]
    size: int
    length: int
    sum: str
    notices: tuple[Problem, ...]

    def load(self) -> Loaded:
        """The rules that the log was played by.

        Raises:
            ProblemError: if they cannot be loaded here, or are not those that the header's hash is about.
        """
        head = self.header
        loaded = load_data(head.ruleset, self.file)
        if loaded.ruleset.hash != head.hash:
            facts = {"written": head.hash, "found": loaded.ruleset.hash}
            _refuse("log-hash", facts, Place(self.file, 1))
        return loaded

    def begin(self, loaded: Loaded, listeners: Iterable[Listener] = ()) -> Session:
        """The session as it was before the first answer.

        Raises:
            ProblemError: if the players do not fit the rules, or a rule fails.
        """
        head = self.header
        try:
            return Session(loaded.game, head.names, seed=head.seed, cycles=head.cycles, rounds=head.rounds, listeners=listeners)
        except SessionError as error:
            raise ProblemError([session_problem(error, Place(self.file, 1))]) from None
        except RuleFailure as failure:
            raise self._stopped(failure, 1) from None

    def feed(self, session: Session, after: Callable[[], object] = lambda: None) -> None:
        """Give the session every answer, up to the end of the log.

        Args:
            session: from `begin`.
            after: called after each group of answers.

        Raises:
            ProblemError: if one does not fit the rules, or a rule fails.
        """
        for entry in self.entries:
            place = Place(self.file, entry.line)
            try:
                session.answer(_answers(entry, session, place))
            except RuleFailure as failure:
                raise self._stopped(failure, entry.line) from None
            after()

    def _stopped(self, failure: RuleFailure, line: int) -> ProblemError:
        command = f"guts replay {shlex.quote(self.file)}"
        return ProblemError([failure_problem(failure, command=command, place=Place(self.file, line))])


def replay(path: str | os.PathLike[str], listeners: Iterable[Listener] = ()) -> Session:
    """Play a log again, up to its end.

    Raises:
        ProblemError: if it cannot be read or does not fit the rules.
    """
    log = read_log(path)
    session = log.begin(log.load(), listeners)
    log.feed(session)
    return session


def session_problem(error: SessionError, place: Place | None = None) -> Problem:
    """What keeps a session from beginning, as a problem."""
    return Problem(f"session-{error.code}", error.facts, place)


def read_log(path: str | os.PathLike[str]) -> Log:
    """Read a log that may be hostile. A torn last line is left out, with a notice.

    Raises:
        ProblemError: if anything else is wrong with it.
    """
    file = os.fspath(path)
    data = _read_bytes(file)
    size = data.rfind(b"\n") + 1
    notices: list[Problem] = []
    if not data:
        _refuse("log-empty", {}, Place(file))
    lines = data[:size].split(b"\n")[:-1]
    if size < len(data):
        if not lines:
            _refuse("log-header-torn", {}, Place(file, 1))
        notices.append(Problem("log-torn", {}, Place(file, len(lines) + 1), "warning"))
    if len(lines) > MAX_LINES:
        _refuse("log-too-many", {"limit": MAX_LINES}, Place(file, MAX_LINES + 1))
    head, before = _read_header(lines[0], Place(file, 1))
    notices += _version_notices(head, Place(file, 1))
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        place = Place(file, number)
        value = _read_line(line, place, MAX_LINE)
        before = _check_sum(value, before, place)
        if not value:
            _refuse("log-json", {"what": "empty"}, place)
        if set(value) == {"undo"} and not isinstance(value["undo"], dict):
            groups = value["undo"]
            if type(groups) is not int or not 1 <= groups <= min(len(entries), MAX_GROUP):
                _refuse("log-undo", {"groups": len(entries)}, place)
            del entries[-groups:]
        else:
            entries.append(Entry(number, _read_group(value, head.names, place)))
    return Log(file, head, tuple(entries), size, len(data), before, tuple(notices))


def _refuse(code: str, facts: Mapping[str, object], place: Place, suggestion: str | None = None) -> NoReturn:
    raise ProblemError([Problem(code, facts, place, suggestion=suggestion)]) from None


def _read_bytes(file: str) -> bytes:
    place = Place(file)
    try:
        mode = os.stat(file).st_mode
        if not stat.S_ISREG(mode):  # a pipe or a device could hang, or never end
            _refuse("log-directory" if stat.S_ISDIR(mode) else "log-special", {"file": file}, place)
        with Path(file).open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        _refuse("log-missing", {"file": file}, place)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        _refuse("log-unreadable", {"file": file, "reason": _reason(error)}, place)
    if len(data) > MAX_BYTES:
        _refuse("log-too-large", {"limit": MAX_BYTES // 1024 // 1024}, place)
    return data


def _reason(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


class _Twice(ValueError):
    """A key that is given twice in one object."""


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _Twice(next(key for key in keys if keys.count(key) > 1))
    return found


class _Constant(ValueError):
    """NaN or an infinity, which JSON does not have."""


def _no_constant(text: str) -> NoReturn:
    raise _Constant(text)


def _read_line(line: bytes, place: Place, limit: int) -> dict[str, Any]:
    """One line, a JSON object."""
    if len(line) > limit:
        _refuse("log-line-long", {"limit": limit // 1024}, place)
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        _refuse("log-not-utf-8", {"byte": f"0x{line[error.start]:02x}"}, place)
    shown = Place(place.file, place.line, text=text)
    try:
        value = loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except _Twice as error:
        _refuse("log-twice", {"key": str(error)}, shown)
    except _Constant as error:
        _refuse("log-json", {"what": "constant", "found": str(error)}, shown)
    except JSONDecodeError as error:
        _refuse("log-json", {"what": "syntax"}, Place(place.file, place.line, error.colno, text=text))
    except RecursionError:
        _refuse("log-json", {"what": "deep"}, shown)
    except ValueError:  # Python reads no number of thousands of digits
        _refuse("log-json", {"what": "digits"}, shown)
    if not isinstance(value, dict):
        _refuse("log-json", {"what": "list" if isinstance(value, list) else "value"}, shown)
    if not value:
        _refuse("log-json", {"what": "empty"}, shown)
    return value


def _sum(before: str, text: str) -> str:
    """The sum of a line, which stands for all lines before it, too."""
    # JSON can spell what UTF-8 cannot: half a character
    return sha256((before + text).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _check_sum(value: dict[str, Any], before: str, place: Place) -> str:
    """Take the sum out of a line, and return it."""
    given = value.pop("sum", None)
    try:
        wanted = _sum(before, dumps(value, ensure_ascii=False))
    except RecursionError:
        _refuse("log-json", {"what": "deep"}, place)
    if given != wanted:
        _refuse("log-edited", {}, place)
    return wanted


def _read_header(line: bytes, place: Place) -> tuple[Header, str]:
    """The header and its sum."""
    data = _read_line(line, place, MAX_HEADER)
    number = data.get("guts-log")
    if type(number) is not int or abs(number) > MOST_SEED:
        _refuse("log-header", {"key": "guts-log"}, place)
    if number != FORMAT:
        _refuse("log-format", {"number": number, "known": FORMAT}, place)
    total = _check_sum(data, "", place)
    del data["guts-log"]
    try:
        head = Header.model_validate(data)
        "".join(head.names).encode()  # JSON can spell what no text can hold: half a character
    except ValidationError as error:
        _refuse("log-header", {"key": ".".join(map(str, error.errors()[0]["loc"]))}, place)
    except UnicodeEncodeError:
        _refuse("log-header", {"key": "players"}, place)
    return head, total


def _version_notices(head: Header, place: Place) -> list[Problem]:
    """What was played by other versions than those that are here. The hash tells whether the rules are the same."""
    here = origins(head.plugins)
    wrote = {"guts-core": head.core} | {origin.distribution: origin.version for origin in head.plugins.values()}
    have = {"guts-core": __version__} | {origin.distribution: origin.version for origin in here.values()}
    return [
        Problem("log-version", {"distribution": name, "written": version, "found": have[name]}, place, "warning")
        for name, version in wrote.items()
        if have.get(name, version) != version
    ]


def _read_group(value: dict[str, Any], names: Sequence[str], place: Place) -> Group:
    for kind, answers in value.items():
        if not isinstance(answers, dict) or not answers:
            _refuse("log-group", {"kind": kind}, place)
        for name in answers:
            if name not in names:
                _refuse("log-seat-unknown", {"seat": name, "kind": kind}, place, closest(name, names))
    return value


def _answers(entry: Entry, session: Session, place: Place) -> list[Answer]:
    """The answers of a group in the order of the open requests, each checked against its request."""
    if session.over:
        _refuse("log-after-end", {}, place)
    names = session.names
    asked = {(request.kind, names[request.seat]): request for request in session.pending}
    for kind, given in entry.group.items():
        kinds = list(dict.fromkeys(request.kind for request in session.pending))
        if kind not in kinds:
            _refuse("log-kind", {"kind": kind, "kinds": kinds}, place, closest(kind, kinds))
        for name in given:
            if (kind, name) not in asked:
                _refuse("log-seat-not-asked", {"seat": name, "kind": kind}, place)
    answers: list[Answer] = []
    for (kind, name), request in asked.items():
        if name not in entry.group.get(kind, {}):
            _refuse("log-seat-missing", {"seat": name, "kind": kind}, place)
        try:
            answers.append(request.read(entry.group[kind][name]))
        except IllegalAnswer as error:
            facts = {"seat": name, "kind": kind, "answer": dumps(error.answer, default=str)[:80], **_allowed(request)}
            _refuse("log-answer", facts, place)
    return answers


def _allowed(request: Request) -> dict[str, object]:
    if isinstance(request, Choose):
        return {"shape": "choose", "allowed": request.choices, "least": 1, "most": 1}
    return {"shape": "pick", "allowed": tuple(map(str, request.cards)), "least": request.least, "most": request.most}


class Recorder:
    """The inputs of a session while it is played, and the file that keeps them, if one does.

    Args:
        head: the header.
        groups: the groups of answers that stand already.

    Attributes:
        groups: the groups of answers that stand.
        file: the name of the file; None while there is none.
    """

    def __init__(self, head: Header, groups: Iterable[Group] = ()) -> None:
        self.head = head
        self.groups = list(groups)
        self.file: str | None = None
        self._stream: BinaryIO | None = None
        self._sum = ""

    def create(self, path: str | os.PathLike[str]) -> None:
        """Keep the inputs in a new file from now on. It appears at once with all that there is so far, or not at all.

        Raises:
            ProblemError: if there is such a file already, or it cannot be written.
        """
        name = os.fspath(path)
        file = Path(name)
        if not name:
            _refuse("log-nameless", {}, Place(name))
        if file.is_dir():
            _refuse("log-directory", {"file": name}, Place(name))
        try:
            draft = file.with_name(f".{file.name[:100]}.{os.getpid()}")
            if file.exists():
                raise FileExistsError
            self._sum = ""
            lines = [self._line({"guts-log": FORMAT, **self.head.model_dump(mode="json")}), *map(self._line, self.groups)]
            try:
                with draft.open("xb") as stream:
                    stream.writelines(lines)
                _rename(draft, file)
            finally:
                draft.unlink(missing_ok=True)
        except FileExistsError:
            _refuse("log-exists", {"file": name}, Place(name))
        except (OSError, ValueError) as error:
            self._fail(name, error)
        self._open(name, sum(map(len, lines)))

    def resume(self, log: Log) -> None:
        """Go on in the file that the log was read from; a torn last line goes.

        Raises:
            ProblemError: if it cannot be written, or another process writes to it.
        """
        stream = self._open(log.file, log.length)
        try:
            stream.truncate(log.size)
        except OSError as error:
            self._fail(log.file, error)
        self._sum = log.sum

    def _open(self, file: str, length: int) -> BinaryIO:
        """Open a log of so many bytes, to write at its end, and keep others from doing so."""
        try:
            number = os.open(file, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
            self._stream = stream = os.fdopen(number, "ab", buffering=0)
            alone = _lock(number) and os.fstat(number).st_size == length  # else somebody wrote after it was read
        except (OSError, ValueError) as error:
            self._fail(file, error)
        if not alone:
            self.close()
            _refuse("log-in-use", {"file": file}, Place(file))
        self.file = file
        return stream

    def record(self, requests: Sequence[Request], answers: Sequence[Answer]) -> None:
        """Write down one group of answers.

        Raises:
            ProblemError: if the file cannot be written.
        """
        group: dict[str, dict[str, object]] = {}
        for request, answer in zip(requests, answers, strict=True):
            # each request writes its own kind of answer
            group.setdefault(request.kind, {})[self.head.names[request.seat]] = request.write(answer)  # type: ignore[arg-type]
        self.groups.append(group)
        self._append(group)

    def undo(self, groups: int) -> None:
        """Write down that the latest groups are taken back.

        Raises:
            ProblemError: if the file cannot be written.
        """
        while groups:
            some = min(groups, MAX_GROUP)
            del self.groups[-some:]
            self._append({"undo": some})
            groups -= some

    def close(self) -> None:
        """Nothing more will be written."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def _line(self, value: Mapping[str, object]) -> bytes:
        """A line with its sum, which the next line's sum will be over."""
        self._sum = _sum(self._sum, dumps(value, ensure_ascii=False))
        return (dumps({**value, "sum": self._sum}, ensure_ascii=False) + "\n").encode("utf-8")

    def _append(self, value: Mapping[str, object]) -> None:
        if self._stream is None:
            return
        try:
            self._stream.write(self._line(value))
        except OSError as error:
            self._fail(str(self.file), error)

    def _fail(self, file: str, error: Exception) -> NoReturn:
        self.close()
        _refuse("log-write", {"file": file, "reason": _reason(error)}, Place(file))


def _lock(number: int) -> bool:
    """Lock an open file, until it is closed or the process ends; whether nobody else has done so."""
    try:
        if sys.platform == "win32":
            import msvcrt

            # a lock keeps others from reading there, too: so it is on a byte that no log reaches
            os.lseek(number, 2**31 - 2, os.SEEK_SET)
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # not every file system has locks
        return True
    return True


def _rename(draft: Path, file: Path) -> None:
    """Give a finished file its name without ever replacing another one.

    Raises:
        FileExistsError: if there is one.
    """
    try:
        os.link(draft, file)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):  # not every file system has links; Windows refuses to rename onto a file
        if os.name != "nt" and file.exists():
            raise FileExistsError from None
        draft.rename(file)
