"""One request of a person's app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import web

from sandbox.errors import Refused, invalid_json, missing_access, unauthorized
from sandbox.local import LocalDiscord
from sandbox.state.world import World
from sandbox.wire.channels import Channel
from sandbox.wire.guilds import User


@dataclass
class PersonCall:
    """A request with the person who makes it."""

    local: LocalDiscord
    user: User
    path: dict[str, str]
    query: dict[str, str]
    body: Any

    @property
    def world(self) -> World:
        return self.local.world

    @property
    def channel(self) -> Channel:
        """The channel in the path. Raises Refused (10003, 50001)."""
        return self.visible(self.path["channel_id"])

    def visible(self, channel_id: str) -> Channel:
        """Returns a channel that this person can see. Raises Refused (10003, 50001)."""
        channel = self.world.channel(channel_id)
        if not self.world.sees(self.user.id, channel):
            raise missing_access()
        return channel

    def number(self, name: str, usual: int) -> int:
        """Returns a whole number from the query, or `usual`. Raises Refused (400)."""
        text = self.query.get(name, str(usual))
        if not text.isascii() or not text.isdigit():
            raise Refused(400, 50035, f"{name} must be a whole number")
        return int(text)


def acting_user(local: LocalDiscord, request: web.Request) -> User:
    """Returns the person named by `?as=`. Raises Refused (401) if that is nobody or the bot."""
    account = local.world.accounts.get(request.query.get("as", ""))
    if account is None or account.user.bot:
        raise unauthorized()
    return account.user


async def read_call(local: LocalDiscord, request: web.Request) -> PersonCall:
    raw = await request.read()
    try:
        body = msgspec.json.decode(raw) if raw else {}
    except msgspec.DecodeError:
        raise invalid_json() from None
    if not isinstance(body, dict):
        raise Refused(400, 50035, "The body must be a JSON object")
    return PersonCall(local, acting_user(local, request), dict(request.match_info), dict(request.query), body)
