"""Whether somebody is still on a server: queried when it matters, since Parlour keeps no member lists."""

import discord

_UNKNOWN = (10007, 10013)
"""Discord's error codes: unknown member, unknown user."""


async def has_left(client: discord.Client, guild: int, person: int) -> bool:
    """Whether a person has left a server. False in direct messages, and if Parlour itself is not on the server."""
    if not guild or not person:
        return False
    try:
        await client.http.get_member(guild, person)
    except (discord.NotFound, discord.Forbidden) as error:
        return error.code in _UNKNOWN
    return False
