"""Looks up the objects behind the ids that a person chose."""

from __future__ import annotations

from typing import Any

from sandbox.client.gestures import Attached
from sandbox.errors import Refused, too_large
from sandbox.service.drafts import MAX_FILE_BYTES, Upload, attachment_of
from sandbox.state.world import World
from sandbox.wire import members_of
from sandbox.wire.channels import Channel
from sandbox.wire.guilds import without_user

_RESOLVED_BY_COMPONENT = {5: "user", 6: "role", 7: "mentionable", 8: "channel"}


class Resolved:
    """Collects the `resolved` part of an interaction; every lookup raises Refused (400) for a wrong id."""

    def __init__(self, world: World, place: Channel, user_id: str) -> None:
        """`user_id`: who chooses."""
        self._world = world
        self._user_id = user_id
        self._place = place
        self._guild = None if place.is_conversation else world.guild_of(place)
        self._attached: dict[str, Attached] = {}
        self._renamed: dict[str, str] = {}
        self.found: dict[str, dict[str, Any]] = {}

    def user(self, id: str) -> None:
        account = self._world.accounts.get(id)
        if account is None:
            raise Refused(400, 50035, f"There is no user {id}")
        self._add("users", id, account.user)
        member = self._guild.members.get(id) if self._guild else None
        if member is not None:
            allowed = self._world.permissions(id, self._place)
            self._add("members", id, _resolved_member(without_user(member), str(allowed)))

    def role(self, id: str) -> None:
        for role in self._guild.roles if self._guild else []:
            if role.id == id:
                self._add("roles", id, role)
                return
        raise Refused(400, 50035, f"There is no role {id}")

    def mentionable(self, id: str) -> None:
        if id in self._world.accounts:
            self.user(id)
        else:
            self.role(id)

    def channel(self, id: str) -> None:
        channel = self._world.channels.get(id)
        if channel is None or channel.is_conversation:
            raise Refused(400, 50035, f"There is no channel {id}")
        whole = members_of(channel)
        shown = {name: whole[name] for name in ("id", "type", "name", "parent_id")}
        if channel.is_thread:
            shown["thread_metadata"] = channel.thread_metadata
        shown["permissions"] = str(self._world.permissions(self._user_id, channel))
        shown["app_permissions"] = str(self._world.permissions(self._world.bot.id, channel))
        self._add("channels", id, shown)

    def attach(self, files: list[Attached]) -> None:
        """Takes the files that options may name. Raises Refused: 40005 for a file too large."""
        for file in files:
            if len(file.content) > MAX_FILE_BYTES:
                raise too_large()
        self._attached = {file.id: file for file in files}

    def attachment(self, id: str) -> None:
        given = self._attached.get(id)
        if given is None:
            raise Refused(400, 50035, f"There is no attachment {id}")
        file = attachment_of(self._world, self._place.id, Upload(id, given.filename, given.content))
        file.ephemeral = True
        self._world.storage.put_file(file.id, file.content_type or "application/octet-stream", given.content)
        self._renamed[id] = file.id
        self._add("attachments", file.id, file)

    def sent(self, id: str) -> str:
        """Returns the id by which the bot gets a file."""
        return self._renamed.get(id, id)

    def message(self, channel_id: str, id: str) -> None:
        message = self._world.messages.get(channel_id, {}).get(id)
        if message is None:
            raise Refused(400, 50035, f"There is no message {id}")
        self._add("messages", id, message)

    def from_components(self, components: list[dict[str, Any]]) -> None:
        """Adds everything chosen in the menus of a modal."""
        for part in components:
            filled = part.get("component") or {}
            lookup = _RESOLVED_BY_COMPONENT.get(filled.get("type", 0))
            for id in filled.get("values", []) if lookup else []:
                getattr(self, str(lookup))(id)

    def _add(self, kind: str, id: str, thing: Any) -> None:
        self.found.setdefault(kind, {})[id] = thing


def _resolved_member(member: dict[str, Any], permissions: str) -> dict[str, Any]:
    """Returns a member without the fields that resolved members lack."""
    kept = {name: value for name, value in member.items() if name not in ("deaf", "mute")}
    return kept | {"permissions": permissions}
