"""Messages in channels: sending, editing, deleting, reading."""

from __future__ import annotations

from msgspec import Struct, structs

from sandbox.errors import (
    Refused,
    cannot_message_user,
    missing_permissions,
    not_the_author,
    thread_archived,
)
from sandbox.rest.call import Call, Routes
from sandbox.service.broadcast import WITHOUT_CONTENT, needs_content_intent
from sandbox.service.drafts import compose, read_form
from sandbox.service.messages import Sending, check_allowed_mentions
from sandbox.state.ids import EPOCH_MS, created_at
from sandbox.state.intents import MESSAGE_CONTENT
from sandbox.state.permissions import Permission
from sandbox.wire.channels import Channel
from sandbox.wire.messages import SENT_FLAGS, Message, MessageForm

routes = Routes()
OLD_SECONDS = 3600
_TWO_WEEKS_MS = 14 * 24 * 3600 * 1000


class BulkForm(Struct):
    messages: list[str | int]


@routes("POST", "/channels/{channel_id}/messages")
def send(call: Call) -> Message:
    channel = call.channel
    form = read_form(call.body or {})
    check_allowed_mentions(form.allowed_mentions)
    _check_may_send(call, channel, form)
    if form.nonce is not None and form.enforce_nonce:
        sent = call.local.messages.with_nonce(channel.id, call.bot_id, form.nonce)
        if sent is not None:
            return sent
    form.flags = (form.flags or 0) & SENT_FLAGS
    draft = compose(call.world, channel.id, form, call.uploads)
    sending = Sending(
        author=call.world.bot,
        allowed_mentions=form.allowed_mentions,
        reference=form.message_reference,
        nonce=form.nonce,
    )
    message = call.local.messages.send(channel, draft, sending)
    if channel.is_thread:
        call.local.channels.add_mentioned(channel, message)
    return message


def _check_may_send(call: Call, channel: Channel, form: MessageForm) -> None:
    if channel.is_conversation:
        for user in channel.recipients or []:
            if user.id != call.bot_id and not _takes_messages(call, user.id):
                raise cannot_message_user()
        return
    needed = 0
    if call.uploads:
        needed |= Permission.ATTACH_FILES
    if form.embeds:
        needed |= Permission.EMBED_LINKS
    if form.message_reference:
        needed |= Permission.READ_MESSAGE_HISTORY
    call.local.channels.open_for(call.bot_id, channel, needed)


def _takes_messages(call: Call, user_id: str) -> bool:
    """Whether a user takes direct messages of the bot: only with a guild in common, or if they have installed it."""
    account = call.world.account(user_id)
    return account.accepts_dms and (account.installed or call.world.shares_guild_with_bot(user_id))


@routes("GET", "/channels/{channel_id}/messages")
def history(call: Call) -> list[Message]:
    """Returns messages, newest first; the query may name a message to be around, before or after."""
    channel = call.channel
    call.world.require(call.bot_id, channel, Permission.READ_MESSAGE_HISTORY)
    limit = call.limit(50, 100)
    public = [readable(call, m) for m in call.world.seen_by(call.bot_id, channel.id) if m.owner_id is None]
    if "after" in call.query:
        later = [m for m in public if int(m.id) > int(call.query["after"])]
        return later[-limit:]
    if "around" in call.query:
        middle = int(call.query["around"])
        nearest = sorted(public, key=lambda m: abs(int(m.id) - middle))[:limit]
        return sorted(nearest, key=lambda m: -int(m.id))
    before = int(call.query.get("before", 2**63))
    return [m for m in public if int(m.id) < before][:limit]


@routes("GET", "/channels/{channel_id}/messages/{message_id}")
def message(call: Call) -> Message:
    channel = call.channel
    call.world.require(call.bot_id, channel, Permission.READ_MESSAGE_HISTORY)
    return readable(call, call.world.public_message(channel.id, call.path["message_id"]))


def readable(call: Call, message: Message) -> Message:
    """Returns a message as the bot may read it: without its content if that needs an intent that it was not granted."""
    if call.world.granted_intents & MESSAGE_CONTENT or not needs_content_intent(call.world, message):
        return message
    return structs.replace(message, **WITHOUT_CONTENT)


@routes("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(call: Call) -> Message:
    channel = call.channel
    message = call.world.public_message(channel.id, call.path["message_id"])
    if message.author.id != call.bot_id:
        raise not_the_author()
    call.local.channels.require_unlocked(call.bot_id, channel)
    if channel.archived:
        raise thread_archived()
    if call.world.clock.now() - created_at(message.id) > OLD_SECONDS:
        call.local.rate_limits.count_old_edit(channel.id)
    form = read_form(call.body or {})
    check_allowed_mentions(form.allowed_mentions)
    draft = compose(call.world, channel.id, form, call.uploads, before=message)
    return call.local.messages.edit(message, draft, form.allowed_mentions)


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(call: Call) -> None:
    channel = call.channel
    message = call.world.public_message(channel.id, call.path["message_id"])
    if message.author.id != call.bot_id:
        call.world.require(call.bot_id, channel, Permission.MANAGE_MESSAGES)
        if channel.is_conversation:
            raise missing_permissions()
    if channel.archived:
        raise thread_archived()
    call.local.messages.delete(message)


@routes("POST", "/channels/{channel_id}/messages/bulk-delete")
def bulk_delete(call: Call) -> None:
    channel = call.channel
    call.world.require(call.bot_id, channel, Permission.MANAGE_MESSAGES)
    ids = [str(id) for id in call.form(BulkForm).messages]
    if not 2 <= len(ids) <= 100:
        raise Refused(400, 50016, "Provided too few or too many messages to delete.")
    oldest = int(call.world.clock.now() * 1000) - _TWO_WEEKS_MS
    if any((int(id) >> 22) + EPOCH_MS < oldest for id in ids):
        raise Refused(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    for id in ids:
        found = call.world.messages.get(channel.id, {}).get(id)
        if found is not None and found.owner_id is None:
            call.local.messages.delete(found)
