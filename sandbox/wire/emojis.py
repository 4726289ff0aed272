"""The emojis of the application, as Discord sends them."""

from __future__ import annotations

from msgspec import Struct

from sandbox.wire.guilds import User


class ApplicationEmoji(Struct, kw_only=True):
    """An emoji that only the application's bot may use."""

    id: str
    name: str
    user: User
    roles: list[str] = []
    require_colons: bool = True
    managed: bool = False
    animated: bool = False
    available: bool = True
