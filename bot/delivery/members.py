"""What somebody is and may do on a server: queried when it matters, since Parlour keeps no member lists."""

from typing import Any, NamedTuple

import discord

from bot.delivery.refusals import GONE_PEOPLE
from bot.domain.calendar import DAY
from bot.domain.session import AnySession

_THREADS = (discord.ChannelType.public_thread.value, discord.ChannelType.news_thread.value)


class Rights(NamedTuple):
    """What a person may do in a channel."""

    sees: bool
    posts: bool
    is_known: bool = True
    """Whether Discord has said so, and the person is on the server."""
    joined: int = 0
    """When they joined the server, in seconds of UTC; 0: not known."""

    @property
    def hides(self) -> bool:
        """Whether the channel is certainly hidden from the person."""
        return self.is_known and not self.sees

    def is_new(self, now: int) -> bool:
        """Whether the person joined the server within a day before `now`, as far as that is known."""
        return now - self.joined < DAY


NONE = Rights(sees=False, posts=False)
UNKNOWN = Rights(sees=False, posts=False, is_known=False)


async def has_left(client: discord.Client, guild: int, person: int) -> bool:
    """Whether a person has left a server. False in direct messages, and if Parlour itself is not on the server."""
    if not guild or not person:
        return False
    try:
        await client.http.get_member(guild, person)
    except (discord.NotFound, discord.Forbidden) as error:
        return error.code in GONE_PEOPLE
    return False


class Member(NamedTuple):
    """Who somebody is on a server."""

    name: str
    is_bot: bool


async def member(client: discord.Client, guild: int, person: int) -> Member | None:
    """Returns who a person is on a server; None if they are not there."""
    server = client.get_guild(guild)
    try:
        found = await server.fetch_member(person) if server else None
    except (discord.NotFound, discord.Forbidden):
        return None
    return Member(found.display_name, found.bot) if found else None


async def server_name(client: discord.Client, guild: int, person: int) -> str:
    """Returns the name of a server; empty if the person is not on it, or Parlour is not."""
    server = client.get_guild(guild)
    return server.name if server and await member(client, guild, person) else ""


async def rights(client: discord.Client, guild: int, channel: int, parent: int, person: int) -> Rights:
    """Returns what a person may do in a channel. `parent`: of a thread on a message, which may not exist yet."""
    try:
        server = client.get_guild(guild) or await client.fetch_guild(guild, with_counts=False)
        around, thread = await _place(server, channel, parent)
        member = await server.fetch_member(person)
        granted = around.permissions_for(member)
        is_closed = thread is not None and thread.is_private() and not granted.manage_threads
        if thread is not None and is_closed and not await _is_member(thread, person):
            return NONE
    except (discord.NotFound, discord.Forbidden, discord.ClientException):
        return UNKNOWN
    is_thread = thread is not None or channel != parent
    posts = granted.send_messages_in_threads if is_thread else granted.send_messages
    sees = granted.view_channel and granted.read_message_history  # without it, a channel seems empty after a while
    return Rights(sees, posts, joined=int(member.joined_at.timestamp()) if member.joined_at else 0)


async def is_hidden_from(client: discord.Client, session: AnySession, person: int) -> bool:
    """Whether the channel of a match is certainly hidden from a person."""
    place = (session.guild, session.channel, session.parent)
    return bool(session.guild) and (await rights(client, *place, person)).hides


async def above(client: discord.Client, channel: int) -> int:
    """Returns the channel in which a thread is; 0 if it is no thread, or not to be seen."""
    try:
        place: Any = await client.http.get_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return 0
    return int(place["parent_id"]) if place["type"] in (*_THREADS, discord.ChannelType.private_thread.value) else 0


async def _is_member(thread: discord.Thread, person: int) -> bool:
    """Whether a person is a member of a thread. Raises discord.Forbidden if Parlour cannot see it."""
    try:
        await thread.fetch_member(person)
    except discord.NotFound:
        return False
    return True


async def is_public(client: discord.Client, guild: int, channel: int) -> bool:
    """Whether everybody on a server sees a channel. Asks Discord, since a worker that does not connect knows none."""
    try:
        place: Any = await client.http.get_channel(channel)
        if place["type"] in _THREADS:
            place = await client.http.get_channel(int(place["parent_id"]))
        roles: Any = await client.http.get_roles(guild)
    except discord.HTTPException:
        return False
    if place["type"] == discord.ChannelType.private_thread.value or place.get("guild_id") != str(guild):
        return False
    granted = next((int(role["permissions"]) for role in roles if role["id"] == str(guild)), 0)
    for overwrite in place.get("permission_overwrites", ()):
        if overwrite["id"] == str(guild):  # those of everybody
            granted = granted & ~int(overwrite["deny"]) | int(overwrite["allow"])
    return discord.Permissions(granted).view_channel


async def _place(
    server: discord.Guild, channel: int, parent: int
) -> tuple[discord.abc.GuildChannel, discord.Thread | None]:
    """Returns a channel; of a thread its parent, whose permissions hold there, and the thread.

    Raises discord.HTTPException or discord.ClientException, also if Parlour cannot see it or it is on another server.
    """
    try:
        place = server.get_channel_or_thread(channel) or await server.fetch_channel(channel)
    except discord.NotFound:
        if channel == parent:
            raise
        return await _fetched(server, parent), None  # the thread of a match is public
    if isinstance(place, discord.Thread):
        return await _fetched(server, place.parent_id), place
    return place, None


async def _fetched(server: discord.Guild, channel: int) -> discord.abc.GuildChannel:
    """Returns a channel that is no thread."""
    place = server.get_channel(channel) or await server.fetch_channel(channel)
    if isinstance(place, discord.Thread):
        raise discord.ClientException("the parent of a thread is a thread")
    return place
