"""Rate limits: enforced unless a test turns them off. Discord's documentation, "Rate Limits"."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from sandbox import ManualClock, Person, Sandbox
from tests.sandbox.a_bot import SmallBot, running
from tests.sandbox.rest import Rest

HOUR = 3600


@pytest.fixture
async def sandbox(clock: ManualClock) -> AsyncIterator[Sandbox]:
    """A sandbox on a clock that the test advances."""
    async with Sandbox.start(clock=clock) as started:
        yield started


async def test_a_sixth_message_in_five_seconds_is_refused(clock: ManualClock, rest: Rest) -> None:
    response = [await rest.send("lobby", {"content": str(n)}) for n in range(6)]
    assert [answer.status for answer in response] == [200] * 5 + [429]
    assert response[4].headers["X-RateLimit-Remaining"] == "0"
    assert response[5].headers["Via"]
    assert response[5].body["retry_after"] == 5
    assert (await rest.send("manhattan", {"content": "another bucket"})).status == 200
    clock.advance(5)
    assert (await rest.send("lobby", {"content": "again"})).status == 200


async def test_fifty_requests_a_second_are_allowed_in_all(clock: ManualClock, rest: Rest) -> None:
    paths = ["/users/@me", "/users/@me/guilds", "/applications/@me"] * 17
    response = [await rest("GET", path) for path in paths]
    assert [answer.status for answer in response] == [200] * 50 + [429]
    assert response[50].body["global"]
    clock.advance(1)
    assert (await rest("GET", "/users/@me")).status == 200


async def test_edits_of_old_messages_are_capped(clock: ManualClock, rest: Rest) -> None:
    """Discord's documentation, "Opcodes and Status Codes", "JSON Error Codes": 30046. It publishes no figure."""
    sent = (await rest.send("lobby", {"content": "x"})).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    assert [(await rest("PATCH", path, {"content": str(n)})).status for n in range(4)] == [200] * 4
    clock.advance(HOUR + 1)
    response = [await rest("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [answer.refusal for answer in response] == [(200, None)] * 3 + [(429, 30046)]
    assert response[3].body["retry_after"] > 0
    assert response[3].headers["Via"]


async def test_answers_to_interactions_are_not_throttled() -> None:
    async with Sandbox.start() as sandbox:
        bot = SmallBot(discord.Intents.default())

        @bot.tree.command(description="Are you there")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

        async with running(bot, sandbox):
            alice: Person = await sandbox.person("Alice")
            answers = await asyncio.gather(*(alice.slash("ping", channel="lobby") for _ in range(60)))
            assert {answer.text for answer in answers} == {"pong"}  # each has three seconds


async def test_at_a_higher_pace_windows_pass_faster(clock: ManualClock) -> None:
    async with Sandbox.start(clock=clock, pace=50) as sandbox, aiohttp.ClientSession() as http:
        rest = Rest(http, sandbox)
        response = [await rest.send("lobby", {"content": str(n)}) for n in range(6)]
        assert (response[5].status, response[5].body["retry_after"]) == (429, 0.1)
        clock.advance(0.1)
        assert (await rest.send("lobby", {"content": "again"})).status == 200


async def test_limits_that_are_off_appear_in_headers_only(clock: ManualClock) -> None:
    async with Sandbox.start(clock=clock, rate_limited=False) as sandbox, aiohttp.ClientSession() as http:
        rest = Rest(http, sandbox)
        response = [await rest.send("lobby", {"content": str(n)}) for n in range(6)]
        assert {answer.headers["X-RateLimit-Remaining"] for answer in response} == {"4"}
