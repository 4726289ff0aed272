"""A match, or one position of it, as a file: what tests, bug reports and `parlour render --state` read.

The file is JSON, one `Record`. Its log is replayed with the rules of today; `rules.match.replay` is the strict form
that also compares every event.
"""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from rules import games, play
from rules.chance import KEY_BYTES, Chance
from rules.game import AnyGame, Event, Move, Options, State
from rules.match import AnyEntry, AnyMatch, Entry
from rules.play import Illegal
from rules.proof import Proof

FORMAT = 1
"""The version of the format of these files. A file of a later one is refused."""

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class InvalidRecord(ValueError):
    """The file is no record that can be read. The message is a sentence without a full stop."""


class Record(Struct, Generic[S, M, E], kw_only=True, omit_defaults=True):
    """A match or the beginning of one, a position, or both. Read and written as the type that `record_type` returns."""

    format: int
    game: str
    version: int
    """The version of the rules it was played by."""
    seats: int
    options: Options = {}
    key: str = ""
    """The key of chance in hexadecimal; empty: it is withheld, and the log cannot be replayed from its beginning."""
    log: list[Entry[M, E]] = []
    state: S | None = None
    """A position. None: every position follows from the key and the log."""
    at: int = 0
    """How many lines of the log come before `state`; the others continue from it."""
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
    problem: str = ""
    """Why the log ends here: its next line is not legal. Empty: it is the line that was wanted."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last line."""
        return self.log[-1].events if self.log else ()


def record_type(game: AnyGame) -> Any:
    """Returns the type as which records of `game` are read and written."""
    return Record[game.state, game.move, game.event]  # type: ignore[name-defined]  # known at run time only


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
        at=len(log),
        proof=proof,
        complete=not play.settle(play.copy(match.state)),
        players=list(players),
    )


def encode(record: AnyRecord) -> bytes:
    """Returns the contents of the file: JSON on many lines, so that two files can be compared line by line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(content: bytes) -> AnyRecord:
    """Reads the contents of a file. Raises InvalidRecord."""
    try:
        head = msgspec.json.decode(content, type=_Head)
        if not 1 <= head.format <= FORMAT:
            raise InvalidRecord(f"its format is {head.format}, and this version of Parlour reads 1 to {FORMAT}")
        game = games.load(head.game)
        record: AnyRecord = msgspec.json.decode(content, type=record_type(game))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRecord(f"it is no record of a match: {error}") from error
    except KeyError:
        raise InvalidRecord("there is no game of that name") from None
    _check(game, record)
    return record


class _Head(Struct):
    format: int
    game: str


def _check(game: AnyGame, record: AnyRecord) -> None:
    """Raises InvalidRecord if the parts of `record` do not fit each other."""
    try:
        games.check_seats(game, record.seats)
        record.options = games.complete(game, record.options)
        key = bytes.fromhex(record.key)
    except ValueError as error:
        raise InvalidRecord(str(error)) from error
    if key and len(key) != KEY_BYTES:
        raise InvalidRecord(f"its key has {len(key)} bytes instead of {KEY_BYTES}")
    if not 0 <= record.at <= len(record.log):
        raise InvalidRecord(f"its position is at line {record.at} of a log of {len(record.log)} lines")
    if record.state is None and not key:
        raise InvalidRecord("it has neither a key nor a position")
    setup = 0 if record.at or record.state is None else None
    for line, entry in enumerate(record.log):
        if (entry.seat is None) != (line == setup) or (entry.move is None) != (line == setup):
            raise InvalidRecord("the first line of a log, and no other, is the set-up")


def replay(game: AnyGame, record: AnyRecord, lines: int | None = None) -> Position:
    """Returns the position after that many lines of the log (the first is the set-up); None: after all of them.

    Earlier positions than `record.state` need the key. Raises InvalidRecord if it is withheld.
    """
    wanted = len(record.log) if lines is None else lines
    if record.state is not None and wanted >= record.at:
        state, log = play.copy(record.state), record.log[: record.at]
        play.settle(state)
        play.drain(state)
    elif record.key:
        state = game.new(record.seats, record.options, Chance(bytes.fromhex(record.key)))
        play.settle(state)
        log = [Entry(events=tuple(play.drain(state)))]
    else:
        raise InvalidRecord("its key is withheld, so nothing before its position can be shown")
    for entry in record.log[len(log) : wanted]:
        try:
            log.append(advance(state, entry))
        except Illegal:
            return Position(state, log, f"line {len(log)} of the log is not legal: {entry.move}")
    return Position(state, log)


def advance(state: State, entry: AnyEntry) -> AnyEntry:
    """Plays the move of `entry` in place. Returns its line as the rules of today write it. Raises Illegal."""
    if entry.seat is None or entry.move not in play.settle(state).get(entry.seat, []):
        raise Illegal(entry.move)
    play.take(state, entry.seat, entry.move)  # type: ignore[arg-type]  # every line but the first has a move
    play.settle(state)
    return Entry(entry.seat, entry.move, tuple(play.drain(state)), entry.by_standing_order)
