"""The two long events that open a gateway session."""

from __future__ import annotations

from typing import Any

from sandbox.state.world import World
from sandbox.wire.channels import Channel


def ready(world: World, session_id: str, address: str, shard: tuple[int, int], guild_is_here: bool) -> dict[str, Any]:
    guilds = [{"id": world.guild.id, "unavailable": True}] if guild_is_here else []
    return {
        "v": 10,
        "user": world.bot,
        "guilds": guilds,
        "private_channels": [],
        "session_id": session_id,
        "resume_gateway_url": address,
        "shard": shard,
        "application": {"id": world.application_id, "flags": 0, "flags_new": "0"},
    }


def guild_create(world: World) -> dict[str, Any]:
    """Returns the guild as a bot without privileged intents gets it: the bot is the only member listed."""
    bot = world.guild.members[world.bot.id]
    return {
        **world.guild.body(),
        "joined_at": bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(world.guild.members),
        "members": [bot],
        "channels": _visible(world, [c for c in world.channels.values() if c.parent_id is None]),
        "threads": _visible(world, world.active_threads()),
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _visible(world: World, channels: list[Channel]) -> list[Channel]:
    return [channel for channel in channels if channel.guild_id and world.sees(world.bot.id, channel)]
