"""What is stored about people: their preferences and their newest reminders."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import redis.asyncio as aioredis
import structlog

from bot.domain.calendar import Span
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.domain.turn_time import Moment
from bot.store import liveness
from bot.store.lua import TRIES, Scripts

_log = structlog.get_logger()


class People:
    """Reads and changes what is stored about people. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis", scripts: Scripts) -> None:
        self._redis = redis
        self._scripts = scripts

    async def person(self, person: int) -> Preferences:
        """Returns a person's preferences."""
        return _decoded(await self._redis.get(_person(person)))

    async def update(self, person: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Applies `change` to a person's preferences; applies it again if they changed meanwhile."""
        for _ in range(TRIES):
            stored = await self._redis.get(_person(person)) or b""
            changed = change(_decoded(stored))
            if await self._scripts.replace(_person(person), stored, msgspec.json.encode(changed)):
                return changed
        raise UserError("too-busy")

    async def moment(self, person: int, now: int) -> Moment:
        """Returns the moment `now` for `person`."""
        people, down = await self.known([person], now)
        return Moment(now, people[person], down)

    async def known(self, people: Iterable[int], now: int) -> tuple[dict[int, Preferences], tuple[Span, ...]]:
        """Returns the preferences of `people`, and when Parlour was down up to `now`."""
        wanted = list(people)
        async with self._redis.pipeline(transaction=False) as pipe:
            queue_reads(pipe, *wanted)
            *settings, last, down = await pipe.execute()
        found = dict(zip(wanted, map(_decoded, settings), strict=True))
        return found, liveness.downtime(now, last, down)

    async def replace_reminder(self, person: int, parent: int, channel: int, message: int) -> tuple[int, int] | None:
        """Stores the newest reminder of a person below `parent`; returns channel and message of the one before."""
        key = f"reminders:{person}"
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.hget(key, str(parent))
            pipe.hset(key, str(parent), f"{channel}:{message}")
            before, _ = await pipe.execute()
        if before is None:
            return None
        old_channel, old_message = map(int, before.split(b":"))
        return old_channel, old_message


def queue_reads(pipe: Any, *people: int) -> None:
    """Adds reads to a pipeline: the preferences of each of `people`, and when Parlour was down."""
    for person in people:
        pipe.get(_person(person))
    liveness.queue_reads(pipe)


def moment_of(now: int, settings: bytes | None, last: bytes | None, down: list[bytes]) -> Moment:
    """Returns the moment `now` for one person, from the replies to `queue_reads`."""
    return Moment(now, _decoded(settings), liveness.downtime(now, last, down))


def _decoded(stored: bytes | str | None) -> Preferences:
    """Decodes stored preferences; returns the defaults if they are invalid, so that the person can still play."""
    if not stored:
        return Preferences()
    try:
        return msgspec.json.decode(stored, type=Preferences)
    except msgspec.MsgspecError as error:
        _log.error("preferences unreadable", error=str(error), stored=stored)
        return Preferences()


def _person(person: int) -> str:
    return f"person:{person}"
