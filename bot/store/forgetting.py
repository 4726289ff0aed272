"""Deleting what is stored about people: those who ask for it, and those whom no session names any more."""

from typing import Any

import redis.asyncio as aioredis

from bot.domain.calendar import DAY
from bot.domain.forgetting import people_in
from bot.domain.session import AnySession
from bot.store.keys import keys, matches_key, named_key, person_keys
from bot.store.unreadable import maybe_whole, numbers

PEOPLE = 50
"""The most people that one run deletes."""
LOOK = 10
"""How many of a person's sessions are checked a day: some may have expired."""
_FORGOTTEN = "forgotten"
"""The people about whom everything is to be deleted."""
_IDLE = "idle"
"""People whom no session names, by the moment since which that is so."""
_COUNTED = "idle:counted"
"""When that was last determined."""


def queue_note(pipe: Any, session: AnySession) -> None:
    """Adds to a pipeline what notes whom `session` names."""
    for person in people_in(session):
        pipe.sadd(named_key(person), session.id)


class Forgetting:
    """Finds and deletes what is stored about people. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def named(self, person: int) -> list[int]:
        """Returns the sessions that name `person`."""
        return numbers(await self._redis.smembers(named_key(person)))

    async def counts(self, person: int) -> tuple[int, int]:
        """Returns how many sessions name `person`, and in how many matches of them they play."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.scard(named_key(person))
            pipe.scard(matches_key(person))
            named, playing = await pipe.execute()
        return named, playing

    async def unname(self, person: int, channel: int) -> None:
        """Notes that a session no longer names `person`."""
        await self._redis.srem(named_key(person), channel)

    async def begin(self, person: int) -> None:
        """Notes that everything about `person` is to be deleted, so that no crash prevents it."""
        await self._redis.sadd(_FORGOTTEN, person)

    async def begun(self) -> list[int]:
        """Returns the people about whom everything is to be deleted."""
        return numbers(await self._redis.smembers(_FORGOTTEN))

    async def delete(self, person: int) -> None:
        """Deletes what is stored about a person outside of sessions."""
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.delete(*person_keys(person))
            pipe.srem(_FORGOTTEN, person)
            pipe.zrem(_IDLE, person)
            await pipe.execute()

    async def count_idle(self, now: int) -> None:
        """Determines, once a day, whom no session names."""
        counted = maybe_whole(await self._redis.get(_COUNTED) or b"")
        if counted is not None and counted <= now < counted + DAY:
            return
        for pattern in ("person:*", "reminders:*", "records:*"):
            async for key in self._redis.scan_iter(match=pattern, count=1000):
                person = maybe_whole(key.partition(b":")[2])
                if person is not None:
                    await self._count(person, now)
        await self._redis.set(_COUNTED, now)

    async def _count(self, person: int, now: int) -> None:
        for channel in numbers(await self._redis.srandmember(named_key(person), LOOK)):
            if not await self._redis.exists(keys(channel).document):
                await self.unname(person, channel)
        if await self._redis.scard(named_key(person)):
            await self._redis.zrem(_IDLE, person)
        else:
            await self._redis.zadd(_IDLE, {str(person): now}, nx=True)

    async def idle_since(self, moment: int) -> list[int]:
        """Returns people whom no session has named since `moment`."""
        return numbers(await self._redis.zrangebyscore(_IDLE, "-inf", moment, start=0, num=PEOPLE))
