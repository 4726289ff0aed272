"""Panels on the page of a phone are as high as the model in `benchmarks/phone.py` says."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

import rendering
from benchmarks import hand, phone
from benchmarks.taps import Screen
from bot.domain.preferences import Preferences
from rules import match as matches
from sandbox import Person
from tests.bot.place import SWIFT
from tests.end_to_end.browser import PHONE, answer_to, panel_of, post_button, press, windows
from tests.end_to_end.harness import PATIENCE, Harness, Match, running_harness
from tests.rendering.every_emoji import every_emoji
from tests.sandbox.page.hands import address

GAMES = ("montana", "rolled_west")
TOLERANCE = 2
"""Pixels by which the model may be wrong."""
OPTIONS = "button[data-custom-id^='pick:']"
"""Buttons by their presses: the names of emojis begin their labels."""
FONTS = Path(rendering.__file__).parent / "fonts"
FACE = '@font-face {{ font-family: "Boards"; font-weight: {weights}; src: url("data:font/ttf;base64,{font}") }}'
WEIGHTS = {"Medium": "1 500", "Bold": "501 1000"}
HEIGHTS = """() => {
    const room = document.querySelector(".messages"), list = document.querySelector(".message-list");
    const picture = [...document.querySelectorAll("article.ephemeral")].at(-1).querySelector(".gallery");
    return [room.clientHeight, list.getBoundingClientRect().bottom - picture.getBoundingClientRect().top];
}"""
"""Returns how high the part of the screen with messages is, and the newest panel from its pictures to its end."""


@pytest.fixture
async def harness(redis_url: str, tmp_path: Path) -> AsyncIterator[Harness]:
    """A sandbox and a bot whose emojis are there: they make buttons wider."""
    names = {emoji.name for emoji in every_emoji()}
    async with running_harness(redis_url, tmp_path, emojis=True, pace=SWIFT) as harness:
        async with asyncio.timeout(PATIENCE):
            while len(harness.sandbox.local.emojis.all()) < len(names) or not harness.bot.services.emojis.pieces:
                await asyncio.sleep(0.02)
        yield harness


async def test_panels_are_as_high_in_a_browser_as_the_model_of_a_phone_says(harness: Harness, chromium: Path) -> None:
    async with windows(harness.sandbox, chromium) as window:
        for game in GAMES:
            match = await harness.start_match("Bob", game=game)
            person, *_ = await match.people_to_move()
            await harness.bot.services.store.people.update(int(person.id), without_help)
            page = await window(person.name, **PHONE, bypass_csp=True)
            await page.add_style_tag(content=font_of_boards())
            await page.evaluate("place => location.hash = place", address(harness.sandbox, match.channel))
            seen = await answer_to(page, "", partial(press, post_button(page, "Play")))
            await answer_to(page, seen, partial(press, panel_of(page).locator(OPTIONS).first))
            room, height = await page.evaluate(HEIGHTS)
            assert room == phone.ROOM
            assert height == pytest.approx(hand.heights(await shown_to(person, match)).whole, abs=TOLERANCE)


async def shown_to(person: Person, match: Match) -> Screen:
    """Returns the question that a person is asked, as the model measures it."""
    session = await match.harness.bot.services.store.sessions.load(match.id)
    assert session is not None
    seat = session.seat_of(int(person.id))
    assert seat is not None
    return Screen(session, matches.question(session.playing, seat))


def without_help(now: Preferences) -> Preferences:
    return structs.replace(now, help=False)


def font_of_boards() -> str:
    """Returns a style sheet with the font of the boards, so that the page breaks lines alike everywhere."""
    fonts = {name: b64encode((FONTS / f"NotoSansJP-{name}.ttf").read_bytes()).decode() for name in WEIGHTS}
    faces = [FACE.format(weights=WEIGHTS[name], font=font) for name, font in fonts.items()]
    return "\n".join([*faces, ":root { --font: Boards !important }"])
