"""The gateway's handshake, its close codes, and lost connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands

from sandbox import ManualClock, Person, Sandbox
from tests.sandbox.a_bot import SmallBot, running
from tests.sandbox.rest import Rest

IDENTIFY = {"token": "t", "intents": 1 | 1 << 9, "properties": {}}


class ManyShards(commands.AutoShardedBot):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skips the pause that discord.py makes before it identifies."""


class Connection:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def next(self) -> Any:
        return await self.socket.receive_json(timeout=2)

    async def closed_with(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(timeout=2)
        return self.socket.close_code

    async def until(self, event: str) -> Any:
        while True:
            frame = await self.next()
            if frame["t"] == event:
                return frame


@asynccontextmanager
async def connected(sandbox: Sandbox, identify: Any = None) -> AsyncIterator[Connection]:
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url) as socket:
        connection = Connection(socket)
        hello = await connection.next()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 0
        if identify is not None:
            await connection.send(2, identify)
        yield connection


async def test_identify_is_answered_with_ready_and_the_guild(sandbox: Sandbox) -> None:
    async with connected(sandbox, IDENTIFY) as connection:
        ready = (await connection.until("READY"))["d"]
        assert ready["shard"] == [0, 1]
        assert ready["resume_gateway_url"] == sandbox.gateway_url
        guild = (await connection.until("GUILD_CREATE"))["d"]
        assert [channel["name"] for channel in guild["channels"]] == ["lobby", "manhattan", "board-games", "read-only"]
        await connection.send(1, None)
        assert (await connection.next())["op"] == 11


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, IDENTIFY | {"token": " "}, 4004),
        (2, IDENTIFY | {"intents": 1 << 40}, 4013),
        (2, IDENTIFY | {"intents": 1 << 15}, 4014),
        (2, IDENTIFY | {"shard": [2, 2]}, 4010),
        (2, {"token": "t"}, 4002),
        (3, {}, 4003),
    ],
    ids=["no token", "unknown intents", "privileged intents", "a shard too many", "half a frame", "presence first"],
)
async def test_a_connection_is_closed_for(sandbox: Sandbox, op: int, data: Any, code: int) -> None:
    async with connected(sandbox) as connection:
        await connection.send(op, data)
        assert await connection.closed_with() == code


async def test_missed_events_are_replayed_on_resume(sandbox: Sandbox, alice: Person) -> None:
    async with connected(sandbox, IDENTIFY) as first:
        ready = await first.until("READY")
        last = await first.until("GUILD_CREATE")
        await first.socket.close(code=4000)
    await alice.send("lobby", "missed")
    async with connected(sandbox) as second:
        await second.send(6, {"token": "t", "session_id": ready["d"]["session_id"], "seq": last["s"]})
        missed = await second.until("MESSAGE_CREATE")
        assert missed["s"] == last["s"] + 1
        assert (await second.next())["t"] == "RESUMED"


async def test_a_session_that_its_bot_has_ended_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with connected(sandbox, IDENTIFY) as first:
        ready = await first.until("READY")
        await first.socket.close(code=1000)
    async with connected(sandbox) as second:
        await second.send(6, {"token": "t", "session_id": ready["d"]["session_id"], "seq": ready["s"]})
        assert (await second.next())["op"] == 9


async def test_two_sessions_of_one_shard_both_get_its_events_and_are_resumed_apart(
    sandbox: Sandbox, alice: Person
) -> None:
    async with connected(sandbox, IDENTIFY) as older:
        ready = await older.until("READY")
        last = await older.until("GUILD_CREATE")
        async with connected(sandbox, IDENTIFY) as newer:
            await newer.until("GUILD_CREATE")
            await older.socket.close(code=4000)
            await alice.send("lobby", "to both")
            await newer.until("MESSAGE_CREATE")
    async with connected(sandbox) as again:
        await again.send(6, {"token": "t", "session_id": ready["d"]["session_id"], "seq": last["s"]})
        await again.until("MESSAGE_CREATE")


