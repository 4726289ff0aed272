"""Deleting what is stored about people: those who ask for it, and those whom no session names any more."""

from collections.abc import Sequence
from typing import Any

import redis.asyncio as aioredis

from bot.domain.calendar import DAY
from bot.domain.forgetting import people_in
from bot.domain.session import AnySession
from bot.feature import Slot
from bot.store.keys import PEOPLE, keys, matches_key, named_key, person_keys
from bot.store.unreadable import maybe_whole, numbers

DELETED = 50
"""The most people that one run deletes."""
CHECKED = 50
"""The most people whom one run checks."""
LOOK = 10
"""How many of a person's sessions are checked a day: some may have expired."""
_FORGOTTEN = "forgotten"
"""The people about whom everything is to be deleted."""
_IDLE = "idle"
"""People whom no session names, by the moment since which that is so."""

ABOUT_PEOPLE: Slot[str] = Slot()
"""What keys of features begin with whose rest is the id of a person about whom the feature stores something."""

NOTE_IDLE = """
local people, idle, now = KEYS[1], KEYS[2], ARGV[1]
for place = 3, #KEYS do
  local named, person = KEYS[place], ARGV[place - 1]
  if redis.call('ZSCORE', people, person) then
    redis.call('ZADD', people, now, person)
    if redis.call('EXISTS', named) == 1 then
      redis.call('ZREM', idle, person)
    else
      redis.call('ZADD', idle, 'NX', now, person)
    end
  end
end
"""
"""Notes of people, as far as something is stored about them, whether a session names them."""


def queue_note(pipe: Any, session: AnySession) -> None:
    """Adds to a pipeline what notes whom `session` names."""
    for person in people_in(session):
        pipe.sadd(named_key(person), session.id)
        queue_person(pipe, person)


def queue_person(pipe: Any, person: int) -> None:
    """Adds to a pipeline what notes that something is stored about `person`: once no session names them, it goes."""
    pipe.zadd(PEOPLE, {str(person): 0}, nx=True)


class Forgetting:
    """Finds and deletes what is stored about people. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._note_idle = redis.register_script(NOTE_IDLE)

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
            pipe.zrem(PEOPLE, person)
            await pipe.execute()

    async def check_people(self, now: int) -> None:
        """Determines of some people whether a session names them; of each once a day."""
        due = numbers(await self._redis.zrangebyscore(PEOPLE, "-inf", now - DAY, start=0, num=CHECKED))
        due += numbers(await self._redis.zrangebyscore(PEOPLE, now + 1, "+inf", start=0, num=CHECKED))
        if not due:
            return
        await self._drop_expired(due)
        await self.note_idle(due, now)

    async def note_idle(self, people: Sequence[int], now: int) -> None:
        """Notes which of `people` no session names, unless they were forgotten meanwhile."""
        await self._note_idle(keys=[PEOPLE, _IDLE, *map(named_key, people)], args=[now, *people])

    async def _drop_expired(self, people: Sequence[int]) -> None:
        """Removes from the sessions that name `people` some of those that do not exist any more."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for person in people:
                pipe.srandmember(named_key(person), LOOK)
            samples = await pipe.execute()
        named = [
            (person, channel) for person, sample in zip(people, samples, strict=True) for channel in numbers(sample)
        ]
        async with self._redis.pipeline(transaction=False) as pipe:
            for _, channel in named:
                pipe.exists(keys(channel).document)
            exist = await pipe.execute()
        for (person, channel), exists in zip(named, exist, strict=True):
            if not exists:
                await self.unname(person, channel)

    async def find_people(self) -> None:
        """Notes everybody about whom something was stored before that was noted, by a look at every key, once."""
        for begin in ("person:", *ABOUT_PEOPLE):
            async for key in self._redis.scan_iter(match=f"{begin}*", count=1000):
                person = maybe_whole(key.partition(b":")[2])
                if person is not None:
                    await self._redis.zadd(PEOPLE, {str(person): 0}, nx=True)

    async def idle_since(self, moment: int) -> list[int]:
        """Returns people whom no session has named since `moment`."""
        return numbers(await self._redis.zrangebyscore(_IDLE, "-inf", moment, start=0, num=DELETED))
