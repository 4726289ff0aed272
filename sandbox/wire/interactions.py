"""The answers that a bot may give to an interaction."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5

SEND_MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE_MESSAGE, SUGGEST, OPEN_MODAL = 4, 5, 6, 7, 8, 9

ALLOWED_ANSWERS = {
    COMMAND: {SEND_MESSAGE, DEFER_MESSAGE, OPEN_MODAL},
    COMPONENT: {SEND_MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE_MESSAGE, OPEN_MODAL},
    AUTOCOMPLETE: {SUGGEST},
    MODAL_SUBMIT: {SEND_MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE_MESSAGE},
}


class Callback(Struct):
    """The body of an answer."""

    type: int
    data: dict[str, Any] | None = None


class Suggestion(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    value: str | int | float
    name_localizations: dict[str, str] | None = None


class Suggestions(Struct):
    choices: Annotated[list[Suggestion], Meta(max_length=25)]
