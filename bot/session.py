"""A session: a lobby, then a match, then its result, in one channel. Pure: each change gives a new revision.

Nothing here knows Discord or Redis. A change that people must hear of says so in `Change.news`.
"""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from random import SystemRandom
from secrets import token_bytes
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct, structs

from bot import house
from rules import games, ranking
from rules import table as tables
from rules.chance import KEY_BYTES
from rules.game import Game, Move, Option, Order, Score

T = TypeVar("T")


class Trouble(Exception):
    """Something a person asked for that cannot be done. `name` is the sentence that tells them why."""

    def __init__(self, name: str, **values: int | str) -> None:
        super().__init__(name)
        self.name = name
        self.values = values


class Stage(StrEnum):
    LOBBY = "lobby"
    PLAY = "play"
    OVER = "over"


class Seat(Struct, kw_only=True, omit_defaults=True):
    """A place at the table. The computer plays it where nobody sits (`person` 0) or who sat there conceded."""

    person: int = 0
    name: str = ""
    conceded: bool = False

    @property
    def by_computer(self) -> bool:
        return self.person == 0 or self.conceded


class Session(Struct, Generic[T], kw_only=True, omit_defaults=True):
    """The stored document of a channel. The table is there once the match has started."""

    id: int
    """The channel's id; while people gather the lobby message's, which a thread made from it shares."""
    channel: int
    """Where it is posted."""
    parent: int
    """The channel in which it was opened; that of the thread, where the match has one."""
    lobby: int
    """The message at which people gathered."""
    guild: int = 0
    language: str
    host: int
    game: str
    stage: Stage = Stage.LOBBY
    revision: int = 1
    seats: list[Seat]
    options: dict[str, str] = {}
    house_options: dict[str, str] = {}
    table: T | None = None
    entries: int = 0
    """Lines in the log."""

    @property
    def rules(self) -> Game:
        return games.load(self.game)

    @property
    def playing(self) -> tables.AnyTable:
        """The table. Raises Trouble while there is none."""
        if self.table is None:
            raise Trouble("not-started")
        return self.table  # type: ignore[return-value]  # T is the table's type or nothing

    @property
    def asked(self) -> list[int]:
        """The seats that the match waits for."""
        return tables.asked(self.playing) if self.stage is Stage.PLAY else []

    def house(self, option: Option) -> str:
        """What was chosen of an option that every table has."""
        return self.house_options.get(option.name, option.values[0])

    def seat_of(self, person: int) -> int | None:
        """The seat at which `person` plays; None for everybody else."""
        seats = enumerate(self.seats)
        return next((n for n, seat in seats if seat.person == person and not seat.conceded), None)


AnySession = Session[Any]


class Change(NamedTuple):
    """A session one revision on, the log's new lines, and whether the channel must hear of it."""

    session: AnySession
    entries: list[tables.AnyEntry]
    news: bool


class Standing(NamedTuple):
    """Where a seat ended, or stands."""

    seat: int
    place: int
    score: Score


def decode(document: bytes | str) -> AnySession:
    """The session of a stored document. Raises msgspec.MsgspecError or KeyError where it is broken."""
    game = msgspec.json.decode(document, type=_GameOf).game
    session: AnySession = _decoder(game).decode(document)
    return session


class _GameOf(Struct):
    game: str


