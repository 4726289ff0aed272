"""Discord calls that handlers need besides the answer to an interaction."""

from collections.abc import Awaitable
from typing import Any

import discord
from cachetools import LRUCache

from bot.delivery import connection, members, missed
from bot.delivery.members import Member, Rights
from bot.delivery.refusals import is_refusal
from bot.delivery.send import Outgoing, direct, send
from bot.domain.calendar import Now
from bot.domain.session import AnySession
from bot.views.components import View

REMEMBERED = 60
"""Seconds for which the rights of a person in a channel are not queried again."""
MOST = 1000
"""The most rights that are remembered."""

_PERSONAL = {
    kind.value
    for kind in (discord.ChannelType.private_thread, discord.ChannelType.voice, discord.ChannelType.stage_voice)
}


class NotDelivered(Exception):
    """Posting failed: Parlour may not post in the channel, or the channel is gone."""


class Courier:
    """Posts, deletes and queries through the bot's REST client."""

    def __init__(self, client: discord.Client, now: Now) -> None:
        self._client = client
        self._now = now
        self._rights: LRUCache[tuple[int, int, int], Rights] = LRUCache(MOST)

    async def post(self, channel: int, view: View, nonce: str) -> int:
        """Posts a message, once for each `nonce` that is repeated soon, and returns its id. Raises NotDelivered."""
        try:
            return await send(self._client, channel, Outgoing(view), nonce)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            raise NotDelivered(str(error)) from None

    async def open_direct(self, person: int) -> int:
        """Returns the channel of direct messages to a person. Raises NotDelivered."""
        try:
            return await direct(self._client, person)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            raise NotDelivered(str(error)) from None

    async def delete(self, channel: int, message: int) -> None:
        """Deletes one of Parlour's own messages."""
        await self._client.http.delete_message(channel, message)

    async def is_deleted(self, channel: int, message: int) -> bool:
        """Whether a message was certainly deleted."""
        return await missed.is_deleted(self._client, channel, message)

    async def sees(self, channel: int) -> bool:
        """Whether Parlour can see a channel. It sees a private thread only as a member."""
        return await _is_shown(self._client.http.get_channel(channel))

    async def is_on(self, guild: int) -> bool:
        """Whether Parlour is on a server. Raises discord.HTTPException if Discord does not say."""
        return await _is_shown(self._client.http.get_guild(guild))

    async def is_personal(self, channel: int) -> bool:
        """Whether a channel on a server can belong to a player, who could hide it, or Parlour does not see it."""
        try:
            place: Any = await self._client.http.get_channel(channel)
        except (discord.Forbidden, discord.NotFound):
            return True
        return place["type"] in _PERSONAL

    async def is_hidden_from(self, session: AnySession, person: int) -> bool:
        """Whether the channel of a match is certainly hidden from a person."""
        return await members.is_hidden_from(self._client, session, person)

    async def has_left(self, guild: int, person: int) -> bool:
        """Whether a person has left a server."""
        return await members.has_left(self._client, guild, person)

    async def member(self, guild: int, person: int) -> Member | None:
        """Returns who a person is on a server; None if they are not there."""
        return await members.member(self._client, guild, person)

    async def server_name(self, guild: int, person: int) -> str:
        """Returns the name of a server; empty if the person is not on it, or Parlour is not."""
        return await members.server_name(self._client, guild, person)

    def install_link(self) -> str:
        """Returns where a person installs Parlour for themselves; empty if the host does not offer that."""
        if not connection.people_install(self._client):
            return ""
        scopes = "scope=applications.commands&integration_type=1"
        return f"https://discord.com/oauth2/authorize?client_id={self._client.application_id}&{scopes}"

    def latencies(self) -> list[tuple[int, float]]:
        """Returns the seconds of a heartbeat of each shard of this process."""
        return connection.latencies(self._client)

    def servers(self) -> int:
        """Returns how many servers this process serves."""
        return len(self._client.guilds)

    def belongs_to(self, person: int) -> bool:
        """Whether the bot belongs to a person, alone or in a team."""
        return connection.is_owner(self._client, person)

    async def rights(self, guild: int, channel: int, parent: int, person: int) -> Rights:
        """Returns what a person may do in a channel, as it was up to a minute ago."""
        key = (channel, person, self._now() // REMEMBERED)  # not by age: the machine's clock may be set back
        known = self._rights.get(key)
        if known is None:
            known = self._rights[key] = await members.rights(self._client, guild, channel, parent, person)
        return known


async def _is_shown(asked: Awaitable[Any]) -> bool:
    """Whether Discord shows Parlour what it has `asked` for."""
    try:
        await asked
    except (discord.Forbidden, discord.NotFound):
        return False
    return True
