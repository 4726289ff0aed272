"""The bodies of POST /client/interactions: what a person did, as their app reports it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from sandbox.errors import invalid_shape


class Filled(Struct, kw_only=True):
    """A filled-in option of a command, or a sub-command with options of its own."""

    name: str
    value: str | int | float | bool | None = None
    options: list[Filled] = []
    focused: bool = False


class Field(Struct, kw_only=True):
    """A filled-in field of a modal, alone or in a label or row, with one value or several."""

    custom_id: str | None = None
    value: str | bool | None = None
    values: list[str] | None = None
    component: Field | None = None
    components: list[Field] = []

    def answers(self) -> dict[str, Any]:
        """Returns the values by custom_id."""
        found: dict[str, Any] = {}
        for inner in [*self.components, *([self.component] if self.component else [])]:
            found |= inner.answers()
        if self.custom_id is not None:
            found[self.custom_id] = self.value if self.values is None else self.values
        return found


class Attached(Struct, kw_only=True):
    """A file chosen for an option, whose value is its `id`; `content` is in base64."""

    id: str
    filename: str
    content: bytes


class Details(Struct, kw_only=True):
    """The `data` of a command, a component or a modal."""

    id: str | int | None = None
    name: str = ""
    type: int = 1
    options: list[Filled] | None = None
    attachments: list[Attached] = []
    target_id: str = ""
    custom_id: str = ""
    component_type: int = 2
    values: list[str] | None = None
    components: list[Field] = []


class Gesture(Struct, kw_only=True):
    """One act of a person: `type` is 2 for a command, 3 a component, 4 typing in an option, 5 a modal."""

    type: int
    channel_id: str
    data: Details
    message_id: str = ""
    modal_interaction_id: str | None = None
    nonce: str | int | None = None
    forge: bool = False


def read_gesture(body: Any) -> Gesture:
    """Returns the gesture in a body. Raises Refused (50035) for a body of another shape."""
    try:
        return msgspec.convert(body, Gesture)
    except msgspec.ValidationError as error:
        raise invalid_shape(error) from None
