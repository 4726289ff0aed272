"""The bot's own user and application, other users, and direct message channels."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandbox.rest.call import Call, Routes
from sandbox.state.intents import application_flags
from sandbox.state.permissions import in_guild
from sandbox.state.world import World
from sandbox.wire import members_of
from sandbox.wire.channels import dm_for
from sandbox.wire.guilds import User

routes = Routes()


class DmForm(Struct):
    recipient_id: str | int


class MeForm(Struct):
    username: str | None = None
    avatar: str | None = None


@routes("GET", "/users/@me")
def me(call: Call) -> dict[str, Any]:
    return _private(call)


@routes("PATCH", "/users/@me")
def change_me(call: Call) -> dict[str, Any]:
    form = call.form(MeForm)
    bot = call.world.bot
    bot.username = form.username or bot.username
    call.world.save(call.world.accounts[bot.id])
    return _private(call)


def _private(call: Call) -> dict[str, Any]:
    """Returns the bot's own account, including what only the bot may see."""
    account = call.world.accounts[call.bot_id]
    return members_of(account.user) | {"locale": account.locale, "mfa_enabled": True, "verified": True, "email": None}


@routes("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> list[dict[str, Any]]:
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(in_guild(guild, guild.members[call.bot_id])),
            "features": [],
        }
        for guild in call.world.guilds_with(call.bot_id)
    ]


@routes("POST", "/users/@me/channels")
def open_dm(call: Call) -> dict[str, Any]:
    other = call.world.account(str(call.form(DmForm).recipient_id)).user
    channel = call.local.channels.open_dm(call.world.bot, other)
    return dm_for(channel, call.bot_id)


@routes("GET", "/users/{user_id}")
def user(call: Call) -> User:
    return call.world.account(call.path["user_id"]).user


@routes("GET", "/oauth2/applications/@me")
def oauth_application(call: Call) -> dict[str, Any]:
    return application(call.world)


@routes("GET", "/applications/@me")
def my_application(call: Call) -> dict[str, Any]:
    return application(call.world)


def application(world: World) -> dict[str, Any]:
    """Returns the bot's application; the first person is its owner."""
    flags = application_flags(world.granted_intents)
    owner = next(account.user for account in world.accounts.values() if not account.user.bot)
    return {
        "id": world.application_id,
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": world.bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "team": _team(world) if world.team else None,
        "approximate_guild_count": len(world.guilds_with(world.bot.id)),
        "approximate_user_install_count": sum(account.installed for account in world.accounts.values()),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {str(kind): {} for kind in world.kinds_of_install},
    }


def _team(world: World) -> dict[str, Any]:
    """Returns the team to which the bot belongs."""
    accepted, team = 2, world.application_id
    members = [
        {
            "user": world.account(person).user,
            "team_id": team,
            "membership_state": accepted,
            "role": "admin",
            "permissions": ["*"],
        }
        for person in world.team
    ]
    return {"id": team, "icon": None, "name": "Hosts", "owner_user_id": world.team[0], "members": members}
