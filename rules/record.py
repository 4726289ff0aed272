"""A match, or one position of it, as a file: what tests, bug reports and `parlour render --state` read.

The file is JSON, one `Record`. Here its log is replayed with the rules of today; `rules.match.replay` is strict, and
compares every event.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct, structs

from rules import games, play
from rules.chance import APART, KEY_BYTES, Chance
from rules.game import AnyGame, Event, Move, Options, State
from rules.match import AnyEntry, AnyMatch, Entry, advance, is_same
from rules.play import BrokenGame, Illegal
from rules.proof import Proof, is_hash
from rules.record_errors import Flaw, InvalidRecord, Problem

FORMAT = 1
"""The version of the format of these files. A file of a later one is refused."""

LARGEST = 100_000
"""More than a position counts of anything. To draw more would take minutes."""
Count = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number that all readers of JSON and all texts can show."""

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class Record(Struct, Generic[S, M, E], kw_only=True, omit_defaults=True):
    """A match or the beginning of one, a position, or both. Read and written as the type that `record_type` returns."""

    format: Count
    game: str
    version: Count
    """The version of the rules it was played by."""
    seats: Count
    options: Options = {}
    """As they were when the match started: the proof is made of them. A replay adds the defaults of newer ones."""
    key: str = ""
    """The key of chance in hexadecimal; empty: it is withheld, and the log cannot be replayed from the set-up."""
    log: list[Entry[M, E]] = []
    start: S | None = None
    """A position made by hand, which the log continues from after `at` lines. None: it all follows from the set-up."""
    at: Count = 0
    state: S | None = None
    """The position after the log, under the rules that it was played by. None: it follows from the log."""
    proof: Proof | None = None
    """How the chance of a match came about, once it is over. Without it, the file proves nothing about chance."""
    complete: bool = False
    """Whether the match was played to its end by the rules."""
    players: list[str] = []
    """The name of each seat."""


AnyRecord = Record[Any, Any, Any]


class Position(NamedTuple):
    """A position of a record, with the log that leads to it as the rules of today write it."""

    state: Any
    log: list[AnyEntry]
    problem: Problem | None = None
    """Why the log ends here: its next line is not legal. None: it is the line that was wanted."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last line."""
        return self.log[-1].events if self.log else ()


def record_type(game: AnyGame) -> Any:
    """Returns the type as which records of `game` are read and written."""
    return Record[game.state, game.move, game.event]  # type: ignore[name-defined]  # known at run time only


def new(game: AnyGame, seats: int, options: Options, key: bytes, log: list[AnyEntry]) -> AnyRecord:
    """Returns the record of a log. Raises ValueError for wrong options."""
    info = game.info
    chosen = games.complete(game, options)
    return Record(
        format=FORMAT, game=info.name, version=info.version, seats=seats, options=chosen, key=key.hex(), log=log
    )


def of_match(
    match: AnyMatch, log: list[AnyEntry], proof: Proof | None = None, players: Sequence[str] = ()
) -> AnyRecord:
    """Returns the record of `match` with all of its secrets, but without drafts and standing orders."""
    return Record(
        format=FORMAT,
        game=match.game,
        version=match.version,
        seats=match.seats,
        options=match.options,
        key=match.state.chance.key.hex(),
        log=log,
        state=match.state,
        proof=proof,
        complete=not play.settle(play.copy(match.state)),
        players=list(players),
    )


