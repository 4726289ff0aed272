"""One person plays every game against computers on a phone, with most turns taken without the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.i18n import words_in
from rules import games
from tests.end_to_end.browser import (
    PHONE,
    OpenWindow,
    assert_well_shown,
    away,
    host_button,
    next_call,
    open_thread,
    panel_of,
    post_button,
    press,
    start,
    start_match,
    take_turn,
)
from tests.end_to_end.harness import Harness, play_out, take_turns
from tests.sandbox.page.hands import message

LATER = 6
"""A later turn taken on the page, as the first two are. After it chance plays on: other tests press to the end."""


@pytest.mark.campaign  # the page knows no game, and test_browser_match.py and test_phone.py play on it
@pytest.mark.match
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", games.names())
async def test_alice_plays_against_computers_on_her_phone_until_the_match_is_over(
    window: OpenWindow, harness: Harness, game: str, tmp_path: Path
) -> None:
    alice = await window("Alice", **PHONE)
    title = words_in("en", game)("game-name")
    computers = games.load(game).info.most - 1
    await start_match(alice, title)
    await set_up(alice, computers, tmp_path)
    await screenshot(alice, tmp_path, "options")
    await start(alice)
    await open_thread(alice, title)
    await screenshot(alice, tmp_path, "start")
    result = await play_to_the_end(alice, harness, tmp_path)
    await post_button(alice, "Rematch").scroll_into_view_if_needed()
    await screenshot(alice, tmp_path, "end")
    for name in ("@Alice", *(f"CPU {number}" for number in range(1, computers + 1))):
        assert f"{name} " in result  # and their points


async def set_up(page: Page, computers: int, folder: Path) -> None:
    """Fills all other seats with easy and fast computers."""
    for seat in range(computers):
        await press(host_button(page, "Add computer"))
        await expect(message(page, "Players (")).to_contain_text(f"{seat + 2} of {computers + 1}")
    await screenshot(page, folder, "lobby")
    await press(host_button(page, "Options"))
    for option in ("Computer players: easy", "Pace of computer players: no pause"):
        await press(panel_of(page).get_by_role("combobox", name=option.split(":")[0], exact=True))
        await press(page.get_by_role("option", name=option))
        await expect(message(page, "Players (")).to_contain_text(option)


async def play_to_the_end(page: Page, harness: Harness, folder: Path) -> str:
    """Plays until the match is over; returns the text of the result."""
    shown = ""
    for number in (0, 1, LATER):
        if number == LATER:
            async with away([page], harness) as match:
                await take_turns(match, range(2, LATER))
        shown, _ = await next_call(page, shown)
        await screenshot(page, folder, f"turn-{number}")
        await take_turn(page, number)
        await screenshot(page, folder, f"turn-{number}-done")
    async with away([page], harness) as match:
        await play_out(match)
    _, text = await next_call(page, shown)
    assert "The match is over" in text
    return text


async def screenshot(page: Page, folder: Path, moment: str) -> None:
    await assert_well_shown(page)
    await page.screenshot(path=folder / f"{moment}.png")
