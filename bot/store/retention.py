"""How long sessions are kept: which have ended, which are archived, and removing them."""

from typing import Any

import redis.asyncio as aioredis

from bot.domain.calendar import DAY
from bot.domain.forgetting import people_in
from bot.domain.session import AnySession, Stage
from bot.store import old_archives, session_counts
from bot.store.archive import Archive, Archived
from bot.store.keys import ENDED, FOR_COMPUTERS, guild_key, keys, matches_key, named_key, running_key, turns_key
from bot.store.sessions import FIELDS, Sessions, archived
from bot.store.unreadable import numbers

ARCHIVED_AFTER = DAY
"""A match is archived so long after its end, in seconds: until then people look at it, or begin a rematch."""
BATCH = 50
"""The most sessions that one run archives, ends or removes."""
_LIVE, _ENDED, _UNARCHIVED = _INDEXES = ("live", ENDED, "ended:unarchived")
"""Sessions that go on, by the moment of their last move; those that ended, by that moment; which of them to archive."""


def queue_note(pipe: Any, session: AnySession, now: int) -> None:
    """Adds to a pipeline what notes whether `session` goes on or has ended."""
    channel = str(session.id)
    if session.stage is Stage.OVER:
        pipe.zrem(_LIVE, channel)
        pipe.zadd(_ENDED, {channel: now}, nx=True)
        pipe.zadd(_UNARCHIVED, {channel: now}, nx=True)
    else:
        pipe.zadd(_LIVE, {channel: session.moved or now})
        pipe.zrem(_ENDED, channel)
        pipe.zrem(_UNARCHIVED, channel)


class Retention:
    """Lists, archives and removes sessions. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis", sessions: Sessions) -> None:
        self._redis = redis
        self._sessions = sessions
        self._archive = Archive(redis)

    async def to_archive(self, now: int) -> list[int]:
        """Returns sessions that ended long enough ago and are not archived, the oldest first."""
        return await self._first(_UNARCHIVED, now - ARCHIVED_AFTER)

    async def ended_before(self, moment: int) -> list[int]:
        """Returns sessions that ended before `moment`, the oldest first."""
        return await self._first(_ENDED, moment)

    async def unmoved_since(self, moment: int) -> list[int]:
        """Returns sessions that go on and in which nobody has moved since `moment`, the oldest first."""
        return await self._first(_LIVE, moment)

    async def ended(self) -> list[int]:
        """Returns every session that ended, the oldest end first."""
        return numbers(await self._redis.zrange(_ENDED, 0, -1))

    async def _first(self, index: str, until: int) -> list[int]:
        return numbers(await self._redis.zrangebyscore(index, "-inf", until, start=0, num=BATCH))

    async def archive(self, channel: int, now: int) -> None:
        """Archives a session that is over; later, if something in it is still to be announced."""
        session = await self._sessions.load(channel)
        every = keys(channel)
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.hmget(every.document, *FIELDS)
            pipe.lrange(every.log, 0, -1)
            pipe.zcard(every.outbox)
            (document, *archives), log, pending = await pipe.execute()
        if session is not None and session.stage is Stage.OVER and document is not None:
            whole = Archived(document, log or await self._sessions.archived_lines(session, *archives))
            waits = pending and not session.lost and not any(archives)  # archived before: nothing of it is posted
            if waits or not await self._archive.store(channel, session.revision, whole):
                await self._redis.zadd(_UNARCHIVED, {str(channel): now})
                return
        await self._redis.zrem(_UNARCHIVED, channel)

    async def renew(self, session: AnySession) -> None:
        """Stores in the form of today what an earlier version has archived."""
        stored: Any = await self._redis.hmget(keys(session.id).document, "document", *old_archives.FIELDS)
        document, *old = stored
        found = archived((None, *old))
        if document is None and found is not None:
            await self._archive.store(session.id, session.revision, found)

    async def remove(self, session: AnySession) -> None:
        """Deletes a session with everything that leads to it."""
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.delete(*keys(session.id))
            for person in people_in(session):
                for key in (named_key(person), turns_key(person), matches_key(person)):
                    pipe.srem(key, session.id)
            pipe.srem(FOR_COMPUTERS, session.id)
            pipe.srem(guild_key(session.guild), session.id)
            pipe.srem(running_key(session.guild), session.id)
            for index in _INDEXES:
                pipe.zrem(index, session.id)
            session_counts.queue_removal(pipe, session.id, [session.game])
            await pipe.execute()

    async def drop(self, channel: int) -> None:
        """Removes from the lists a session that no longer exists or cannot be read."""
        async with self._redis.pipeline(transaction=True) as pipe:
            for index in _INDEXES:
                pipe.zrem(index, channel)
            session_counts.queue_removal(pipe, channel)
            await pipe.execute()
