"""The two long events that open a gateway session."""

from __future__ import annotations

from typing import Any

from sandbox.state.world import World
from sandbox.wire.channels import Channel
from sandbox.wire.guilds import Guild


def ready(world: World, session_id: str, address: str, shard: tuple[int, int], guilds: list[Guild]) -> dict[str, Any]:
    return {
        "v": 10,
        "user": world.bot,
        "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
        "private_channels": [],
        "session_id": session_id,
        "resume_gateway_url": address,
        "shard": shard,
        "application": {"id": world.application_id, "flags": 0, "flags_new": "0"},
    }


def guild_create(world: World, guild: Guild) -> dict[str, Any]:
    """Returns a guild as a bot without privileged intents gets it: the bot is the only member listed."""
    bot = guild.members[world.bot.id]
    channels = [
        channel for channel in world.channels.values() if channel.guild_id == guild.id and not channel.is_thread
    ]
    return {
        **guild.body(),
        "joined_at": bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [bot],
        "channels": _visible(world, channels),
        "threads": _visible(world, world.active_threads(guild.id)),
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _visible(world: World, channels: list[Channel]) -> list[Channel]:
    return [channel for channel in channels if world.sees(world.bot.id, channel)]
