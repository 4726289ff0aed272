"""The heartbeat of a bot that is connected to Discord, for the health check."""

import asyncio

import discord
import structlog
from discord.gateway import DiscordWebSocket

from bot.store.connection import StoreUnavailable
from bot.store.liveness import Liveness

PAUSE = 5.0
"""Seconds between two heartbeats."""

_log = structlog.get_logger()


async def keep_listening(client: discord.Client, liveness: Liveness) -> None:
    """Stores heartbeats as long as `client` is connected, until it is cancelled."""
    while True:
        await beat(client, liveness)
        await asyncio.sleep(PAUSE)


async def beat(client: discord.Client, liveness: Liveness) -> None:
    """Stores a heartbeat if `client` is connected."""
    gateway: DiscordWebSocket | None = client.ws
    if gateway is None or not gateway.open:
        return
    try:
        await liveness.listens()
    except StoreUnavailable as error:
        _log.warning("heartbeat not stored", error=str(error))
