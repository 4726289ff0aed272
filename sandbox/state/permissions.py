"""Discord's permission bits, and how roles and overwrites combine them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from sandbox.wire.channels import Channel, Overwrite
from sandbox.wire.guilds import Guild, Member


class Permission(IntEnum):
    """The bits of a permission set, which is a plain integer; the names are those of Discord's documentation."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


def bits(names: Iterable[str]) -> int:
    """Returns the set of these permissions, in any case. Raises ValueError for an unknown name."""
    found = 0
    for name in names:
        if name.upper() not in Permission.__members__:
            raise ValueError(f"there is no permission {name!r}")
        found |= Permission[name.upper()]
    return found


EVERYTHING = bits(Permission.__members__)
IN_DM = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
)


def in_channel(guild: Guild, member: Member, channel: Channel) -> int:
    """Returns what a member may do in a channel; for a thread, pass its parent."""
    granted = in_guild(guild, member)
    if granted & Permission.ADMINISTRATOR:
        return EVERYTHING
    if channel.permission_overwrites:
        overwrites = {overwrite.id: overwrite for overwrite in channel.permission_overwrites}
        for layer in ([guild.id], member.roles, [member.user.id]):
            granted = _apply(granted, [overwrites[id] for id in layer if id in overwrites])
    return granted if granted & Permission.VIEW_CHANNEL else 0


def in_guild(guild: Guild, member: Member) -> int:
    """Returns what a member may do before the overwrites of a channel apply."""
    if member.user.id == guild.owner_id:
        return EVERYTHING
    granted = 0
    for role in guild.roles:
        if role.id == guild.id or role.id in member.roles:
            granted |= int(role.permissions)
    return EVERYTHING if granted & Permission.ADMINISTRATOR else granted


def _apply(granted: int, overwrites: list[Overwrite]) -> int:
    allow = deny = 0
    for overwrite in overwrites:
        allow |= int(overwrite.allow)
        deny |= int(overwrite.deny)
    return (granted & ~deny) | allow
