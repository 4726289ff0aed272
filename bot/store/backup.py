"""Everything that is stored, in a form that any server can take: keys with their types, values and expiry."""

from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Literal

import redis.asyncio as aioredis
from msgspec import Struct

from bot.feature import Slot
from bot.store.keys import channel_of, keys

Kind = Literal["string", "hash", "list", "set", "zset"]
BATCH = 500
"""How many keys are read or written at once."""
SHORT_LIVED = 3600_000
"""What expires within this time, in milliseconds, is not backed up: signs of life, and the names of operations."""
_TASKS = b"parlour"
"""What the keys of the queue begin with. The sweep schedules its tasks again."""


_OF_CORE = ("session:", "person:", "server:", "broken:")
OF_PEOPLE: Slot[str] = Slot()
"""What keys of features begin with that are about somebody. Others are there without any people."""


class Entry(Struct, frozen=True, array_like=True):
    """One key, with its value in pieces."""

    key: str
    kind: Kind
    expires: int
    """When it expires, in milliseconds of the server's clock; 0: never."""
    value: list[bytes]
    """A string; the fields of a hash, each before its value; a list; a set; the members of a sorted set with scores."""


Group = list[Entry]
"""Keys that belong together, as they were at one moment: those of a session, or a single one."""

_READS: dict[Kind, Callable[[Any, str], Any]] = {
    "string": lambda pipe, key: pipe.get(key),
    "hash": lambda pipe, key: pipe.hgetall(key),
    "list": lambda pipe, key: pipe.lrange(key, 0, -1),
    "set": lambda pipe, key: pipe.smembers(key),
    "zset": lambda pipe, key: pipe.zrange(key, 0, -1, withscores=True),
}


class Backup:
    """Reads and writes everything that is stored. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def moment(self) -> int:
        """Returns the milliseconds of the server's clock."""
        seconds, microseconds = await self._redis.time()
        return int(seconds) * 1000 + int(microseconds) // 1000

    async def is_empty(self) -> bool:
        """Whether nothing is stored about anybody; a Parlour that has run without people leaves a few keys."""
        return not [name async for name in self._names() if name.startswith((*_OF_CORE, *OF_PEOPLE))]

    async def groups(self) -> AsyncIterator[Group]:
        """Yields everything that is stored. The keys of a session are read in one transaction.

        What is written meanwhile may be in it or not.
        """
        known: set[int] = set()
        batch: list[list[str]] = []
        async for name in self._names():
            channel = _channel(name)
            if channel is None:
                batch.append([name])
            elif channel not in known:
                known.add(channel)
                batch.append([*keys(channel)])
            if len(batch) >= BATCH:
                for group in await self._read(batch):
                    yield group
                batch = []
        for group in await self._read(batch):
            yield group

    async def ended_since(self, moment: int, index: str) -> AsyncIterator[Group]:
        """Yields the sessions that have ended since `moment`, in seconds, according to a sorted set."""
        members: Any = await self._redis.zrangebyscore(index, moment, "inf")
        for group in await self._read([[*keys(int(member))] for member in members]):
            yield group

    async def write(self, groups: Iterable[Group]) -> None:
        """Writes what a backup holds. A key that exists is replaced, and all those of a session together."""
        now = await self.moment()
        async with self._redis.pipeline(transaction=True) as pipe:
            for group in groups:
                channel = _channel(group[0].key)
                pipe.delete(*(keys(channel) if channel else [group[0].key]))
                for entry in group:
                    if not 0 < entry.expires <= now:
                        _queue_write(pipe, entry)
            await pipe.execute()

    async def clear(self) -> None:
        """Deletes everything that is stored; in a cluster, all but the tasks that wait."""
        names = [key async for key in self._redis.scan_iter(count=1000)]
        for start in range(0, len(names), BATCH):
            await self._redis.unlink(*names[start : start + BATCH])

    async def _names(self) -> AsyncIterator[str]:
        async for key in self._redis.scan_iter(count=1000):
            if not key.startswith(_TASKS) and not key.startswith(b"{" + _TASKS):
                yield key.decode()

    async def _read(self, wanted: list[list[str]]) -> list[Group]:
        """Returns the keys that exist, in groups; no command comes between those of a group."""
        types = await self._types([name for names in wanted for name in names])
        now = await self.moment()
        found = []
        for names in wanted:
            there = [name for name in names if name in types]
            async with self._redis.pipeline(transaction=len(there) > 1) as pipe:
                for name in there:
                    pipe.pttl(name)
                    _READS[types[name]](pipe, name)
                replies: list[Any] = await pipe.execute() if there else []
            pairs = zip(there, replies[::2], replies[1::2], strict=True)
            group = [_entry(name, types[name], left, now, value) for name, left, value in pairs if value]
            if group := [entry for entry in group if not 0 < entry.expires - now <= SHORT_LIVED]:
                found.append(group)
        return found

    async def _types(self, names: list[str]) -> dict[str, Kind]:
        async with self._redis.pipeline(transaction=False) as pipe:
            for name in names:
                pipe.type(name)
            types = [kind.decode() for kind in await pipe.execute()]
        return {name: kind for name, kind in zip(names, types, strict=True) if kind in _READS}


def _channel(key: str) -> int | None:
    """Returns the channel of the session that `key` belongs to; None if it belongs to none."""
    return channel_of(key.encode()) if key.startswith("session:") else None


def _entry(name: str, kind: Kind, left: int, now: int, value: Any) -> Entry:
    pieces: list[Any]
    match kind:
        case "string":
            pieces = [value]
        case "hash":
            pieces = [piece for pair in value.items() for piece in pair]
        case "zset":
            pieces = [piece for member, score in value for piece in (member, repr(score).encode())]
        case _:
            pieces = [*value]
    return Entry(name, kind, now + left if left > 0 else 0, pieces)


def _queue_write(pipe: Any, entry: Entry) -> None:
    key, value = entry.key, entry.value
    pairs = dict(zip(value[::2], value[1::2], strict=False))
    match entry.kind:
        case "string":
            pipe.set(key, value[0])
        case "hash":
            pipe.hset(key, mapping=pairs)
        case "list":
            pipe.rpush(key, *value)
        case "set":
            pipe.sadd(key, *value)
        case "zset":
            pipe.zadd(key, {member: float(score) for member, score in pairs.items()})
    if entry.expires:
        pipe.pexpireat(key, entry.expires)
