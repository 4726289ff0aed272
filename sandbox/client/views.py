"""Handles what a person sees and writes: the world, messages, read marks, direct messages."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from sandbox.client.person import PersonCall
from sandbox.errors import Refused, invalid, invalid_shape, missing_permissions, not_the_author
from sandbox.service.broadcast import command_list
from sandbox.service.drafts import compose, read_form
from sandbox.service.messages import Sending
from sandbox.state import intents
from sandbox.state.permissions import Permission
from sandbox.validation.command_rules import LOCALES
from sandbox.wire.channels import dm_for
from sandbox.wire.messages import Message

PAGE_SIZE = 50


class IntentsForm(Struct):
    granted: list[str]


class LocaleForm(Struct):
    locale: str


def world(call: PersonCall) -> dict[str, Any]:
    """Returns everything that a person's app shows before it opens a channel."""
    state, me = call.world, call.user.id
    seen = [channel for channel in state.channels.values() if state.sees(me, channel)]
    people = [account.user for account in state.accounts.values()]
    unread = {
        channel_id: {"count": unread.count, "mentions": unread.mentions}
        for (user_id, channel_id), unread in state.unread.items()
        if user_id == me and unread.count
    }
    return {
        "me": call.user,
        "locale": state.accounts[me].locale,
        "locales": sorted(LOCALES),
        "installed": state.accounts[me].installed,
        "users": [user for user in people if not user.bot],
        "bot": state.bot,
        "bot_online": call.local.gateway.online,
        "intents": intents.switches(state.granted_intents),
        "panel": bool(call.local.panel),
        "guilds": [
            {
                "id": guild.id,
                "name": guild.name,
                "roles": guild.roles,
                "channels": [c for c in seen if c.guild_id == guild.id and not c.is_thread],
                "threads": [c for c in seen if c.guild_id == guild.id and c.is_thread],
            }
            for guild in state.guilds_with(me)
        ],
        "dms": [dm_for(channel, me) for channel in seen if channel.is_conversation],
        "commands": command_list(state),
        "unread": unread,
    }


def grant_intents(call: PersonCall) -> None:
    """Sets which privileged intents the bot's application has. Raises Refused (50035) for unknown ones."""
    try:
        granted = intents.bits(msgspec.convert(call.body, IntentsForm).granted)
    except msgspec.ValidationError as error:
        raise invalid_shape(error) from None
    except ValueError as error:
        raise invalid(("granted",), "BASE_TYPE_CHOICES", str(error)) from None
    call.world.grant_intents(granted)
    call.local.broadcast.granted_intents()


def set_locale(call: PersonCall) -> None:
    """Sets the language of the person's Discord. Raises Refused (50035) for one that Discord does not have."""
    try:
        locale = msgspec.convert(call.body, LocaleForm).locale
    except msgspec.ValidationError as error:
        raise invalid_shape(error) from None
    if locale not in LOCALES:
        raise invalid(("locale",), "BASE_TYPE_CHOICES", f"Value must be one of {sorted(LOCALES)}.")
    account = call.world.accounts[call.user.id]
    account.locale = locale
    call.world.save(account)


def messages(call: PersonCall) -> list[Message]:
    """Returns the newest messages before `before`, the oldest of them first; none without the permission for them."""
    if not call.world.permissions(call.user.id, call.channel) & Permission.READ_MESSAGE_HISTORY:
        return []
    limit = min(call.number("limit", PAGE_SIZE), 100)
    before = call.number("before", 2**63)
    newest = []
    for message in call.world.seen_by(call.user.id, call.channel.id):
        if int(message.id) < before:
            newest.append(message)
        if len(newest) == limit:
            break
    return newest[::-1]


def send(call: PersonCall) -> Message:
    """Sends a message as a person, which unarchives an archived thread; whom it mentions may join the thread."""
    channel = call.channel
    call.local.channels.open_for(call.user.id, channel)
    if channel.is_thread:
        call.local.channels.join(channel, call.user.id)
    form = read_form({name: call.body[name] for name in ("content", "nonce") if name in call.body})
    draft = compose(call.world, channel.id, form, [])
    sending = Sending(author=call.user, nonce=form.nonce)
    message = call.local.messages.send(channel, draft, sending)
    if channel.is_thread:
        call.local.channels.add_mentioned(channel, message)
    call.local.messages.read(call.user.id, channel.id)
    return message


def read(call: PersonCall) -> None:
    call.local.messages.read(call.user.id, call.channel.id)


def delete(call: PersonCall) -> None:
    """Dismisses an ephemeral message, or deletes a message of this person."""
    message = call.world.message(call.channel.id, call.path["message_id"])
    if message.owner_id not in (None, call.user.id):
        raise missing_permissions()
    if message.owner_id is None and message.author.id != call.user.id:
        raise not_the_author()
    call.local.messages.delete(message)


def open_dm(call: PersonCall) -> dict[str, Any]:
    other = call.world.account(str(call.body.get("recipient_id", ""))).user
    if other.id == call.user.id:
        raise Refused(400, 50035, "A direct message needs another person")
    return dm_for(call.local.channels.open_dm(call.user, other), call.user.id)
