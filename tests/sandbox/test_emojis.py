"""The emojis of the application, with Discord's limits."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from sandbox import Sandbox
from sandbox.service.emojis import MOST
from tests.conftest import REFERENCE
from tests.sandbox.a_bot import PNG, SmallBot, running
from tests.sandbox.rest import Response, Rest
from tests.schemas import Inspector

BUTTON: dict[str, Any] = {"type": 2, "style": 1, "custom_id": "a", "label": "A"}
REFUSED = (400, 50035)


def data(image: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{b64encode(image).decode()}"


async def create(rest: Rest, sandbox: Sandbox, name: str, image: str = "") -> Response:
    path = f"/applications/{sandbox.local.world.application_id}/emojis"
    return await rest("POST", path, {"name": name, "image": image or data(PNG)})


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": [{"type": 1, "components": list(children)}]}


async def test_a_bot_adds_renames_shows_and_deletes_emojis() -> None:
    """All of it matches Discord's schemas."""
    inspector = Inspector(REFERENCE / "discord")
    async with Sandbox.start(observer=inspector) as sandbox:
        bot = SmallBot(discord.Intents.default())
        async with running(bot, sandbox):
            coin = await bot.create_application_emoji(name="coin", image=PNG)
            await coin.edit(name="copper_coin")
            assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["copper_coin"]
            assert (await bot.fetch_application_emoji(coin.id)).id == coin.id
            button: ui.Button[Any] = ui.Button(label="Pay", emoji=discord.PartialEmoji(name="x", id=coin.id))
            sent = await bot.text_channel("lobby").send(f"A {coin}", view=ui.View().add_item(button))
            (shown,) = ui.View.from_message(sent).children
            assert isinstance(shown, ui.Button)
            assert str(shown.emoji) == f"<:copper_coin:{coin.id}>"
            await coin.delete()
            assert await bot.fetch_application_emojis() == []
    assert inspector.violations == []


async def test_an_emoji_has_an_address_and_survives_a_restart(tmp_path: Path) -> None:
    async with Sandbox.start(data=tmp_path) as sandbox, aiohttp.ClientSession() as http:
        made = await create(Rest(http, sandbox), sandbox, "coin")
        assert made.status == 201
    async with Sandbox.start(data=tmp_path) as sandbox, aiohttp.ClientSession() as http:
        assert [emoji.id for emoji in sandbox.local.emojis.all()] == [made.body["id"]]
        async with http.get(f"{sandbox.cdn_url}/emojis/{made.body['id']}.png") as answer:
            assert (answer.content_type, await answer.read()) == ("image/png", PNG)
        async with http.get(f"{sandbox.cdn_url}/emojis/1.png") as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    ("name", "image", "wrong"),
    [
        ("a", "", {"name": "BASE_TYPE_BAD_LENGTH"}),
        ("a" * 33, "", {"name": "BASE_TYPE_BAD_LENGTH"}),
        ("a-b", "", {"name": "STRING_TYPE_REGEX"}),
        ("taken", "", {"name": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}),
        ("coin", data(PNG + bytes(256 * 1024)), {"image": "BINARY_TYPE_MAX_SIZE"}),
        ("coin", data(b"no picture"), {"image": "IMAGE_INVALID"}),
        ("coin", data(PNG, "svg+xml"), {"image": "IMAGE_INVALID"}),
        ("coin", "data:image/png;base64,?", {"image": "IMAGE_INVALID"}),
    ],
)
async def test_an_emoji_against_the_rules_is_refused(
    rest: Rest, sandbox: Sandbox, name: str, image: str, wrong: dict[str, str]
) -> None:
    await create(rest, sandbox, "taken")
    refused = await create(rest, sandbox, name, image)
    assert (refused.refusal, refused.error_codes()) == (REFUSED, wrong)


async def test_there_are_at_most_two_thousand(rest: Rest, sandbox: Sandbox) -> None:
    for number in range(MOST):
        sandbox.local.emojis.add(f"emoji_{number}", data(PNG))
    assert (await create(rest, sandbox, "one_more")).refusal == (400, 30008)


async def test_an_unknown_emoji_or_application_is_refused(rest: Rest, sandbox: Sandbox) -> None:
    path = f"/applications/{sandbox.local.world.application_id}/emojis"
    for method, body in (("GET", None), ("PATCH", {"name": "coin"}), ("DELETE", None)):
        assert (await rest(method, f"{path}/1", body)).refusal == (404, 10014)
    assert (await rest("GET", "/applications/1/emojis")).refusal == (404, 10002)


async def test_an_emoji_keeps_its_own_name_and_takes_no_other(rest: Rest, sandbox: Sandbox) -> None:
    one, _ = [await create(rest, sandbox, name) for name in ("one", "other")]
    path = f"/applications/{sandbox.local.world.application_id}/emojis/{one.body['id']}"
    assert (await rest("PATCH", path, {"name": "one"})).status == 200
    assert (await rest("PATCH", path, {"name": "other"})).refusal == REFUSED


async def test_buttons_and_menus_with_an_emoji_that_does_not_exist_are_refused(rest: Rest) -> None:
    unknown = {"name": "coin", "id": "123456789012345678"}
    option = {"label": "A", "value": "a", "emoji": unknown}
    for component, place in (
        ({**BUTTON, "emoji": unknown}, "emoji.id"),
        ({"type": 3, "custom_id": "b", "options": [{"label": "B", "value": "b"}, option]}, "options.1.emoji.id"),
    ):
        refused = await rest.send("lobby", row(component))
        assert refused.refusal == REFUSED
        assert refused.error_codes() == {f"components.0.components.0.{place}": "BUTTON_COMPONENT_INVALID_EMOJI"}
    assert (await rest.send("lobby", {"content": "<:coin:123456789012345678>"})).status == 200
