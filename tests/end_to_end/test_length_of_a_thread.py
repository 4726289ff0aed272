"""A whole match in one thread takes few screens of a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.end_to_end.browser import PATIENCE, PHONE, OpenWindow, assert_well_shown
from tests.end_to_end.harness import Harness, Match, is_over, take_turn

MOST_SCREENS = 25
LENGTH = """() => {
    const list = document.querySelector(".message-list");
    list.parentElement.scrollTop = 0;
    const pictures = [...document.images].every(picture => picture.complete);
    return pictures && list.querySelector(".intro") ? list.scrollHeight : null;
}"""
"""Scrolls up, and returns the height of the thread once it is loaded up to its beginning."""


@pytest.mark.match
@pytest.mark.timeout(300)
@pytest.mark.parametrize("others", [{"computers": 2}, {"people": ("Bob", "Carol")}], ids=["computers", "people"])
async def test_a_whole_match_of_three_takes_few_screens_of_a_phone(
    harness: Harness, window: OpenWindow, others: dict[str, Any], tmp_path: Path
) -> None:
    others = dict(others)
    people = others.pop("people", ())
    match = await harness.start_match(*people, set_up={"level": "easy", "pace": "quick"}, **others)
    await play_to_the_end(match)
    page = await window("Alice", **PHONE)
    await page.goto(f"{page.url.partition('#')[0]}#/channels/{match.guild}/{match.channel}")
    screens = await length_in_screens(page)
    await assert_well_shown(page)
    await page.screenshot(path=tmp_path / "start.png")
    assert screens <= MOST_SCREENS, f"{len(await match.posts())} posts on {screens:.0f} screens"


async def play_to_the_end(match: Match) -> None:
    """Takes every turn of the people once all others have moved."""
    number = 0
    while not is_over(await match.settled_post()):
        for person in (await match.people_to_move())[:1]:
            await take_turn(person, match.post, number)
            number += 1


async def length_in_screens(page: Page) -> float:
    """Returns the length of the open thread in heights of the window."""
    found = await page.wait_for_function(LENGTH, polling=200, timeout=2 * PATIENCE)
    size = page.viewport_size
    assert size is not None
    return float(await found.json_value()) / size["height"]
