"""Users, members, roles and guilds."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from sandbox.wire import members_of


class User(Struct, kw_only=True):
    id: str
    username: str
    global_name: str | None
    discriminator: str = "0"
    avatar: str | None = None
    public_flags: int = 0
    flags: int = 0
    primary_guild: None = None
    bot: bool | UnsetType = UNSET


class Account(Struct, kw_only=True):
    """A user as Discord stores it; only the bot and the user see the locale."""

    user: User
    locale: str = "en-US"
    accepts_dms: bool = True
    installed: bool = False
    """Whether the user has installed the bot's application for themselves."""


class RoleColors(Struct):
    primary_color: int = 0
    secondary_color: int | None = None
    tertiary_color: int | None = None


class Role(Struct, kw_only=True):
    id: str
    name: str
    permissions: str
    position: int = 0
    color: int = 0
    colors: RoleColors = field(default_factory=RoleColors)
    hoist: bool = False
    managed: bool = False
    mentionable: bool = False
    icon: str | None = None
    unicode_emoji: str | None = None
    flags: int = 0
    description: str | None = None


class Member(Struct, kw_only=True):
    user: User
    joined_at: str
    roles: list[str] = []
    nick: str | None = None
    avatar: str | None = None
    banner: str | None = None
    premium_since: str | None = None
    communication_disabled_until: str | None = None
    deaf: bool = False
    mute: bool = False
    pending: bool = False
    flags: int = 0


class Guild(Struct, kw_only=True):
    """A guild with its members; its channels are stored separately."""

    id: str
    name: str
    owner_id: str
    preferred_locale: str = "en-US"
    roles: list[Role] = []
    members: dict[str, Member] = {}
    system_channel_id: str | None = None

    def body(self) -> dict[str, Any]:
        """Returns the guild object of the REST API."""
        return {
            **_PLAIN_GUILD,
            "id": self.id,
            "name": self.name,
            "owner_id": self.owner_id,
            "preferred_locale": self.preferred_locale,
            "roles": self.roles,
            "system_channel_id": self.system_channel_id,
        }


def without_user(member: Member) -> dict[str, Any]:
    """Returns a member as messages and resolved data contain it: without the user."""
    return {name: value for name, value in members_of(member).items() if name != "user"}


_PLAIN_GUILD: dict[str, Any] = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 250_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
    "hub_type": None,
}
