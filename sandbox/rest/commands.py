"""Application commands, global and of the guild."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.rest.call import Call, Handler, Reply, Routes
from sandbox.wire.commands import Command

routes = Routes()
_PLACES = ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}")


def _both(method: str, rest: str) -> Callable[[Handler], Handler]:
    """Registers a handler for global commands and for those of a guild."""

    def register(handler: Handler) -> Handler:
        for place in _PLACES:
            routes(method, place + rest)(handler)
        return handler

    return register


def _guild_id(call: Call) -> str | None:
    call.require_application()
    if "guild_id" not in call.path:
        return None
    return call.guild.id


def _command(call: Call) -> Command:
    return call.local.commands.get(_guild_id(call), call.path["command_id"])


@_both("GET", "/commands")
def all_commands(call: Call) -> list[Command]:
    return call.local.commands.of(_guild_id(call))


@_both("PUT", "/commands")
def replace_commands(call: Call) -> list[Command]:
    return call.local.commands.replace_all(_guild_id(call), call.body)


@_both("POST", "/commands")
def upsert_command(call: Call) -> Reply:
    guild_id = _guild_id(call)
    known = {command.id for command in call.local.commands.of(guild_id)}
    command = call.local.commands.upsert(guild_id, call.body)
    return Reply(200 if command.id in known else 201, command)


@_both("GET", "/commands/{command_id}")
def command(call: Call) -> Command:
    return _command(call)


@_both("PATCH", "/commands/{command_id}")
def edit_command(call: Call) -> Command:
    return call.local.commands.edit(_command(call), call.body)


@_both("DELETE", "/commands/{command_id}")
def delete_command(call: Call) -> None:
    call.local.commands.delete(_command(call))
