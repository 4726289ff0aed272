"""Application commands, with the limits of each field."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

CHAT_INPUT, USER, MESSAGE = 1, 2, 3
SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER_OPTION, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Localizations = dict[str, str]


class Choice(Struct, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    name_localizations: Localizations | None = None
    value: int | float | Annotated[str, Meta(max_length=6000)]


class Option(Struct, kw_only=True):
    type: Annotated[int, Meta(ge=1, le=11)]
    name: Name
    description: Annotated[str, Meta(min_length=1, max_length=100)]
    name_localizations: Localizations | None = None
    description_localizations: Localizations | None = None
    required: bool | UnsetType = UNSET
    autocomplete: bool | UnsetType = UNSET
    choices: Annotated[list[Choice], Meta(max_length=25)] | UnsetType = UNSET
    options: Annotated[list[Option], Meta(max_length=25)] | UnsetType = UNSET
    channel_types: list[int] | UnsetType = UNSET
    min_value: int | float | UnsetType = UNSET
    max_value: int | float | UnsetType = UNSET
    min_length: Annotated[int, Meta(ge=0, le=6000)] | UnsetType = UNSET
    max_length: Annotated[int, Meta(ge=1, le=6000)] | UnsetType = UNSET


class CommandForm(Struct, kw_only=True):
    """A command as the bot defines it."""

    name: Name
    type: Annotated[int, Meta(ge=1, le=3)] = CHAT_INPUT
    name_localizations: Localizations | None = None
    description: Annotated[str, Meta(max_length=100)] = ""
    description_localizations: Localizations | None = None
    options: Annotated[list[Option], Meta(max_length=25)] | None = None
    default_member_permissions: str | int | None = None
    dm_permission: bool | None = None
    contexts: Annotated[list[int], Meta(min_length=1)] | None = None
    integration_types: Annotated[list[int], Meta(min_length=1)] | None = None
    nsfw: bool = False


class Command(Struct, kw_only=True):
    """A command as Discord stores it."""

    id: str
    application_id: str
    version: str
    type: int
    name: str
    name_localizations: Localizations | None
    description: str
    description_localizations: Localizations | None
    default_member_permissions: str | None
    dm_permission: bool
    contexts: list[int] | None
    integration_types: list[int]
    nsfw: bool
    options: list[Option] | UnsetType = UNSET
    guild_id: str | UnsetType = UNSET
