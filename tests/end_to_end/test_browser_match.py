"""Three people and a computer play a match through the page, each in a browser of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from sandbox.testing import reading
from tests.end_to_end.browser import (
    DARK,
    PHONE,
    WIDE,
    OpenWindow,
    lobby_button,
    next_call,
    open_thread,
    panel_of,
    post_button,
    press,
    start_match,
    take_turn,
    take_turn_elsewhere,
)
from tests.end_to_end.harness import Harness
from tests.sandbox.page.hands import message

TURNS = 3 * (24 + 4)
"""The most turns of three people: every block is built once, and blocks are selected in each round."""
ELSEWHERE = range(9, 66)
"""The turns between the first rounds and the last one, which are taken by the same presses without the page."""
SCREENSHOTS = {0, 1, 2, 70}
PROMISE = "Everybody sees it in a moment"


@pytest.mark.match
@pytest.mark.timeout(300)
async def test_three_people_and_a_computer_play_a_whole_match_through_the_page(
    window: OpenWindow, harness: Harness, tmp_path: Path
) -> None:
    people = {"Alice": await window("Alice", **WIDE)}
    alice = people["Alice"]
    await start_match(alice, "Manhattan")
    for name, screen in (("Bob", PHONE), ("Carol", DARK)):
        people[name] = await window(name, **screen)
        await press(lobby_button(people[name], "Join"))
    await expect(message(alice, "Players (")).to_contain_text("3 of 4")
    await press(lobby_button(alice, "Add computer"))
    await expect(message(alice, "Players (")).to_contain_text("4 of 4")
    await screenshot(people, tmp_path, "lobby")
    await press(lobby_button(alice, "Start"))
    for page in people.values():
        await open_thread(page, "Manhattan")
    await screenshot(people, tmp_path, "start")
    await play_to_the_end(people, harness, tmp_path)
    for name, page in people.items():
        await expect(message(page, "The match is over.")).to_contain_text(f"@{name}")
    await screenshot(people, tmp_path, "end")
    promise = re.search("SHA-256.*?([0-9a-f]{64})", await message(alice, "follow from a secret, which").inner_text())
    await press(post_button(alice, "More"))
    await press(panel_of(alice).get_by_role("button", name="Verify fairness"))
    await expect(panel_of(alice)).to_contain_text("✅")
    assert promise
    assert promise[1] in await panel_of(alice).inner_text()
    await screenshot(people, tmp_path, "proof")


async def play_to_the_end(people: dict[str, Page], harness: Harness, folder: Path) -> None:
    """Takes every turn of the people."""
    shown = ""
    others = [page for name, page in people.items() if name != "Alice"]
    addresses = [page.url for page in others]
    for number in range(TURNS + 1):
        if number == ELSEWHERE.start:
            await go(others, ["about:blank"] * len(others))  # nobody looks
        if number == ELSEWHERE.stop:
            await go(others, addresses)
        shown, text = await next_call(people["Alice"], shown)
        if "The match is over" in text:
            return
        [name] = [name for name in people if f"@{name}, it is your turn" in text]
        page = people[name]
        if number in ELSEWHERE:
            panel = await take_turn_elsewhere(await harness.person(name), people["Alice"], shown, number)
            assert PROMISE in reading.text(panel)
        else:
            await page.locator(f"li[data-id='{shown}']").wait_for()
            await take_turn(page, number)
            await expect(panel_of(page)).to_contain_text(PROMISE)
        if number in SCREENSHOTS:
            await screenshot(people, folder, f"turn-{number}")
    raise AssertionError("the match has no end")


async def go(pages: list[Page], addresses: list[str]) -> None:
    for page, address in zip(pages, addresses, strict=True):
        await page.goto(address)


async def screenshot(people: dict[str, Page], folder: Path, moment: str) -> None:
    """Saves a screenshot of each window, for people to look at."""
    for name, page in people.items():
        await page.screenshot(path=folder / f"{moment}-{name}.png")
