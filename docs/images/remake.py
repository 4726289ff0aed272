"""Regenerates the images of this folder: boards by `parlour render`, pages by the sandbox and `parlour workbench`.

Run by hand, with a Chromium on the PATH: `.venv/bin/python docs/images/remake.py`
"""

import asyncio
import re
import shutil
import subprocess
import sys
from contextlib import AsyncExitStack
from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.async_api import Page, async_playwright

from bot.app.client import create_bot
from bot.settings import Settings
from rendering import encode
from sandbox import Answer, Person, Sandbox

HERE = Path(__file__).parent
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
        subprocess.run([parlour, "render", *arguments.split(), "--out", HERE / name], check=True)
        board = Image.open(HERE / name)
        small = board.convert("RGB").resize((WIDTH, board.height * WIDTH // board.width), Image.Resampling.LANCZOS)
        (HERE / name).write_bytes(encode.encode(small))


async def save_page() -> None:
    """Plays half a match and takes screenshots of the page, on a desktop and on a phone."""
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(TemporaryDirectory()))
        sandbox = await stack.enter_async_context(Sandbox.start(rate_limited=False))
        settings = Settings(discord_url=sandbox.url, data=data, think_seconds=0.2, pause_seconds=0, quotas=False)
        bot = await stack.enter_async_context(create_bot(settings))
        running = asyncio.create_task(bot.start("sandbox"))
        await bot.opened.wait()
        place = await play(await sandbox.person("Alice"), await sandbox.person("Bob"))
        await take_screenshots(sandbox.url, place)
        await bot.close()
        await running


async def play(alice: Person, bob: Person) -> str:
    """Plays a match of Alice, Bob and the computer up to a turn of Alice; returns the address of its thread."""
    lobby = (await alice.slash("new", game="manhattan", computers=1)).message or {}
    await bob.click(lobby, "Join")
    await bob.wait_for(lambda message: message["id"] == lobby["id"] and "Bob" in bob.text(message))
    await alice.click(lobby, "Start")
    played: set[str] = set()
    for number in count():
        post = await alice.wait_for(
            lambda m: "your turn" in alice.text(m) and m["mentions"] != [] and m["id"] not in played, timeout=30
        )
        person = alice if alice.id in [user["id"] for user in post["mentions"]] else bob
        if number >= TURNS and person is alice:
            return f"{(await alice.world())['guilds'][0]['id']}/{lobby['id']}"
        played.add(post["id"])
        await take_turn(person, await person.click(post, "Play"), number)
    raise AssertionError("counting never ends")


async def take_turn(person: Person, answer: Answer, number: int) -> None:
    """Chooses options until Done is offered, then presses it."""
    while (panel := answer.message) is not None and "Done" not in person.buttons(panel):
        if menus := person.menus(panel):
            choice = menus[0]["options"][number % len(menus[0]["options"])]["value"]
            answer = await person.choose(panel, menus[0]["custom_id"], choice)
        else:
            offered = [label for label in person.buttons(panel) if label[0].isdigit()]
            answer = await person.click(panel, offered[number % len(offered)])
    await person.click(panel or {}, "Done")


async def take_screenshots(url: str, place: str) -> None:
    """Saves the page as Alice sees it, before and after she presses Play."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        wide = await browser.new_page(viewport={"width": 1280, "height": 1060}, color_scheme="dark")
        phone = await browser.new_page(viewport={"width": 400, "height": 860}, device_scale_factor=1.6)
        for page in (wide, phone):
            await page.goto(f"{url}/?as=Alice#/channels/{place}")
        await save(wide, "page.png")
        await phone.get_by_role("button", name=re.compile(r"^\W*Play$")).last.click()
        await phone.get_by_text("Only you can see this").last.wait_for()
        await save(phone, "phone.png")
        await browser.close()


async def save_workbench() -> None:
    """Takes a screenshot of the workbench with a move that is not done yet."""
    parlour = Path(sys.executable).with_name("parlour")
    process = await asyncio.create_subprocess_exec(parlour, *WORKBENCH.split(), stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    async with async_playwright() as playwright:
        ready = (await process.stdout.readuntil(b" in a browser")).decode()
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
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
        await browser.close()
    process.terminate()
    await process.wait()


async def save(page: Page, name: str) -> None:
    """Saves a screenshot of `page` once nothing moves any more."""
    await page.wait_for_load_state("load")
    await page.wait_for_timeout(2000)
    options: dict[str, Any] = {"animations": "disabled"}
    screenshot = Image.open(BytesIO(await page.screenshot(**options)))
    (HERE / name).write_bytes(encode.encode(screenshot))


if __name__ == "__main__":
    render_boards()
    asyncio.run(save_page())
    asyncio.run(save_workbench())
