"""Makes the still pictures in docs/images: boards by `parlour render`, pages by the sandbox and `parlour workbench`.

Run by hand, with a Chromium on the PATH: `.venv/bin/python -m tools.pictures`
"""

import asyncio
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.async_api import Page

from bot.features.result.feature import Result
from rendering import encode
from tests.end_to_end.harness import ask, message_of, play_out, running_harness, take_turns
from tools.picture_of_a_turn import chromium, open_channel, phone

IMAGES = Path(__file__).parents[1] / "docs/images"
BOARDS = {
    "coal_baron.png": "coal_baron --players 4 --seed 12 --moves 150",
    "manhattan.png": "manhattan --players 4 --seed 12 --moves 197",
    "mint_works.png": "mint_works --players 4 --seed 5 --moves 90",
    "montana.png": "montana --players 4 --seed 17 --moves 180",
    "rolled_west.png": "rolled_west --players 4 --seed 9 --moves 90",
    "hand.png": "manhattan --players 3 --seed 21 --moves 100 --seat 0",
    "japanese.png": "manhattan --players 2 --seed 8 --moves 105 --language ja",
}
WIDTH = 500
"""The width of boards in pixels, small enough to put them side by side."""
WORKBENCH = "workbench manhattan --players 3 --seed 21 --moves 97"
TURNS = 26
"""Turns that people take before the screenshot."""


def render_boards() -> None:
    """Renders positions of random games."""
    parlour = Path(sys.executable).with_name("parlour")
    for name, arguments in BOARDS.items():
        subprocess.run([parlour, "render", *arguments.split(), "--out", IMAGES / name], check=True)
        board = Image.open(IMAGES / name)
        small = board.convert("RGB").resize((WIDTH, board.height * WIDTH // board.width), Image.Resampling.LANCZOS)
        (IMAGES / name).write_bytes(encode.encode(small))


async def save_pages() -> None:
    """Plays a match and takes screenshots of the page, on a computer and on phones."""
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(TemporaryDirectory()))
        harness = await stack.enter_async_context(running_harness("", data, emojis=True, pace=1000))
        started = await harness.start_match("Bob", game="manhattan", computers=1)
        await take_turns(started, range(TURNS))
        while [person.name for person in await started.people_to_move()] != ["Alice"]:
            await take_turns(started, [1])
        browser = await stack.enter_async_context(chromium())
        wide = await browser.new_page(viewport={"width": 1280, "height": 1060}, color_scheme="dark", bypass_csp=True)
        url, place = harness.sandbox.url, f"{started.guild}/{started.channel}"
        await open_channel(wide, url, "Alice", place)
        await save(wide, "page.png")
        alice, bob = [await phone(browser, url, name, place) for name in ("Alice", "Bob")]
        await alice.locator("[data-custom-id^='play:']").last.click()
        await alice.get_by_text("Only you can see this").last.wait_for()
        await save(alice, "phone.png")
        await play_out(started)
        await ask(await harness.person("Bob"), started, Result)
        await bob.get_by_text("Only you can see this").last.wait_for()
        await bob.locator("article.ephemeral img").last.scroll_into_view_if_needed()
        await save(bob, "result.png")
        lesson = message_of(await (await harness.person("Carol")).slash("learn", game="montana"))
        carol = await phone(browser, url, "Carol", f"{started.guild}/{lesson['channel_id']}")
        await save(carol, "lesson.png")


async def save_workbench() -> None:
    """Takes a screenshot of the workbench with a move that is not done yet."""
    parlour = Path(sys.executable).with_name("parlour")
    process = await asyncio.create_subprocess_exec(parlour, *WORKBENCH.split(), stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    async with chromium() as browser:
        ready = (await process.stdout.readuntil(b" in a browser")).decode()
        page = await browser.new_page(viewport={"width": 1440, "height": 1000}, color_scheme="dark")
        await page.goto(re.findall(r"http://\S+", ready)[0])
        await page.get_by_role("button", name="One move back").click()
        await page.get_by_role("button", name="One move on").click()
        await page.get_by_text(re.compile(r"^channel .* s$")).wait_for()
        await page.locator(".board:has(.to-move) .board-head a").click()
        await page.locator(".messages [data-custom-id^='play:']").last.click()
        await page.locator(".messages").get_by_role("button", name=re.compile(r"\b2\. ")).click()
        await page.get_by_text("not done yet").wait_for()
        await page.wait_for_timeout(1000)
        await save(page, "workbench.png")
    process.terminate()
    await process.wait()


async def save(page: Page, name: str) -> None:
    """Saves a screenshot of `page` once nothing moves any more."""
    await page.wait_for_load_state("load")
    await page.wait_for_timeout(2000)
    options: dict[str, Any] = {"animations": "disabled"}
    screenshot = Image.open(BytesIO(await page.screenshot(**options)))
    (IMAGES / name).write_bytes(encode.encode(screenshot))


if __name__ == "__main__":
    render_boards()
    asyncio.run(save_pages())
    asyncio.run(save_workbench())
