"""Sends, edits, deletes and pins messages, with everything that follows."""

from __future__ import annotations

import re
from typing import Any

from msgspec import UNSET, Struct, structs

from sandbox.errors import invalid, too_many_pins
from sandbox.service.broadcast import Broadcast
from sandbox.service.drafts import Draft
from sandbox.state.ids import timestamp
from sandbox.state.permissions import Permission
from sandbox.state.world import Kept, Unread, World
from sandbox.wire.channels import Channel
from sandbox.wire.components import TextDisplay, walk
from sandbox.wire.guilds import User
from sandbox.wire.messages import (
    DEFAULT,
    EPHEMERAL,
    LOADING,
    PIN_NOTICE,
    REPLY,
    THREAD_STARTER,
    AllowedMentions,
    InteractionMetadata,
    Message,
    Reference,
    ReferenceForm,
)

MAX_PINS = 250
NONCE_SECONDS = 300
_USER = re.compile(r"<@!?(\d{1,20})>")
_ROLE = re.compile(r"<@&(\d{1,20})>")
_EVERYBODY = re.compile(r"@(everyone|here)\b")
_PARTS = ("content", "embeds", "components", "flags", "attachments")


class Sending(Struct, kw_only=True):
    """How a message is sent, apart from its content."""

    author: User
    type: int = DEFAULT
    allowed_mentions: AllowedMentions | None = None
    reference: ReferenceForm | None = None
    nonce: int | str | None = None
    answers: InteractionMetadata | None = None


