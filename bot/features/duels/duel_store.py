"""Duels in Redis: what each is, who has entered, and what they have made of it."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import msgspec
import structlog
from msgspec import structs

from bot.domain.calendar import DAY, HOUR
from bot.domain.session import AnySession
from bot.features.duels.domain import DAYS, DUEL, Entry, entry_of
from bot.features.duels.duel import MOST, Duel, Standing, mark_of
from bot.store.database import Store
from bot.store.departures import queue_server
from bot.store.forgetting import queue_person
from bot.store.unreadable import UNREADABLE, maybe_whole, numbers

OPEN = "duels:open"
"""The duels that go on, by the moment at which each is looked at again."""


class Claimed(IntEnum):
    """What became of a claim."""

    DONE = 0
    BEFORE = 1
    """The person has begun before."""
    FORGOTTEN = 2
    """The person has begun before, and was forgotten since."""
    OVER = 3
    NOT_INVITED = 4
    FULL = 5


CLAIM = """
local DONE, BEFORE, FORGOTTEN, OVER, NOT_INVITED, FULL = 0, 1, 2, 3, 4, 5
local duel, person, entry, mark, most = KEYS[1], ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
if redis.call('HEXISTS', duel, 'terms') == 0 or redis.call('HEXISTS', duel, 'over') == 1 then return OVER end
if redis.call('HEXISTS', duel, mark) == 1 then return FORGOTTEN end
local there = redis.call('HGET', duel, person)
if there then
  if cjson.decode(there)[2] ~= 0 then return BEFORE end
else
  if redis.call('HEXISTS', duel, 'closed') == 1 then return NOT_INVITED end
  local count = 0
  for _, field in ipairs(redis.call('HKEYS', duel)) do if string.match(field, '^%d+$') then count = count + 1 end end
  if count >= most then return FULL end
end
redis.call('HSET', duel, person, entry)
return DONE
"""
"""Notes that a person plays a duel, unless they may not."""

DROP = """
local duel, person = KEYS[1], ARGV[1]
local there = redis.call('HGET', duel, person)
if there and cjson.decode(there)[2] == 0 then redis.call('HDEL', duel, person) end
"""
"""Removes somebody who has not begun."""

NOTE = """
local duel, person, entry, session, moment = KEYS[1], ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local there, over = redis.call('HGET', duel, person), redis.call('HGET', duel, 'over')
if over and moment >= tonumber(over) then return end
if there and string.find(there, ',' .. session .. ',', 1, true) then redis.call('HSET', duel, person, entry) end
"""
"""Notes what a person has made of a duel until a moment, if it was not over and they still have a place in it."""

PUT_OFF = """
local duel, since, terms = KEYS[1], ARGV[1], ARGV[2]
if redis.call('HEXISTS', duel, 'terms') == 0 or redis.call('HGET', duel, 'away') == since then return end
redis.call('HSET', duel, 'terms', terms, 'away', since)
"""
"""Stores the terms of a duel with a later end, unless that was done for the same absence."""

CONCLUDE = """
local duel, moment, entries = KEYS[1], ARGV[1], tonumber(ARGV[2])
local count = 0
for _, field in ipairs(redis.call('HKEYS', duel)) do
  if string.match(field, '^%d+$') then count = count + 1 end
end
if count ~= entries then return 0 end
redis.call('HSETNX', duel, 'over', moment)
for _, field in ipairs(redis.call('HKEYS', duel)) do
  if string.match(field, '^mark:') then redis.call('HDEL', duel, field) end
