"""Creates and changes channels, threads and direct messages."""

from __future__ import annotations

from msgspec import UNSET

from sandbox.errors import (
    invalid,
    missing_permissions,
    thread_archived,
    thread_exists,
    thread_locked,
    too_many_threads,
    without_messages,
    wrong_channel_type,
)
from sandbox.service.broadcast import Broadcast
from sandbox.service.messages import Messages
from sandbox.state.ids import timestamp
from sandbox.state.permissions import Permission
from sandbox.state.world import World
from sandbox.validation.lengths import length
from sandbox.wire.channels import (
    DM,
    FORUM,
    GROUP_DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    STAGE,
    TEXT,
    THREADS,
    VOICE,
    Channel,
    Overwrite,
    ThreadMember,
    ThreadMetadata,
)
from sandbox.wire.guilds import Guild, User
from sandbox.wire.messages import HAS_THREAD, THREAD_NOTICE, Message, Reference

MAX_ACTIVE_THREADS = 1000
BITRATE = 64_000
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


class Channels:
    """The channels of the world; every change is stored and published."""

    def __init__(self, world: World, broadcast: Broadcast, messages: Messages) -> None:
        self._world = world
        self._broadcast = broadcast
        self._messages = messages
        self.max_active_threads = MAX_ACTIVE_THREADS

    def create(
        self, guild: Guild, name: str, type: int = TEXT, *, topic: str | None = None, parent_id: str | None = None
    ) -> Channel:
        """Creates a channel at the end of a guild's list."""
        channel = Channel(
            id=self._world.ids.next(),
            type=type,
            name=name,
            guild_id=guild.id,
            position=len(self._world.channels),
            topic=topic,
            nsfw=False,
            parent_id=parent_id,
            permission_overwrites=[],
        )
        if type in (VOICE, STAGE):
            channel.bitrate, channel.user_limit = BITRATE, 0
        if type == FORUM:
            channel.available_tags, channel.default_forum_layout = [], 0
            channel.default_sort_order = channel.default_reaction_emoji = None
        self._add(channel)
        return channel

    def open_dm(self, one: User, other: User) -> Channel:
        """Returns the direct message channel of two users, creating it if needed."""
        found = self._world.dm_between(one.id, other.id)
        if found is not None:
            return found
        channel = Channel(id=self._world.ids.next(), type=DM, recipients=[one, other])
        self._add(channel)
        return channel

    def create_chat(self, name: str, people: list[User]) -> Channel:
        """Creates a group chat, which belongs to the first of `people`. Bots can be in none."""
        channel = Channel(id=self._world.ids.next(), type=GROUP_DM, name=name, owner_id=people[0].id, recipients=people)
        self._add(channel)
        return channel

    def start_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        message: Message | None = None,
        private: bool = False,
        invitable: bool = True,
        archive_minutes: int | None = None,
    ) -> Channel:
        """Starts a thread, alone or on a message, whose id it then shares.

        `invitable`: of a private thread, whether all its members may add others.

        Raises Refused: 50024 if the parent cannot have such threads, 160004, 160006, 50035.
        """
        type = _thread_type(parent, message, private)
        if message is not None and message.id in self._world.channels:
            raise thread_exists()
        if len(self._world.active_threads(self._world.guild_of(parent).id)) >= self.max_active_threads:
            raise too_many_threads()
        thread = self._new_thread(parent, type, name, owner, message, check_archive(archive_minutes))
        if private:
            thread.metadata.invitable = invitable
        self._add(thread)
        self.join(thread, owner.id)
        if message is not None:
            self._attach(thread, message)
        elif not private and parent.type != FORUM:
            reference = Reference(channel_id=thread.id, guild_id=thread.guild_id)
            self._messages.send_notice(parent, owner, THREAD_NOTICE, name, reference)
        return thread

    def changed(self, channel: Channel) -> None:
        """Stores and publishes a changed channel."""
        self._world.save(channel)
        self._broadcast.channel("UPDATE", channel)

    def archive(self, thread: Channel, archived: bool) -> None:
        """Sets whether a thread is archived; the caller calls `changed`."""
        if thread.metadata.archived != archived:
            thread.metadata.archived = archived
            thread.metadata.archive_timestamp = timestamp(self._world.clock.now())

    def unarchive(self, thread: Channel) -> None:
        """Unarchives a thread for a new message. Raises Refused (50083) if it is locked."""
        if thread.metadata.locked:
            raise thread_archived()
        self._wake(thread)

    def open_for(self, user_id: str, channel: Channel, needed: int = 0) -> None:
        """Makes sure that a user may send to a channel, with the `needed` permissions as well; wakes a thread.

        Discord's documentation, "Threads", "Active & Archived Threads": a message unarchives a thread, unless locked.
        Raises Refused: 50001, 50013, 50008 without messages, 160005 if the thread is locked, 50083 if archived too.
        """
        needed |= Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        self._world.require(user_id, channel, needed)
        if channel.type == FORUM:
            raise without_messages()
        self.require_unlocked(user_id, channel)
        if channel.archived:
            self._wake(channel)

    def wake_for(self, user_id: str, channel: Channel) -> None:
        """Wakes an archived thread, as a person's app does before it sends a command or a press from there.

        If that is refused, it sends nothing: discord-api-docs, issue 8474. Raises Refused (50013).
        """
        if not channel.archived:
            return
        if not self.may_wake(user_id, channel):
            raise missing_permissions()
        self._wake(channel)

    def may_wake(self, user_id: str, thread: Channel) -> bool:
        """Whether a user may unarchive a thread: a locked one needs MANAGE_THREADS."""
        needed = Permission.MANAGE_THREADS if thread.locked else Permission.SEND_MESSAGES_IN_THREADS
        return bool(self._world.permissions(user_id, thread) & (needed | Permission.MANAGE_THREADS))

    def require_unlocked(self, user_id: str, channel: Channel) -> None:
        """Raises Refused for those who may not manage threads if one is locked: 50083 if archived, else 160005.

        Discord's documentation, "Threads", "Locked Threads": they can neither create nor update messages there.
        """
        if channel.locked and not self._world.permissions(user_id, channel) & Permission.MANAGE_THREADS:
            raise thread_archived() if channel.archived else thread_locked()

    def _wake(self, thread: Channel) -> None:
        self.archive(thread, False)
        self.changed(thread)

    def delete(self, channel: Channel) -> None:
        """Deletes a channel with its threads and messages."""
        for thread in [t for t in self._world.threads() if t.parent_id == channel.id]:
            self.delete(thread)
        viewers = self._world.viewers(channel)
        del self._world.channels[channel.id]
        self._world.forget(channel)
        self._broadcast.channel("DELETE", channel, viewers=viewers)
        for message in self._world.messages.pop(channel.id, {}).values():
            self._world.forget(message)
            for file in self._world.files.pop(message.id, []):
                self._world.storage.drop_file(file.id)
        starter = self._world.messages.get(channel.parent_id or "", {}).get(channel.id)
        if starter is not None:
            starter.thread = UNSET
            self._messages.changed(starter)
        if channel.id in self._world.rolls:
            self._world.forget(self._world.rolls.pop(channel.id))

    def join(self, thread: Channel, user_id: str) -> None:
        """Makes a user a member of a thread."""
        roll = self._world.roll(thread.id)
        if user_id in roll.members:
            return
        member = ThreadMember(thread.id, user_id, timestamp(self._world.clock.now()))
        roll.members[user_id] = member
        self._roll_changed(thread, [member], [])

    def may_add(self, user_id: str, thread: Channel) -> bool:
        """Whether a user may add others to a thread: to a private one that is closed to invitations only moderators.

        Discord's documentation, "Channel", "Thread Metadata": whether non-moderators can add other non-moderators.
        """
        is_open = thread.type != PRIVATE_THREAD or thread.metadata.invitable is True
        return is_open or bool(self._world.permissions(user_id, thread) & Permission.MANAGE_THREADS)

    def add_mentioned(self, thread: Channel, message: Message) -> None:
        """Makes those whom a message mentions members of its thread, if its author may add them."""
        if not self.may_add(message.author.id, thread):
            return
        for mentioned in message.mentions:
            if self._world.permissions_around(mentioned.id, thread) & Permission.VIEW_CHANNEL:
                self.join(thread, mentioned.id)

    def leave(self, thread: Channel, user_id: str) -> None:
        if self._world.roll(thread.id).members.pop(user_id, None):
            self._roll_changed(thread, [], [user_id])

    def overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        """Sets what a role or member may and may not do in a channel."""
        self.remove_overwrite(channel, overwrite.id, publish=False)
        channel.permission_overwrites = [*(channel.permission_overwrites or []), overwrite]
        self.changed(channel)

    def remove_overwrite(self, channel: Channel, id: str, *, publish: bool = True) -> None:
        channel.permission_overwrites = [o for o in channel.permission_overwrites or [] if o.id != id]
        if publish:
            self.changed(channel)

    def _add(self, channel: Channel) -> None:
        self._world.channels[channel.id] = channel
        self._world.save(channel)
        self._broadcast.channel("CREATE", channel)

    def _roll_changed(self, thread: Channel, added: list[ThreadMember], removed: list[str]) -> None:
        thread.member_count = len(self._world.roll(thread.id).members)
        self._world.save(self._world.roll(thread.id))
        self._world.save(thread)
        self._broadcast.thread_members(thread, added, removed)

    def _new_thread(
        self,
        parent: Channel,
        type: int,
        name: str,
        owner: User,
        message: Message | None,
        archive_minutes: int,
    ) -> Channel:
        now = timestamp(self._world.clock.now())
        metadata = ThreadMetadata(archive_timestamp=now, auto_archive_duration=archive_minutes, create_timestamp=now)
        return Channel(
            id=message.id if message else self._world.ids.next(),
            type=type,
            name=name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner.id,
            thread_metadata=metadata,
            message_count=0,
            member_count=0,
            total_message_sent=0,
        )

    def _attach(self, thread: Channel, message: Message) -> None:
        message.thread = thread
        message.flags |= HAS_THREAD
        self._messages.changed(message)
        self._messages.start_with(thread, message)


def _thread_type(parent: Channel, message: Message | None, private: bool) -> int:
    """Returns the type of a new thread. Raises Refused (50024) if the parent cannot have it.

    Discord's documentation, "Threads", "Public & Private Threads": the type follows that of the channel, and only text
    channels have private threads.
    """
    if parent.type == TEXT and private:
        return PRIVATE_THREAD
    if parent.type == FORUM and message is None and not private:
        return PUBLIC_THREAD
    if parent.type not in THREADS or private:
        raise wrong_channel_type()
    return THREADS[parent.type]


def check_name(name: str) -> str:
    """Returns the name of a channel or thread. Raises Refused (50035) if it is too long or empty."""
    if not 1 <= length(name.strip()) <= 100:
        raise invalid(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    return name


def check_archive(minutes: int | None) -> int:
    """Returns the minutes of inactivity after which a thread is archived. Raises Refused (50035)."""
    if minutes is None:
        return 1440
    if minutes not in ARCHIVE_MINUTES:
        allowed = ", ".join(map(str, ARCHIVE_MINUTES))
        raise invalid(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of ({allowed}).")
    return minutes
