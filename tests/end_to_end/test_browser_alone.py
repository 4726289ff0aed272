"""One person plays a whole match of every game against computers on a phone, in all games but one with most turns taken
without the page.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.i18n import book
from rules import games
from sandbox import Person
from tests.end_to_end.browser import (
    PHONE,
    OpenWindow,
    assert_well_shown,
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

TURNS = 200
"""The most turns of one person."""
SCREENSHOTS = {0, 10}
COMPLETE = "manhattan"
"""The game whose turns are all taken on the page; of the others, every fourth turn is."""


@pytest.mark.match
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", games.names())
async def test_alice_plays_a_whole_match_against_computers_on_her_phone(
    window: OpenWindow, harness: Harness, game: str, tmp_path: Path
) -> None:
    alice = await window("Alice", **PHONE)
    title = book("en", game)("game-name")
    computers = games.load(game).info.most - 1
    await start_match(alice, title)
    await set_up(alice, computers, tmp_path)
    await screenshot(alice, tmp_path, "options")
    await press(lobby_button(alice, "Start"))
    await open_thread(alice, title)
    await screenshot(alice, tmp_path, "start")
    elsewhere = None if game == COMPLETE else await harness.person("Alice")
    result = await play_to_the_end(alice, elsewhere, tmp_path)
    await post_button(alice, "Rematch").scroll_into_view_if_needed()
    await screenshot(alice, tmp_path, "end")
    for name in ("@Alice", *(f"CPU {number}" for number in range(1, computers + 1))):
        assert f"{name} " in result  # and their points


async def set_up(page: Page, computers: int, folder: Path) -> None:
    """Fills all other seats with easy and fast computers."""
    for seat in range(computers):
        await press(lobby_button(page, "Add computer"))
        await expect(message(page, "Players (")).to_contain_text(f"{seat + 2} of {computers + 1}")
    await screenshot(page, folder, "lobby")
    await press(lobby_button(page, "Options"))
    for option in ("Computer players: easy", "Pace of computer players: no pause"):
        await press(panel_of(page).get_by_role("combobox", name=option.split(":")[0], exact=True))
        await press(page.get_by_role("option", name=option))
        await expect(message(page, "Players (")).to_contain_text(option)


async def play_to_the_end(page: Page, elsewhere: Person | None, folder: Path) -> str:
    """Takes every turn of Alice, three of four `elsewhere` if given; returns the text of the result."""
    shown = ""
    for number in range(TURNS):
        shown, text = await next_call(page, shown)
        if "The match is over" in text:
            return text
        if number in SCREENSHOTS:
            await screenshot(page, folder, f"turn-{number}")
        if elsewhere and number % 4:
            await take_turn_elsewhere(elsewhere, page, shown, number)
        else:
            await take_turn(page, number)
        if number in SCREENSHOTS:
            await screenshot(page, folder, f"turn-{number}-done")
    raise AssertionError("the match has no end")


async def screenshot(page: Page, folder: Path, moment: str) -> None:
    await assert_well_shown(page)
    await page.screenshot(path=folder / f"{moment}.png")