end
return 1
"""
"""Ends a duel, unless somebody has entered meanwhile. Marks are deleted: its secret is one no longer."""

_log = structlog.get_logger()
_ENTRY, _DUEL = msgspec.json.Decoder(Entry), msgspec.json.Decoder(Duel)


def duel_key(duel: int) -> str:
    """Returns the key of a duel: a hash of its terms, its host, its state, and an entry for each person."""
    return f"duel:{duel}"


def duels_of_person(person: int) -> str:
    """Returns the key of the set of duels that name a person."""
    return f"duels:person:{person}"


def duels_of_guild(guild: int) -> str:
    """Returns the key of the set of duels on a server."""
    return f"duels:guild:{guild}"


class Duels:
    """Reads and changes duels. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._claim = store.redis.register_script(CLAIM)
        self._drop = store.redis.register_script(DROP)
        self._note = store.redis.register_script(NOTE)
        self._put_off = store.redis.register_script(PUT_OFF)
        self._conclude = store.redis.register_script(CONCLUDE)

    async def create(self, standing: Standing, now: int) -> None:
        """Stores a new duel. Those of its people who have not begun are invited."""
        duel = standing.duel
        fields: dict[Any, Any] = {"terms": msgspec.json.encode(duel), "host": standing.host}
        fields |= {str(person): msgspec.json.encode(entry) for person, entry in standing.entries.items()}
        if standing.is_closed:
            fields["closed"] = 1
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hset(duel_key(duel.id), mapping=fields)
            pipe.expire(duel_key(duel.id), duel.ends - now + DAYS * DAY)
            pipe.zadd(OPEN, {str(duel.id): now})
            pipe.sadd(duels_of_guild(duel.guild), duel.id)
            pipe.expire(duels_of_guild(duel.guild), duel.ends - now + DAYS * DAY)
            queue_server(pipe, duel.guild)
            for person in {standing.host, *standing.entries}:
                self._queue_person(pipe, person, duel.id)
            await pipe.execute()

    def _queue_person(self, pipe: Any, person: int, duel: int) -> None:
        pipe.sadd(duels_of_person(person), duel)
        pipe.expire(duels_of_person(person), 2 * DAYS * DAY)
        queue_person(pipe, person)

    async def load(self, duel: int) -> Standing | None:
        """Returns how a duel stands; None if there is none, or if it is unreadable."""
        stored: Any = await self._redis.hgetall(duel_key(duel))
        return _standing(duel, stored)

    async def claim(self, duel: Duel, person: int, entry: Entry) -> Claimed:
        """Notes that a person plays a duel, unless they may not."""
        async with self._redis.pipeline(transaction=False) as pipe:
            self._queue_person(pipe, person, duel.id)
            await pipe.execute()
        arguments: list[str | bytes | int] = [person, msgspec.json.encode(entry), _mark(duel, person), MOST]
        return Claimed(int(await self._claim(keys=[duel_key(duel.id)], args=arguments)))

    async def note(self, duel: int, session: AnySession) -> None:
        """Notes what the host of a match has made of a duel so far, unless they were forgotten."""
        encoded = msgspec.json.encode(entry_of(session))
        await self._note(keys=[duel_key(duel)], args=[session.host, encoded, session.id, session.moved])

    async def close(self, duel: int) -> None:
        """Notes that nobody else may enter."""
        await self._redis.hset(duel_key(duel), "closed", "1")

    async def drop(self, duel: int, person: int) -> None:
        """Removes somebody who is invited and has not begun."""
        await self._drop(keys=[duel_key(duel)], args=[person])

    async def conclude(self, standing: Standing, now: int) -> bool:
        """Ends a duel; returns False if somebody has entered since it was read."""
        arguments = [now, len(standing.entries)]
        return bool(await self._conclude(keys=[duel_key(standing.duel.id)], args=arguments))

    async def put_off(self, standing: Standing, since: int, now: int) -> None:
        """Notes that a duel ends later, by the time for which Parlour was away `since` a moment; once for each."""
        later = structs.replace(standing.duel, ends=standing.duel.ends + now - since)
        await self._put_off(keys=[duel_key(later.id)], args=[since, msgspec.json.encode(later)])

    async def on_server(self, guild: int) -> list[int]:
        """Returns the duels of a server, also those that are over."""
        return numbers(await self._redis.smembers(duels_of_guild(guild)))

    async def is_done(self, duel: int, what: str) -> bool:
        """Returns whether something was done about a duel."""
        return bool(await self._redis.hexists(duel_key(duel), what))

    async def note_done(self, duel: int, what: str) -> None:
        """Notes that something was done about a duel."""
        await self._redis.hset(duel_key(duel), what, "1")

    async def due(self, now: int) -> list[int]:
        """Returns the duels that are to be looked at."""
        return numbers(await self._redis.zrangebyscore(OPEN, "-inf", now))

    async def look_again(self, standing: Standing, now: int) -> None:
        """Notes when a duel is looked at again: at its end, and every hour in case that something was lost."""
        ends = standing.duel.ends
        moment = min(ends, now + HOUR) if ends > now else now + HOUR
        await self._redis.zadd(OPEN, {str(standing.duel.id): moment}, xx=True)

    async def finished(self, duel: int) -> None:
        """Notes that nothing has to be done about a duel any more."""
        await self._redis.zrem(OPEN, str(duel))

    async def of_person(self, person: int) -> list[int]:
        """Returns the duels that name a person."""
        return numbers(await self._redis.smembers(duels_of_person(person)))

    async def forget(self, standing: Standing, person: int) -> None:
        """Removes a person from a duel. As long as it goes on, a mark stays, which names nobody."""
        key, duel = duel_key(standing.duel.id), standing.duel
        async with self._redis.pipeline(transaction=True) as pipe:
            if person in standing.entries and not standing.over:
                pipe.hset(key, _mark(duel, person), "1")
            pipe.hdel(key, str(person))
            if standing.host == person:
                pipe.hset(key, "host", "0")
            pipe.srem(duels_of_person(person), duel.id)
            await pipe.execute()

    async def forget_person(self, person: int, now: int) -> None:
        """Removes a person from all duels."""
        for duel in await self.of_person(person):
            standing = await self.load(duel)
            if standing is not None:
                await self.forget(standing, person)
        await self._redis.delete(duels_of_person(person))

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns what a person has made of their duels, without what is secret while others play them."""
        found = []
        for duel in await self.of_person(person):
            standing = await self.load(duel)
            if standing is not None:
                terms, entry = standing.duel, standing.entries.get(person)
                own = {"duel": str(duel), "server": str(terms.guild), "game": terms.game, "ends": terms.ends}
                found.append(own | {"you opened it": standing.host == person} | (entry.told if entry else {}))
        return {"duels": found} if found else {}

    async def forget_server(self, guild: int, now: int) -> None:
        """Deletes all duels of a server."""
        for duel in await self.on_server(guild):
            await self._redis.delete(duel_key(duel))
            await self.finished(duel)
        await self._redis.delete(duels_of_guild(guild))


def _mark(duel: Duel, person: int) -> str:
    return f"mark:{mark_of(duel, person)}"


def _standing(duel: int, stored: Mapping[bytes, bytes]) -> Standing | None:
    if b"terms" not in stored:
        return None
    try:
        terms = _DUEL.decode(stored[b"terms"])
        entries = {int(name): _ENTRY.decode(line) for name, line in stored.items() if name.isdigit()}
    except UNREADABLE as error:
        _log.error("duel unreadable", duel=duel, error=str(error))
        return None
    host, over = (maybe_whole(stored.get(name, b"0")) or 0 for name in (b"host", b"over"))
    return Standing(terms, host, b"closed" in stored, over, entries)


async def note_entry(store: Store, session: AnySession, now: int) -> None:
    """Notes what a person has made of a duel so far."""
    if duel := DUEL.of(session).id:
        await store.of(Duels).note(duel, session)
