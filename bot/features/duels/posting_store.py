"""The channels in which deals of the day are posted."""

from typing import Any

import msgspec
import structlog
from msgspec import Struct

from bot.domain.errors import UserError
from bot.store.database import Store
from bot.store.departures import queue_server
from bot.store.unreadable import UNREADABLE, maybe_whole

WISHES, POSTED = "daily:channels", "daily:posted"
"""The hashes of what channels want, and of the day of the last post in each, by channel."""
MOST = 5
"""The most channels of a server."""

_log = structlog.get_logger()


class Wish(Struct, frozen=True):
    """What a channel wants."""

    guild: int
    language: str
    games: tuple[str, ...]


class Wishes:
    """Reads and changes what channels want. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis

    async def all(self) -> dict[int, Wish]:
        """Returns what channels want."""
        stored: Any = await self._redis.hgetall(WISHES)
        found = {}
        for name, line in stored.items():
            channel = maybe_whole(name)
            try:
                wish = msgspec.json.decode(line, type=Wish)
            except UNREADABLE as error:
                _log.error("wish unreadable", channel=channel, error=str(error))
                continue
            if channel is not None:
                found[channel] = wish
        return found

    async def change(self, channel: int, wish: Wish) -> None:
        """Notes what a channel wants. Raises UserError if too many channels of its server want something."""
        if not wish.games:
            await self._redis.hdel(WISHES, str(channel))
            return
        others = [there for there, each in (await self.all()).items() if each.guild == wish.guild and there != channel]
        if len(others) >= MOST:
            raise UserError("too-many-of-these", most=MOST)
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hset(WISHES, str(channel), msgspec.json.encode(wish))
            queue_server(pipe, wish.guild)
            await pipe.execute()

    async def waiting(self, day: int) -> dict[int, Wish]:
        """Returns the channels that still wait for the deals of a day, with what they want."""
        wishes = await self.all()
        if not wishes:
            return {}
        stored: Any = await self._redis.hgetall(POSTED)
        posted = {maybe_whole(channel): maybe_whole(line) or 0 for channel, line in stored.items()}
        return {channel: wish for channel, wish in wishes.items() if posted.get(channel, 0) < day}

    async def note_posted(self, day: int, channel: int) -> None:
        """Notes that a channel has got the deals of a day, or has refused them."""
        await self._redis.hset(POSTED, str(channel), str(day))

    async def forget_person(self, person: int, now: int) -> None:
        """Nothing is stored about people."""

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Nothing is stored about people."""
        return {}

    async def forget_server(self, guild: int, now: int) -> None:
        """Deletes what the channels of a server want."""
        for channel, wish in (await self.all()).items():
            if wish.guild == guild:
                await self._redis.hdel(WISHES, str(channel))
                await self._redis.hdel(POSTED, str(channel))
