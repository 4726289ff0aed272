"""`make dev` as a developer runs it: the page stays open and matches go on while the code changes."""

import asyncio
import os
import signal
from asyncio.subprocess import Process
from pathlib import Path

import aiohttp
import pytest

from sandbox import Person
from tests.checkout import PATIENCE, copied, line, running_in, started

pytestmark = [pytest.mark.process, pytest.mark.timeout(240)]

READY = "Parlour is ready"
NEXT = "The next change tries again"


@pytest.mark.parametrize("broken", [False, pytest.param(True, marks=pytest.mark.campaign)])
async def test_the_page_stays_open_and_matches_go_on_while_the_code_changes(tmp_path: Path, *, broken: bool) -> None:
    """`broken`: the sandbox is saved with an error as well, as the bot always is."""
    checkout = copied(tmp_path)
    async with started(checkout, "-m", "tools.dev", "--port", "0") as loop:
        url = await address(loop)
        await a_save_of_the_page_reloads_open_pages_and_keeps_the_bot(url, checkout)
        await a_save_restarts_the_bot_and_an_open_lobby_still_works(loop, url, checkout)
        await an_error_in_the_code_is_shown_and_the_next_save_tries_again(loop, checkout)
        if broken:
            await a_broken_sandbox_restarts_at_the_same_address(loop, url, checkout)
        await an_interrupt_from_the_keyboard_stops_all_processes(loop, checkout)


async def a_save_of_the_page_reloads_open_pages_and_keeps_the_bot(url: str, checkout: Path) -> None:
    before = running_in(checkout)
    async with aiohttp.ClientSession() as http, http.get(f"{url}/client/people") as people:
        alice = (await people.json())[0]["id"]
        async with http.ws_connect(f"{url}/client/live", params={"as": alice}) as page:
            assert (await page.receive_json())["t"] == "BOT"
            (checkout / "sandbox" / "page" / "css" / "base.css").touch()
            async with asyncio.timeout(PATIENCE):
                while (await page.receive_json())["t"] != "RELOAD":  # the bot may post its welcome meanwhile
                    continue
    assert running_in(checkout) == before


async def a_save_restarts_the_bot_and_an_open_lobby_still_works(loop: Process, url: str, checkout: Path) -> None:
    async with aiohttp.ClientSession() as http:
        alice, bob = [await Person.connect(http, url, name) for name in ("Alice", "Bob")]
        lobby = (await alice.slash("new", game="montana")).message
        assert lobby is not None
        change(checkout / "bot" / "text" / "en.ftl", "button-join = Join", "button-join = Take part")
        await line(loop.stderr, "bot/text/en.ftl changed")
        await line(loop.stderr, READY)
        await bob.click(lobby, "Join")
        changed = await alice.wait_for(lambda message: "Take part" in str(message["components"]))
        assert changed["id"] == lobby["id"]
        await asyncio.gather(alice.close(), bob.close())


async def an_error_in_the_code_is_shown_and_the_next_save_tries_again(loop: Process, checkout: Path) -> None:
    source = (checkout / "bot" / "i18n.py").read_text()
    (checkout / "bot" / "i18n.py").write_text("def (\n" + source)
    await line(loop.stderr, "SyntaxError")
    await line(loop.stderr, NEXT)
    (checkout / "bot" / "i18n.py").write_text(source)
    await line(loop.stderr, READY)


async def a_broken_sandbox_restarts_at_the_same_address(loop: Process, url: str, checkout: Path) -> None:
    source = (checkout / "sandbox" / "files.py").read_text()
    (checkout / "sandbox" / "files.py").write_text("def (\n" + source)
    await line(loop.stderr, "SyntaxError")
    await line(loop.stderr, NEXT)
    (checkout / "sandbox" / "files.py").write_text(source)
    assert await address(loop) == url


async def an_interrupt_from_the_keyboard_stops_all_processes(loop: Process, checkout: Path) -> None:
    os.killpg(loop.pid, signal.SIGINT)  # Ctrl-C reaches every process of the terminal
    assert await asyncio.wait_for(loop.wait(), PATIENCE) == 0
    assert running_in(checkout) == []


async def address(loop: Process) -> str:
    found = await line(loop.stderr, "The page is at")
    await line(loop.stderr, READY)
    return found.split()[-1]


def change(path: Path, old: str, new: str) -> None:
    source = path.read_text()
    assert old in source
    path.write_text(source.replace(old, new))
