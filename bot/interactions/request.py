"""Converts an interaction of discord.py into a request for handlers."""

from datetime import timedelta
from typing import Any

import discord

from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.session import Chat
from bot.handlers.context import ChannelKind, Chosen, Request
from bot.languages import language_of

Interaction = discord.Interaction[discord.Client]

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""All permissions that Parlour needs."""

NEWCOMER = timedelta(days=1)
"""How long somebody who has joined a server is new there."""

_CHANNEL_KINDS = {
    discord.ChannelType.text: ChannelKind.WITH_THREADS,
    discord.ChannelType.news: ChannelKind.WITH_THREADS,
    discord.ChannelType.public_thread: ChannelKind.THREAD,
    discord.ChannelType.private_thread: ChannelKind.PRIVATE_THREAD,
    discord.ChannelType.news_thread: ChannelKind.THREAD,
}


def request_of(interaction: Interaction, language: str) -> Request:
    """Returns the request. `language`: the default for people whose language Parlour does not support."""
    channel, chat = interaction.channel, _chat(interaction)
    return Request(
        person=interaction.user.id,
        name=interaction.user.display_name,
        language=language_of(str(interaction.locale), language),
        channel=interaction.channel_id or 0,
        parent=getattr(channel, "parent_id", None) or interaction.channel_id or 0,
        channel_kind=_CHANNEL_KINDS.get(channel.type, ChannelKind.OTHER) if channel and not chat else ChannelKind.OTHER,
        guild=0 if chat else interaction.guild_id or 0,
        missing=() if chat else _missing(interaction),
        posts=_posts(interaction),
        manages=chat is None and interaction.guild_id is not None and interaction.permissions.manage_guild,
        is_new=chat is None and _is_new(interaction),
        channel_refusal=None if chat else _channel_refusal(interaction),
        chosen=_chosen(interaction),
        interaction=interaction.id,
        chat=chat,
        present=_present(interaction, chat),
        whispers=bool(chat and chat.guild and not interaction.permissions.use_external_apps),
        answers_by=interaction.token,
        installed=interaction.is_user_integration(),
    )


def _chat(interaction: Interaction) -> Chat | None:
    """Returns the place if Parlour is no member of it; None for its own direct messages and servers that invited it."""
    if interaction.context.private_channel:
        return Chat()
    guild = interaction.guild_id
    if guild is None or interaction.is_guild_integration() or interaction.client.get_guild(guild):
        return None
    return Chat(guild)


def _present(interaction: Interaction, chat: Chat | None) -> frozenset[int]:
    """Returns the people who see the chat; nobody if Discord does not name them.

    They are all of a group or conversation, and on a server those among the people whom the person has chosen.
    """
    channel = interaction.channel
    if interaction.context.private_channel and isinstance(channel, discord.GroupChannel | discord.DMChannel):
        return frozenset({interaction.user.id, *(person.id for person in channel.recipients)})
    if chat is not None and chat.guild:
        chosen = _resolved(interaction).get("members", {})
        return frozenset({interaction.user.id, *(int(person) for person, member in chosen.items() if _sees(member))})
    return frozenset()


def _missing(interaction: Interaction) -> tuple[str, ...]:
    return () if interaction.guild_id is None else _lacking(interaction.app_permissions)


def missing_in(interaction: Interaction, channel: int) -> tuple[str, ...]:
    """Returns the permissions that Parlour lacks in a channel that was chosen; none if Discord does not say."""
    chosen = _resolved(interaction).get("channels", {}).get(str(channel), {})
    granted = chosen.get("app_permissions")
    return () if granted is None else _lacking(discord.Permissions(int(granted)))


def _sees(member: dict[str, Any]) -> bool:
    return discord.Permissions(int(member["permissions"])).view_channel


def _resolved(interaction: Interaction) -> dict[str, Any]:
    """Returns what Discord tells of the people and channels that were chosen, by kind and id."""
    data: dict[str, Any] = dict(interaction.data or {})
    resolved: dict[str, Any] = data.get("resolved", {})
    return resolved


def _lacking(granted: discord.Permissions) -> tuple[str, ...]:
    return tuple(name for name, needed in NEEDED if needed and not getattr(granted, name))


def _posts(interaction: Interaction) -> bool:
    """Whether the person may post in the channel."""
    granted = interaction.permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    return interaction.guild_id is None or (granted.send_messages_in_threads if is_thread else granted.send_messages)


def _is_new(interaction: Interaction) -> bool:
    """Whether the person has joined the server within a day."""
    joined = getattr(interaction.user, "joined_at", None)
    return joined is not None and interaction.created_at - joined < NEWCOMER


def _channel_refusal(interaction: Interaction) -> ChannelRefusal | None:
    """Returns why the channel would refuse a post; None if it shows no reason."""
    if interaction.guild_id is None:
        return None
    granted, channel = interaction.app_permissions, interaction.channel
    may_send = granted.send_messages
    if isinstance(channel, discord.Thread):
        may_send = granted.send_messages_in_threads
        if channel.locked and not granted.manage_threads:
            return ChannelRefusal.LOCKED
    return None if may_send and granted.read_messages else ChannelRefusal.PERMISSION


def _chosen(interaction: Interaction) -> Chosen | None:
    """Returns the person chosen in a menu of people."""
    data: dict[str, Any] = dict(interaction.data or {})
    resolved = _resolved(interaction)
    for person in data.get("values", []):
        if user := resolved.get("users", {}).get(str(person)):
            nick = resolved.get("members", {}).get(str(person), {}).get("nick")
            return Chosen(int(person), str(nick or user.get("global_name") or user["username"]), bool(user.get("bot")))
    return None
