"""Several processes that post in one channel are not refused, because each counts the requests of all."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from discord import ui
from redis.asyncio import Redis

from bot.app.client import Client
from bot.delivery.limits import share
from bot.delivery.send import Outgoing, send
from bot.settings import Settings
from bot.store.limits import Limits
from sandbox import Sandbox
from tests.bot.place import logged_in

PACE = 5
"""Windows of five posts end after a second."""


def statuses(bot: Client) -> set[str]:
    """Returns how Discord has answered the requests of a bot."""
    samples = [sample for family in bot.metrics.requests.collect() for sample in family.samples]
    return {sample.labels["status"] for sample in samples if sample.name.endswith("_total")}


async def post(bot: Client, channel: int, number: int) -> int:
    view = ui.LayoutView().add_item(ui.TextDisplay(f"Post {number}"))
    return await send(bot, channel, Outgoing(view), f"n{number}")


async def test_two_processes_that_post_more_than_is_allowed_are_never_refused(redis_url: str) -> None:
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox.start(pace=PACE))
        settings = Settings(discord_url=sandbox.url, redis_url=redis_url, discord_requests=50 * PACE, emojis=False)
        bots = [await stack.enter_async_context(logged_in(settings, works=False)) for _ in range(2)]
        channel = int(sandbox.control.channel("lobby").id)
        posts = await asyncio.gather(*(post(bots[number % 2], channel, number) for number in range(6)))
        assert len({*posts}) == 6
        assert {status for bot in bots for status in statuses(bot)} == {"200"}


async def test_posts_go_on_without_the_database(redis_url: str) -> None:
    async with (
        Sandbox.start() as sandbox,
        logged_in(Settings(discord_url=sandbox.url, redis_url=redis_url, emojis=False), works=False) as bot,
        Redis(host="127.0.0.1", port=1) as nobody,
    ):
        share(bot, Limits(nobody), 50)
        assert await post(bot, int(sandbox.control.channel("lobby").id), 1)
