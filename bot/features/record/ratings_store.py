"""The ratings on a server: folded from the list of its rated matches, and kept as a hash that may be folded again.

The commit of a result appends to the list. Whatever reads ratings folds the new lines first, so it costs the same
however many matches were played.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
import structlog
from msgspec import structs
from redis.exceptions import ResponseError

from bot.domain.errors import UserError
from bot.domain.results import result_of
from bot.domain.session import AnySession
from bot.features.record import ratings
from bot.features.record.keys import RATED, rated_key, ratings_key
from bot.features.record.rated import RatedMatch, rated_match
from bot.features.record.ratings import EVERY, Changed, Earlier, Folded, Influence, Point, Rating, Table
from bot.features.record.store import Records
from bot.store.database import Store
from bot.store.replace_script import TRIES
from bot.store.unreadable import UNREADABLE, is_wrong_type, maybe_whole
from rules import games

BATCH = 100
"""How many matches are folded at a time."""
FOLDED, TABLE, CURVE, MOVED = "lines folded", "rating.", "points.", "moved."
"""The fields of the hash, and how those begin that come several times."""
LOOKED_AT = 300
"""How many people with the best ratings are asked whether they hide them. Others have no place."""

READ = """
local ratings, list = unpack(KEYS)
local most, last_field = ARGV[1], 2 + ARGV[2]
for _, field in ipairs({'folded', 'lines', 'count'}) do
    if redis.call('HEXISTS', ratings, field) == 1 then redis.call('DEL', ratings) end
end
local folded = tonumber(redis.call('HGET', ratings, 'lines folded') or '0') or 0
local lines = redis.call('LRANGE', list, folded, folded + most - 1)
local fields = last_field > 2 and redis.call('HMGET', ratings, unpack(ARGV, 3, last_field)) or {}
local there = {}
for place = last_field + 1, #ARGV do there[place - last_field] = redis.call('HEXISTS', ratings, ARGV[place]) end
return {folded, lines, fields, there}
"""
"""Reads the lines of the list that are not folded yet, some fields of the hash, and whether others are there.