@cache
def _decoder(name: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(Session[tables.table_type(games.load(name))])  # type: ignore[misc]


def join(session: AnySession, person: int, name: str) -> Change:
    """With one more person at the table."""
    _need_lobby(session)
    if session.seat_of(person) is not None:
        raise Trouble("already-joined")
    return _seat(session, Seat(person=person, name=name))


def add_computer(session: AnySession) -> Change:
    """With one more computer player at the table."""
    _need_lobby(session)
    return _seat(session, Seat())


def _seat(session: AnySession, seat: Seat) -> Change:
    if len(session.seats) >= session.rules.INFO.most:
        raise Trouble("table-full", most=session.rules.INFO.most)
    return _changed(session, news=True, seats=[*session.seats, seat])


def leave(session: AnySession, person: int) -> Change:
    """Without `person`; when the host leaves, the next person at the table is host."""
    _need_lobby(session)
    if session.seat_of(person) is None:
        raise Trouble("not-joined")
    seats = [seat for seat in session.seats if seat.person != person]
    heirs = [seat.person for seat in seats if seat.person]
    if not heirs:
        return _changed(session, news=True, seats=seats, stage=Stage.OVER)
    host = heirs[0] if session.host == person else session.host
    return _changed(session, news=True, seats=seats, host=host)


def remove_computer(session: AnySession) -> Change:
    """Without the computer player added last."""
    _need_lobby(session)
    for number in reversed(range(len(session.seats))):
        if not session.seats[number].person:
            return _changed(session, news=True, seats=session.seats[:number] + session.seats[number + 1 :])
    raise Trouble("no-computer")


def set_option(session: AnySession, name: str, value: str) -> Change:
    """With a table option chosen."""
    _need_lobby(session)
    if any(name == option.name and value in option.values for option in house.OPTIONS):
        return _changed(session, news=True, house_options={**session.house_options, name: value})
    options = {**session.options, name: value}
    try:
        games.complete(session.rules, options)
    except ValueError:
        raise Trouble("unknown-option", option=name, value=value) from None
    return _changed(session, news=True, options=options)


def set_language(session: AnySession, language: str) -> Change:
    """With another language spoken in the channel, at any time."""
    return _changed(session, news=session.stage is Stage.LOBBY, language=language)


def cancel(session: AnySession, person: int) -> Change:
    """Closed before it started; the host's right."""
    _need_lobby(session)
    _need_host(session, person)
    return _changed(session, news=True, stage=Stage.OVER)


def start(session: AnySession, person: int, channel: int) -> Change:
    """The match begun in `channel`, its id from now on: the host sits first, the others in random order."""
    _need_lobby(session)
    _need_host(session, person)
    fewest = session.rules.INFO.fewest
    if len(session.seats) < fewest:
        raise Trouble("too-few", fewest=fewest)
    seats = sorted(session.seats, key=lambda seat: (seat.person != session.host, SystemRandom().random()))
    table, opening = tables.open_table(session.rules, len(seats), session.options, token_bytes(KEY_BYTES))
    begun = structs.replace(session, stage=Stage.PLAY)
    return _played(begun, table, [opening], id=channel, channel=channel, seats=seats)


def _need_lobby(session: AnySession) -> None:
    if session.stage is not Stage.LOBBY:
        raise Trouble("already-started" if session.table else "lobby-closed")


def _need_host(session: AnySession, person: int) -> None:
    if session.host != person:
        raise Trouble("host-only")


def choose(session: AnySession, seat: int, move: Move) -> Change:
    """With `move` in the draft of `seat`, or carried out where it is final. Raises tables.Illegal."""
    return _played(session, *tables.choose(session.playing, seat, move))


def take_back(session: AnySession, seat: int) -> Change:
    """Without the last move of the draft of `seat`."""
    try:
        return _played(session, tables.take_back(session.playing, seat), [])
    except tables.Illegal:
        raise Trouble("nothing-to-take-back") from None


def done(session: AnySession, seat: int) -> Change:
    """With the draft of `seat` played for good."""
    try:
        return _played(session, *tables.done(session.playing, seat))
    except tables.Illegal:
        raise Trouble("not-done") from None


def give_order(session: AnySession, seat: int, order: Order) -> Change:
    """With a standing order of `seat`, and what it answers at once."""
    return _played(session, *tables.give(session.rules, session.playing, seat, order))


def cancel_order(session: AnySession, seat: int, order: Order) -> Change:
    """Without a standing order of `seat`."""
    return _played(session, tables.cancel(session.playing, seat, order), [])


def play_out(session: AnySession, seat: int, moves: Sequence[Move]) -> Change:
    """With `moves` played for good, for a seat that never takes back. Raises tables.Illegal."""
    table, entries = session.playing, []
    for move in moves:
        table, more = tables.play_out(table, seat, move)
        entries += more
    return _played(session, table, entries)


def moved(session: AnySession, channel: int) -> Change:
    """Posted in another channel from now on."""
    return _changed(session, news=False, channel=channel)


def concede(session: AnySession, person: int) -> Change:
    """With `person` out of the match: of two seats the other has won, of more the computer plays on."""
    seat = session.seat_of(person)
    if session.stage is not Stage.PLAY or seat is None:
        raise Trouble("not-playing")
    seats = [structs.replace(s, conceded=True) if n == seat else s for n, s in enumerate(session.seats)]
    table = structs.replace(session.playing, drafts={k: v for k, v in session.playing.drafts.items() if k != seat})
    alone = len(seats) == 2 or all(s.by_computer for s in seats)
    return _changed(session, news=True, seats=seats, table=table, stage=Stage.OVER if alone else Stage.PLAY)


def standings(session: AnySession) -> list[Standing]:
    """Every seat, best first; who conceded comes last."""
    scores = session.rules.scores(session.playing.state)
    staying = [number for number, seat in enumerate(session.seats) if not seat.conceded]
    places = dict(zip(staying, ranking.places([scores[number] for number in staying]), strict=True))
    last = len(staying) + 1
    standing = [Standing(number, places.get(number, last), score) for number, score in enumerate(scores)]
    return sorted(standing, key=lambda s: s.place)


def _played(session: AnySession, table: tables.AnyTable, entries: list[tables.AnyEntry], **also: Any) -> Change:
    also.setdefault("stage", session.stage)
    if entries and not tables.asked(table):
        also["stage"] = Stage.OVER
    change = _changed(session, news=bool(entries), table=table, **also)
    change.session.entries += len(entries)
    return change._replace(entries=entries)


def _changed(session: AnySession, *, news: bool, **fields: Any) -> Change:
    return Change(structs.replace(session, revision=session.revision + 1, **fields), [], news)
