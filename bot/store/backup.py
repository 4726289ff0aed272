"""Everything that is stored, in a form that any server can take: keys with their types, values and expiry."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any, get_args

import redis.asyncio as aioredis

from bot.feature import Kind, Slot
from bot.store import kinds
from bot.store.backup_entries import Entry, Group, beginning, channel, kind_of
from bot.store.keys import keys
from bot.store.unreadable import numbers

BATCH = 500
"""How many keys are read or written at once."""
SHORT_LIVED = 3600_000
"""What expires within this time, in milliseconds, is not backed up: signs of life, and the names of operations."""

_OF_CORE = ("session:", "person:", "server:", "broken:")
OF_PEOPLE: Slot[str] = Slot()
"""What keys of features begin with that are about somebody. Others are there without any people."""

_READS: dict[Kind, Callable[[Any, str], Any]] = {
    "string": lambda pipe, key: pipe.get(key),
    "hash": lambda pipe, key: pipe.hgetall(key),
    "list": lambda pipe, key: pipe.lrange(key, 0, -1),
    "set": lambda pipe, key: pipe.smembers(key),
    "zset": lambda pipe, key: pipe.zrange(key, 0, -1, withscores=True),
}


class Backup:
    """Reads everything that is stored. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def moment(self) -> int:
        """Returns the milliseconds of the server's clock."""
        seconds, microseconds = await self._redis.time()
        return int(seconds) * 1000 + int(microseconds) // 1000

    async def is_empty(self) -> bool:
        """Whether nothing is stored about anybody; a Parlour that has run without people leaves a few keys."""
        return not [name async for name in self._names() if name.startswith((*_OF_CORE, *OF_PEOPLE))]

    async def unknown(self) -> Counter[str]:
        """Counts the keys of an unknown kind, by their beginnings. A backup leaves them out."""
        declared = {begin.removesuffix(":") for kind in kinds.every() for begin in kind.begin}
        begins = [beginning(key.decode(errors="replace")) async for key in self._redis.scan_iter(count=1000)]
        return Counter(begin for begin in begins if begin not in declared)

    async def groups(self) -> AsyncIterator[Group]:
        """Yields everything that is stored. The keys of a session are read in one transaction.

        What is written meanwhile may be in it or not.
        """
        known: set[int] = set()
        batch: list[list[str]] = []
        async for name in self._names():
            of_session = channel(name)
            if of_session is None:
                batch.append([name])
            elif of_session not in known:
                known.add(of_session)
                batch.append([*keys(of_session)])
            if len(batch) >= BATCH:
                for group in await self._read(batch):
                    yield group
                batch = []
        for group in await self._read(batch):
            yield group

    async def ended_since(self, moment: int, index: str) -> AsyncIterator[Group]:
        """Yields the sessions that have ended since `moment`, in seconds, according to a sorted set."""
        members: Any = await self._redis.zrangebyscore(index, moment, "inf")
        for group in await self._read([[*keys(member)] for member in numbers(members)]):
            yield group

    async def _names(self) -> AsyncIterator[str]:
        """Yields the keys of the kinds that a backup holds."""
        async for key in self._redis.scan_iter(count=1000):
            name = key.decode(errors="replace")
            if kind_of(name) is not None:
                yield name

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
        return {name: kind for name, kind in zip(names, types, strict=True) if kind in get_args(Kind)}


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
