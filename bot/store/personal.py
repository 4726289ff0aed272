"""Everything that is stored about a person, in values that they can read, and other programs too.

What features keep is what their stores return, which are those that forget: so a new feature is in it, too. Nothing of
others is in it that the person could not see, and nothing that a match still hides.
"""

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from bot.domain.session import AnySession, Origin, Seat, Stage
from bot.feature import Keys, features
from bot.store.database import Store
from bot.store.keys import matches_key, named_key, person_keys, turns_key
from bot.store.kinds import KINDS
from bot.store.sessions import CorruptRecord
from bot.store.unreadable import numbers
from rules.match import AnyEntry

BATCH = 10
"""How many sessions are read at once, so that others are answered in between."""
PAUSE = 0.02
"""Seconds for which only others are served after each batch."""
ROOM = 3 << 20
"""How many bytes the compressed matches take before the moves of older ones are left out.

The file has each match twice, to read and for programs. With some 10,000 matches it is as large as Discord takes.
"""

Json = dict[str, Any]


class Packed:
    """A list of things as JSON, compressed, so that thousands of matches take little memory. Iterating yields them."""

    def __init__(self) -> None:
        self._batches: list[bytes] = []
        self.size = 0
        """In bytes."""

    def add(self, things: Iterable[Json]) -> None:
        """Adds some things at the end."""
        if lines := b",\n".join(map(msgspec.json.encode, things)):
            self._batches.append(zlib.compress(lines))
            self.size += len(self._batches[-1])

    def batches(self) -> Iterator[bytes]:
        """Yields some things at a time as JSON, with commas between them."""
        yield from map(zlib.decompress, self._batches)

    def __iter__(self) -> Iterator[Json]:
        for batch in self.batches():
            yield from msgspec.json.decode(b"[%b]" % batch)

    def __bool__(self) -> bool:
        return bool(self._batches)


class Section(NamedTuple):
    """What one part of Parlour stores about a person."""

    name: str
    keys: Sequence[Keys]
    """What it is, why, and how long it is kept."""
    data: Json
    """Empty: nothing. A value may be `Packed`."""
    without_moves: int = 0
    """How many matches, the oldest, are in it without moves, because the file would be too large."""


async def about(store: Store, person: int, now: int, room: int = ROOM) -> list[Section]:
    """Returns what is stored about a person: first what the core stores, then what each feature does.

    `room`: see `ROOM`.
    """
    found = [
        Section("settings", [_kind("person:")], await _settings(store, person)),
        await _matches(store, person, room),
        Section("lists", [_kind("turns:")], await _lists(store, person)),
    ]
    for name, feature in features().items():
        if feature.stores:
            data: Json = {}
            for kind in feature.stores:
                data |= await store.of(kind).export_person(person, now)
            found.append(Section(name, feature.keys, data))
    return found


def _kind(begin: str) -> Keys:
    return next(keys for keys in KINDS if begin in keys.begin)


async def _settings(store: Store, person: int) -> Json:
    *_, broken = person_keys(person)
    found: Json = msgspec.to_builtins(await store.people.person(person))
    unreadable: Any = await store.redis.type(broken)
    return found | ({"unreadable": True} if unreadable != b"none" else {})


async def _lists(store: Store, person: int) -> Json:
    async with store.redis.pipeline(transaction=False) as pipe:
        for key in (turns_key(person), matches_key(person), named_key(person)):
            pipe.smembers(key)
        waiting, playing, naming = [[str(each) for each in sorted(numbers(found))] for found in await pipe.execute()]
    found = {"waiting for you": waiting, "you play": playing, "name you": naming}
    return {name: ids for name, ids in found.items() if ids}


async def sessions_of(store: Store, person: int) -> AsyncIterator[list[AnySession]]:
    """Yields the sessions that name a person and can be read, some at a time, the newest first."""
    every = sorted(await store.forgetting.named(person), reverse=True)
    for start in range(0, len(every), BATCH):
        yield [*(await store.sessions.readable(every[start : start + BATCH])).values()]
        await asyncio.sleep(PAUSE)


async def _matches(store: Store, person: int, room: int) -> Section:
    found, without_moves = Packed(), 0
    async for sessions in sessions_of(store, person):
        logs: list[Sequence[AnyEntry] | None] = [None] * len(sessions)
        if found.size < room:
            logs = [await _log(store, session) for session in sessions]
        else:
            without_moves += sum(map(_has_moves, sessions))
        await asyncio.to_thread(_pack, found, sessions, logs, person)
    return Section("matches", [_kind("session:")], {"matches": found} if found else {}, without_moves)


def _pack(found: Packed, sessions: list[AnySession], logs: list[Sequence[AnyEntry] | None], person: int) -> None:
    found.add(_match(session, log, person) for session, log in zip(sessions, logs, strict=True))


def _has_moves(session: AnySession) -> bool:
    return session.match is not None and session.origin is not Origin.FILE


async def _log(store: Store, session: AnySession) -> Sequence[AnyEntry]:
    """Returns the log of a session; empty if it has no moves of its own, or cannot be read."""
    try:
        return await store.sessions.log(session) if _has_moves(session) else []
    except CorruptRecord:  # logged by the store
        return []


def _match(session: AnySession, log: Sequence[AnyEntry] | None, person: int) -> Json:
    return {
        "id": str(session.id),
        "game": session.game,
        "stage": session.stage,
        "ending": session.ending if session.stage is Stage.OVER else "",
        "server": str(session.guild or ""),
        "channel": str(session.channel),
        "language": session.language,
        "last move": session.moved,
        "options": {**session.options, **session.match_options},
        "you opened it": session.host == person,
        "you were removed from the lobby": person in session.removed,
        "seats": [*_seats(session, log, person)],
    }


def _seats(session: AnySession, log: Sequence[AnyEntry] | None, person: int) -> Iterator[Json]:
    """Yields what each seat says about a person who has it, had it, or is invited to it. Without a log: no moves."""
    for number, seat in enumerate(session.seats):
        bounds = [0, *(holder.until for holder in seat.earlier), session.entries]
        holders: tuple[Any, ...] = (*seat.earlier, seat)
        for holder, (begin, end) in zip(holders, pairwise(bounds), strict=True):
            if holder.person == person:
                moves = {} if log is None else {"moves": _moves(log[begin:end], number)}
                yield {"seat": number + 1, **_own(holder), **moves}
        if seat.guest == person:
            yield {"seat": number + 1, "invited as": seat.guest_name}
        if person in seat.given:
            yield {"seat": number + 1, "you gave more time": True}


def _moves(log: Sequence[AnyEntry], seat: int) -> Any:
    return msgspec.to_builtins([entry.move for entry in log if entry.seat == seat and entry.move is not None])


def _own(holder: Any) -> Json:
    """Returns the fields of a seat, or of who had it before, that are about its person."""
    other = {"earlier", "guest", "guest_name", "invited", "given", "person"}
    kept = {name: getattr(holder, name) for name in holder.__struct_fields__ if name not in other}
    defaults = structs.asdict(Seat()) if isinstance(holder, Seat) else {}
    found: Json = msgspec.to_builtins(
        {name: value for name, value in kept.items() if value not in (defaults.get(name), None, "", 0, (), {})}
    )
    return found
