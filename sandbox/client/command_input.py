"""Checks a slash command that a person typed against its definition."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from sandbox.client.gestures import Details, Filled
from sandbox.client.resolving import Resolved
from sandbox.errors import Refused
from sandbox.service.installs import owners_of_command
from sandbox.state.permissions import Permission
from sandbox.state.world import World
from sandbox.validation.lengths import length
from sandbox.wire.channels import Channel
from sandbox.wire.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    USER_OPTION,
    Command,
    Option,
)

LONGEST_TEXT = 6000
LARGEST_NUMBER = 2**53
_LOOKUPS = {
    USER_OPTION: "user",
    CHANNEL: "channel",
    ROLE: "role",
    MENTIONABLE: "mentionable",
    ATTACHMENT: "attachment",
}


def find_command(world: World, user_id: str, channel: Channel, details: Details) -> Command:
    """Returns the command of this id or name that may be used here; a guild command hides a global one.

    Raises Refused (400) if there is none.
    """
    wanted = None if details.id is None else str(details.id)
    candidates = [
        command
        for command in world.commands.values()
        if command.id == wanted or (wanted is None and command.name == details.name and command.type == details.type)
    ]
    for command in sorted(candidates, key=lambda command: not command.guild_id):
        if _is_offered(world, user_id, channel, command):
            return command
    raise Refused(400, 50035, f"There is no command {details.name!r} here")


def _is_offered(world: World, user_id: str, channel: Channel, command: Command) -> bool:
    if command.guild_id not in (UNSET, channel.guild_id) or not owners_of_command(world, user_id, channel, command):
        return False
    if channel.is_conversation or command.default_member_permissions is None:
        return True
    granted = world.permissions(user_id, channel)
    needed = int(command.default_member_permissions)
    return bool(granted & Permission.ADMINISTRATOR) or (needed != 0 and granted & needed == needed)


def read_options(command: Command, given: list[Filled], resolved: Resolved, *, typing: bool) -> list[dict[str, Any]]:
    """Returns the options as the bot receives them; while `typing`, none is required yet.

    Raises Refused (400) for options or values that the command does not have or allow.
    """
    return _read(command.options or [], given, resolved, typing)


def _read(options: list[Option], given: list[Filled], resolved: Resolved, typing: bool) -> list[dict[str, Any]]:
    by_name = {option.name: option for option in options}
    read = []
    for filled in given:
        option = by_name.pop(filled.name, None)
        if option is None:
            raise Refused(400, 50035, f"The command has no option {filled.name!r}")
        read.append(_read_one(option, filled, resolved, typing))
    subcommands = any(option.type in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options)
    if subcommands and len(read) != 1:
        raise Refused(400, 50035, "Choose one sub-command")
    missing = [option.name for option in by_name.values() if option.required is True]
    if missing and not typing:
        raise Refused(400, 50035, f"The command needs {', '.join(missing)}")
    return read


def _read_one(option: Option, filled: Filled, resolved: Resolved, typing: bool) -> dict[str, Any]:
    if option.type in (SUB_COMMAND, SUB_COMMAND_GROUP):
        inner = _read(option.options or [], filled.options, resolved, typing)
        return {"name": option.name, "type": option.type, "options": inner}
    value = filled.value
    read = {"name": option.name, "type": option.type, "value": value}
    if filled.focused:
        if not option.autocomplete:
            raise Refused(400, 50035, f"{option.name} has no autocomplete")
        return read | {"value": str(value), "focused": True}
    _check_value(option, value, resolved)
    return read | {"value": resolved.sent(str(value))} if option.type == ATTACHMENT else read


def _check_value(option: Option, value: Any, resolved: Resolved) -> None:
    if option.choices and all(choice.value != value for choice in option.choices):
        raise Refused(400, 50035, f"{option.name} does not offer {value!r}")
    if option.type in _LOOKUPS:
        getattr(resolved, _LOOKUPS[option.type])(str(value))
    elif option.type == STRING:
        _require(option, isinstance(value, str), "text")
        _require_between(option, length(value), option.min_length or 0, option.max_length or LONGEST_TEXT)
    elif option.type in (INTEGER, NUMBER):
        numbers = (int,) if option.type == INTEGER else (int, float)
        _require(option, type(value) in numbers, "a number")
        fewest = -LARGEST_NUMBER if option.min_value is UNSET else option.min_value
        most = LARGEST_NUMBER if option.max_value is UNSET else option.max_value
        _require_between(option, value, fewest, most)
    elif option.type == BOOLEAN:
        _require(option, isinstance(value, bool), "true or false")
    else:
        raise Refused(400, 50035, f"{option.name} has a type that the sandbox does not support")


def _require(option: Option, right: bool, what: str) -> None:
    if not right:
        raise Refused(400, 50035, f"{option.name} must be {what}")


def _require_between(option: Option, value: float, fewest: float, most: float) -> None:
    if not fewest <= value <= most:
        raise Refused(400, 50035, f"{option.name} must be between {fewest} and {most}")
