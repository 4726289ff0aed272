"""Threads: starting, listing, joining and leaving."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from sandbox.errors import invalid, missing_permissions, thread_archived, unknown, wrong_channel_type
from sandbox.rest.call import Call, Reply, Routes
from sandbox.service.channels import check_name
from sandbox.service.drafts import compose
from sandbox.service.messages import Sending
from sandbox.state.permissions import Permission
from sandbox.wire import members_of
from sandbox.wire.channels import ANNOUNCEMENT_THREAD, FORUM, PRIVATE_THREAD, PUBLIC_THREAD, Channel, ThreadMember
from sandbox.wire.messages import SENT_FLAGS, MessageForm

routes = Routes()


class ThreadForm(Struct):
    name: str
    auto_archive_duration: int | None = None
    rate_limit_per_user: int | None = None
    type: int | None = None
    invitable: bool | None = None
    message: MessageForm | UnsetType = UNSET
    """The first message of a post in a forum."""


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_on_message(call: Call) -> Reply:
    parent = call.channel
    call.world.require(call.bot_id, parent, Permission.CREATE_PUBLIC_THREADS)
    message = call.world.public_message(parent.id, call.path["message_id"])
    form = call.form(ThreadForm)
    thread = call.local.channels.start_thread(
        parent,
        check_name(form.name),
        call.world.bot,
        message=message,
        archive_minutes=form.auto_archive_duration,
    )
    return Reply(201, thread)


@routes("POST", "/channels/{channel_id}/threads")
def start(call: Call) -> Reply:
    """Starts a thread without a message: private unless the form names another type, or a post in a forum."""
    parent = call.channel
    form = call.form(ThreadForm)
    private = parent.type != FORUM and form.type not in (PUBLIC_THREAD, ANNOUNCEMENT_THREAD)
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if parent.type == FORUM:
        needed = Permission.SEND_MESSAGES
        if form.message is UNSET:
            raise invalid(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    call.world.require(call.bot_id, parent, needed)
    thread = call.local.channels.start_thread(
        parent,
        check_name(form.name),
        call.world.bot,
        private=private,
        invitable=form.invitable is not False,
        archive_minutes=form.auto_archive_duration,
    )
    if form.message is UNSET:
        return Reply(201, thread)
    form.message.flags = (form.message.flags or 0) & SENT_FLAGS
    draft = compose(call.world, thread.id, form.message, call.uploads, root=("message",))
    message = call.local.messages.send(thread, draft, Sending(author=call.world.bot))
    return Reply(201, members_of(thread) | {"message": message})


@routes("GET", "/channels/{channel_id}/thread-members")
def thread_members(call: Call) -> list[ThreadMember]:
    return list(call.world.roll(_thread(call).id).members.values())


@routes("PUT", "/channels/{channel_id}/thread-members/@me")
def join(call: Call) -> None:
    call.local.channels.join(_open_thread(call), call.bot_id)


@routes("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave(call: Call) -> None:
    call.local.channels.leave(_open_thread(call), call.bot_id)


@routes("GET", "/channels/{channel_id}/thread-members/{user_id}")
def thread_member(call: Call) -> ThreadMember:
    members = call.world.roll(_thread(call).id).members
    if call.path["user_id"] not in members:
        raise unknown("Member")
    return members[call.path["user_id"]]


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_member(call: Call) -> None:
    thread = _open_thread(call)
    call.world.require(call.bot_id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    if not call.local.channels.may_add(call.bot_id, thread):
        raise missing_permissions()
    if call.path["user_id"] not in call.world.guild_of(thread).members:
        raise unknown("Member")
    call.local.channels.join(thread, call.path["user_id"])


@routes("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_member(call: Call) -> None:
    thread = _open_thread(call)
    own_private = thread.type == PRIVATE_THREAD and thread.owner_id == call.bot_id
    if not own_private:
        call.world.require(call.bot_id, thread, Permission.MANAGE_THREADS)
    call.local.channels.leave(thread, call.path["user_id"])


@routes("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(call: Call) -> dict[str, Any]:
    return _archived(call, PUBLIC_THREAD, ANNOUNCEMENT_THREAD)


@routes("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(call: Call) -> dict[str, Any]:
    call.world.require(call.bot_id, call.channel, Permission.MANAGE_THREADS)
    return _archived(call, PRIVATE_THREAD)


@routes("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def archived_private_joined(call: Call) -> dict[str, Any]:
    page = _archived(call, PRIVATE_THREAD)
    page["threads"] = [t for t in page["threads"] if call.bot_id in call.world.roll(t.id).members]
    return page


def _archived(call: Call, *types: int) -> dict[str, Any]:
    """Returns the archived threads of a channel, the most recently archived first."""
    parent = call.channel
    call.world.require(call.bot_id, parent, Permission.READ_MESSAGE_HISTORY)
    found = [t for t in call.world.threads() if t.parent_id == parent.id and t.type in types and t.archived]
    before = call.query.get("before")
    if before:
        found = [t for t in found if (t.metadata.archive_timestamp or "") < before]
    found.sort(key=lambda thread: thread.metadata.archive_timestamp, reverse=True)
    limit = call.limit(50, 100)
    rolls = [call.world.roll(thread.id).members for thread in found[:limit]]
    members = [roll[call.bot_id] for roll in rolls if call.bot_id in roll]
    return {"threads": found[:limit], "members": members, "has_more": len(found) > limit}


def _thread(call: Call) -> Channel:
    channel = call.channel
    if not channel.is_thread:
        raise wrong_channel_type()
    return channel


def _open_thread(call: Call) -> Channel:
    thread = _thread(call)
    if thread.archived:
        raise thread_archived()
    return thread
