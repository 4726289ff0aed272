"""Channels of a guild, threads and direct messages, which share one object and use different fields of it."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from sandbox.wire.guilds import User

TEXT = 0
DM = 1
VOICE = 2
GROUP_DM = 3
ANNOUNCEMENT = 5
ANNOUNCEMENT_THREAD = 10
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
STAGE = 13
FORUM = 15

OBFUSCATED = 1 << 17
"""The flag of a channel that the bot may not view."""
HIDDEN_NAME = "___hidden___"
"""The name of such a channel, for the bot."""

GUILD_CHANNELS = (TEXT, VOICE, ANNOUNCEMENT, STAGE, FORUM)
THREADS = {TEXT: PUBLIC_THREAD, ANNOUNCEMENT: ANNOUNCEMENT_THREAD}
"""The type of a thread on a message, by the type of the channel. Other channels have no messages with threads."""


class Overwrite(Struct):
    """The permissions that a role (type 0) or member (type 1) gains or loses in one channel."""

    id: str
    type: int
    allow: str = "0"
    deny: str = "0"


class ThreadMetadata(Struct, kw_only=True):
    archived: bool = False
    archive_timestamp: str
    auto_archive_duration: int
    locked: bool = False
    create_timestamp: str
    invitable: bool | UnsetType = UNSET


class ThreadMember(Struct):
    id: str
    user_id: str
    join_timestamp: str
    flags: int = 0


class Channel(Struct, kw_only=True):
    id: str
    type: int
    flags: int = 0
    name: str | UnsetType = UNSET
    guild_id: str | UnsetType = UNSET
    last_message_id: str | None = None
    last_pin_timestamp: str | None = None
    rate_limit_per_user: int = 0

    position: int | UnsetType = UNSET
    topic: str | UnsetType | None = UNSET
    nsfw: bool | UnsetType = UNSET
    permission_overwrites: list[Overwrite] | UnsetType = UNSET
    bitrate: int | UnsetType = UNSET
    user_limit: int | UnsetType = UNSET
    available_tags: list[Any] | UnsetType = UNSET
    default_forum_layout: int | UnsetType = UNSET
    default_sort_order: int | UnsetType | None = UNSET
    default_reaction_emoji: UnsetType | None = UNSET

    parent_id: str | UnsetType | None = UNSET
    owner_id: str | UnsetType = UNSET
    thread_metadata: ThreadMetadata | UnsetType = UNSET
    message_count: int | UnsetType = UNSET
    member_count: int | UnsetType = UNSET
    total_message_sent: int | UnsetType = UNSET

    recipients: list[User] | UnsetType = UNSET

    @property
    def is_conversation(self) -> bool:
        """Whether it belongs to no guild: a direct message channel or a group chat."""
        return self.type in (DM, GROUP_DM)

    @property
    def is_thread(self) -> bool:
        return self.type in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def metadata(self) -> ThreadMetadata:
        """The metadata of a thread. Raises TypeError for other channels."""
        if self.thread_metadata is UNSET:
            raise TypeError(f"channel {self.id} is not a thread")
        return self.thread_metadata

    @property
    def archived(self) -> bool:
        return self.is_thread and self.metadata.archived

    @property
    def locked(self) -> bool:
        return self.is_thread and self.metadata.locked


def dm_for(channel: Channel, user_id: str) -> dict[str, Any]:
    """Returns a direct message channel or group chat as one of its users sees it, or a bot that is not in it."""
    recipients = [user for user in channel.recipients or [] if user.id != user_id]
    shown = {
        "id": channel.id,
        "type": channel.type,
        "flags": channel.flags,
        "last_message_id": channel.last_message_id,
        "last_pin_timestamp": channel.last_pin_timestamp,
        "recipients": recipients,
    }
    if channel.type == GROUP_DM:
        shown |= {"name": channel.name or None, "icon": None, "owner_id": channel.owner_id}
    return shown
