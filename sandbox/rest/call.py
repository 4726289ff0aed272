"""A REST request, and the registry of routes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from sandbox.errors import Path, invalid, invalid_shape, missing_access, unknown
from sandbox.local import LocalDiscord
from sandbox.service.drafts import Upload
from sandbox.state.ids import is_snowflake
from sandbox.state.world import World
from sandbox.validation.lengths import convert
from sandbox.wire.channels import Channel
from sandbox.wire.guilds import Guild, Member

_T = TypeVar("_T", bound=msgspec.Struct)


@dataclass
class Reply:
    """An answer with a status other than 200 (or 204 without a body)."""

    status: int
    body: Any


@dataclass
class Call:
    """A request of the bot."""

    local: LocalDiscord
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    @property
    def world(self) -> World:
        return self.local.world

    @property
    def bot_id(self) -> str:
        return self.world.bot.id

    @property
    def channel(self) -> Channel:
        """The channel in the path. Raises Refused (10003, 50001)."""
        channel = self.world.channel(self.path["channel_id"])
        self.world.require(self.bot_id, channel, 0)
        return channel

    def form(self, shape: type[_T], root: Path = ()) -> _T:
        """Returns the body as this shape. Raises Refused (50035)."""
        try:
            return convert({} if self.body is None else self.body, shape)
        except msgspec.ValidationError as error:
            raise invalid_shape(error, root) from None

    def limit(self, usual: int, most: int) -> int:
        """Returns the `limit` of the query, or `usual`. Raises Refused (50035)."""
        text = self.query.get("limit", str(usual))
        if not text.isdigit() or not 1 <= int(text) <= most:
            message = f"int value should be between 1 and {most}."
            raise invalid(("limit",), "NUMBER_TYPE_RANGE", message)
        return int(text)

    @property
    def guild(self) -> Guild:
        """The guild in the path. Raises Refused: 10004 if there is none, 50001 if the bot is no member."""
        guild = self.world.guilds.get(self.path["guild_id"])
        if guild is None:
            raise unknown("Guild")
        if self.bot_id not in guild.members:
            raise missing_access()
        return guild

    def member(self, user_id: str) -> Member:
        """Returns a member of the guild in the path. Raises Refused (10004, 10007, 50001)."""
        if user_id not in self.guild.members:
            raise unknown("Member")
        return self.guild.members[user_id]

    def require_application(self) -> None:
        """Raises Refused (10002) for any application other than the bot's."""
        if self.path["application_id"] != self.world.application_id:
            raise unknown("Application")

    def check_snowflakes(self) -> None:
        """Raises Refused (50035) if an id in the path is not a snowflake."""
        for name, value in self.path.items():
            named = value in ("@me", "@original") or not name.endswith("_id")
            if not named and not is_snowflake(value):
                raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


Handler = Callable[[Call], Any]


@dataclass
class Route:
    method: str
    pattern: str
    handler: Handler
    with_token: bool
    major: str


class Routes:
    """The routes of one area, collected by decorating their handlers."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def __call__(self, method: str, pattern: str, *, with_token: bool = True) -> Callable[[Handler], Handler]:
        """Registers a handler. `with_token=False` is for paths that need no bot token."""

        def register(handler: Handler) -> Handler:
            major = next((name for name in _MAJOR if f"{{{name}}}" in pattern), "")
            self.all.append(Route(method, pattern, handler, with_token, major))
            return handler

        return register


_MAJOR = ("channel_id", "guild_id", "webhook_token")
