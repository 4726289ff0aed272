"""Channels: reading, changing, deleting, permissions, typing and pins."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from sandbox.errors import invalid, missing_permissions, thread_archived, thread_locked, wrong_channel_type
from sandbox.rest.call import Call, Routes
from sandbox.rest.messages import readable
from sandbox.service.channels import check_archive, check_name
from sandbox.state.permissions import Permission
from sandbox.wire.channels import Channel, Overwrite, dm_for
from sandbox.wire.messages import Message

routes = Routes()


class ChannelChange(Struct, kw_only=True):
    name: str | UnsetType = UNSET
    topic: str | UnsetType | None = UNSET
    position: int | UnsetType | None = UNSET
    rate_limit_per_user: int | UnsetType | None = UNSET
    archived: bool | UnsetType = UNSET
    locked: bool | UnsetType = UNSET
    invitable: bool | UnsetType = UNSET
    auto_archive_duration: int | UnsetType = UNSET


class OverwriteForm(Struct):
    type: int
    allow: str | int | None = "0"
    deny: str | int | None = "0"


@routes("GET", "/channels/{channel_id}")
def channel(call: Call) -> Channel | dict[str, Any]:
    return _shown(call, call.channel)


@routes("PATCH", "/channels/{channel_id}")
def change_channel(call: Call) -> Channel | dict[str, Any]:
    channel = call.channel
    if channel.is_conversation:
        raise wrong_channel_type()
    form = call.form(ChannelChange)
    if form.name is not UNSET:
        form.name = check_name(form.name)
    if channel.is_thread:
        _change_thread(call, channel, form)
    else:
        call.world.require(call.bot_id, channel, Permission.MANAGE_CHANNELS)
        _copy(channel, form, ("name", "topic", "position", "rate_limit_per_user"))
    call.local.channels.changed(channel)
    return channel


def _change_thread(call: Call, thread: Channel, form: ChannelChange) -> None:
    _may_change_thread(call, thread, form)
    stays_archived = thread.archived and form.archived is not False
    if stays_archived and (form.name or form.auto_archive_duration or form.rate_limit_per_user):
        raise thread_archived()
    _copy(thread, form, ("name", "rate_limit_per_user"))
    if form.archived is not UNSET:
        call.local.channels.archive(thread, form.archived)
    if form.auto_archive_duration is not UNSET:
        thread.metadata.auto_archive_duration = check_archive(form.auto_archive_duration)
    if form.locked is not UNSET:
        thread.metadata.locked = form.locked
    if form.invitable is not UNSET:
        thread.metadata.invitable = form.invitable


def _may_change_thread(call: Call, thread: Channel, form: ChannelChange) -> None:
    """The owner may change a thread but not lock it; everyone who may write in it may unarchive it."""
    granted = call.world.permissions(call.bot_id, thread)
    if granted & Permission.MANAGE_THREADS:
        return
    if thread.locked and not thread.archived:
        raise thread_locked()
    if form.locked is not UNSET or (thread.metadata.locked and form.archived is False):
        raise missing_permissions()
    only_unarchives = form.archived is False and form.name is UNSET and form.auto_archive_duration is UNSET
    if only_unarchives and call.local.channels.may_wake(call.bot_id, thread):
        return
    if thread.owner_id != call.bot_id:
        raise missing_permissions()


def _copy(channel: Channel, form: ChannelChange, names: tuple[str, ...]) -> None:
    for name in names:
        value = getattr(form, name)
        if value is not UNSET:
            setattr(channel, name, value)


@routes("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Channel | dict[str, Any]:
    channel = call.channel
    if not channel.is_conversation:
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        call.world.require(call.bot_id, channel, needed)
        call.local.channels.delete(channel)
    return _shown(call, channel)


@routes("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
def put_overwrite(call: Call) -> None:
    channel = call.channel
    call.world.require(call.bot_id, channel, Permission.MANAGE_ROLES)
    form = call.form(OverwriteForm)
    if form.type not in (0, 1):
        raise invalid(("type",), "BASE_TYPE_CHOICES", "Value must be one of (0, 1).")
    overwrite = Overwrite(call.path["overwrite_id"], form.type, str(form.allow or 0), str(form.deny or 0))
    call.local.channels.overwrite(channel, overwrite)


@routes("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def delete_overwrite(call: Call) -> None:
    channel = call.channel
    call.world.require(call.bot_id, channel, Permission.MANAGE_ROLES)
    call.local.channels.remove_overwrite(channel, call.path["overwrite_id"])


@routes("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> None:
    channel = call.channel
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    call.world.require(call.bot_id, channel, needed)
    call.local.broadcast.typing(channel, call.bot_id)


@routes("GET", "/channels/{channel_id}/messages/pins")
def pins(call: Call) -> dict[str, Any]:
    channel = call.channel
    call.world.require(call.bot_id, channel, Permission.READ_MESSAGE_HISTORY)
    pinned = [readable(call, m) for m in call.world.seen_by(call.bot_id, channel.id) if m.pinned]
    items = [{"pinned_at": channel.last_pin_timestamp, "message": message} for message in pinned]
    return {"items": items, "has_more": False}


@routes("GET", "/channels/{channel_id}/pins")
def pinned_messages(call: Call) -> list[Message]:
    return [item["message"] for item in pins(call)["items"]]


@routes("PUT", "/channels/{channel_id}/pins/{message_id}")
@routes("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
def pin(call: Call) -> None:
    call.local.messages.pin(_pinnable(call), call.world.bot)


@routes("DELETE", "/channels/{channel_id}/pins/{message_id}")
@routes("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin(call: Call) -> None:
    call.local.messages.unpin(_pinnable(call))


def _pinnable(call: Call) -> Message:
    """Returns the message in the path if the bot may pin it (PIN_MESSAGES, not Manage Messages)."""
    channel = call.channel
    if not channel.is_conversation:
        call.world.require(call.bot_id, channel, Permission.PIN_MESSAGES)
    if channel.archived:
        raise thread_archived()
    return call.world.public_message(channel.id, call.path["message_id"])


def _shown(call: Call, channel: Channel) -> Channel | dict[str, Any]:
    return dm_for(channel, call.bot_id) if channel.is_conversation else channel
