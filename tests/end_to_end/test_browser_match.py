"""Three people and a computer play a whole match through the page, each in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from tests.end_to_end.game_night import GameNight
from tests.sandbox.page.conftest import FLAGS
from tests.sandbox.page.hands import box, message

OpenWindow = Callable[..., Awaitable[Page]]
PATIENCE = 15_000  # milliseconds
WIDE = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DARK = {"viewport": {"width": 640, "height": 844}, "color_scheme": "dark"}
CALLED = """shown => {
    const newest = [...document.querySelectorAll("li:has(> article:not(.ephemeral))")].at(-1);
    const isNews = newest.dataset.id !== shown && newest.querySelector("button");
    const calls = /@\\w+, it is your turn|The match is over/.test(newest.innerText);
    return isNews && calls ? [newest.dataset.id, newest.innerText] : null;
}"""
"""The newest public message and its words, once it is another one and calls somebody or is the last."""
NEW_BOARD = """seen => {
    const newest = [...document.querySelectorAll("article.ephemeral")].at(-1);
    const address = newest?.querySelector(".gallery img")?.getAttribute("src");
    return address && address !== seen ? address : null;
}"""
"""Where the board of the newest private panel comes from, once it is another one than that seen."""
TURNS = 3 * (24 + 4)
"""The most turns of three people: every block is built once, and blocks are chosen in each round."""
PICTURED = {0, 1, 2, 4, 5, 6, 40, 41, 42}
TAPS = 10
"""The most taps of a turn."""


@pytest.fixture
async def window(night: GameNight, chromium: Path) -> AsyncIterator[OpenWindow]:
    """`await window("Bob", **PHONE)` opens the page as Bob; errors in any window fail the test."""
    errors: list[str] = []
    async with AsyncExitStack() as stack:
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=str(chromium), args=FLAGS)
        stack.push_async_callback(browser.close)
        expect.set_options(timeout=PATIENCE)

        async def open_window(person: str, **screen: object) -> Page:
            context = await browser.new_context(**screen)  # type: ignore[arg-type]  # one of the screens above
            context.set_default_timeout(PATIENCE)
            page = await context.new_page()
            page.on("pageerror", lambda error: errors.append(f"{person}: {error}"))
            await page.goto(f"{night.sandbox.url}/?as={person}")
            await page.locator(".message-list").wait_for()
            return page

        yield open_window
    assert errors == []


@pytest.mark.timeout(300)
async def test_three_people_and_a_computer_play_a_whole_match_through_the_page(
    window: OpenWindow, tmp_path: Path
) -> None:
    people = {"Alice": await window("Alice", **WIDE)}
    alice = people["Alice"]
    await open_table(alice)
    for name, screen in (("Bob", PHONE), ("Carol", DARK)):
        people[name] = await window(name, **screen)
        await lobby_button(people[name], "Join").click()
    await expect(message(alice, "At the table")).to_contain_text("3 of 4")
    await lobby_button(alice, "Add computer").click()
    await expect(message(alice, "At the table")).to_contain_text("4 of 4")
    await picture(people, tmp_path, "lobby")
    await lobby_button(alice, "Start").click()
    for page in people.values():
        await message(page, "At the table").get_by_role("link", name=re.compile("See thread|Manhattan ·")).first.click()
        await expect(page.get_by_text("Chance is bound to a secret key")).to_be_visible()
    await picture(people, tmp_path, "start")
    await play_to_the_end(people, tmp_path)
    for name, page in people.items():
        await expect(message(page, "The match is over.")).to_contain_text(f"@{name}")
    await picture(people, tmp_path, "end")
    promise = re.search("SHA-256.*?([0-9a-f]{64})", await message(alice, "Chance is bound").inner_text())
    await post_button(alice, "More").click()
    await panel_of(alice).get_by_role("button", name="Fair chance").click()
    await expect(panel_of(alice)).to_contain_text("✅")
    assert promise
    assert promise[1] in await panel_of(alice).inner_text()
    await picture(people, tmp_path, "proof")


async def open_table(page: Page) -> None:
    """/new, with the game chosen from the list."""
    await box(page).fill("/new")
    await page.get_by_role("option", name="/new", exact=True).click()
    await page.get_by_role("option", name="Manhattan").first.click()
    await page.keyboard.press("Enter")
    await expect(lobby_button(page, "Join")).to_be_visible()


async def play_to_the_end(people: dict[str, Page], folder: Path) -> None:
    """Every turn of everybody, whoever is called to the table."""
    alice = people["Alice"]
    shown = ""
    for number in range(TURNS + 1):
        called = await alice.wait_for_function(CALLED, arg=shown)
        shown, text = await called.json_value()
        if "The match is over" in text:
            return
        [name] = [name for name in people if f"@{name}, it is your turn" in text]
        page = people[name]
        await page.locator(f"li[data-id='{shown}']").wait_for()
        await take_turn(page, number, folder if number in PICTURED else None)
    raise AssertionError("the match has no end")


async def take_turn(page: Page, number: int, folder: Path | None) -> None:
    """Play, a choice for each question, Done."""
    seen = await page.evaluate(NEW_BOARD, "")
    await post_button(page, "Play").click()
    for tap in range(TAPS):
        seen = await (await page.wait_for_function(NEW_BOARD, arg=seen)).json_value()
        if folder:
            await page.screenshot(path=folder / f"turn-{number}-{tap}.png")
        panel = panel_of(page)
        done = panel.get_by_role("button", name="Done")
        if await done.count():
            await done.click()
            await expect(panel).to_contain_text("Everybody sees it in a moment")
            return
        await choose(panel, number)
    raise AssertionError("the turn has no end")


async def choose(panel: Locator, number: int) -> None:
    """One of the options, by button or from the menu."""
    options = panel.get_by_role("button", name=re.compile(r"^\W*\d+\. "))
    if count := await options.count():
        await options.nth(number % count).click()
        return
    await panel.get_by_role("combobox").first.click()
    listed = panel.get_by_role("option")
    await listed.first.wait_for()
    await listed.nth(number % await listed.count()).click()


def lobby_button(page: Page, name: str) -> Locator:
    return message(page, "At the table").get_by_role("button", name=name, exact=True)


def post_button(page: Page, name: str) -> Locator:
    return page.locator("article:not(.ephemeral)").last.get_by_role("button", name=re.compile(f"^\\W*{name}$"))


def panel_of(page: Page) -> Locator:
    return page.locator("article.ephemeral").last


async def picture(people: dict[str, Page], folder: Path, moment: str) -> None:
    """A picture of each window, for people to look at."""
    for name, page in people.items():
        await page.screenshot(path=folder / f"{moment}-{name}.png")
