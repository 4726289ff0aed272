"""Discord's rules for components beyond the limits of single fields."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import UNSET

from sandbox.errors import Path, Problems, invalid_shape
from sandbox.validation.lengths import convert, length
from sandbox.wire.components import (
    LINK,
    PREMIUM,
    ActionRow,
    AnyComponent,
    Button,
    Place,
    Select,
    StringSelect,
    TextDisplay,
    TopLevel,
    walk,
)

MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ROWS = 5


def read_components(raw: list[Any], *, v2: bool, root: Path) -> list[TopLevel]:
    """Returns the checked and numbered components of a message.

    `root` is the path of the list in the body. Raises Refused (50035) with the place and reason of each error.
    """
    if not v2:
        _refuse_v2_types(raw, root)
    try:
        components = convert(without_nulls(raw), list[TopLevel])
    except msgspec.ValidationError as error:
        raise invalid_shape(error, root) from None
    problems = Problems(root)
    placed = list(walk(components))
    _check_whole(placed, len(components), v2, problems)
    for place, component in placed:
        _check_one(place, component, problems)
    problems.refuse()
    number([component for _, component in placed])
    return components


def without_nulls(value: Any) -> Any:
    """Returns JSON without its null members, which Discord treats as absent."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [without_nulls(item) for item in value]
    return value


def number(components: list[AnyComponent]) -> None:
    """Gives every component without an id a unique one."""
    taken = {component.id for component in components}
    next_id = 1
    for component in components:
        if component.id:
            continue
        while next_id in taken:
            next_id += 1
        component.id = next_id
        taken.add(next_id)


def _refuse_v2_types(raw: list[Any], root: Path) -> None:
    problems = Problems(root)
    for index, component in enumerate(raw):
        if isinstance(component, dict) and component.get("type") != 1:
            problems.add((index,), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1,).')
    problems.refuse()


def _check_whole(placed: list[tuple[Place, AnyComponent]], top_level: int, v2: bool, problems: Problems) -> None:
    if not v2 and top_level > MAX_ROWS:
        problems.add((), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    if len(placed) > MAX_COMPONENTS:
        problems.add((), "MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum number of components is 40.")
    texts = sum(length(component.content) for _, component in placed if isinstance(component, TextDisplay))
    if texts > MAX_TEXT:
        problems.add(
            (),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total size of displayable text must not exceed {MAX_TEXT}.",
        )
    check_distinct(placed, problems)


def check_distinct(placed: list[tuple[Place, AnyComponent]], problems: Problems) -> None:
    """Adds a problem for every custom_id and every numeric id used twice."""
    custom: set[str] = set()
    numbers: set[int] = set()
    for place, component in placed:
        custom_id = getattr(component, "custom_id", None) or ""
        if custom_id and custom_id in custom:
            problems.add(
                (*place, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        custom.add(custom_id)
        if component.id and component.id in numbers:
            problems.add((*place, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        numbers.add(component.id)


def _check_one(place: Place, component: AnyComponent, problems: Problems) -> None:
    match component:
        case Button():
            _check_button(place, component, problems)
        case Select():
            check_select(place, component, problems)
        case ActionRow():
            _check_row(place, component, problems)
        case _:
            pass


def _check_button(place: Place, button: Button, problems: Problems) -> None:
    wanted = {LINK: "url", PREMIUM: "sku_id"}.get(button.style, "custom_id")
    for name in ("custom_id", "url", "sku_id"):
        given = getattr(button, name) is not UNSET
        if given and name != wanted:
            problems.add(
                (*place, name),
                "BUTTON_COMPONENT_FIELD_NOT_ALLOWED",
                f"A button of style {button.style} cannot have a {name}",
            )
        if not given and name == wanted:
            code = f"BUTTON_COMPONENT_{name.upper()}_REQUIRED"
            problems.add((*place, name), code, f"A {name.replace('_', ' ')} is required")
    if button.style != PREMIUM and not button.label and button.emoji is UNSET:
        problems.add(place, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji")
    if button.url and not button.url.startswith(("http://", "https://", "discord://")):
        problems.add((*place, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def check_select(place: Place, select: Select, problems: Problems) -> None:
    if select.min_values > select.max_values:
        problems.add(
            (*place, "min_values"),
            "SELECT_COMPONENT_MIN_GREATER_THAN_MAX",
            "min_values cannot be greater than max_values",
        )
    if not isinstance(select, StringSelect):
        return
    if select.max_values > len(select.options):
        problems.add(
            (*place, "max_values"),
            "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
            "max_values cannot be greater than the number of options",
        )
    if sum(option.default for option in select.options) > select.max_values:
        problems.add((*place, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")
    seen = Counter(option.value for option in select.options)
    for index, option in enumerate(select.options):
        if seen[option.value] > 1:
            problems.add(
                (*place, "options", index, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )


def _check_row(place: Place, row: ActionRow, problems: Problems) -> None:
    if len(row.components) > 1 and any(isinstance(child, Select) for child in row.components):
        problems.add(place, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
