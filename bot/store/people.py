"""What people prefer, and the moment as it is for each of them."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import redis.asyncio as aioredis
import structlog
from redis.exceptions import ResponseError

from bot.domain.calendar import Span, leaves_enough, zones
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.domain.turn_time import Moment
from bot.store import liveness
from bot.store.replace_script import TRIES, ReplaceScript
from bot.store.unreadable import UNREADABLE, is_wrong_type, quarantine, replies

_log = structlog.get_logger()


class People:
    """Reads and changes what is stored about people. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._script = ReplaceScript(redis)

    async def person(self, person: int) -> Preferences:
        """Returns a person's preferences."""
        return (await self.preferences([person]))[person]

    async def preferences(self, people: Iterable[int]) -> dict[int, Preferences]:
        """Returns the preferences of `people`; reads nothing for nobody."""
        wanted = list(people)
        async with self._redis.pipeline(transaction=False) as pipe:
            for person in wanted:
                pipe.get(_person(person))
            return dict(zip(wanted, map(_decoded, await replies(pipe)), strict=True))

    async def update(
        self, person: int, change: Callable[[Preferences], Preferences], known: Preferences | None = None
    ) -> Preferences:
        """Applies `change` to a person's preferences; applies it again if they changed meanwhile.

        `known`: what was read of them just now, which saves another read.
        """
        stored = await self._stored(person) if known is None else _encoded(known)
        return await self._replace(person, change, stored)

    async def note(self, person: int, change: Callable[[Preferences], Preferences]) -> None:
        """Applies `change` because of what happened in a session, unless the person was forgotten meanwhile."""
        await self._replace(person, change, await self._stored(person), only_named=True)

    async def _replace(
        self, person: int, change: Callable[[Preferences], Preferences], stored: bytes, *, only_named: bool = False
    ) -> Preferences:
        for _ in range(TRIES):
            changed = change(_decoded(stored))
            encoded = msgspec.json.encode(changed)
            if await self._script.replace_about(person, _person(person), stored, encoded, only_named=only_named):
                return changed
            stored = await self._stored(person)
        raise UserError("too-busy")

    async def _stored(self, person: int) -> bytes:
        """Returns what is stored about a person, to be replaced; quarantines it if it is unreadable."""
        try:
            stored: Any = await self._redis.get(_person(person))
            _decode(stored)
        except (ResponseError, *UNREADABLE) as error:
            if isinstance(error, ResponseError) and not is_wrong_type(error):
                raise
            await quarantine(self._redis, _person(person), _person(person), error)
            return b""
        return stored or b""

    async def moment(self, person: int, now: int) -> Moment:
        """Returns the moment `now` for `person`."""
        people, down = await self.known([person], now)
        return Moment(now, people[person], down)

    async def known(self, people: Iterable[int], now: int) -> tuple[dict[int, Preferences], tuple[Span, ...]]:
        """Returns the preferences of `people`, and when Parlour was down up to `now`."""
        wanted = list(people)
        async with self._redis.pipeline(transaction=False) as pipe:
            queue_reads(pipe, *wanted)
            *settings, last, down = await replies(pipe)
        found = dict(zip(wanted, map(_decoded, settings), strict=True))
        return found, liveness.downtime(now, last, down)

    async def to_mention(self, people: Iterable[int]) -> set[int]:
        """Returns those of `people` who want to be mentioned."""
        found = await self.preferences(people)
        return {person for person, preferences in found.items() if preferences.mention}


def queue_reads(pipe: Any, *people: int) -> None:
    """Adds reads to a pipeline: the preferences of each of `people`, and when Parlour was down."""
    for person in people:
        pipe.get(_person(person))
    liveness.queue_reads(pipe)


def moment_of(now: int, settings: bytes | None, last: bytes | None, down: list[bytes] | None) -> Moment:
    """Returns the moment `now` for one person, from the replies to `queue_reads`."""
    return Moment(now, _decoded(settings), liveness.downtime(now, last, down))


def _encoded(known: Preferences) -> bytes:
    return b"" if known == Preferences() else msgspec.json.encode(known)


def _decoded(stored: bytes | str | None) -> Preferences:
    """Decodes stored preferences; returns the defaults if they are invalid, so that the person can still play."""
    try:
        return _decode(stored)
    except UNREADABLE as error:
        _log.error("preferences unreadable", error=str(error))
        return Preferences()


def _decode(stored: bytes | str | None) -> Preferences:
    """Decodes stored preferences. Raises one of UNREADABLE."""
    if not stored:
        return Preferences()
    found = msgspec.json.decode(stored, type=Preferences)
    if found.hours.zone not in zones() or not leaves_enough(found.hours.quiet):
        raise ValueError("there are no such hours")
    return found


def _person(person: int) -> str:
    return f"person:{person}"
