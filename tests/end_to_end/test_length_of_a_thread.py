"""A whole match with computers takes few screens of a phone; `test_browser_match` measures one of three people."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from tests.end_to_end.browser import PHONE, OpenWindow, assert_short
from tests.end_to_end.harness import Harness, take_turns


@pytest.mark.match
@pytest.mark.timeout(300)
async def test_a_whole_match_of_three_takes_few_screens_of_a_phone(
    harness: Harness, window: OpenWindow, tmp_path: Path
) -> None:
    match = await harness.start_match(set_up={"level": "easy", "pace": "quick"}, computers=2)
    await take_turns(match, count())
    page = await window("Alice", **PHONE)
    await page.goto(f"{page.url.partition('#')[0]}#/channels/{match.guild}/{match.channel}")
    await assert_short(page)
    await page.screenshot(path=tmp_path / "start.png")
