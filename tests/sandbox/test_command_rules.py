"""Command definitions that Discord refuses."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.validation.command_rules import is_slash_name
from tests.sandbox.rest import Response, Rest

Json = dict[str, Any]


def command(name: str = "new", **more: Any) -> Json:
    return {"name": name, "description": "Open a lobby"} | more


def option(name: str = "game", kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "Which"} | more


async def put(rest: Rest, sandbox: Sandbox, *commands: Json) -> Response:
    return await rest("PUT", f"/applications/{sandbox.local.world.application_id}/commands", list(commands))


def named(count: int) -> list[Json]:
    return [{"name": str(n), "value": str(n)} for n in range(count)]


def long_command() -> Json:
    choices = [{"name": "y" * 90 + str(n), "value": "z" * 99} for n in range(2)]
    return command(options=[option(f"o{n}", description="x" * 100, choices=choices) for n in range(25)])


BROKEN: list[tuple[str, Json, str, str]] = [
    ("capital letters in a name", command("New"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("a space in a name", command("new game"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("a name over 32 characters", command("x" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    ("no description", {"name": "new"}, "0.description", "BASE_TYPE_REQUIRED"),
    ("a description over 100", command(description="x" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    (
        "two options of one name",
        command(options=[option(), option()]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_NAME_NOT_UNIQUE",
    ),
    (
        "a required option after an optional one",
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    ("26 options", command(options=[option(f"o{n}") for n in range(26)]), "0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        "26 choices",
        command(options=[option(choices=named(26))]),
        "0.options.0.choices",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "choices and autocomplete at once",
        command(options=[option(choices=named(1), autocomplete=True)]),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    (
        "a text as a choice of a number",
        command(options=[option(kind=4, choices=named(1))]),
        "0.options.0.choices.0.value",
        "BASE_TYPE_INVALID",
    ),
    (
        "an option without description",
        command(options=[{"type": 3, "name": "game"}]),
        "0.options.0.description",
        "BASE_TYPE_REQUIRED",
    ),
    (
        "sub-commands beside options",
        command(options=[option("a", 1), option("b", 3)]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "an unknown locale",
        command(name_localizations={"xx": "neu"}),
        "0.name_localizations.xx",
        "BASE_TYPE_CHOICES",
    ),
    (
        "a localised name with a space",
        command(name_localizations={"de": "neues spiel"}),
        "0.name_localizations.de",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        "a description for a context menu",
        {"type": 2, "name": "Challenge", "description": "x"},
        "0.description",
        "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
    ),
    ("more than 8000 characters", long_command(), "0", "APPLICATION_COMMAND_TOO_LARGE"),
]


@pytest.mark.parametrize(("body", "place", "code"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
async def test_a_command_is_refused_with(rest: Rest, sandbox: Sandbox, body: Json, place: str, code: str) -> None:
    response = await put(rest, sandbox, body)
    assert response.refusal == (400, 50035)
    assert response.error_codes()[place] == code


async def test_two_commands_of_one_name_are_refused(rest: Rest, sandbox: Sandbox) -> None:
    response = await put(rest, sandbox, command(), command())
    assert response.error_codes() == {"1": "APPLICATION_COMMANDS_DUPLICATE_NAME"}


async def test_the_hundred_and_first_command_is_refused(rest: Rest, sandbox: Sandbox) -> None:
    hundred = [command(f"c{n}") for n in range(100)]
    assert (await put(rest, sandbox, *hundred)).status == 200
    assert (await put(rest, sandbox, *hundred, command())).refusal == (400, 30032)
    assert (await rest("POST", f"/applications/{sandbox.local.world.application_id}/commands", command())).status == 400


async def test_the_longest_localisation_counts_for_the_size(rest: Rest, sandbox: Sandbox) -> None:
    options = [option(f"o{n}", description_localizations={"de": "x" * 100}) for n in range(25)]
    choices = [{"name": "y" * 100, "value": 1, "name_localizations": {"ja": "z" * 100}}]
    fits = command(options=[part | {"type": 4, "choices": choices * 1} for part in options])
    assert (await put(rest, sandbox, fits)).status == 200
    more = [{"name": str(n), "value": n, "name_localizations": {"ja": "z" * 100}} for n in range(3)]
    response = await put(rest, sandbox, command(options=[part | {"type": 4, "choices": more} for part in options]))
    assert response.error_codes() == {"0": "APPLICATION_COMMAND_TOO_LARGE"}


async def test_a_refused_set_changes_nothing_and_a_known_name_keeps_its_id(rest: Rest, sandbox: Sandbox) -> None:
    first = await put(rest, sandbox, command())
    await put(rest, sandbox, command("ok"), command("NOT OK"))
    path = f"/applications/{sandbox.local.world.application_id}/commands"
    assert [known["name"] for known in (await rest("GET", path)).body] == ["new"]
    again = await put(rest, sandbox, command(description="Other words"), command("more"))
    assert again.body[0]["id"] == first.body[0]["id"]
    assert (await rest("DELETE", f"{path}/{again.body[1]['id']}")).status == 204
    assert (await rest("GET", f"{path}/{again.body[1]['id']}")).refusal == (404, 10063)
    edited = await rest("PATCH", f"{path}/{again.body[0]['id']}", {"description": "Edited"})
    assert edited.body["description"] == "Edited"


@pytest.mark.parametrize("name", ["new", "neu", "新規", "はじめる", "don't", "a_b-c", "ก็"])
def test_a_command_name_may_be(name: str) -> None:
    assert is_slash_name(name)


@pytest.mark.parametrize("name", ["New", "a b", "a!", "", "É", "a.b"])
def test_a_command_name_may_not_be(name: str) -> None:
    assert not is_slash_name(name)
