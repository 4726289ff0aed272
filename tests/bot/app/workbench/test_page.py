"""The page of the workbench in a real browser, while files of the game are saved."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from tests.checkout import copied, line, started
from tests.sandbox.page.conftest import FLAGS, PATIENCE

pytestmark = pytest.mark.process

PARLOUR = "from bot.cli import app; app()"
WORKBENCH = ("workbench", "manhattan", "--players", "3", "--moves", "25", "--tests", "kept", "--port", "18775")
WIDE = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DRAWN = "count => document.querySelectorAll('.board[data-revision]').length === count"
REDRAWN = "before => [...document.querySelectorAll('.board')].every(board => Number(board.dataset.revision) > before)"
NEWEST = "Math.max(...[...document.querySelectorAll('.board')].map(board => Number(board.dataset.revision)))"
TOO_WIDE = """() => [...document.querySelectorAll("body *")]
    .filter(place => place.checkVisibility() && place.getBoundingClientRect().right > innerWidth + 0.5)
    .map(place => place.outerHTML.slice(0, 200))"""
WORDS = """async () => {
    const { DICTIONARIES } = await import("/js/words.js");
    return Object.values(DICTIONARIES).map(words => Object.entries(words).map(
        ([key, text]) => [key, (text.match(/\\{\\w+\\}/g) ?? []).sort().join()]
    ).sort().join("\\n"));
}"""


@asynccontextmanager
async def workbench(folder: Path, chromium: Path, **screen: object) -> AsyncIterator[tuple[Page, Path]]:
    """Yields the page, and the copy of the code in which files are saved. Errors of the page fail the test."""
    checkout, errors = copied(folder), []
    async with started(checkout, "-c", PARLOUR, *WORKBENCH) as process, async_playwright() as playwright:
        url = re.findall(r"http://\S+\d", await line(process.stdout, "The workbench is ready"))[0]
        browser = await playwright.chromium.launch(executable_path=str(chromium), args=FLAGS)
        expect.set_options(timeout=PATIENCE)
        page = await (await browser.new_context(**screen)).new_page()  # type: ignore[arg-type]
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(url)
        await page.wait_for_function(DRAWN, arg=4)
        yield page, checkout
        await browser.close()
    assert errors == []


async def test_an_author_jumps_forks_changes_keeps_and_sees_each_save(tmp_path: Path, chromium: Path) -> None:
    async with workbench(tmp_path, chromium, **WIDE) as (page, checkout):
        await page.keyboard.press("Home")
        await expect(moves(page)).to_have_text("Move 0 of 25")
        await page.get_by_role("slider").fill("5")
        await expect(moves(page)).to_have_text("Move 4 of 25")
        await page.locator(".log button").nth(20).click()
        await expect(moves(page)).to_have_text("Move 20 of 25")
        await page.locator(".board .container button").first.click()
        await expect(moves(page)).to_have_text("Move 21 of 21")
        await page.get_by_role("button", name="Change round", exact=True).click()
        await page.get_by_role("textbox", name="Change round").fill("3")
        await page.get_by_role("button", name="Apply").click()
        await expect(page.locator(".log")).to_contain_text("Changed by hand after move 21")
        await page.get_by_role("button", name="Play on").click()
        await expect(moves(page)).to_have_text("Move 22 of 22")
        await keep(page, "third-round")
        kept = json.loads((checkout / "kept" / "kept" / "third-round.json").read_text())
        assert (len(kept["log"]), kept["at"], kept["start"]["round"]) == (23, 22, 3)
        await save_shows_the_new_picture(page, checkout)
        await an_error_is_shown_until_it_is_mended(page, checkout)


async def keep(page: Page, name: str) -> None:
    await page.get_by_text("Keep as a test").first.click()
    await page.get_by_role("textbox", name="Name").fill(name)
    await page.get_by_role("button", name="Keep as a test").click()
    await expect(page.locator(".panel-keep")).to_contain_text(f"Kept as kept/kept/{name}.json")


async def save_shows_the_new_picture(page: Page, checkout: Path) -> None:
    """Every board is rendered again by the code as it was saved, at the same position."""
    colours = checkout / "rendering" / "manhattan" / "ground.py"
    before, image = await page.evaluate(NEWEST), await page.locator(".board-picture").first.screenshot()
    colours.write_text(colours.read_text().replace("GRASS: Colour = (228, 225, 199)", "GRASS: Colour = (120, 190, 90)"))
    await page.wait_for_function(REDRAWN, arg=before)
    assert await page.locator(".board-picture").first.screenshot() != image
    await expect(moves(page)).to_have_text("Move 22 of 22")


async def an_error_is_shown_until_it_is_mended(page: Page, checkout: Path) -> None:
    steps = checkout / "rules" / "manhattan" / "steps.py"
    source = steps.read_text()
    steps.write_text("def (\n" + source)
    await expect(page.locator("#errors")).to_contain_text("SyntaxError")
    await expect(page.locator(".boards")).to_have_class("boards stale")
    steps.write_text(source)
    await expect(page.locator("#errors")).to_be_hidden()
    await expect(moves(page)).to_have_text("Move 22 of 22")


async def test_the_page_fits_a_phone_and_speaks_both_languages(tmp_path: Path, chromium: Path) -> None:
    async with workbench(tmp_path, chromium, **PHONE) as (page, _):
        assert await page.evaluate(TOO_WIDE) == []
        await page.get_by_role("button", name="日本語").tap()
        await expect(page.get_by_role("heading", level=1)).to_contain_text("作業台")
        await expect(page.locator(".log")).to_contain_text("準備")
        assert await page.evaluate(TOO_WIDE) == []
        english, japanese = await page.evaluate(WORDS)
        assert english == japanese


def moves(page: Page) -> Locator:
    return page.locator(".jump-words")