async def test_a_bot_with_too_few_shards_is_refused_and_learns_how_many_it_needs(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.control.limit_starts(shards=2)
    assert (await rest("GET", "/gateway/bot")).body["shards"] == 2
    async with connected(sandbox, IDENTIFY) as connection:
        assert await connection.closed_with() == 4011
    async with connected(sandbox, IDENTIFY | {"shard": [1, 2]}) as connection:
        assert (await connection.until("READY"))["d"]["shard"] == [1, 2]
        assert sandbox.control.shards() == [(1, 2)]


async def test_identifies_that_share_a_place_in_the_queue_have_to_be_five_seconds_apart(clock: ManualClock) -> None:
    async with Sandbox.start(clock=clock) as sandbox:
        sandbox.control.limit_starts(shards=3, max_concurrency=2)
        for shard, seconds, code in ((0, 0, 0), (1, 0, 0), (2, 0, 9), (2, 5, 0)):
            clock.advance(seconds)
            async with connected(sandbox, IDENTIFY | {"shard": [shard, 3]}) as connection:
                assert (await connection.next())["op"] == code


async def test_a_bot_that_has_used_up_its_identifies_is_refused_for_a_day(clock: ManualClock) -> None:
    async with Sandbox.start(clock=clock) as sandbox, aiohttp.ClientSession() as http:
        sandbox.control.limit_starts(total=2, pause=0)
        for _ in range(2):
            async with connected(sandbox, IDENTIFY) as connection:
                await connection.until("READY")
        limit = (await Rest(http, sandbox)("GET", "/gateway/bot")).body["session_start_limit"]
        assert limit == {"total": 2, "remaining": 0, "reset_after": 24 * 3600 * 1000, "max_concurrency": 1}
        async with connected(sandbox, IDENTIFY) as connection:
            assert await connection.closed_with() == 4004
        clock.advance(24 * 3600)
        async with connected(sandbox, IDENTIFY) as connection:
            await connection.until("READY")


async def test_an_unknown_session_is_invalid(sandbox: Sandbox) -> None:
    async with connected(sandbox) as connection:
        await connection.send(6, {"token": "t", "session_id": "unknown", "seq": 3})
        assert (await connection.next()) == {"op": 9, "d": False, "s": None, "t": None}
        await connection.send(2, IDENTIFY)
        await connection.until("READY")


@pytest.mark.parametrize("forget", [False, True], ids=["resuming", "identifying again"])
async def test_a_bot_continues_after_a_lost_connection(
    sandbox: Sandbox, bot: SmallBot, alice: Person, forget: bool
) -> None:
    @bot.tree.command(description="Are you there")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    await bot.tree.sync()
    back = asyncio.Event()

    async def on_return() -> None:
        back.set()

    on_return.__name__ = "on_connect" if forget else "on_resumed"
    bot.event(on_return)
    sandbox.control.cut_gateway(forget=forget)
    await asyncio.wait_for(back.wait(), 20)
    assert (await alice.slash("ping")).text == "pong"


async def test_guild_and_direct_messages_reach_their_shards(sandbox: Sandbox, alice: Person) -> None:
    guild_shard = (int(sandbox.local.world.guild.id) >> 22) % 3
    bot = ManyShards("!", intents=discord.Intents.default(), shard_count=3)
    received: list[tuple[str, int]] = []
    everything = asyncio.Event()

    async def on_message(message: discord.Message) -> None:
        received.append((message.content, message.guild.shard_id if message.guild else 0))
        if len(received) == 2:
            everything.set()

    bot.event(on_message)
    async with running(bot, sandbox):
        async with asyncio.timeout(20):
            while len(sandbox.local.gateway.sessions()) < 3:
                await asyncio.sleep(0.01)
        await alice.send("lobby", f"<@{sandbox.local.world.bot.id}>")
        await alice.send("dm", "hello")
        await asyncio.wait_for(everything.wait(), 20)
    assert sorted(received) == [(f"<@{sandbox.local.world.bot.id}>", guild_shard), ("hello", 0)]


async def test_the_rest_api_returns_the_gateway_address(sandbox: Sandbox, rest: Rest) -> None:
    assert (await rest("GET", "/gateway", token="")).body == {"url": sandbox.gateway_url}
    assert (await rest("GET", "/gateway/bot")).body["session_start_limit"]["total"] == 1000
