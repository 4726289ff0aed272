"""What Discord asks of a modal, and of what a person fills in."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from sandbox.errors import Path, Problems, Refused, invalid, invalid_shape
from sandbox.validation.component_rules import check_select, number, without_nulls
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
    """The modal of an answer, numbered. Raises Refused (50035) with where and why."""
    try:
        modal = msgspec.convert(without_nulls(data or {}), Modal)
    except msgspec.ValidationError as error:
        raise invalid_shape(error, root) from None
    problems = Problems(root)
    seen: set[str] = set()
    for place, asked in modal.fields():
        if asked.custom_id in seen:
            problems.add(
                (*place, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(asked.custom_id)
        if isinstance(asked, Select):
            check_select(place, asked, problems)
        if isinstance(asked, TextInput):
            _check_text_input(place, asked, in_label="component" in place, problems=problems)
    problems.refuse()
    parts: list[Any] = []
    for part in modal.components:
        parts.append(part)
        parts += _inside(part)
    number(parts)
    return modal


def read_submission(modal: Modal, given: dict[str, Any]) -> list[dict[str, Any]]:
    """What a person filled in (by custom_id), as the bot is to get it.

    Raises Refused (400) for what the modal does not ask or allow.
    """
    asked = {field.custom_id: field for _, field in modal.fields()}
    strange = given.keys() - asked.keys()
    if strange:
        raise Refused(400, 50035, f"The modal does not ask for {', '.join(sorted(strange))}")
    return [_answered(part, given) for part in modal.components]


def _inside(part: Any) -> list[Any]:
    if isinstance(part, Label):
        return [part.component]
    return list(part.components) if isinstance(part, TextInputRow) else []


def _check_text_input(place: Path, asked: TextInput, *, in_label: bool, problems: Problems) -> None:
    if not in_label and asked.label is UNSET:
        problems.add((*place, "label"), "BASE_TYPE_REQUIRED", "This field is required")
    if in_label and asked.label is not UNSET:
        problems.add((*place, "label"), "COMPONENT_LABEL_NOT_ALLOWED", "The label stands outside the input")
    if asked.min_length and asked.max_length and asked.min_length > asked.max_length:
        problems.add((*place, "min_length"), "TEXT_INPUT_MIN_GREATER_THAN_MAX", "min_length exceeds max_length")


def _answered(part: Any, given: dict[str, Any]) -> dict[str, Any]:
    if isinstance(part, Label):
        return {"type": 18, "id": part.id, "component": _answer(part.component, given)}
    if isinstance(part, TextInputRow):
        return {"type": 1, "id": part.id, "components": [_answer(part.components[0], given)]}
    return {"type": 10, "id": part.id}


def _answer(asked: Field, given: dict[str, Any]) -> dict[str, Any]:
    value = given.get(asked.custom_id)
    kind: int = msgspec.to_builtins(asked)["type"]
    body: dict[str, Any] = {"type": kind, "id": asked.id, "custom_id": asked.custom_id}
    match asked:
        case TextInput():
            return body | {"value": _text(asked, value)}
        case Checkbox():
            return body | {"value": bool(value)}
        case RadioGroup():
            chosen = _choices(asked, [] if value in (None, "") else [value])
            return body | {"value": chosen[0] if chosen else None}
        case _:
            return body | {"values": _choices(asked, list(value or []))}


def _text(asked: TextInput, value: Any) -> str:
    text = str(value) if value is not None else (asked.value or "")
    if asked.required and not text:
        raise invalid((asked.custom_id,), "BASE_TYPE_REQUIRED", "This field is required")
    too_short = bool(text) and len(text) < (asked.min_length or 0)
    if too_short or len(text) > (asked.max_length or 4000):
        raise invalid((asked.custom_id,), "BASE_TYPE_BAD_LENGTH", "The text is too short or too long")
    return text


def _choices(asked: Select | RadioGroup | CheckboxGroup | FileUpload, values: list[Any]) -> list[Any]:
    if isinstance(asked, StringSelect | RadioGroup | CheckboxGroup):
        offered = {option.value for option in asked.options}
        if not offered.issuperset(values):
            raise invalid((asked.custom_id,), "BASE_TYPE_CHOICES", "The value is not offered")
    fewest, most = _bounds(asked)
    if not fewest <= len(values) <= most and (values or asked.required is not False):
        raise invalid((asked.custom_id,), "BASE_TYPE_BAD_LENGTH", f"Choose between {fewest} and {most}")
    return values


def _bounds(asked: Select | RadioGroup | CheckboxGroup | FileUpload) -> tuple[int, int]:
    if isinstance(asked, RadioGroup):
        return int(asked.required), 1
    if isinstance(asked, CheckboxGroup):
        fewest = int(asked.required) if asked.min_values is UNSET else asked.min_values
        return fewest, asked.max_values or len(asked.options)
    return asked.min_values, asked.max_values
