"""Starting, stopping, storing, injected faults, and the page's files."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sys
import time
from pathlib import Path

import aiohttp
import discord
import pytest
from yarl import URL

from sandbox import Person, Sandbox
from tests.sandbox.a_bot import PNG, SmallBot, a_file, running
from tests.sandbox.rest import Rest


async def test_a_restart_restores_the_whole_world(tmp_path: Path) -> None:
    async with Sandbox.start(data=tmp_path) as sandbox:
        bot = SmallBot(discord.Intents.default())
        async with running(bot, sandbox):
            message = await bot.text_channel("lobby").send("hello", file=a_file())
            thread = await message.create_thread(name="A match")
            await thread.send("Welcome")
            sandbox.control.set_locale("Bob", "ja")
    async with Sandbox.start(data=tmp_path) as again:
        alice = await again.person("Alice")
        found = (await alice.messages("lobby"))[0]
        assert alice.text(found) == "hello"
        assert await alice.image(found) == PNG, "its address is the new sandbox's"
        assert alice.text((await alice.messages("A match"))[-1]) == "Welcome"
        assert found["thread"]["name"] == "A match"
        said = await alice.send("lobby", "later")
        assert int(said["id"]) > int(found["id"])
        assert (await (await again.person("Bob")).world())["locale"] == "ja"
        assert (await alice.world())["unread"] == {}, "Alice has just spoken"


async def test_the_files_of_a_deleted_message_are_deleted(rest: Rest, alice: Person) -> None:
    sent = await rest.send("lobby", {"content": "x"}, files={"board.png": PNG})
    assert await alice.image(sent.body) == PNG
    await rest("DELETE", f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}")
    async with aiohttp.ClientSession() as http, http.get(sent.body["attachments"][0]["url"]) as answer:
        assert answer.status == 404


@pytest.mark.process
async def test_the_command_line_prints_its_address_and_stops_cleanly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sandbox", "--port", str(port), "--data", str(tmp_path)),
            stdout=asyncio.subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
    found = re.fullmatch(r"sandbox: http://127\.0\.0\.1:(\d+)\n", line)
    assert found is not None
    assert int(found[1]) != port, "a taken port is passed over"
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 20) == 0
    assert (tmp_path / "sandbox.sqlite3").exists()


async def test_a_fault_fails_the_given_number_of_requests(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.control.fail(r"POST /channels/\d+/messages$", 403, times=2, code=50013)
    refusals = [(await rest.send("lobby", {"content": str(n)})).refusal for n in range(3)]
    assert refusals == [(403, 50013), (403, 50013), (200, None)]


async def test_an_answer_can_be_lost_after_the_request_took_effect(sandbox: Sandbox, rest: Rest, alice: Person) -> None:
    sandbox.control.fail("POST /channels", 502, after_effect=True)
    message = {"content": "once", "nonce": "n", "enforce_nonce": True}
    assert (await rest.send("lobby", message)).status == 502
    assert (await rest.send("lobby", message)).status == 200
    assert len(await alice.messages("lobby")) == 1


async def test_discord_py_waits_out_a_rate_limit(sandbox: Sandbox, bot: SmallBot) -> None:
    sandbox.control.fail("POST /channels", 429, retry_after=0.2)
    start = time.monotonic()
    await bot.text_channel("lobby").send("patience")
    assert time.monotonic() - start >= 0.2


async def test_requests_can_be_slow(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.control.delay("POST /channels", 0.2)
    start = time.monotonic()
    await rest.send("lobby", {"content": "x"})
    assert time.monotonic() - start >= 0.2


async def test_two_hundred_concurrent_commands_are_answered(bot: SmallBot, alice: Person) -> None:
    @bot.tree.command(description="Are you there")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    await bot.tree.sync()
    answers = await asyncio.gather(*(alice.slash("ping", channel="lobby") for _ in range(200)))
    assert {answer.text for answer in answers} == {"pong"}


async def test_the_page_is_served_uncached_and_nothing_else_is(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{sandbox.url}/") as page:
            assert page.status == 200
            assert page.headers["Content-Type"] == "text/html; charset=utf-8"
            assert page.headers["Cache-Control"] == "no-store"
        for outside in ("/..%2fserver.py", "/no-such.js", "/%2e%2e/server.py"):
            async with http.get(sandbox.url + outside) as answer:
                assert answer.status == 404


ODD = ["%00", "a%00.js", "%ff.js", f"{'a' * 300}.js", f"{'a/' * 3000}a.js", "%0d%0a.js", "%ed%a0%80.js", "%2f%2f"]
PLACES = ["", "js/", "cdn/attachments/", "cdn/attachments/1/", "cdn/attachments/1/2/", "cdn/emojis/", "api/v10/"]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("name", ODD, ids=[name[:12] for name in ODD])
async def test_a_path_that_no_file_can_have_is_not_found(sandbox: Sandbox, place: str, name: str) -> None:
    async with aiohttp.ClientSession() as http, http.get(URL(f"{sandbox.url}/{place}{name}", encoded=True)) as answer:
        assert 400 <= answer.status < 500