def encode(record: AnyRecord) -> bytes:
    """Returns the contents of the file: JSON on many lines, so that two files can be compared line by line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(content: bytes) -> AnyRecord:
    """Reads the contents of a file. Raises InvalidRecord."""
    head = _decode(content, _Head)
    if not 1 <= head.format <= FORMAT:
        raise InvalidRecord(Flaw.FORMAT, format=head.format, newest=FORMAT)
    if head.game not in games.names():
        raise InvalidRecord(Flaw.GAME, game=head.game)
    game = games.load(head.game)
    if not _is_countable([head.start, head.state]):
        raise InvalidRecord(Flaw.NUMBER, most=LARGEST)
    try:
        record: AnyRecord = _decode(content, record_type(game))
        _check(game, record)
    except InvalidRecord:
        if head.version in (0, game.info.version):
            raise
        raise InvalidRecord(Flaw.RULES, version=head.version, today=game.info.version) from None
    for position in (record.start, record.state):
        if position is not None:
            games.with_new_options(game, position)
    return record


def decode_own(content: bytes) -> AnyRecord:
    """Reads a record that another process of the same Parlour has just written: nothing in it is checked."""
    game = games.load(msgspec.json.decode(content, type=_Head).game)
    record: AnyRecord = msgspec.json.decode(content, type=record_type(game))
    return record


class _Head(Struct):
    format: int
    game: str
    version: int = 0
    start: Any = None
    state: Any = None


def _is_countable(values: list[Any]) -> bool:
    """Returns whether no number is beyond `LARGEST` among `values`, and in the lists and objects in them."""
    for value in values:  # grows on the way
        if isinstance(value, dict):
            values += value.values()
        elif isinstance(value, list):
            values += value
        elif isinstance(value, (int, float)) and abs(value) > LARGEST:
            return False
    return True


def _decode(content: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRecord(Flaw.NO_RECORD, error=str(error)) from error


def _check(game: AnyGame, record: AnyRecord) -> None:
    """Raises InvalidRecord if the parts of `record` do not fit each other."""
    info = game.info
    if not info.fewest <= record.seats <= info.most:
        raise InvalidRecord(Flaw.SEATS, game=info.name, fewest=info.fewest, most=info.most, seats=record.seats)
    try:
        games.complete(game, record.options)
    except ValueError as error:
        raise InvalidRecord(Flaw.OPTIONS, error=str(error)) from error
    key = _key(record.key)
    origin = record.proof and record.proof.contest
    if record.proof and not all(map(is_hash, [record.proof.published, *([origin.published] if origin else [])])):
        raise InvalidRecord(Flaw.HASH)
    if not 0 <= record.at <= len(record.log):
        raise InvalidRecord(Flaw.START, line=record.at, lines=len(record.log))
    if len(record.players) not in (0, record.seats):
        raise InvalidRecord(Flaw.PLAYERS, names=len(record.players), seats=record.seats)
    if not key and record.start is None and record.state is None:
        raise InvalidRecord(Flaw.NOTHING)
    setup = 0 if record.at or record.start is None else None
    for line, entry in enumerate(record.log):
        if (entry.seat is None) != (line == setup) or (entry.move is None) != (line == setup):
            raise InvalidRecord(Flaw.SETUP)


def _key(written: str) -> bytes:
    """Returns the key of a file, or no bytes if it is withheld. Raises InvalidRecord."""
    try:
        key = bytes.fromhex(written)
    except ValueError as error:
        raise InvalidRecord(Flaw.KEY, error=str(error)) from error
    if key and len(key) not in (KEY_BYTES, len(APART) + KEY_BYTES):
        raise InvalidRecord(Flaw.KEY_LENGTH, bytes=len(key), needed=KEY_BYTES)
    return key


def replay(game: AnyGame, record: AnyRecord, lines: int | None = None) -> Position:
    """Returns the position after that many lines of the log (the first is the set-up); None: after all of them.

    Raises InvalidRecord if the position does not follow from what the record holds.
    """
    wanted = len(record.log) if lines is None else lines
    if record.start is not None and wanted >= record.at:
        state, log = _settled(record.start), record.log[: record.at]
        play.drain(state)
    elif record.key:
        state = game.new(record.seats, games.complete(game, record.options), Chance(bytes.fromhex(record.key)))
        play.settle(state)
        log = [Entry(events=tuple(play.drain(state)))]
    elif record.state is not None and wanted == len(record.log):
        return Position(record.state, record.log)
    else:
        raise InvalidRecord(Flaw.WITHHELD)
    for entry in record.log[len(log) : wanted]:
        assert entry.seat is not None
        assert entry.move is not None
        try:
            line = advance(state, entry.seat, entry.move, by_standing_order=entry.by_standing_order)
        except Illegal:
            return Position(state, log, Problem(Flaw.ILLEGAL, {"line": len(log), "move": str(entry.move)}))
        except BrokenGame as error:
            last = replay(game, record, len(log))  # this position is used up
            return last._replace(problem=Problem(Flaw.BROKEN, {"line": len(log), "error": str(error)}))
        log.append(structs.replace(line, prepared=entry.prepared))
    return Position(state, log)


def _settled(start: S) -> S:
    """Returns a settled copy of the position that a file starts from. Raises InvalidRecord."""
    state = play.copy(start)
    try:
        play.settle(state)
    except BrokenGame as error:
        raise InvalidRecord(Flaw.UNPLAYABLE, error=str(error)) from error
    return state


def difference(game: AnyGame, record: AnyRecord) -> str:
    """Returns `problem` as a sentence without a full stop; empty: there is none. Raises InvalidRecord."""
    return str(problem(game, record) or "")


def problem(game: AnyGame, record: AnyRecord) -> Problem | None:
    """Returns where a replay with the rules of today differs from the record; None: nowhere. Raises InvalidRecord."""
    found = replay(game, record)
    for line, (then, now) in enumerate(zip(record.log, found.log, strict=False)):
        if not is_same(then, now):
            return Problem(Flaw.LINE, {"line": line})
    if not found.problem and record.state not in (None, found.state):
        return Problem(Flaw.POSITION)
    return found.problem
