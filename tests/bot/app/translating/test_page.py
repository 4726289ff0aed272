"""The page for translators, in a browser."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientSession, web
from playwright.async_api import Locator, ViewportSize, async_playwright, expect
from playwright.async_api import Page as Window

from bot.app.local_pages import HOST
from bot.app.translating import files, places
from bot.app.translating.server import Page
from tests.sandbox.page.conftest import FLAGS

PHONE = ViewportSize(width=393, height=852)


@pytest.fixture
async def address(texts_of_host: Path) -> AsyncIterator[str]:
    server = web.AppRunner(Page("nl", texts_of_host).application(), shutdown_timeout=0.1)
    await server.setup()
    await web.TCPSite(server, HOST, 0).start()
    yield f"http://{HOST}:{server.addresses[0][1]}/"
    await server.cleanup()


@pytest.fixture
async def window(chromium: Path, address: str) -> AsyncIterator[Window]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(chromium), args=FLAGS)
        window = await browser.new_page(viewport=PHONE)
        await window.goto(address)
        yield window
        await browser.close()


def field_of(window: Window, name: str) -> Locator:
    return window.locator(f"article[id='bot.features.settings:{name}']").get_by_role("textbox")


async def test_a_text_is_written_checked_seen_in_its_place_and_sent(window: Window, texts_of_host: Path) -> None:
    await window.get_by_label("Search").fill("quoted-name")
    card = window.locator("article", has_text="bot · quoted-name")
    field = card.get_by_role("textbox")
    await field.fill("zonder naam")
    await field.blur()
    await expect(card.get_by_text("The variable $name is missing.")).to_be_visible(timeout=20_000)
    await field.fill("‘{ $name }’")
    await field.blur()
    await expect(card.get_by_text("Kept.")).to_be_visible(timeout=20_000)
    assert (texts_of_host / "bot/text/nl.ftl").read_text() == "quoted-name = ‘{ $name }’\n"
    await expect(window.get_by_role("status")).to_have_text(re.compile(r"1 of \d+ texts"))
    await window.get_by_label("Search").fill("settings-quiet")
    await window.get_by_text("Where it stands").first.click()
    await expect(window.locator("mark").first).to_have_text("Quiet hours")
    await field_of(window, "settings-quiet").fill("Rusttijden")
    await field_of(window, "settings-quiet").blur()
    await expect(window.locator("figure", has_text="nl").locator("mark").first).to_have_text("Rusttijden")
    await expect(window.locator("figure", has_text="English").locator("mark").first).to_have_text("Quiet hours")
    async with window.expect_download() as download:
        await window.get_by_role("link", name="Download the translation").click()
    assert files.add(await (await download.value).path(), texts_of_host / "added").texts == 2


async def test_a_translator_reads_the_page_in_a_language_of_their_browser(window: Window, address: str) -> None:
    assert window.context.browser
    context = await window.context.browser.new_context(locale="de-AT")
    german = await context.new_page()
    await german.goto(address)
    await german.get_by_label("Suchen").fill("quoted-name")
    card = german.locator("article", has_text="bot · quoted-name")
    await card.get_by_role("textbox").fill("zonder naam")
    await card.get_by_role("textbox").blur()
    await expect(card.get_by_text("Die Variable $name fehlt.")).to_be_visible(timeout=20_000)


async def test_a_foreign_page_can_write_nothing(address: str) -> None:
    async with ClientSession(address, headers={"Origin": "http://example.com"}) as http:
        body = {"package": "bot", "name": "button-join", "text": "Meedoen"}
        assert (await http.post("text", json=body)).status == 403


async def test_a_file_that_cannot_be_read_is_not_written_over(address: str, texts_of_host: Path) -> None:
    file = texts_of_host / "bot/text/nl.ftl"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"button-leave = \xff")
    async with ClientSession(address) as http:
        answer = await http.post("text", json={"package": "bot", "name": "button-join", "text": "Meedoen"})
        ((name, values),) = (await answer.json())["errors"]
        assert name == "cannotKeep"
        assert "line 1 is not UTF-8" in values["reason"]
        assert "line 1 is not UTF-8" in await (await http.get("translation.zip")).text()
    assert file.read_bytes() == b"button-leave = \xff"


def test_a_text_of_a_board_is_ringed_in_the_language() -> None:
    found = places.boards("manhattan")
    assert {"board-turn", "board-round"} <= found.keys()
    assert places.picture(found["board-turn"], "board-turn", "ja").startswith(b"\x89PNG")
