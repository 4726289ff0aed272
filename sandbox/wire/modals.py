"""Modals: forms that a bot opens, with the limits of each field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from sandbox.wire.components import (
    AnySelect,
    Component,
    CustomId,
    Place,
    TextDisplay,
)


class TextInput(Component, kw_only=True, tag=4):
    custom_id: CustomId
    style: Annotated[int, Meta(ge=1, le=2)]
    label: Annotated[str, Meta(min_length=1, max_length=45)] | UnsetType = UNSET
    value: Annotated[str, Meta(max_length=4000)] | UnsetType = UNSET
    placeholder: Annotated[str, Meta(max_length=100)] | UnsetType = UNSET
    required: bool = True
    min_length: Annotated[int, Meta(ge=0, le=4000)] | UnsetType = UNSET
    max_length: Annotated[int, Meta(ge=1, le=4000)] | UnsetType = UNSET


class FileUpload(Component, kw_only=True, tag=19):
    custom_id: CustomId
    min_values: Annotated[int, Meta(ge=0, le=10)] = 1
    max_values: Annotated[int, Meta(ge=1, le=10)] = 1
    required: bool = True


class GroupOption(Struct, kw_only=True):
    label: Annotated[str, Meta(min_length=1, max_length=100)]
    value: Annotated[str, Meta(min_length=1, max_length=100)]
    description: Annotated[str, Meta(max_length=100)] | UnsetType = UNSET
    default: bool = False


class RadioGroup(Component, kw_only=True, tag=21):
    custom_id: CustomId
    options: Annotated[list[GroupOption], Meta(min_length=2, max_length=10)]
    required: bool = True


class CheckboxGroup(Component, kw_only=True, tag=22):
    custom_id: CustomId
    options: Annotated[list[GroupOption], Meta(min_length=1, max_length=10)]
    min_values: Annotated[int, Meta(ge=0, le=10)] | UnsetType = UNSET
    max_values: Annotated[int, Meta(ge=1, le=10)] | UnsetType = UNSET
    required: bool = True


class Checkbox(Component, kw_only=True, tag=23):
    custom_id: CustomId
    default: bool = False


Field = TextInput | AnySelect | FileUpload | RadioGroup | CheckboxGroup | Checkbox


class Label(Component, kw_only=True, tag=18):
    label: Annotated[str, Meta(min_length=1, max_length=45)]
    description: Annotated[str, Meta(min_length=1, max_length=100)] | UnsetType = UNSET
    component: Field


class TextInputRow(Component, kw_only=True, tag=1):
    """The older container of a text input."""

    components: Annotated[list[TextInput], Meta(min_length=1, max_length=1)]


TopLevel = Label | TextInputRow | TextDisplay


class Modal(Struct, kw_only=True):
    custom_id: CustomId
    title: Annotated[str, Meta(min_length=1, max_length=45)]
    components: Annotated[list[TopLevel], Meta(min_length=1, max_length=5)]

    def fields(self) -> Iterator[tuple[Place, Field]]:
        """Yields the fields with their places."""
        for index, part in enumerate(self.components):
            if isinstance(part, Label):
                yield ("components", index, "component"), part.component
            elif isinstance(part, TextInputRow):
                yield ("components", index, "components", 0), part.components[0]
