"""Leagues and tournaments in Redis: one document each, what their message shows, and where to find them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import structlog

from bot.domain.errors import UserError
from bot.features.contests.domain import Contest, Phase, about, people_in
from bot.store.commit_script import OPERATION_SECONDS, Operation, Written
from bot.store.database import Store
from bot.store.replace_script import TRIES
from bot.store.unreadable import UNREADABLE, numbers, quarantine, replies, whole

OPEN = "contests:open"
"""Contests that go on, or whose end is not shown yet."""
ENDED = "contests:ended"
"""The others, by the moment of their end."""
_KNOWN_GUILDS = "guilds"
"""The servers about which something is stored."""
BATCH = 50
"""The most contests that one run removes."""

COMMIT = f"""
local LATE, DONE, EARLIER = 0, 1, 2
local contest, operation = unpack(KEYS)
local expected, revision, document, attempt = tonumber(ARGV[1]), ARGV[2], ARGV[3], ARGV[4]
local earlier = redis.call('GET', operation)
if earlier then return earlier == attempt and DONE or EARLIER end
if tonumber(redis.call('HGET', contest, 'revision') or 0) ~= expected then return LATE end
redis.call('HSET', contest, 'revision', revision, 'document', document)
redis.call('SET', operation, attempt, 'EX', {OPERATION_SECONDS})
return DONE
"""
"""Writes a contest if its revision is as expected, 0 for none; repeated, it changes nothing, as with a session."""

_log = structlog.get_logger()


class Shown(NamedTuple):
    """What the message of a contest shows, and when something about it is to be done again."""

    revision: int
    """The revision that it shows."""
    again: int
    """When it may be edited again."""
    checked: int
    """When all matches were looked at."""
    blocked: int
    """Until when nothing is posted, because Discord has refused it."""


def contest_key(contest: int) -> str:
    """Returns the key of a contest: a hash of its document, its revision, and what its message shows."""
    return f"contest:{{{contest}}}"


def operation_key(contest: int, operation: str) -> str:
    """Returns the key that remembers that `operation` was carried out in a contest; it is in the slot of that."""
    return f"operation:{{{contest}}}:{operation}"


def contests_of_guild(guild: int) -> str:
    """Returns the key of the set of contests on a server."""
    return f"contests:guild:{guild}"


def contests_of_person(person: int) -> str:
    """Returns the key of the set of contests that name `person`."""
    return f"contests:person:{person}"


class Contests:
    """Reads and changes contests. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._commit = store.redis.register_script(COMMIT)

    async def load(self, contest: int) -> Contest | None:
        """Returns a contest; None if there is none, or if it is unreadable and so quarantined."""
        stored: Any = await self._redis.hget(contest_key(contest), "document")
        return await self.decode(contest, stored)

    async def decode(self, contest: int, stored: bytes | None) -> Contest | None:
        """Decodes a document; quarantines an invalid one."""
        if stored is None:
            return None
        try:
            return msgspec.json.decode(stored, type=Contest)
        except UNREADABLE as error:
            await quarantine(self._redis, contest_key(contest), f"contest:{contest}", error)
            return None

    async def create(self, contest: Contest, operation: str) -> None:
        """Stores a new contest."""
        await self._index(contest)
        if await self._write(contest, 0, Operation.named(operation)) is Written.LATE:
            raise UserError("too-busy")

    async def update(self, contest: Contest, change: Callable[[Contest], Contest], operation: str = "") -> Contest:
        """Commits `change`; if another change was faster, applies it again to what is stored now.

        `operation`: a name. Two updates with the same one are carried out once; the second returns what is stored.
        """
        named = Operation.named(operation)
        for _ in range(TRIES):
            after = change(contest)
            if after is contest:
                return contest
            await self._index(after, contest)
            written = await self._write(after, contest.revision, named)
            if written is Written.DONE:
                return after
            there = await self.load(contest.id)
            if there is None:
                raise UserError("no-contest")
            if written is Written.EARLIER:
                return there
            contest = there
        raise UserError("too-busy")

    async def _write(self, contest: Contest, expected: int, operation: Operation) -> Written:
        every = [contest_key(contest.id), operation_key(contest.id, operation.name)]
        document = msgspec.json.encode(contest)
        arguments: list[str | bytes | int] = [expected, contest.revision, document, operation.attempt]
        return Written(await self._commit(keys=every, args=arguments))

    async def _index(self, contest: Contest, before: Contest | None = None) -> None:
        """Notes where a contest is found, before it is written: a crash in between loses nothing.

        Those whom it named `before` are not noted again: they may have been forgotten meanwhile.
        """
        new = people_in(contest) - (people_in(before) if before else set())
        if before and not new:
            return
        async with self._redis.pipeline(transaction=False) as pipe:
            if contest.phase is not Phase.OVER:
                pipe.sadd(OPEN, contest.id)
            pipe.sadd(contests_of_guild(contest.guild), contest.id)
            pipe.sadd(_KNOWN_GUILDS, contest.guild)
            for person in new:
                pipe.sadd(contests_of_person(person), contest.id)
            await pipe.execute()

    async def open(self) -> list[int]:
        """Returns the contests that something may have to be done about."""
        return numbers(await self._redis.smembers(OPEN))

    async def on_server(self, guild: int) -> list[Contest]:
        """Returns the contests of a server that are not over, the newest first."""
        every = sorted(await self.of_server(guild), reverse=True)
        async with self._redis.pipeline(transaction=False) as pipe:
            for contest in every:
                queue_read(pipe, contest)
            stored = await replies(pipe)
        found = [await self.decode(contest, document) for contest, document in zip(every, stored, strict=True)]
        return [contest for contest in found if contest is not None and contest.phase is not Phase.OVER]

    async def of_server(self, guild: int) -> list[int]:
        """Returns all contests of a server."""
        return numbers(await self._redis.smembers(contests_of_guild(guild)))

    async def of_person(self, person: int) -> list[int]:
        """Returns the contests that name a person."""
        return numbers(await self._redis.smembers(contests_of_person(person)))

    async def unname(self, person: int, contest: int) -> None:
        """Notes that a contest no longer names a person."""
        await self._redis.srem(contests_of_person(person), contest)

    async def shown(self, contest: int) -> Shown:
        """Returns what the message of a contest shows."""
        found = await self._redis.hmget(contest_key(contest), "shown", "again", "checked", "blocked")
        return Shown(*(whole(value, f"shown of contest {contest}") for value in found))

    async def note(self, contest: int, **what: int) -> None:
        """Notes fields of `Shown`."""
        fields = [part for each in what.items() for part in each]
        await self._redis.hset(contest_key(contest), items=fields)

    async def finished(self, contest: Contest, now: int) -> None:
        """Notes that nothing has to be done any more about a contest that is over."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.zadd(ENDED, {str(contest.id): now}, nx=True)
            pipe.srem(OPEN, contest.id)
            await pipe.execute()

    async def ended_before(self, moment: int) -> list[int]:
        """Returns contests that ended before `moment`, the oldest first."""
        return numbers(await self._redis.zrangebyscore(ENDED, "-inf", moment, start=0, num=BATCH))

    async def remove(self, contest: int) -> None:
        """Deletes a contest with everything that leads to it."""
        there = await self.load(contest)
        async with self._redis.pipeline(transaction=False) as pipe:
            for person in people_in(there) if there else ():
                pipe.srem(contests_of_person(person), contest)
            if there:
                pipe.srem(contests_of_guild(there.guild), contest)
            pipe.srem(OPEN, contest)
            pipe.zrem(ENDED, contest)
            pipe.delete(contest_key(contest))
            await pipe.execute()

    async def forget_person(self, person: int, now: int) -> None:
        """Deletes the list of contests that name a person. Those that still do keep them as long as they are kept."""
        await self._redis.delete(contests_of_person(person))

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns the contests that name a person, as far as they are about that person."""
        found = [contest for each in await self.of_person(person) if (contest := await self.load(each))]
        return {"contests": [about(contest, person) for contest in found]} if found else {}

    async def forget_server(self, guild: int, now: int) -> None:
        """Deletes all contests of a server."""
        for contest in await self.of_server(guild):
            await self.remove(contest)
        await self._redis.delete(contests_of_guild(guild))


def queue_read(pipe: Any, contest: int) -> None:
    """Adds to a pipeline the read whose reply `Contests.decode` takes."""
    pipe.hget(contest_key(contest), "document")
