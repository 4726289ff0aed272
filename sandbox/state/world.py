"""Everything that exists in the sandbox, with its lookups."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from sandbox.errors import missing_access, missing_permissions, unknown
from sandbox.state import permissions
from sandbox.state.clock import Clock
from sandbox.state.ids import Snowflakes
from sandbox.state.permissions import Permission
from sandbox.state.storage import Storage
from sandbox.wire.channels import DM, PRIVATE_THREAD, Channel, ThreadMember
from sandbox.wire.commands import Command
from sandbox.wire.emojis import ApplicationEmoji
from sandbox.wire.guilds import Account, Guild, User
from sandbox.wire.messages import Attachment, Message

GUILD_INSTALL, USER_INSTALL = 0, 1
"""The kinds of installation: on a guild, and for oneself."""


class Unread(Struct):
    """How many messages and mentions of a channel a person has not seen."""

    count: int = 0
    mentions: int = 0


class Kept(Struct):
    """The files of a message, whether shown in its components or not."""

    id: str
    attachments: list[Attachment]


class ThreadRoll(Struct):
    """The members of a thread."""

    id: str
    members: dict[str, ThreadMember] = {}


class Granted(Struct):
    """The privileged intents that the bot's application has."""

    intents: int


class World:
    """The state; changes go through `messages`, `channels` and `commands`, which publish them."""

    def __init__(self, clock: Clock, storage: Storage, address: str, guild: Guild, bot: User) -> None:
        """`address` is where files are fetched from, without a trailing slash."""
        self.clock = clock
        self.storage = storage
        self.address = address
        self.ids = Snowflakes(clock)
        self.guilds = {guild.id: guild}
        self.bot = bot
        self.accounts: dict[str, Account] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.files: dict[str, list[Attachment]] = {}
        self.rolls: dict[str, ThreadRoll] = {}
        self.commands: dict[str, Command] = {}
        self.emojis: dict[str, ApplicationEmoji] = {}
        self.unread: dict[tuple[str, str], Unread] = {}
        self.granted_intents = 0
        """The privileged intents that the bot's application has."""
        self.team: list[str] = []
        """The ids of the people of the team to which the bot belongs, its owner first; nobody: it has an owner."""
        self.kinds_of_install = [GUILD_INSTALL, USER_INSTALL]
        """The kinds of installation that the bot's application offers."""

    @property
    def application_id(self) -> str:
        return self.bot.id

    def grant_intents(self, granted: int) -> None:
        """Sets which privileged intents the bot's application has, from its next identify on."""
        self.granted_intents = granted
        self.storage.put("Granted", "1", Granted(granted))

    def account(self, user_id: str) -> Account:
        """Returns an account. Raises Refused (10013) if there is none."""
        if user_id not in self.accounts:
            raise unknown("User")
        return self.accounts[user_id]

    @property
    def guild(self) -> Guild:
        """The guild of the first world."""
        return next(iter(self.guilds.values()))

    def guild_of(self, channel: Channel) -> Guild:
        """Returns the guild of a channel that is no direct message."""
        return self.guilds[channel.guild_id or ""]

    def guilds_with(self, user_id: str) -> list[Guild]:
        """Returns the guilds that a user is a member of."""
        return [guild for guild in self.guilds.values() if user_id in guild.members]

    def shares_guild_with_bot(self, user_id: str) -> bool:
        """Whether a user is a member of a guild that the bot is in."""
        return any(self.bot.id in guild.members for guild in self.guilds_with(user_id))

    def channel(self, channel_id: str) -> Channel:
        """Returns a channel. Raises Refused (10003) if there is none."""
        if channel_id not in self.channels:
            raise unknown("Channel")
        return self.channels[channel_id]

    def message(self, channel_id: str, message_id: str) -> Message:
        """Returns a message. Raises Refused (10008) if there is none."""
        found = self.messages.get(channel_id, {}).get(message_id)
        if found is None:
            raise unknown("Message")
        return found

    def public_message(self, channel_id: str, message_id: str) -> Message:
        """Returns a message that is not ephemeral. Raises Refused (10008) if there is none."""
        found = self.message(channel_id, message_id)
        if found.owner_id is not None:
            raise unknown("Message")
        return found

    def seen_by(self, user_id: str, channel_id: str) -> Iterator[Message]:
        """Yields the messages of a channel that a user can see, newest first."""
        for message in reversed(self.messages.get(channel_id, {}).values()):
            if message.owner_id in (None, user_id):
                yield message

    def threads(self) -> Iterator[Channel]:
        return (channel for channel in self.channels.values() if channel.is_thread)

    def active_threads(self, guild_id: str) -> list[Channel]:
        return [thread for thread in self.threads() if thread.guild_id == guild_id and not thread.archived]

    def dm_between(self, one: str, other: str) -> Channel | None:
        people = {one, other}
        for channel in self.channels.values():
            if channel.type == DM and {user.id for user in channel.recipients or []} == people:
                return channel
        return None

    def roll(self, thread_id: str) -> ThreadRoll:
        return self.rolls.setdefault(thread_id, ThreadRoll(thread_id))

    def permissions(self, user_id: str, channel: Channel) -> int:
        """Returns what a user may do in a channel, thread, direct message or group chat."""
        if channel.is_conversation:
            return permissions.IN_DM if self._takes_part(user_id, channel) else 0
        granted = self.permissions_around(user_id, channel)
        if channel.type == PRIVATE_THREAD and not granted & Permission.MANAGE_THREADS:
            return granted if user_id in self.roll(channel.id).members else 0
        return granted

    def permissions_around(self, user_id: str, channel: Channel) -> int:
        """Returns what roles and overwrites grant a user in a channel, or in the parent of a thread.

        Interactions name these permissions, even in a private thread that the user is not a member of.
        """
        if channel.is_conversation:
            return self.permissions(user_id, channel)
        guild = self.guild_of(channel)
        if user_id not in guild.members:
            return 0
        place = self.channels.get(channel.parent_id or "", channel) if channel.is_thread else channel
        return permissions.in_channel(guild, guild.members[user_id], place)

    def sees(self, user_id: str, channel: Channel) -> bool:
        return bool(self.permissions(user_id, channel) & Permission.VIEW_CHANNEL)

    def viewers(self, channel: Channel) -> list[str]:
        """Returns the people who can see a channel, without the bot."""
        return [id for id in self.accounts if id != self.bot.id and self.sees(id, channel)]

    def require(self, user_id: str, channel: Channel, needed: int) -> None:
        """Raises Refused: 50001 if the channel is hidden from the user, 50013 if a permission is missing."""
        granted = self.permissions(user_id, channel)
        if not granted & Permission.VIEW_CHANNEL:
            raise missing_access()
        if needed & ~granted:
            raise missing_permissions()

    def save(self, thing: Channel | Message | Account | Command | ApplicationEmoji | Guild | ThreadRoll) -> None:
        self.storage.put(type(thing).__name__, _id_of(thing), thing)

    def forget(self, thing: Channel | Message | Command | ApplicationEmoji | ThreadRoll) -> None:
        self.storage.drop(type(thing).__name__, _id_of(thing))

    def _takes_part(self, user_id: str, channel: Channel) -> bool:
        return any(user.id == user_id for user in channel.recipients or [])


def _id_of(thing: Channel | Message | Account | Command | ApplicationEmoji | Guild | ThreadRoll) -> str:
    return thing.user.id if isinstance(thing, Account) else thing.id
