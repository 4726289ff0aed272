"""The workbench beside the channel in a real browser, while files of the game are saved."""

import asyncio
import json
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from tests.checkout import copied, line, started
from tests.sandbox.page.conftest import FLAGS, PATIENCE

pytestmark = pytest.mark.process

PARLOUR = "from bot.cli import app; app()"
WORKBENCH = ("workbench", "manhattan", "--players", "3", "--moves", "25", "--tests", "kept", "--port")
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TOO_WIDE = """() => [...document.querySelectorAll("body *")]
    .filter(place => place.checkVisibility() && place.getBoundingClientRect().right > innerWidth + 0.5)
    .map(place => place.outerHTML.slice(0, 200))"""


@asynccontextmanager
async def port_taken() -> AsyncIterator[int]:
    """Yields a port that is taken."""
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


@asynccontextmanager
async def workbench_at(checkout: Path, port: int) -> AsyncIterator[str]:
    """Yields the address of a workbench that wants a port; checks that Ctrl-C leaves no process of it."""
    async with started(checkout, "-c", PARLOUR, *WORKBENCH, str(port)) as process:
        yield re.findall(r"http://\S+", await line(process.stdout, "The workbench is ready"))[0]
        os.killpg(process.pid, signal.SIGINT)  # Ctrl-C reaches every process of the terminal
        assert await process.wait() == 0


@asynccontextmanager
async def workbench(folder: Path, chromium: Path) -> AsyncIterator[tuple[Page, Path]]:
    """Yields the page, and the copy of the code in which files are saved. Errors of the page fail the test."""
    checkout, errors = copied(folder), []
    async with port_taken() as port, workbench_at(checkout, port) as url, async_playwright() as playwright:
        assert int(url.split("/")[2].split(":")[1]) > port, "the next free one is used"
        browser = await playwright.chromium.launch(executable_path=str(chromium), args=FLAGS)
        expect.set_options(timeout=PATIENCE)
        page = await (await browser.new_context(viewport=WIDE, has_touch=True)).new_page()  # type: ignore[arg-type]
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(url)
        await expect(page.locator(".board[data-revision]")).to_have_count(4)
        yield page, checkout
        await browser.close()
    assert errors == []


@pytest.mark.parametrize("broken", [False, pytest.param(True, marks=pytest.mark.campaign)])
async def test_an_author_goes_back_plays_changes_keeps_and_sees_each_save(
    tmp_path: Path, chromium: Path, *, broken: bool
) -> None:
    """`broken`: also a save with an error, which ends the process of the rules twice."""
    async with workbench(tmp_path, chromium) as (page, checkout):
        await jumps_and_choices_are_in_the_channel(page)
        await a_field_is_changed_and_the_computer_plays_on(page)
        await a_move_in_the_channel_is_in_the_panel(page)
        await keep(page, "third-round")
        kept = json.loads((checkout / "kept" / "kept" / "third-round.json").read_text())
        assert (len(kept["log"]), kept["at"], kept["start"]["round"]) == (8, 6, 3)
        await save_shows_the_new_picture(page, checkout)
        if broken:
            await an_error_is_shown_until_it_is_mended(page, checkout)
        await the_panel_folds_away_and_is_a_drawer_on_a_phone(page)


async def jumps_and_choices_are_in_the_channel(page: Page) -> None:
    await expect(page.get_by_role("heading", name="Manhattan · Alice, Bob, Carol", exact=True)).to_be_visible()
    await page.locator(".log button").last.press("Home")
    await expect(moves(page)).to_have_text("Move 0 of 25")
    await expect(turn(page)).to_contain_text("Choose your blocks for this round.")
    await page.get_by_role("slider").fill("5")
    await expect(moves(page)).to_have_text("Move 4 of 25")
    await page.locator(".options button").first.click()
    await expect(moves(page)).to_have_text("Move 5 of 5")


async def a_field_is_changed_and_the_computer_plays_on(page: Page) -> None:
    await page.get_by_role("button", name="Change round", exact=True).click()
    await page.get_by_role("textbox", name="Change round").fill("3")
    await page.get_by_role("button", name="Apply").click()
    await expect(page.locator(".log")).to_contain_text("Changed by hand after move 5")
    await page.get_by_role("button", name="Play on").click()
    await expect(moves(page)).to_have_text("Move 6 of 6")


async def a_move_in_the_channel_is_in_the_panel(page: Page) -> None:
    """The page is Alice's: the workbench goes to a turn of hers, and she chooses there."""
    await expect(turn(page)).to_contain_text("Alice, it is your turn.")
    play = page.locator(".messages [data-custom-id^='play:']")
    await expect(play).to_have_count(1)
    await play.click()
    await page.locator(".messages").get_by_role("button", name=re.compile(r"^\W*\d")).first.click()
    await expect(moves(page)).to_have_text("Move 7 of 7")
    await expect(page.locator(".log")).to_contain_text("not done yet")


async def keep(page: Page, name: str) -> None:
    await page.get_by_text("Keep as a test").first.click()
    await page.get_by_role("textbox", name="Name").fill(name)
    await page.get_by_role("button", name="Keep as a test").click()
    await expect(page.locator(".panel-keep")).to_contain_text(f"Kept as kept/kept/{name}.json")


async def save_shows_the_new_picture(page: Page, checkout: Path) -> None:
    """Every board is rendered again by the code as it was saved, at the same position, also that in the channel."""
    colours = checkout / "rendering" / "manhattan" / "ground.py"
    board, posted = page.locator(".board-picture").first, page.locator(".messages img[width]").last
    before, post = await board.get_attribute("src"), await posted.get_attribute("src")
    colours.write_text(re.sub(r"(?<=GRASS: Colour = ).*", "(120, 190, 90)", colours.read_text()))
    await expect(board).not_to_have_attribute("src", before or "")
    await expect(posted).not_to_have_attribute("src", post or "")
    await expect(moves(page)).to_have_text("Move 7 of 7")


async def an_error_is_shown_until_it_is_mended(page: Page, checkout: Path) -> None:
    steps = checkout / "rules" / "manhattan" / "steps.py"
    source = steps.read_text()
    steps.write_text("def (\n" + source)
    await expect(page.locator(".errors")).to_contain_text("SyntaxError")
    await expect(page.locator(".boards")).to_have_class("boards stale")
    steps.write_text(source)
    await expect(page.locator(".errors")).to_be_hidden()
    await expect(moves(page)).to_have_text("Move 7 of 7")


async def the_panel_folds_away_and_is_a_drawer_on_a_phone(page: Page) -> None:
    await page.get_by_role("button", name="Hide side panel").click()
    await expect(page.locator("#panel")).to_be_hidden()
    await page.reload()
    await expect(page.get_by_role("button", name="Show side panel")).to_be_visible()
    await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await page.get_by_role("button", name="Show side panel").tap()
    await expect(page.locator(".board[data-revision]")).to_have_count(4)
    assert await page.evaluate(TOO_WIDE) == []
    await page.get_by_label("Language", exact=True).last.select_option("ja")
    await expect(page.locator(".bench-header")).to_contain_text("作業台")
    await expect(page.locator(".log")).to_contain_text("準備")
    await expect(turn(page)).to_contain_text("手番")
    assert await page.evaluate(TOO_WIDE) == []
    await page.locator(".panel-close").tap()
    await expect(page.locator("#panel")).to_be_hidden()


def moves(page: Page) -> Locator:
    return page.locator(".jump-words")


def turn(page: Page) -> Locator:
    """Returns the newest post in the channel."""
    return page.locator(".messages article").last
