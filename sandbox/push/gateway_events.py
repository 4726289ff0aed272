"""The two long events that open a gateway session."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from sandbox.state import intents
from sandbox.state.permissions import Permission
from sandbox.state.world import World
from sandbox.wire.channels import HIDDEN_NAME, OBFUSCATED, Channel, Overwrite
from sandbox.wire.guilds import Guild


def ready(world: World, session_id: str, address: str, shard: tuple[int, int], guilds: list[Guild]) -> dict[str, Any]:
    flags = intents.application_flags(world.granted_intents)
    return {
        "v": 10,
        "user": world.bot,
        "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
        "private_channels": [],
        "session_id": session_id,
        "resume_gateway_url": address,
        "shard": shard,
        "application": {"id": world.application_id, "flags": flags, "flags_new": str(flags)},
    }


def guild_create(world: World, guild: Guild, session_intents: int) -> dict[str, Any]:
    """Returns a guild as a session with these intents gets it: without presences, the bot is the only member listed."""
    bot = guild.members[world.bot.id]
    sees_all = bool(session_intents & intents.PRESENCES)
    channels = [
        channel for channel in world.channels.values() if channel.guild_id == guild.id and not channel.is_thread
    ]
    return {
        **guild.body(),
        "joined_at": bot.joined_at,
        "large": False,
        "member_count": len(guild.members),
        "members": list(guild.members.values()) if sees_all else [bot],
        "channels": [for_bot(world, channel) for channel in channels],
        "threads": _visible(world, world.active_threads(guild.id)),
        "presences": presences(guild) if sees_all else [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def presences(guild: Guild) -> list[dict[str, Any]]:
    """Returns the presences in a guild: everybody is always online."""
    online = {"status": "online", "activities": [], "client_status": {"web": "online"}}
    return [{"user": {"id": id}, "guild_id": guild.id, **online} for id in guild.members]


def for_bot(world: World, channel: Channel) -> Channel:
    """Returns a channel as the bot gets it: without its name and topic if it may not view it.

    Discord's documentation, "Channel", "Channel Flags": CHANNEL_OBFUSCATED.
    """
    if world.sees(world.bot.id, channel):
        return channel
    hidden = [Overwrite(channel.guild_id or "", 0, deny=str(int(Permission.VIEW_CHANNEL)))]
    return structs.replace(
        channel,
        name=HIDDEN_NAME,
        topic=None,
        flags=channel.flags | OBFUSCATED,
        permission_overwrites=hidden,
        last_message_id=None,
        last_pin_timestamp=None,
    )


def _visible(world: World, channels: list[Channel]) -> list[Channel]:
    return [channel for channel in channels if world.sees(world.bot.id, channel)]
