"""The newest reminder of a person for the matches of each channel, which the next one replaces."""

from typing import Any

from bot.store.database import Store
from bot.store.keys import PEOPLE, named_key
from bot.store.unreadable import maybe_whole

REPLACE = """
local reminders, people, named = unpack(KEYS)
local parent, reminder, person = unpack(ARGV)
if redis.call('EXISTS', named) == 0 then return false end
local before = redis.call('HGET', reminders, parent)
redis.call('HSET', reminders, parent, reminder)
redis.call('ZADD', people, 'NX', 0, person)
return before
"""
"""Writes the newest reminder and returns the one before, unless no session names the person any more."""


class NewestReminders:
    """Reads and changes them. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._replace = store.redis.register_script(REPLACE)

    async def replace(self, person: int, parent: int, channel: int, message: int) -> tuple[int, int] | None:
        """Stores the newest reminder of a person below `parent`; returns channel and message of the one before.

        If the person was forgotten meanwhile, stores nothing.
        """
        every = [_key(person), PEOPLE, named_key(person)]
        before: bytes | None = await self._replace(keys=every, args=[parent, f"{channel}:{message}", person])
        channel_before, _, message_before = (before or b"").partition(b":")
        old_channel, old_message = maybe_whole(channel_before), maybe_whole(message_before)
        return None if old_channel is None or old_message is None else (old_channel, old_message)

    async def forget_person(self, person: int, now: int) -> None:
        """Deletes which reminders a person got."""
        await self._redis.delete(_key(person))

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns which reminders a person got last, by channel."""
        stored: Any = await self._redis.hgetall(_key(person))
        found = {parent.decode(errors="replace"): place.decode(errors="replace") for parent, place in stored.items()}
        return {"newest reminders, as channel:message": found} if found else {}

    async def forget_server(self, guild: int, now: int) -> None:
        """Keeps them: they are stored by person, and the next one replaces them."""


def _key(person: int) -> str:
    return f"reminders:{person}"
