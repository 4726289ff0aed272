"""A sandbox with a real discord.py client and people."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from sandbox import ManualClock, Person, Sandbox
from tests.sandbox.a_bot import SmallBot, running
from tests.sandbox.rest import Rest


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as started:
        yield started


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SmallBot]:
    """A connected bot; `await bot.tree.sync()` registers the commands added to its tree."""
    client = SmallBot(discord.Intents.default())
    async with running(client, sandbox):
        yield client


@pytest.fixture
async def alice(sandbox: Sandbox) -> Person:
    return await sandbox.person("Alice")


@pytest.fixture
async def bob(sandbox: Sandbox) -> Person:
    return await sandbox.person("Bob")


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def rest(sandbox: Sandbox) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as http:
        yield Rest(http, sandbox)
