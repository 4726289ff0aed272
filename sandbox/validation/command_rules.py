"""Discord's rules for command definitions beyond the limits of single fields."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from sandbox.errors import Path, Problems, invalid_shape
from sandbox.validation.component_rules import without_nulls
from sandbox.validation.lengths import convert, length
from sandbox.wire.commands import (
    CHAT_INPUT,
    INTEGER,
    NUMBER,
    STRING,
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    CommandForm,
    Localizations,
    Option,
)

MAX_CHARACTERS = 8000
_LOCALES = """
    id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi
    sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko
"""
LOCALES = frozenset(_LOCALES.split())
_INDIC_SCRIPTS = ((0x0900, 0x097F), (0x0E00, 0x0E7F))


def read_command(body: Any, root: Path = ()) -> CommandForm:
    """Returns a checked command definition. Raises Refused (50035) with the place and reason of each error."""
    try:
        form = convert(_without_nulls_in_options(body), CommandForm)
    except msgspec.ValidationError as error:
        raise invalid_shape(error, root) from None
    problems = Problems(root)
    _check_names(form, problems)
    _check_options(form.options or [], (), 0, problems)
    if form.type != CHAT_INPUT and form.options:
        problems.add(("options",), "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Only slash commands have options")
    characters = _characters_of_command(form)
    if characters > MAX_CHARACTERS:
        problems.add(
            (),
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MAX_CHARACTERS}), it has {characters} characters",
        )
    problems.refuse()
    return form


def is_slash_name(name: str) -> bool:
    """Whether a name is 1 to 32 lower-case letters, digits, marks of Indic scripts, `-`, `_` and `'`."""
    return 1 <= length(name) <= 32 and name == name.lower() and all(map(_is_allowed_in_name, name))


def _is_allowed_in_name(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    indic = any(first <= ord(character) <= last for first, last in _INDIC_SCRIPTS)
    return indic and unicodedata.category(character)[0] == "M"


def _without_nulls_in_options(body: Any) -> Any:
    if isinstance(body, dict) and body.get("options"):
        return {**body, "options": without_nulls(body["options"])}
    return body


def _check_names(form: CommandForm, problems: Problems) -> None:
    slash = form.type == CHAT_INPUT
    if slash:
        _check_slash_name(form.name, ("name",), problems)
    _check_localizations(form.name_localizations, ("name_localizations",), problems, names=slash, longest=32)
    _check_localizations(
        form.description_localizations, ("description_localizations",), problems, names=False, longest=100
    )
    if slash and not form.description:
        problems.add(("description",), "BASE_TYPE_REQUIRED", "This field is required")
    if not slash and form.description:
        problems.add(
            ("description",),
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Context menu commands cannot have a description",
        )


def _check_slash_name(name: str, place: Path, problems: Problems) -> None:
    if not is_slash_name(name):
        problems.add(place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_localizations(
    localizations: Localizations | None, place: Path, problems: Problems, *, names: bool, longest: int
) -> None:
    for locale, text in (localizations or {}).items():
        if locale not in LOCALES:
            problems.add((*place, locale), "BASE_TYPE_CHOICES", "Not a known locale")
        if names:
            _check_slash_name(text, (*place, locale), problems)
        elif not 1 <= length(text) <= longest:
            problems.add((*place, locale), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {longest} in length.")


def _check_options(options: list[Option], place: Path, depth: int, problems: Problems) -> None:
    here = (*place, "options")
    _check_distinct([option.name for option in options], here, problems)
    kinds = {option.type in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options}
    if len(kinds) > 1:
        problems.add(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options cannot be mixed")
    optional_seen = False
    for index, option in enumerate(options):
        spot = (*here, index)
        if option.required is True and optional_seen:
            problems.add(
                spot,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or option.required is not True
        _check_option(option, spot, depth, problems)


def _check_option(option: Option, place: Path, depth: int, problems: Problems) -> None:
    _check_slash_name(option.name, (*place, "name"), problems)
    _check_localizations(option.name_localizations, (*place, "name_localizations"), problems, names=True, longest=32)
    _check_localizations(
        option.description_localizations,
        (*place, "description_localizations"),
        problems,
        names=False,
        longest=100,
    )
    _check_nesting(option, place, depth, problems)
    if option.choices and option.autocomplete:
        problems.add(
            (*place, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "Autocomplete and choices exclude each other",
        )
    if option.autocomplete and option.type not in (STRING, INTEGER, NUMBER):
        problems.add((*place, "autocomplete"), "BASE_TYPE_CHOICES", "Only strings and numbers can have autocomplete")
    choices = option.choices or []
    _check_distinct([choice.name for choice in choices], (*place, "choices"), problems)
    expected = {STRING: str, INTEGER: int}.get(option.type, (int, float))
    for index, choice in enumerate(choices):
        if not isinstance(choice.value, expected):
            problems.add(
                (*place, "choices", index, "value"), "BASE_TYPE_INVALID", "The value is not of the option's type"
            )


def _check_nesting(option: Option, place: Path, depth: int, problems: Problems) -> None:
    if (option.type == SUB_COMMAND_GROUP and depth > 0) or (option.type == SUB_COMMAND and depth > 1):
        problems.add((*place, "type"), "APPLICATION_COMMAND_OPTIONS_NESTING", "Nested too deeply")
    if option.type in (SUB_COMMAND, SUB_COMMAND_GROUP):
        _check_options(option.options or [], place, depth + 1, problems)
        groups = [inner for inner in option.options or [] if inner.type in (SUB_COMMAND, SUB_COMMAND_GROUP)]
        if option.type == SUB_COMMAND and groups:
            problems.add((*place, "options"), "APPLICATION_COMMAND_OPTIONS_NESTING", "Nested too deeply")
    elif option.options:
        problems.add((*place, "options"), "APPLICATION_COMMAND_OPTIONS_NESTING", "Only sub-commands nest")


def _check_distinct(names: list[str], place: Path, problems: Problems) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            problems.add(
                place, "APPLICATION_COMMAND_OPTIONS_NAME_NOT_UNIQUE", f'The name "{name}" is used more than once'
            )


def _characters_of_command(form: CommandForm) -> int:
    return (
        _longest(form.name, form.name_localizations)
        + _longest(form.description, form.description_localizations)
        + sum(map(_characters_of_option, form.options or []))
    )


def _characters_of_option(option: Option) -> int:
    choices = option.choices or []
    inner: Iterable[Option] = option.options or []
    return (
        _longest(option.name, option.name_localizations)
        + _longest(option.description, option.description_localizations)
        + sum(_longest(choice.name, choice.name_localizations) for choice in choices)
        + sum(length(choice.value) for choice in choices if isinstance(choice.value, str))
        + sum(map(_characters_of_option, inner))
    )


def _longest(text: str, localizations: Localizations | None) -> int:
    return max(map(length, [text, *(localizations or {}).values()]))
