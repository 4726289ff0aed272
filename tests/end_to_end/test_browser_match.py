"""Three people play a match through the page, each in a browser of their own."""

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
    assert_short,
    away,
    lobby_button,
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

TURNS = 3 * (24 + 4)
"""The most turns of three people: every block is built once, and blocks are selected in each round."""
ON_PAGE = 3
"""The first turns, which are taken on the page."""
LAST = 78
"""The turn from which on the page is used again, until the match is over."""
SCREENSHOTS = {0, 1, 2, LAST}
PROMISE = "Done."


@pytest.mark.match
@pytest.mark.timeout(300)
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.campaign)])
async def test_three_people_play_a_match_through_the_page(
    window: OpenWindow, harness: Harness, tmp_path: Path, *, whole: bool
) -> None:
    """They take their first turns, and the last ones if they play the `whole` match; else chance plays on."""
    people = {"Alice": await window("Alice", **WIDE)}
    alice = people["Alice"]
    await start_match(alice, "Manhattan")
    for name, screen in (("Bob", PHONE), ("Carol", DARK)):
        people[name] = await window(name, **screen)
        await press(lobby_button(people[name], "Join"))
    await expect(message(alice, "Players (")).to_contain_text("3 of 4")
    await screenshot(people, tmp_path, "lobby")
    await start(alice)
    for page in people.values():
        await open_thread(page, "Manhattan")
    await screenshot(people, tmp_path, "start")
    promise = re.search("checked: ([a-z2-7]{26})", await message(alice, "it is your turn").inner_text())
    await (play_to_the_end if whole else begin)(people, harness, tmp_path)
    for name, page in people.items():
        await expect(message(page, "The match is over.")).to_contain_text(f"@{name}")
    await screenshot(people, tmp_path, "end")
    await press(post_button(alice, "More"))
    await press(panel_of(alice).get_by_role("button", name="Verify fairness"))
    await expect(panel_of(alice)).to_contain_text("✅")
    assert promise
    assert promise[1] in await panel_of(alice).inner_text()
    await screenshot(people, tmp_path, "proof")
    await assert_short(people["Bob"])


async def begin(people: dict[str, Page], harness: Harness, folder: Path) -> None:
    """Takes the first turns; chance plays on."""
    await play_on_page(people, range(ON_PAGE), "", folder)
    async with away(people.values(), harness) as match:
        await play_out(match)


async def play_to_the_end(people: dict[str, Page], harness: Harness, folder: Path) -> None:
    """Takes every turn of the people."""
    shown = await play_on_page(people, range(ON_PAGE), "", folder)
    async with away(people.values(), harness) as match:
        panels = await take_turns(match, range(ON_PAGE, LAST))
    assert all(PROMISE in reading.text(panel) for panel in panels)
    assert await play_on_page(people, range(LAST, TURNS + 1), shown, folder) == "", "the match has no end"


async def play_on_page(people: dict[str, Page], numbers: range, shown: str, folder: Path) -> str:
    """Takes a turn for each number after what is `shown`; returns what is shown then, nothing if the match is over."""
    for number in numbers:
        shown, text = await next_call(people["Alice"], shown)
        if "The match is over" in text:
            return ""
        [name] = [name for name in people if f"{name}, it is your turn" in text]
        await people[name].locator(f"li[data-id='{shown.splitlines()[0]}']").wait_for()
        await take_turn(people[name], number)
        await expect(panel_of(people[name])).to_contain_text(re.compile(f"{re.escape(PROMISE)}|The match is over"))
        if number in SCREENSHOTS:
            await screenshot(people, folder, f"turn-{number}")
    return shown


async def screenshot(people: dict[str, Page], folder: Path, moment: str) -> None:
    """Saves a screenshot of each window, for people to look at."""
    for name, page in people.items():
        await page.screenshot(path=folder / f"{moment}-{name}.png")
