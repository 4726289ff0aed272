"""The welcome on a server that has invited Parlour."""

import aiohttp
import discord
import structlog

from bot.delivery.refusals import log_refusal
from bot.delivery.send import Outgoing, send
from bot.store.departures import Departures
from bot.views.help import welcome

_log = structlog.get_logger()

RECENT = 3600
"""For how many seconds an invitation that Parlour missed because it was not connected is still recent."""


async def post_welcome(client: discord.Client, departures: Departures, guild: discord.Guild, language: str) -> None:
    """Posts the welcome once on each server; not where Parlour may post in no channel. `language`: the default."""
    channel = _place(guild)
    if channel is None or not await departures.is_first_welcome(guild.id):
        return
    view = welcome(str(guild.preferred_locale), language)
    try:
        await send(client, channel.id, Outgoing(view), f"{guild.id:x}.w")
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log_refusal(_log, "welcome not posted", error, level="warning", guild=guild.id)


def is_recent(guild: discord.Guild, now: int) -> bool:
    """Whether Parlour was invited to a server a short while ago."""
    joined = guild.me.joined_at
    return joined is not None and now - joined.timestamp() < RECENT


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """Returns the channel for Discord's own welcomes, or else the first one where Parlour may post."""
    preferred = [guild.system_channel] if guild.system_channel else []
    return next((channel for channel in [*preferred, *guild.text_channels] if _may_post(channel)), None)


def _may_post(channel: discord.TextChannel) -> bool:
    granted = channel.permissions_for(channel.guild.me)
    return granted.view_channel and granted.send_messages
