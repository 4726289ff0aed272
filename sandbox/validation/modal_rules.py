"""Discord's rules for modals and for their submissions."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from sandbox.errors import Path, Problems, Refused, invalid, invalid_shape
from sandbox.validation.component_rules import check_select, number, without_nulls
from sandbox.validation.lengths import convert, length
from sandbox.wire.components import Select, StringSelect
from sandbox.wire.modals import (
    Checkbox,
    CheckboxGroup,
    Field,
    FileUpload,
    Label,
    Modal,
    RadioGroup,
    TextInput,
    TextInputRow,
)


def read_modal(data: Any, root: Path) -> Modal:
    """Returns the checked and numbered modal of an answer.

    Raises Refused (50035) with the place and reason of each error.
    """
    try:
        modal = convert(without_nulls(data or {}), Modal)
    except msgspec.ValidationError as error:
        raise invalid_shape(error, root) from None
    problems = Problems(root)
    seen: set[str] = set()
    for place, field in modal.fields():
        if field.custom_id in seen:
            problems.add(
                (*place, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(field.custom_id)
        if isinstance(field, Select):
            check_select(place, field, problems)
        if isinstance(field, TextInput):
            _check_text_input(place, field, in_label="component" in place, problems=problems)
    problems.refuse()
    parts: list[Any] = []
    for part in modal.components:
        parts.append(part)
        parts += _inside(part)
    number(parts)
    return modal


def read_submission(modal: Modal, given: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns what a person filled in (by custom_id), as the bot receives it.

    Raises Refused (400) for fields or values that the modal does not have or allow.
    """
    custom_ids = {field.custom_id for _, field in modal.fields()}
    unknown = given.keys() - custom_ids
    if unknown:
        raise Refused(400, 50035, f"The modal has no field {', '.join(sorted(unknown))}")
    return [_answered(part, given) for part in modal.components]


def _inside(part: Any) -> list[Any]:
    if isinstance(part, Label):
        return [part.component]
    return list(part.components) if isinstance(part, TextInputRow) else []


def _check_text_input(place: Path, field: TextInput, *, in_label: bool, problems: Problems) -> None:
    if not in_label and field.label is UNSET:
        problems.add((*place, "label"), "BASE_TYPE_REQUIRED", "This field is required")
    if in_label and field.label is not UNSET:
        problems.add((*place, "label"), "COMPONENT_LABEL_NOT_ALLOWED", "The label goes outside the input")
    if field.min_length and field.max_length and field.min_length > field.max_length:
        problems.add((*place, "min_length"), "TEXT_INPUT_MIN_GREATER_THAN_MAX", "min_length exceeds max_length")


def _answered(part: Any, given: dict[str, Any]) -> dict[str, Any]:
    if isinstance(part, Label):
        return {"type": 18, "id": part.id, "component": _answer(part.component, given)}
    if isinstance(part, TextInputRow):
        return {"type": 1, "id": part.id, "components": [_answer(part.components[0], given)]}
    return {"type": 10, "id": part.id}


def _answer(field: Field, given: dict[str, Any]) -> dict[str, Any]:
    value = given.get(field.custom_id)
    kind: int = msgspec.to_builtins(field)["type"]
    body: dict[str, Any] = {"type": kind, "id": field.id, "custom_id": field.custom_id}
    match field:
        case TextInput():
            return body | {"value": _text(field, value)}
        case Checkbox():
            return body | {"value": bool(value)}
        case RadioGroup():
            chosen = _choices(field, [] if value in (None, "") else [value])
            return body | {"value": chosen[0] if chosen else None}
        case _:
            return body | {"values": _choices(field, list(value or []))}


def _text(field: TextInput, value: Any) -> str:
    text = str(value) if value is not None else (field.value or "")
    if field.required and not text:
        raise invalid((field.custom_id,), "BASE_TYPE_REQUIRED", "This field is required")
    too_short = bool(text) and length(text) < (field.min_length or 0)
    if too_short or length(text) > (field.max_length or 4000):
        raise invalid((field.custom_id,), "BASE_TYPE_BAD_LENGTH", "The text is too short or too long")
    return text


def _choices(field: Select | RadioGroup | CheckboxGroup | FileUpload, values: list[Any]) -> list[Any]:
    if isinstance(field, StringSelect | RadioGroup | CheckboxGroup):
        offered = {option.value for option in field.options}
        if not offered.issuperset(values):
            raise invalid((field.custom_id,), "BASE_TYPE_CHOICES", "The value is not offered")
    fewest, most = _bounds(field)
    if not fewest <= len(values) <= most and (values or field.required is not False):
        raise invalid((field.custom_id,), "BASE_TYPE_BAD_LENGTH", f"Choose between {fewest} and {most}")
    return values


def _bounds(field: Select | RadioGroup | CheckboxGroup | FileUpload) -> tuple[int, int]:
    if isinstance(field, RadioGroup):
        return int(field.required), 1
    if isinstance(field, CheckboxGroup):
        fewest = int(field.required) if field.min_values is UNSET else field.min_values
        return fewest, field.max_values or len(field.options)
    return field.min_values, field.max_values
