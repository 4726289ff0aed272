"""Who has tried the deals of each day, and with what result, by server. The usual game has no name here."""

import hmac
from collections.abc import Sequence
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec
import structlog

from bot.domain.calendar import DAY, day_text
from bot.domain.session import AnySession
from bot.features.duels.daily import day_of, stored_name, usual_game
from bot.features.duels.domain import DAYS, DEAL, FORGOTTEN, Entry, begins, entry_of
from bot.store.database import Store
from bot.store.unreadable import UNREADABLE, maybe_whole, replies
from rules import games
from rules.chance import KEY_BYTES

DEAL_SECRET = "daily:secret"
"""The secret from which the deal of each day follows."""

CLAIM = """
local servers, entries, marks = unpack(KEYS)
local person, server, entry, kept, mark = unpack(ARGV)
if redis.call('SISMEMBER', marks, mark) == 1 then return 0 end
if redis.call('HSETNX', servers, person, server) == 0 then return 0 end
redis.call('HSET', entries, person, entry)
redis.call('EXPIRE', servers, kept)
redis.call('EXPIRE', entries, kept)
return 1
"""
"""Notes that a person tries a deal, on a server; returns 0 if they have, or had, a try already."""

NOTE = """
local servers, entries = unpack(KEYS)
local person, server, entry = unpack(ARGV)
if redis.call('HGET', servers, person) == server then redis.call('HSET', entries, person, entry) end
"""
"""Notes what a person has made of a deal, if they still have a try on that server."""

_log = structlog.get_logger()
_ENTRY = msgspec.json.Decoder(Entry)


def deal_key(guild: int, day: int, game: str = "") -> str:
    """Returns the key of what the people of a server have made of the deal of a day."""
    return f"daily:{guild}:{day}:{game}".removesuffix(":")


def deals_key(day: int, game: str = "") -> str:
    """Returns the key of the hash of who tries the deal of a day, with the server of each."""
    return f"dailies:{day}:{game}".removesuffix(":")


def marks_key(day: int) -> str:
    """Returns the key of the set of marks of those who were forgotten on the day of their try."""
    return f"daily:marks:{day}"


def mark_of(secret: bytes, day: int, person: int, game: str = "") -> str:
    """Returns what says that a person has had their try, to those alone who know the secret of the installation."""
    return hmac.digest(secret, f"try {day} {person} {game}".rstrip().encode(), "sha256").hex()


def _every_name() -> list[str]:
    return ["", *(game for game in games.names() if game != usual_game())] if games.names() else []


class Shown(NamedTuple):
    """What the page of a deal shows."""

    secret: bytes
    own: Entry | None
    """What the person has made of it; None: they have not tried it."""
    tables: list[dict[int, Entry]]
    """What everybody on the server has made of the deals of some days."""


