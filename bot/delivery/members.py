"""What somebody is and may do on a server: queried when it matters, since Parlour keeps no member lists."""

from typing import Any, NamedTuple

import discord

from bot.delivery.refusals import GONE_PEOPLE

_THREADS = (discord.ChannelType.public_thread.value, discord.ChannelType.news_thread.value)


class Rights(NamedTuple):
    """What a person may do in a channel."""

    sees: bool
    posts: bool


NONE = Rights(sees=False, posts=False)
Place = discord.abc.GuildChannel | discord.Thread


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


async def rights(client: discord.Client, guild: int, channel: int, parent: int, person: int) -> Rights:
    """Returns what a person may do in a channel. `parent`: of a thread on a message."""
    server = client.get_guild(guild)
    place = None if server is None else await _place(client, server, channel, parent)
    if server is None or place is None:
        return NONE
    try:
        member = await server.fetch_member(person)
        granted = place.permissions_for(member)
        if place.type is discord.ChannelType.private_thread and not granted.manage_threads:
            await place.fetch_member(person)  # type: ignore[union-attr]  # a thread
    except (discord.NotFound, discord.Forbidden, discord.ClientException):
        return NONE
    is_thread = isinstance(place, discord.Thread) or channel != parent
    return Rights(granted.view_channel, granted.send_messages_in_threads if is_thread else granted.send_messages)


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


async def _place(client: discord.Client, server: discord.Guild, channel: int, parent: int) -> Place | None:
    """Returns the channel; of an archived thread, which is not in the cache, the parent if it is public."""
    known = server.get_channel_or_thread(channel) or (server.get_channel(parent) if parent != channel else None)
    if known is not None:
        return known
    try:
        found = await client.fetch_channel(channel)
    except discord.HTTPException:
        return None
    return found if isinstance(found, discord.Thread) and found.guild.id == server.id else None
