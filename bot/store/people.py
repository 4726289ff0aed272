"""The record of people, whatever they play: what they have set, their newest reminders, and when Parlour was down.

`store` has the rest of the record and gives this part its connections.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import redis.asyncio as aioredis

from bot.domain import preferences as persons
from bot.domain.calendar import DAY, Span
from bot.domain.preferences import Person
from bot.domain.session import Trouble
from bot.domain.turn_time import At
from bot.store import lua

GAP = 300
"""Seconds without a worker's sign of life after which Parlour counts as having been down all the while."""
REMEMBERED = 90 * DAY
"""How long it is remembered when Parlour was down."""
_LAST, _DOWN = "{alive}:last", "{alive}:down"


class People:
    """Reads and changes what is kept of people. Raises Away where Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._beat = redis.register_script(lua.BEAT)
        self._set_person = redis.register_script(lua.SET_PERSON)

    async def person(self, person: int) -> Person:
        """What a person has set."""
        return persons.decode(await self._redis.get(_person(person)))

    async def update(self, person: int, change: Callable[[Person], Person]) -> Person:
        """`change` applied to what a person has set; where that changed meanwhile, to what is there now."""
        for _ in range(lua.TRIES):
            stored = await self._redis.get(_person(person)) or b""
            changed = change(persons.decode(stored))
            if await self._set_person(keys=[_person(person)], args=[stored, msgspec.json.encode(changed)]):
                return changed
        raise Trouble("too-busy")

    async def moment(self, person: int, now: int) -> At:
        """The moment `now` as it is for `person`."""
        people, down = await self.known([person], now)
        return At(now, people[person], down)

    async def known(self, people: Iterable[int], now: int) -> tuple[dict[int, Person], tuple[Span, ...]]:
        """What `people` have set, and when Parlour was down up to `now`."""
        wanted = list(people)
        async with self._redis.pipeline(transaction=False) as pipe:
            self.ask(pipe, *wanted)
            *settings, last, down = await pipe.execute()
        return dict(zip(wanted, map(persons.decode, settings), strict=True)), _downtime(now, last, down)

    def ask(self, pipe: Any, *people: int) -> None:
        """Asks, along with something else, what each of `people` has set, and in two answers more about downtime."""
        for person in people:
            pipe.get(_person(person))
        pipe.get(_LAST)
        pipe.zrange(_DOWN, 0, -1)

    def answered(self, now: int, settings: bytes | None, last: bytes | None, down: list[bytes]) -> At:
        """The moment `now` for one person, out of the answers to `ask`."""
        return At(now, persons.decode(settings), _downtime(now, last, down))

    async def beat(self, now: int) -> bool:
        """Notes a sign of life, and that Parlour was down where the last one is too old.

        Gives whether the clock was set back: what was noted of the time to come is forgotten then.
        """
        return bool(await self._beat(keys=[_LAST, _DOWN], args=[now, GAP, REMEMBERED]))

    async def replace_reminder(self, person: int, guild: int, channel: int, message: int) -> tuple[int, int] | None:
        """Notes the newest reminder of a person on a server; gives channel and message of the one before."""
        key = f"reminders:{person}"
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.hget(key, str(guild))
            pipe.hset(key, str(guild), f"{channel}:{message}")
            before, _ = await pipe.execute()
        if before is None:
            return None
        old_channel, old_message = map(int, before.split(b":"))
        return old_channel, old_message


def _downtime(now: int, last: bytes | None, down: list[bytes]) -> tuple[Span, ...]:
    """When Parlour was down, up to `now` where nobody works yet."""
    spans = [Span(*map(int, spell.split(b":"))) for spell in down]
    if last is not None and now - int(last) > GAP:
        spans.append(Span(int(last), now))
    return tuple(spans)


def _person(person: int) -> str:
    return f"person:{person}"
