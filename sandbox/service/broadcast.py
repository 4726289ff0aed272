"""Publishes changes: to the bot over the gateway, to people over their live sockets."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from sandbox.push.gateway import Gateway
from sandbox.push.gateway_events import for_bot
from sandbox.push.live import Live
from sandbox.state import intents
from sandbox.state.world import Unread, World
from sandbox.wire import members_of
from sandbox.wire.channels import PRIVATE_THREAD, Channel, ThreadMember, dm_for
from sandbox.wire.commands import Command
from sandbox.wire.guilds import Guild, Member, without_user
from sandbox.wire.messages import Message

WITHOUT_CONTENT: dict[str, Any] = {"content": "", "embeds": [], "components": [], "attachments": []}
"""The parts of a message that a bot without the intent for its content gets empty."""
_CHANNEL_EVENTS = {
    "CREATE": ("CHANNEL_CREATE", "THREAD_CREATE"),
    "UPDATE": ("CHANNEL_UPDATE", "THREAD_UPDATE"),
    "DELETE": ("CHANNEL_DELETE", "THREAD_DELETE"),
}


class Broadcast:
    """Publishes every change to those who may see it, and to nobody else."""

    def __init__(self, world: World, gateway: Gateway, live: Live) -> None:
        self._world = world
        self.gateway = gateway
        self.live = live
        gateway.on_presence = self._bot_presence

    def message(self, event: str, message: Message) -> None:
        """Publishes a message; `event` is MESSAGE_CREATE or MESSAGE_UPDATE."""
        channel = self._world.channel(message.channel_id)
        if message.owner_id is not None:
            self.live.push(message.owner_id, event, message)
            return
        self.live.push_to(self._world.viewers(channel), event, message)
        if self._world.sees(self._world.bot.id, channel):
            self._send_to_bot(event, message, channel)

    def message_shown(self, message: Message) -> None:
        """Shows people a message that changed by itself. Discord sends bots no event about it."""
        self.live.push_to(self._world.viewers(self._world.channel(message.channel_id)), "MESSAGE_UPDATE", message)

    def message_deleted(self, message: Message) -> None:
        channel = self._world.channel(message.channel_id)
        place = {"id": message.id, "channel_id": channel.id}
        if message.owner_id is not None:
            self.live.push(message.owner_id, "MESSAGE_DELETE", place)
            return
        self.live.push_to(self._world.viewers(channel), "MESSAGE_DELETE", place)
        wanted = intents.DIRECT_MESSAGES if channel.is_conversation else intents.GUILD_MESSAGES
        self.gateway.dispatch("MESSAGE_DELETE", place | _guild_of(channel), channel=channel, intents=wanted)

    def channel(self, change: str, channel: Channel, *, viewers: list[str] | None = None) -> None:
        """Publishes a channel; `change` is CREATE, UPDATE or DELETE, `viewers` defaults to its current viewers."""
        event = _CHANNEL_EVENTS[change][channel.is_thread]
        for user_id in self._world.viewers(channel) if viewers is None else viewers:
            self.live.push(user_id, event, dm_for(channel, user_id) if channel.is_conversation else channel)
        hidden = channel.is_thread and not self._world.sees(self._world.bot.id, channel)
        if channel.is_conversation or hidden:
            return
        data: Any = channel if channel.is_thread else for_bot(self._world, channel)
        if event == "THREAD_CREATE":
            data = members_of(channel) | {"newly_created": True}
        if event == "THREAD_DELETE":
            data = {name: getattr(channel, name) for name in ("id", "guild_id", "parent_id", "type")}
        self.gateway.dispatch(event, data, channel=channel, intents=intents.GUILDS)

    def bot_joined(self, guild: Guild) -> None:
        """Publishes that the bot was invited to a guild."""
        self.gateway.show_guild(guild)

    def bot_removed(self, guild: Guild) -> None:
        """Publishes that the bot was removed from a guild: without `unavailable`, which would mean an outage."""
        self.gateway.dispatch_in(guild.id, "GUILD_DELETE", {"id": guild.id}, intents=intents.GUILDS)

    def thread_members(self, thread: Channel, added: list[ThreadMember], removed: list[str]) -> None:
        data = {
            "id": thread.id,
            "guild_id": thread.guild_id,
            "member_count": thread.member_count,
            "added_members": added,
            "removed_member_ids": removed,
        }
        joined = [member.user_id for member in added]
        if self._world.bot.id in joined and thread.type == PRIVATE_THREAD:
            self.gateway.dispatch("THREAD_CREATE", thread, channel=thread, intents=intents.GUILDS)
        concerned = self._world.bot.id in joined + removed
        wanted = intents.GUILDS if concerned else intents.GUILD_MEMBERS
        self.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, channel=thread, intents=wanted)

    def member(self, change: str, guild: Guild, member: Member) -> None:
        """Publishes a member; `change` is ADD, UPDATE or REMOVE."""
        body = {"user": member.user} if change == "REMOVE" else members_of(member)
        event = f"GUILD_MEMBER_{change}"
        self.gateway.dispatch_in(guild.id, event, {"guild_id": guild.id, **body}, intents=intents.GUILD_MEMBERS)

    def granted_intents(self) -> None:
        """Shows people's pages which privileged intents the bot's application has."""
        self.live.push_to_all("INTENTS", intents.switches(self._world.granted_intents))

    def pins(self, channel: Channel) -> None:
        data = {"channel_id": channel.id, "last_pin_timestamp": channel.last_pin_timestamp}
        self.gateway.dispatch("CHANNEL_PINS_UPDATE", data | _guild_of(channel), channel=channel)

    def typing(self, channel: Channel, user_id: str) -> None:
        data: dict[str, Any] = {
            "channel_id": channel.id,
            "user_id": user_id,
            "timestamp": int(self._world.clock.now()),
        }
        self.live.push_to(self._world.viewers(channel), "TYPING_START", data)
        if channel.is_conversation:
            wanted = intents.DIRECT_TYPING
        else:
            data |= {"guild_id": channel.guild_id, "member": self._world.guild_of(channel).members[user_id]}
            wanted = intents.GUILD_TYPING
        self.gateway.dispatch("TYPING_START", data, channel=channel, intents=wanted)

    def unread(self, user_id: str, channel_id: str, unread: Unread) -> None:
        data = {"channel_id": channel_id, "count": unread.count, "mentions": unread.mentions}
        self.live.push(user_id, "UNREAD", data)

    def commands(self) -> None:
        self.live.push_to_all("COMMANDS", command_list(self._world))

    def _bot_presence(self, online: bool) -> None:
        self.live.push_to_all("BOT", {"online": online})

    def _send_to_bot(self, event: str, message: Message, channel: Channel) -> None:
        """Sends a message with its guild; its content only to sessions with the intent for it, if it needs one."""
        data = members_of(message) | _guild_of(channel) | {"channel_type": channel.type}
        member = None if channel.is_conversation else self._world.guild_of(channel).members.get(message.author.id)
        if member is not None and message.webhook_id is UNSET:
            data["member"] = without_user(member)
        wanted = intents.DIRECT_MESSAGES if channel.is_conversation else intents.GUILD_MESSAGES
        concealed = data | WITHOUT_CONTENT if needs_content_intent(self._world, message) else None
        self.gateway.dispatch(event, data, channel=channel, intents=wanted, concealed=concealed)


def needs_content_intent(world: World, message: Message) -> bool:
    """Whether a bot needs the privileged intent to read a message: not its own, one that mentions it, or in a DM."""
    bot = world.bot.id
    concerned = message.author.id == bot or any(user.id == bot for user in message.mentions)
    return not concerned and not world.channel(message.channel_id).is_conversation


def command_list(world: World) -> list[Command]:
    """Returns the commands as people's apps list them."""
    return list(world.commands.values())


def _guild_of(channel: Channel) -> dict[str, str]:
    return {} if channel.guild_id is UNSET else {"guild_id": channel.guild_id}