class Daily:
    """Reads and notes tries. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._claim = store.redis.register_script(CLAIM)
        self._note = store.redis.register_script(NOTE)

    async def secret(self) -> bytes:
        """Returns the secret of this installation, which is drawn at the first time."""
        found: Any = await self._redis.get(DEAL_SECRET)
        if found is None:
            await self._redis.set(DEAL_SECRET, token_bytes(KEY_BYTES), nx=True)
            found = await self._redis.get(DEAL_SECRET)
        return bytes(found)

    async def claim(self, day: int, guild: int, person: int, entry: Entry, game: str = "") -> bool:
        """Notes that a person tries a deal; returns False if they have, or had, a try already."""
        own = [deals_key(day, game), deal_key(guild, day, game), marks_key(day)]
        encoded, mark = msgspec.json.encode(entry), mark_of(await self.secret(), day, person, game)
        return bool(await self._claim(keys=own, args=[person, guild, encoded, DAYS * DAY, mark]))

    async def note(self, day: int, person: int, entry: Entry, game: str = "") -> None:
        """Notes what a person has made of a deal, unless they were forgotten."""
        line: Any = await self._redis.hget(deals_key(day, game), str(person))
        guild = maybe_whole(line) if line else None
        if guild is not None:
            own, encoded = [deals_key(day, game), deal_key(guild, day, game)], msgspec.json.encode(entry)
            await self._note(keys=own, args=[person, guild, encoded])

    async def own(self, day: int, person: int, game: str = "") -> Entry | None:
        """Returns what a person has made of a deal; None: they have not tried it."""
        return (await self.shown(day, person, 0, (), game)).own

    async def shown(self, day: int, person: int, guild: int, days: Sequence[int], game: str = "") -> Shown:
        """Returns the try of a person, and the tables of a server; without one, those of the person alone."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.get(DEAL_SECRET)
            pipe.hget(deals_key(day, game), str(person))
            pipe.smembers(marks_key(day))
            for each in days:
                key = deal_key(guild, each, game)
                pipe.hgetall(key) if guild else pipe.hget(key, str(person))
            secret, where, marks, *stored = await replies(pipe)
        if not guild:
            stored = [{str(person): entry} if entry else {} for entry in stored]
        secret = bytes(secret) if secret else await self.secret()
        tables = dict(zip(days, map(_table, stored), strict=True))
        if where is None:
            is_marked = mark_of(secret, day, person, game).encode() in (marks or ())
            own = FORGOTTEN if is_marked else None
        elif maybe_whole(where) == guild and day in tables:
            own = tables[day].get(person, FORGOTTEN)
        else:
            own = await self._entry(day, person, maybe_whole(where) or 0, game)
        return Shown(secret, own, [*tables.values()])

    async def _entry(self, day: int, person: int, guild: int, game: str) -> Entry:
        """Returns the try of a person that began on a server; FORGOTTEN if the table of the server is gone."""
        stored: Any = await self._redis.hget(deal_key(guild, day, game), str(person))
        return _decoded(stored) or FORGOTTEN

    async def _tries(self, person: int, today: int) -> list[tuple[int, str, int]]:
        """Returns the tries of a person that are kept: day, game, and the server on which each began."""
        deals = _kept(today)
        async with self._redis.pipeline(transaction=False) as pipe:
            for day, game in deals:
                pipe.hget(deals_key(day, game), str(person))
            stored = await replies(pipe)
        found = ((deal, maybe_whole(line)) for deal, line in zip(deals, stored, strict=True) if line)
        return [(day, game, guild or 0) for (day, game), guild in found]

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns what a person has made of the deals of the day."""
        found = []
        for day, game, guild in await self._tries(person, day_of(now)):
            entry = await self._entry(day, person, guild, game)
            deal = {"day": day_text(day), "game": game, "server": str(guild or "")}
            found.append(deal | entry.told)
        return {"deals of the day": found} if found else {}

    async def forget_person(self, person: int, now: int) -> None:
        """Deletes all tries of a person. Of a day that is not over, a mark stays until then, which names nobody."""
        today, secret = day_of(now), await self.secret()
        for day, game, guild in await self._tries(person, today):
            async with self._redis.pipeline(transaction=True) as pipe:
                if day >= today:
                    pipe.sadd(marks_key(day), mark_of(secret, day, person, game))
                    pipe.expire(marks_key(day), begins(day + 1) - now)
                pipe.hdel(deals_key(day, game), str(person))
                pipe.hdel(deal_key(guild, day, game), str(person))
                await pipe.execute()

    async def forget_server(self, guild: int, now: int) -> None:
        """Deletes the tables of a server."""
        await self._redis.delete(*(deal_key(guild, *deal) for deal in _kept(day_of(now))))


def _kept(today: int) -> list[tuple[int, str]]:
    """Returns the days and games of which there may be tables."""
    return [(day, game) for day in range(today - DAYS, today + 2) for game in _every_name()]


def _table(fields: dict[bytes, bytes] | None) -> dict[int, Entry]:
    found = {}
    for name, line in (fields or {}).items():
        person, entry = maybe_whole(name), _decoded(line)
        if person is not None and entry is not None:
            found[person] = entry
    return found


def _decoded(stored: bytes | str | None) -> Entry | None:
    """Returns what is stored; None if there is nothing, or if it is unreadable."""
    if not stored:
        return None
    try:
        return _ENTRY.decode(stored)
    except UNREADABLE as error:
        _log.error("deal unreadable", error=str(error))
        return None


async def note_try(store: Store, session: AnySession, now: int) -> None:
    """Notes what a person has made of their deal so far."""
    if day := DEAL.of(session):
        await store.of(Daily).note(day, session.host, entry_of(session), stored_name(session.game))
