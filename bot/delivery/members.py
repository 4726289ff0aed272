"""Whether somebody is still on a server: asked of Discord where it matters, since Parlour keeps no lists."""

import discord

_UNKNOWN = (10007, 10013)
"""Discord's codes for who is not on a server, and for who is nobody at all."""


async def has_left(client: discord.Client, guild: int, person: int) -> bool:
    """Whether a person is no longer on a server; not in direct messages, or where Parlour itself is not there."""
    if not guild or not person:
        return False
    try:
        await client.http.get_member(guild, person)
    except (discord.NotFound, discord.Forbidden) as error:
        return error.code in _UNKNOWN
    return False
