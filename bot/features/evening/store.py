"""The panels that can follow: the token that edits a private message, for as long as Discord takes edits by it."""

from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.domain.calendar import HOUR
from bot.store.database import Store
from bot.store.keys import named_key
from bot.store.unreadable import UNREADABLE

OPEN = HOUR // 4 - 60
"""Seconds: Discord takes edits for a quarter of an hour."""
KEEP = """
local panels, named = unpack(KEYS)
local message, panel, match, now, seconds = unpack(ARGV)
if redis.call('EXISTS', named) == 0 then return end
local kept, before = redis.call('HGETALL', panels), false
for place = 1, #kept, 2 do
  local read, found = pcall(cjson.decode, kept[place + 1])
  if not read or found.match == match or found['until'] <= tonumber(now) then
    if read and found.match == match and kept[place] ~= message then before = kept[place + 1] end
    redis.call('HDEL', panels, kept[place])
  end
end
redis.call('HSET', panels, message, panel)
redis.call('EXPIRE', panels, seconds)
return before
"""
"""Keeps a person's panel of a match, unless no session names the person any more; returns the one that it replaces."""


class OpenPanel(Struct, frozen=True, omit_defaults=True):
    """A private message that shows how a match stands, and can be edited by `token` up to the moment `until`."""

    match: str
    """Its id, as a text: numbers in Lua are less precise."""
    token: str
    until: int
    language: str
    channel: int
    """The channel in which it is shown."""
    followed: bool = False
    """Whether it shows a question by itself."""
    message: int = msgspec.field(default=0, name="id")
    """The message; set when it is read."""


class OpenPanels:
    """Keeps the open panels of each person, one for a match. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._keep = store.redis.register_script(KEEP)

    async def keep(self, person: int, message: int, panel: OpenPanel, now: int) -> OpenPanel | None:
        """Notes that a private message of a person shows `panel`; returns what another message showed of the match."""
        stored = msgspec.json.encode(panel)
        every = [_key(person), named_key(person)]
        before: bytes | None = await self._keep(keys=every, args=[message, stored, panel.match, now, OPEN])
        return _decoded(before) if before else None

    async def drop(self, person: int, message: int) -> None:
        """Notes that a private message shows something else."""
        await self._redis.hdel(_key(person), str(message))

    async def find(self, person: int, match: int, now: int) -> OpenPanel | None:
        """Returns the panel of a match that a person has open, if it can still be edited."""
        stored: Any = await self._redis.hgetall(_key(person))
        for message, each in stored.items():
            panel = _decoded(each)
            if panel and panel.match == str(match) and now < panel.until <= now + OPEN:
                return structs.replace(panel, message=int(message))
        return None

    async def forget_person(self, person: int, now: int) -> None:
        """Deletes the tokens of a person's panels."""
        await self._redis.delete(_key(person))

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns of which matches a person has panels. Their tokens would let anybody change them."""
        stored: Any = await self._redis.hgetall(_key(person))
        panels = [panel for each in stored.values() if (panel := _decoded(each))]
        found = [{"match": each.match, "channel": str(each.channel), "until": each.until} for each in panels]
        return {"open panels": found} if found else {}

    async def forget_server(self, guild: int, now: int) -> None:
        """Keeps them: they are stored by person, and expire soon."""


def _decoded(stored: bytes) -> OpenPanel | None:
    """Returns a stored panel; None if it is unreadable: then the next press makes another."""
    try:
        return msgspec.json.decode(stored, type=OpenPanel)
    except UNREADABLE:
        return None


def _key(person: int) -> str:
    return f"panels:{person}"
