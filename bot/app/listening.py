"""The heartbeat of a bot that is connected to Discord, for the health check."""

import asyncio

import discord
import structlog

from bot.store.connection import StoreUnavailable
from bot.store.liveness import Liveness

PAUSE = 5.0
"""Seconds between two heartbeats."""

_log = structlog.get_logger()


async def keep_listening(client: discord.AutoShardedClient, liveness: Liveness) -> None:
    """Stores heartbeats as long as `client` is connected, until it is cancelled."""
    while True:
        await beat(client, liveness)
        await asyncio.sleep(PAUSE)


async def beat(client: discord.AutoShardedClient, liveness: Liveness) -> None:
    """Stores a heartbeat of each shard that is connected."""
    if not (shards := connected(client)):
        return
    try:
        await liveness.listens(shards, client.shard_count or 1)
    except StoreUnavailable as error:
        _log.warning("heartbeat not stored", error=str(error))


def connected(client: discord.AutoShardedClient) -> list[int]:
    """Returns the shards of a client that are connected."""
    return [number for number, shard in client.shards.items() if not shard.is_closed()]
