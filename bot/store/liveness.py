"""Signs of life: of the bot that listens to Discord, of the workers, and when Parlour was down."""

import re
from collections.abc import Collection
from secrets import token_hex
from typing import Any, NamedTuple

import redis.asyncio as aioredis

from bot.domain.calendar import DAY, Span
from bot.store.starts import REFUSED
from bot.store.unreadable import maybe_whole, whole

ALIVE_SECONDS = 90
"""How long a heartbeat of a worker counts."""
LISTENING_SECONDS = 20
"""How long a heartbeat of a bot that is connected to Discord counts."""
MOST_SHARDS = 100_000
"""More than any bot has."""
GAP = 300
"""Seconds without a heartbeat after which Parlour counts as having been down."""
JUST = 120
"""Seconds for which a downtime has just ended: a sweep that fails is repeated by then."""
REMEMBERED = 90 * DAY
"""How long downtimes are stored."""
_SPELL = re.compile(rb"\d{1,15}:\d{1,15}")
_ALIVE, _LISTENING = "alive", "listening"
_LAST, _DOWN, _WAITING = "{alive}:last", "{alive}:down", "{alive}:waiting"
_RUNNING = "starts:running"

BEAT = """
local last_beat, down = unpack(KEYS)
local now, gap, remembered = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local last = tonumber(redis.call('GET', last_beat) or now) or now
redis.call('SET', last_beat, now)
redis.call('ZREMRANGEBYSCORE', down, '(' .. now, '+inf')
redis.call('ZREMRANGEBYSCORE', down, '-inf', now - remembered)
if now - last > gap then redis.call('ZADD', down, now, last .. ':' .. now) end
return now < last and 1 or 0
"""
"""Stores a heartbeat, and a downtime if there was none for long; returns 1 if the clock was set back."""


class Vitals(NamedTuple):
    """How Parlour is; all in seconds."""

    listened: int | None
    """Since a bot was last connected to Discord; None: none was, for longer than a heartbeat counts."""
    swept: int | None
    """Since the last sweep; None: there was none for longer than a heartbeat counts."""
    waiting: int
    """How long the oldest announcement had waited at the last sweep."""
    shards: int = 1
    """How many shards the bot has."""
    deaf: tuple[int, ...] = ()
    """Those to which no process listens."""
    refused: str = ""
    """Why Discord has refused a start, if Parlour waits before the next one."""


class Liveness:
    """Stores heartbeats. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._beat = redis.register_script(BEAT)

    async def beat(self, now: int) -> bool:
        """Stores a heartbeat, and a downtime if the last one is too old.

        Returns whether the clock was set back; downtimes after `now` are deleted then.
        """
        set_back = bool(await self._beat(keys=[_LAST, _DOWN], args=[now, GAP, REMEMBERED]))
        await self.awake()
        return set_back

    async def just_down(self, now: int) -> list[Span]:
        """Returns the downtimes that ended in the last few minutes."""
        found: Any = await self._redis.zrangebyscore(_DOWN, now - JUST, now)
        return _spans(found)

    async def awake(self) -> None:
        """Notes that a worker lives, although it can do nothing."""
        await self._redis.set(_ALIVE, token_hex(8), ex=ALIVE_SECONDS)

    async def runs(self, process: str, now: int) -> None:
        """Notes that a process runs jobs, until it has ended."""
        await self._redis.hset(_RUNNING, process, str(now))
        await self._redis.expire(_RUNNING, REMEMBERED)

    async def ended(self, process: str) -> None:
        """Notes that a process has ended."""
        await self._redis.hdel(_RUNNING, process)

    async def running(self) -> dict[str, int]:
        """Returns the processes that run, and those that have ended without a word, with the start of each."""
        known: Any = await self._redis.hgetall(_RUNNING)
        return {process.decode(errors="replace"): maybe_whole(began) or 0 for process, began in known.items()}

    async def last_beat(self) -> int | None:
        """Returns the time of the last sweep; None: there was none."""
        return maybe_whole(await self._redis.get(_LAST) or b"")

    async def newest_beat(self) -> bytes | str | None:
        """Returns the newest heartbeat of any worker; None if it is too old."""
        return await self._redis.get(_ALIVE)

    async def listens(self, shards: Collection[int] = (0,), count: int = 1) -> None:
        """Stores the heartbeat of a bot that is connected to Discord as some of `count` shards."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.set(_LISTENING, count, ex=LISTENING_SECONDS)
            for shard in shards:
                pipe.set(_shard(shard, count), 1, ex=LISTENING_SECONDS)
            await pipe.execute()

    async def note_waiting(self, news: Collection[tuple[int, int]], now: int) -> None:
        """Stores which news, by channel and oldest revision, is not announced yet, and since when."""
        waiting = {f"{channel}:{revision}" for channel, revision in news}
        known: Any = await self._redis.zrange(_WAITING, 0, -1)
        announced = {member.decode() for member in known} - waiting
        async with self._redis.pipeline(transaction=False) as pipe:
            if announced:
                pipe.zrem(_WAITING, *announced)
            if waiting:
                pipe.zadd(_WAITING, dict.fromkeys(waiting, now), nx=True)
            await pipe.execute()


async def vitals(redis: "aioredis.Redis") -> Vitals:
    """Returns how Parlour is."""
    async with redis.pipeline(transaction=False) as pipe:
        pipe.ttl(_LISTENING)
        pipe.ttl(_ALIVE)
        pipe.get(_LAST)
        pipe.zrange(_WAITING, 0, 0, withscores=True)
        pipe.get(_LISTENING)
        pipe.get(REFUSED)
        listening, alive, last, oldest, count, refused = await pipe.execute()
    waiting = whole(last, "heartbeat") - int(oldest[0][1]) if oldest else 0
    shards = min(max(1, whole(count, "shards")), MOST_SHARDS)
    return Vitals(
        _age(listening, LISTENING_SECONDS),
        _age(alive, ALIVE_SECONDS),
        max(0, waiting),
        shards,
        await _deaf(redis, shards),
        (refused or b"").decode(errors="replace"),
    )


async def _deaf(redis: "aioredis.Redis", shards: int) -> tuple[int, ...]:
    """Returns the shards to which no process listens; with one shard, the heartbeat itself says that."""
    if shards == 1:
        return ()
    beats: Any = await redis.mget([_shard(shard, shards) for shard in range(shards)])
    return tuple(shard for shard, seen in enumerate(beats) if seen is None)


def _shard(shard: int, count: int) -> str:
    return f"{_LISTENING}:{shard}/{count}"


def _age(left: int, counts: int) -> int | None:
    """Returns the age of a heartbeat that counts `left` seconds more; negative: there is none."""
    return None if left < 0 else max(0, counts - left)


def queue_reads(pipe: Any) -> None:
    """Adds to a pipeline the two reads whose replies `downtime` takes."""
    pipe.get(_LAST)
    pipe.zrange(_DOWN, 0, -1)


def _spans(stored: list[bytes] | None) -> list[Span]:
    return [Span(*map(int, spell.split(b":"))) for spell in stored or () if _SPELL.fullmatch(spell)]


def downtime(now: int, last: bytes | None, down: list[bytes] | None) -> tuple[Span, ...]:
    """Returns when Parlour was down, from the replies to `queue_reads`; up to `now` if no worker is alive yet."""
    spans = _spans(down)
    seen = maybe_whole(last or b"")
    if seen is not None and now - seen > GAP:
        spans.append(Span(seen, now))
    return tuple(spans)