class Messages:
    """The messages of the world; every change is stored and published."""

    def __init__(self, world: World, broadcast: Broadcast) -> None:
        self._world = world
        self._broadcast = broadcast
        self._nonces: dict[tuple[str, str, str], tuple[float, str]] = {}

    def with_nonce(self, channel_id: str, author_id: str, nonce: int | str) -> Message | None:
        """Returns the message sent with this nonce in the last NONCE_SECONDS."""
        sent = self._nonces.get((channel_id, author_id, str(nonce)))
        if sent is None or self._world.clock.now() - sent[0] > NONCE_SECONDS:
            return None
        return self._world.messages.get(channel_id, {}).get(sent[1])

    def forget_nonces(self) -> None:
        """Forgets what was sent with which nonce, as after NONCE_SECONDS."""
        self._nonces.clear()

    def send(self, channel: Channel, draft: Draft, sending: Sending) -> Message:
        """Sends a message to a channel."""
        message = self._new(channel, sending)
        self._fill(message, draft)
        self._mention(message, channel, sending.allowed_mentions)
        self._keep(channel, message)
        if sending.nonce is not None:
            key = (channel.id, sending.author.id, str(sending.nonce))
            self._nonces[key] = (self._world.clock.now(), message.id)
        self._broadcast.message("MESSAGE_CREATE", message)
        if message.owner_id is None:
            self._count_unread(channel, message)
        return message

    def start_with(self, thread: Channel, starter: Message) -> None:
        """Adds the first line of a thread on a message, which repeats that message and is not counted."""
        notice = self._new(thread, Sending(author=starter.author, type=THREAD_STARTER))
        notice.message_reference = Reference(
            channel_id=starter.channel_id, message_id=starter.id, guild_id=thread.guild_id
        )
        notice.referenced_message = _repeated(starter)
        self._keep(thread, notice)
        self._broadcast.message("MESSAGE_CREATE", notice)

    def send_notice(self, channel: Channel, author: User, type: int, content: str, reference: Reference) -> None:
        """Sends a system message, such as the notice of a pin."""
        message = self._new(channel, Sending(author=author, type=type))
        message.content, message.message_reference = content, reference
        self._keep(channel, message)
        self._broadcast.message("MESSAGE_CREATE", message)

    def edit(self, message: Message, draft: Draft, allowed: AllowedMentions | None = None) -> Message:
        """Replaces the content of a message. This completes a deferred answer."""
        was_loading = bool(message.flags & LOADING)
        draft.flags &= ~LOADING
        self._fill(message, draft)
        channel = self._world.channel(message.channel_id)
        self._mention(message, channel, allowed)
        if not was_loading:
            message.edited_timestamp = timestamp(self._world.clock.now())
        self.changed(message)
        return message

    def changed(self, message: Message) -> None:
        """Stores and publishes a changed message; the first line of its thread repeats it as it is now."""
        self._world.save(message)
        self._broadcast.message("MESSAGE_UPDATE", message)
        for notice in self._world.messages.get(message.id, {}).values():
            if notice.type == THREAD_STARTER:
                notice.referenced_message = _repeated(message)
                self._world.save(notice)
                self._broadcast.message_shown(notice)

    def delete(self, message: Message) -> None:
        del self._world.messages[message.channel_id][message.id]
        self._world.forget(message)
        self._keep_files(message.id, Draft("", [], [], 0))
        channel = self._world.channel(message.channel_id)
        if channel.is_thread and message.owner_id is None and message.type != THREAD_STARTER:
            channel.message_count = max(0, (channel.message_count or 0) - 1)
            self._world.save(channel)
        self._broadcast.message_deleted(message)

    def pin(self, message: Message, by: User) -> None:
        """Pins a message. Raises Refused (30003) if the channel has the most pins allowed."""
        if message.pinned:
            return
        channel = self._world.channel(message.channel_id)
        if sum(other.pinned for other in self._world.messages[channel.id].values()) >= MAX_PINS:
            raise too_many_pins()
        message.pinned = True
        channel.last_pin_timestamp = timestamp(self._world.clock.now())
        self._world.save(channel)
        self.changed(message)
        self._broadcast.pins(channel)
        reference = Reference(channel_id=channel.id, message_id=message.id, guild_id=channel.guild_id)
        self.send_notice(channel, by, PIN_NOTICE, "", reference)

    def unpin(self, message: Message) -> None:
        message.pinned = False
        self.changed(message)
        self._broadcast.pins(self._world.channel(message.channel_id))

    def read(self, user_id: str, channel_id: str) -> None:
        """Marks a channel as read by a person."""
        self._set_unread(user_id, channel_id, Unread())

    def _new(self, channel: Channel, sending: Sending) -> Message:
        message = Message(
            id=self._world.ids.next(),
            channel_id=channel.id,
            type=sending.type,
            author=sending.author,
            timestamp=timestamp(self._world.clock.now()),
        )
        if sending.nonce is not None:
            message.nonce = sending.nonce
        if sending.answers is not None:
            message.interaction_metadata = sending.answers
            message.application_id = message.webhook_id = self._world.application_id
        if sending.reference is not None:
            self._refer(message, channel, sending.reference)
        return message

    def _refer(self, message: Message, channel: Channel, form: ReferenceForm) -> None:
        place, message_id = str(form.channel_id or channel.id), str(form.message_id)
        referenced = self._world.messages.get(place, {}).get(message_id)
        if referenced is None and form.fail_if_not_exists:
            raise invalid(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        message.type = REPLY
        message.message_reference = Reference(channel_id=place, message_id=message_id, guild_id=channel.guild_id)
        message.referenced_message = referenced and structs.replace(referenced, referenced_message=UNSET)

    def _fill(self, message: Message, draft: Draft) -> None:
        for part in _PARTS:
            setattr(message, part, getattr(draft, part))
        if message.flags & EPHEMERAL:
            for attachment in draft.files:
                attachment.ephemeral = True
        self._keep_files(message.id, draft)

    def _keep_files(self, message_id: str, draft: Draft) -> None:
        storage = self._world.storage
        for file in draft.files:
            if file.id in draft.bodies:
                storage.put_file(file.id, file.content_type or "", draft.bodies[file.id])
        before = self._world.files.pop(message_id, [])
        staying = {file.id for file in draft.files}
        for file in before:
            if file.id not in staying:
                storage.drop_file(file.id)
        if draft.files:
            self._world.files[message_id] = draft.files
            storage.put("Kept", message_id, Kept(message_id, draft.files))
        elif before:
            storage.drop("Kept", message_id)

    def _keep(self, channel: Channel, message: Message) -> None:
        self._world.messages.setdefault(channel.id, {})[message.id] = message
        self._world.save(message)
        if message.owner_id is not None:
            return
        channel.last_message_id = message.id
        if channel.is_thread and message.type != THREAD_STARTER:
            message.position = channel.total_message_sent or 0
            channel.message_count = (channel.message_count or 0) + 1
            channel.total_message_sent = (channel.total_message_sent or 0) + 1
        self._world.save(channel)

    def _mention(self, message: Message, channel: Channel, allowed: AllowedMentions | None) -> None:
        text = _all_text(message)
        users = [id for id in dict.fromkeys(_USER.findall(text)) if id in self._world.accounts]
        roles = [id for id in dict.fromkeys(_ROLE.findall(text)) if id in self._role_ids(channel)]
        everybody = bool(_EVERYBODY.search(text)) and self._may_mention_everybody(message.author, channel)
        if allowed is not None:
            users = _allowed(users, "users", allowed.users, allowed.parse)
            roles = _allowed(roles, "roles", allowed.roles, allowed.parse)
            everybody = everybody and "everyone" in (allowed.parse or [])
        replied = message.referenced_message or None
        if replied and (allowed is None or allowed.replied_user is not False):
            users.append(replied.author.id)
        message.mentions = [self._world.accounts[id].user for id in dict.fromkeys(users)]
        message.mention_roles = roles
        message.mention_everyone = everybody

    def _role_ids(self, channel: Channel) -> set[str]:
        return set() if channel.is_conversation else {role.id for role in self._world.guild_of(channel).roles}

    def _may_mention_everybody(self, author: User, channel: Channel) -> bool:
        return bool(self._world.permissions(author.id, channel) & Permission.MENTION_EVERYONE)

    def _count_unread(self, channel: Channel, message: Message) -> None:
        followers = self._world.viewers(channel)
        for user_id in followers:
            mentioned = self._is_mentioned(user_id, message, channel)
            follows = not channel.is_thread or user_id in self._world.roll(channel.id).members
            if user_id == message.author.id or not (mentioned or follows):
                continue
            seen = self._world.unread.get((user_id, channel.id), Unread())
            self._set_unread(user_id, channel.id, Unread(seen.count + 1, seen.mentions + mentioned))

    def _is_mentioned(self, user_id: str, message: Message, channel: Channel) -> bool:
        if channel.is_conversation or message.mention_everyone:
            return True
        member = self._world.guild_of(channel).members.get(user_id)
        by_role = member is not None and not set(member.roles).isdisjoint(message.mention_roles)
        return by_role or any(user.id == user_id for user in message.mentions)

    def _set_unread(self, user_id: str, channel_id: str, unread: Unread) -> None:
        if self._world.unread.get((user_id, channel_id), Unread()) == unread:
            return
        self._world.unread[user_id, channel_id] = unread
        row: dict[str, Any] = {"user_id": user_id, "channel_id": channel_id, "unread": unread}
        self._world.storage.put("Unread", f"{user_id}-{channel_id}", row)
        self._broadcast.unread(user_id, channel_id, unread)


def _repeated(starter: Message) -> Message:
    """Returns the message that the first line of its thread repeats."""
    return structs.replace(starter, referenced_message=UNSET, thread=UNSET)


def check_allowed_mentions(allowed: AllowedMentions | None) -> None:
    """Raises Refused (50035) if `parse` and a list are given for the same kind, or a list names an id twice."""
    for kind in ("users", "roles"):
        listed = [str(id) for id in (getattr(allowed, kind) if allowed else None) or []]
        if len(set(listed)) < len(listed):
            place = ("allowed_mentions", kind)
            raise invalid(place, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
        if allowed and kind in (allowed.parse or []) and getattr(allowed, kind):
            raise invalid(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _allowed(ids: list[str], kind: str, listed: list[str | int] | None, parse: list[str] | None) -> list[str]:
    if kind in (parse or []):
        return ids
    named = {str(id) for id in listed or []}
    return [id for id in ids if id in named]


def _all_text(message: Message) -> str:
    shown = [item.content for _, item in walk(message.components) if isinstance(item, TextDisplay)]
    return "\n".join([message.content, *shown])
