"""The guild, its members, roles, channels and active threads."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandbox.errors import invalid, missing_access, missing_permissions
from sandbox.rest.call import Call, Reply, Routes
from sandbox.service.channels import check_name
from sandbox.state.intents import GUILD_MEMBERS
from sandbox.state.permissions import Permission, in_guild
from sandbox.wire.channels import GUILD_CHANNELS, TEXT, Channel, Overwrite
from sandbox.wire.guilds import Member, Role

routes = Routes()


class OverwriteForm(Struct):
    id: str | int
    type: int
    allow: str | int = "0"
    deny: str | int = "0"

    def overwrite(self) -> Overwrite:
        return Overwrite(str(self.id), self.type, str(self.allow), str(self.deny))


class ChannelForm(Struct):
    name: str
    type: int = TEXT
    topic: str | None = None
    parent_id: str | None = None
    permission_overwrites: list[OverwriteForm] = []


class NickForm(Struct):
    nick: str | None = None


@routes("GET", "/guilds/{guild_id}")
def guild(call: Call) -> dict[str, Any]:
    body = call.guild.body()
    if call.query.get("with_counts") in ("1", "true", "True"):
        members = len(call.guild.members)
        body |= {"approximate_member_count": members, "approximate_presence_count": members}
    return body


@routes("GET", "/soundboard-default-sounds")
def default_sounds(call: Call) -> list[Any]:
    """Returns none: there are no sounds. Some libraries do not become ready without an answer."""
    return []


@routes("GET", "/guilds/{guild_id}/channels")
def guild_channels(call: Call) -> list[Channel]:
    """Returns the channels that the bot may view."""
    channels = [c for c in call.world.channels.values() if c.guild_id == call.guild.id and not c.is_thread]
    return [channel for channel in channels if call.world.sees(call.bot_id, channel)]


@routes("POST", "/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Reply:
    if not in_guild(call.guild, call.member(call.bot_id)) & Permission.MANAGE_CHANNELS:
        raise missing_permissions()
    form = call.form(ChannelForm)
    name = check_name(form.name)
    if form.type not in GUILD_CHANNELS:
        raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {GUILD_CHANNELS}.")
    channel = call.local.channels.create(call.guild, name, form.type, topic=form.topic, parent_id=form.parent_id)
    for overwrite in form.permission_overwrites:
        call.local.channels.overwrite(channel, overwrite.overwrite())
    return Reply(201, channel)


@routes("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> dict[str, Any]:
    active = call.world.active_threads(call.guild.id)
    threads = [thread for thread in active if call.world.sees(call.bot_id, thread)]
    rolls = [call.world.roll(thread.id).members for thread in threads]
    members = [roll[call.bot_id] for roll in rolls if call.bot_id in roll]
    return {"threads": threads, "members": members, "has_more": False}


@routes("GET", "/guilds/{guild_id}/roles")
def roles(call: Call) -> list[Role]:
    return call.guild.roles


@routes("GET", "/guilds/{guild_id}/members")
def members(call: Call) -> list[Member]:
    """Returns members in the order of their ids. Raises Refused (50001) without the intent for members."""
    if not call.world.granted_intents & GUILD_MEMBERS:
        raise missing_access()
    after = int(call.query.get("after", "0"))
    found = sorted((m for id, m in call.guild.members.items() if int(id) > after), key=lambda m: int(m.user.id))
    return found[: call.limit(1, 1000)]


@routes("PATCH", "/guilds/{guild_id}/members/@me")
def change_my_nick(call: Call) -> Member:
    member = call.member(call.bot_id)
    member.nick = call.form(NickForm).nick
    return member


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Member:
    return call.member(call.path["user_id"])