What was folded by an earlier rule (`folded`, `lines`, `count`) is dropped first, so that the list is folded again.
"""

WRITE = """
local ratings, folded = KEYS[1], ARGV[1]
if (redis.call('HGET', ratings, 'lines folded') or '0') ~= folded then return 0 end
redis.call('HSET', ratings, unpack(ARGV, 2))
return 1
"""
"""Writes fields of the hash, if the number of lines that it contains is still the same."""

_log = structlog.get_logger()
_LINE = msgspec.json.Decoder(RatedMatch)
_TABLE = msgspec.json.Decoder(Table)
_CURVE = msgspec.json.Decoder(list[Point])
_MOVED = msgspec.json.Decoder(dict[str, Influence])

Lines = list[RatedMatch | None]
"""Lines of the list; None for one that is unreadable."""


class Standings(NamedTuple):
    """The table of a game on a server."""

    table: Table
    hidden: frozenset[str]
    """Who hides their ratings, and who is below all of whom that is known."""
    games: tuple[str, ...]
    """The games of which there is a table, without EVERY."""


class Ratings:
    """Reads, folds and forgets ratings. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._people = store.people
        self._records = store.of(Records)
        self._read = store.redis.register_script(READ)
        self._write = store.redis.register_script(WRITE)

    async def standings(self, guild: int, game: str = EVERY) -> Standings:
        """Returns the table of a game, and who may be shown in it."""
        known = games.names()
        (stored,), there = await self._fields(guild, [TABLE + game], [TABLE + name for name in known])
        table: Table = _decoded(_TABLE, stored) or {}
        best = sorted(table, key=lambda person: -table[person].mean)
        people = await self._people.preferences(map(int, best[:LOOKED_AT]))
        hidden = {str(person) for person, preferences in people.items() if preferences.hide_record}
        found = tuple(name for name, is_there in zip(known, there, strict=True) if is_there)
        return Standings(table, frozenset({*hidden, *best[LOOKED_AT:]}), found)

    async def curves(self, guild: int, game: str, people: Sequence[int]) -> list[list[Point]]:
        """Returns the newest points of the curve of each of `people`, oldest first."""
        if not people:
            return []
        stored, _ = await self._fields(guild, [f"{CURVE}{game}.{person}" for person in people])
        return [_decoded(_CURVE, line) or [] for line in stored]

    async def frozen(self, guild: int, game: str, person: int) -> tuple[float, ...]:
        """Returns the figures of a person in a game, then those over all, as `Place.frozen`."""
        stored, _ = await self._fields(guild, [TABLE + game, TABLE + EVERY])
        tables: list[Table] = [_decoded(_TABLE, line) or {} for line in stored]
        found = [table.get(str(person), Rating()) for table in tables]
        return tuple(figure for rating in found for figure in rating.figures)

    async def changed(self, session: AnySession, now: int) -> list[Changed] | None:
        """Returns what a match has changed for those who do not hide it, best first; None if it was not rated."""
        result = result_of(session)
        match = rated_match(session, result) if result else None
        if match is None:
            return None
        places = sorted(match.places, key=lambda place: place.place)
        own = {place.person: place.name for place in places if place.person}
        curves = await self.curves(session.guild, match.game, [int(person) for person in own])
        standings = await self.standings(session.guild, match.game)
        found = ratings.placed(standings.table, now, standings.hidden)
        return [
            Changed(name, point, rating.provisional, ratings.place_of(found, person), len(found))
            for (person, name), curve in zip(own.items(), curves, strict=True)
            for point in curve
            if point.match == match.match
            and person not in standings.hidden
            and (rating := standings.table.get(person)) is not None
        ]

    async def _fields(
        self, guild: int, names: Sequence[str], others: Sequence[str] = ()
    ) -> tuple[list[bytes | None], list[int]]:
        """Returns fields after everything is folded, and for `others` whether they are there."""
        late = 0
        while late < TRIES:
            try:
                folded, stored, fields, there = await self._read(
                    keys=[ratings_key(guild), rated_key(guild)], args=[BATCH, len(names), *names, *others]
                )
            except ResponseError as error:
                if not is_wrong_type(error):
                    raise
                _log.error("ratings unreadable", guild=guild)
                return [None] * len(names), [0] * len(others)
            if not stored:
                return fields, there
            late += not await self._fold(guild, folded, [_decoded(_LINE, line) for line in stored])
        raise UserError("too-busy")

    async def _fold(self, guild: int, folded: int, lines: Lines) -> bool:
        """Folds `lines`, which come after those that are `folded`; returns False if somebody else was faster."""
        played = [line for line in lines if line]
        tables = sorted({line.game for line in played} | {EVERY})
        people = {place.person for line in played for place in line.places if place.person}
        own = [(game, person) for game in tables for person in sorted(people)]
        names = [TABLE + game for game in tables]
        names += [f"{kind}{game}.{person}" for kind in (CURVE, MOVED) for game, person in own]
        stored = await self._redis.hmget(ratings_key(guild), names)
        curves, moved = len(tables), len(tables) + len(own)
        found = Folded(
            {game: _decoded(_TABLE, line) or {} for game, line in zip(tables, stored[:curves], strict=True)},
            {each: _decoded(_CURVE, line) or [] for each, line in zip(own, stored[curves:moved], strict=True)},
            {each: _decoded(_MOVED, line) or {} for each, line in zip(own, stored[moved:], strict=True)},
        )
        await asyncio.to_thread(_fold_all, found, lines)
        return await self._put(guild, folded, _fields_of(found, folded + len(lines)))

    async def _put(self, guild: int, folded: int, fields: dict[str, bytes]) -> bool:
        """Writes fields, unless another number of lines was `folded` meanwhile; returns whether it did."""
        flat = [part for field in fields.items() for part in field]
        return bool(await self._write(keys=[ratings_key(guild)], args=[folded, *flat]))

    async def recompute(self, guild: int) -> tuple[int, int]:
        """Folds the whole list again and stores that; returns how many lines it has, and how many tables differed."""
        await self._fields(guild, [])
        stored: Any = await self._redis.hgetall(ratings_key(guild))
        count = maybe_whole(stored.get(FOLDED.encode(), b"0")) or 0
        if not count:
            return 0, 0
        found, _ = await self._folded(guild, count)
        differing = sum(
            table != (_decoded(_TABLE, stored.get((TABLE + game).encode())) or {})
            for game, table in found.tables.items()
        )
        await self._put(guild, count, _fields_of(found, count))
        return count, differing

    async def servers(self) -> list[int]:
        """Returns the servers that have rated matches. It looks at all keys: for the command line only."""
        keys = self._redis.scan_iter(match=RATED, count=1000)
        found = [maybe_whole(key.partition(b":")[2]) async for key in keys]
        return sorted(guild for guild in found if guild is not None)

    async def forget_person(self, person: int, now: int) -> None:
        """Removes a person from the lists of all servers and from what was folded.

        The ratings of all others stay the same.
        """
        for guild in await self._records.servers_of(person):
            await self._forget(guild, person)

    async def _forget(self, guild: int, person: int) -> None:
        await self._fields(guild, [])
        count = await self._redis.llen(rated_key(guild))
        _, changed = await self._folded(guild, count, str(person))
        for number, line in changed.items():
            await self._redis.lset(rated_key(guild), number, msgspec.json.encode(line).decode())
        for _ in range(TRIES):
            if await self._drop(guild, str(person)):
                return
        raise UserError("too-busy")

    async def _drop(self, guild: int, person: str) -> bool:
        """Removes a person from what was folded; returns whether nothing was folded meanwhile."""
        stored: Any = await self._redis.hgetall(ratings_key(guild))
        fields = {}
        for name, line in stored.items():
            if name.startswith(TABLE.encode()):
                table: Table = _decoded(_TABLE, line) or {}
                table.pop(person, None)
                fields[name.decode()] = msgspec.json.encode(table)
            elif name.startswith(MOVED.encode()):
                moved: dict[str, Influence] = _decoded(_MOVED, line) or {}
                moved.pop(person, None)
                fields[name.decode()] = msgspec.json.encode(moved)
        folded = maybe_whole(stored.get(FOLDED.encode(), b"0")) or 0
        if folded and not await self._put(guild, folded, fields):
            return False
        kinds = (CURVE.encode(), MOVED.encode())
        own = [name for name in stored if name.startswith(kinds) and name.endswith(b"." + person.encode())]
        if own:
            await self._redis.hdel(ratings_key(guild), *own)
        return True

    async def _folded(self, guild: int, count: int, without: str = "") -> tuple[Folded, dict[int, RatedMatch]]:
        """Folds the first `count` lines from the start; returns also, by number, the lines of a person without them."""
        found, changed = Folded(), {}
        for start in range(0, count, BATCH):
            stored: Any = await self._redis.lrange(rated_key(guild), start, min(start + BATCH, count) - 1)
            lines: Lines = [_decoded(_LINE, line) for line in stored]
            before = await asyncio.to_thread(_fold_all, found, lines)
            for number, (line, earlier) in enumerate(zip(lines, before, strict=True), start):
                if line and without and any(place.person == without for place in line.places):
                    changed[number] = ratings.without(line, without, earlier)
        return found, changed

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns the ratings of a person, by server and game. Of others only by how much each has moved it."""
        found = {}
        for guild in await self._records.servers_of(person):
            every = [EVERY, *games.names()]
            kinds = [f"{TABLE}{game}" for game in every]
            kinds += [f"{kind}{game}.{person}" for kind in (CURVE, MOVED) for game in every]
            stored, _ = await self._fields(guild, kinds)
            parts = zip(
                every, stored[: len(every)], stored[len(every) : 2 * len(every)], stored[2 * len(every) :], strict=True
            )
            own = {game or "all games": _told(str(person), *lines) for game, *lines in parts}
            if own := {game: told for game, told in own.items() if told}:
                found[f"ratings on {guild}"] = own
        return found

    async def forget_server(self, guild: int, now: int) -> None:
        """Deletes all ratings of a server."""
        await self._redis.delete(rated_key(guild), ratings_key(guild))


def _fold_all(found: Folded, lines: Iterable[RatedMatch | None]) -> list[dict[str, Earlier]]:
    return [ratings.fold(found, line) if line else {} for line in lines]


def _fields_of(found: Folded, count: int) -> dict[str, bytes]:
    """Returns the fields of the hash after `count` lines."""
    encode = msgspec.json.encode
    fields = {FOLDED: b"%d" % count}
    fields |= {TABLE + game: encode(table) for game, table in found.tables.items()}
    fields |= {f"{MOVED}{game}.{person}": encode(moved) for (game, person), moved in found.moved.items()}
    return fields | {f"{CURVE}{game}.{person}": encode(curve) for (game, person), curve in found.curves.items()}


def _decoded(decoder: "msgspec.json.Decoder[Any]", stored: bytes | str | None) -> Any:
    """Returns what is stored; None if there is nothing, or if it is unreadable, so that the rest can still be read."""
    if not stored:
        return None
    try:
        return decoder.decode(stored)
    except UNREADABLE as error:
        _log.error("rating unreadable", error=str(error))
        return None


def _told(person: str, table: bytes | None, curve: bytes | None, moved: bytes | None) -> dict[str, Any]:
    """Returns a person's rating in a game, its curve and how far each other person has moved it; empty: nothing."""
    rating: Rating | None = (_decoded(_TABLE, table) or {}).get(person)
    points: list[Point] = _decoded(_CURVE, curve) or []
    by_person: dict[str, Influence] = _decoded(_MOVED, moved) or {}
    if rating is None and not points and not by_person:
        return {}
    balances = sorted(round(each.balance, 3) for each in by_person.values())
    own = {} if rating is None else {"shown as": rating.shown, **structs.asdict(rating)}
    return own | {"curve": [structs.asdict(point) for point in points], "moved by each other person": balances}
