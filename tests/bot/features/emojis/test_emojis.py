"""Emojis are provided: again after a failure, and by the process that answers people only."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
from structlog.testing import capture_logs

from bot.features.emojis.feature import provide
from bot.settings import Settings
from bot.views.emojis import Emojis
from rendering import emojis
from rules import games
from sandbox import Sandbox
from tests.bot.place import PATIENCE, logged_in
from tests.rendering.every_emoji import every_emoji

CREATE = "POST /applications/.*/emojis"
FEW = 3


class Published:
    """The emojis that were passed on last."""

    def __init__(self) -> None:
        self.emojis = Emojis()

    def __call__(self, found: Emojis) -> None:
        self.emojis = found


@pytest.fixture
async def bot(settings: Settings) -> AsyncIterator[discord.Client]:
    async with logged_in(settings, works=False) as bot:
        yield bot


async def test_a_failed_upload_goes_on_later_and_is_logged_once(sandbox: Sandbox, bot: discord.Client) -> None:
    published = Published()
    sandbox.control.fail(CREATE, status=400, code=30008, times=2)
    with capture_logs() as logged:
        async with asyncio.timeout(PATIENCE):
            await provide(bot, published, uploads=True, pause=0.01)
    assert len(published.emojis.seats) == len(emojis.of_seats())
    assert {game for game, _ in published.emojis.pieces} == {*games.names()}
    assert [line["log_level"] for line in logged] == ["warning", "info"]


async def test_what_was_uploaded_before_a_failure_is_used(sandbox: Sandbox, bot: discord.Client) -> None:
    published = Published()
    for emoji in emojis.of_seats()[:FEW]:
        await bot.create_application_emoji(name=emoji.name, image=emoji.image)
    sandbox.control.fail(CREATE, status=403, code=50001, times=1000)
    providing = asyncio.create_task(provide(bot, published, uploads=True))
    async with asyncio.timeout(PATIENCE):
        while len(published.emojis.seats) < FEW:
            await asyncio.sleep(0.01)
    providing.cancel()
    assert len(sandbox.local.emojis.all()) == FEW


async def test_a_process_that_only_works_waits_for_the_emojis_of_another(sandbox: Sandbox, bot: discord.Client) -> None:
    published = Published()
    waiting = asyncio.create_task(provide(bot, published, uploads=False, pause=0.05))
    await provide(bot, Published(), uploads=True)
    async with asyncio.timeout(PATIENCE):
        await waiting
    assert published.emojis.of_seat(0).startswith("<:yellow_circle_plr")
    assert len(sandbox.local.emojis.all()) == len({*every_emoji()})
