"""Several shards, in one process or in several; and starts that Discord refuses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from bot.app.client import create_bot
from bot.app.health import Finding, described
from bot.app.refusals import waits
from bot.app.runner import run
from bot.app.shards import shard_of
from bot.delivery.edge import FIRST_WAIT, LONGEST_WAIT
from bot.settings import Settings
from bot.store.database import Store
from bot.store.liveness import vitals
from sandbox import Sandbox
from tests.end_to_end.answers import Answers
from tests.end_to_end.harness import PATIENCE, message_of, private_text

ELSEWHERE = "Chess Club"


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
async def sandbox(answers: Answers) -> AsyncIterator[Sandbox]:
    """A sandbox with a server on each of two shards."""
    async with Sandbox.start(observer=answers) as sandbox:
        sandbox.control.limit_starts(shards=2, max_concurrency=2)
        first = shard_of(int(sandbox.local.world.guild.id), 2)
        while shard_of(int(sandbox.control.create_guild(ELSEWHERE, "Alice").id), 2) == first:
            await asyncio.sleep(0.001)  # an id is made of the time
        yield sandbox


@pytest.fixture
def settings(sandbox: Sandbox, redis_url: str) -> Settings:
    return Settings(discord_url=sandbox.url, redis_url=redis_url, emojis=False, quotas=False, DISCORD_TOKEN="token")


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    store = Store(redis_url)
    yield store
    await store.close()


@asynccontextmanager
async def listening(settings: Settings, shards: str = "") -> AsyncIterator[None]:
    """Runs a bot on some shards until the end of the block, without waiting for anything."""
    bot = create_bot(settings.model_copy(update={"shards": shards}), works=False)
    running = asyncio.create_task(bot.start("token"))
    try:
        yield
    finally:
        await bot.close()
        await running


@asynccontextmanager
async def started(settings: Settings, first_wait: float) -> AsyncIterator[None]:
    """Runs what `parlour run` runs until the end of the block."""
    running = asyncio.create_task(run(settings, works=False, first_wait=first_wait))
    try:
        yield
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def listens(store: Store, *, well: bool) -> Finding:
    """Returns what the health check says about listening, once it says that all is well, or that it is not."""
    async with asyncio.timeout(PATIENCE):
        while True:
            finding = next(each for each in described(await vitals(store.redis)) if each.role == "listening")
            if finding.is_well is well and finding.sentence != "no bot is connected to Discord":
                return finding
            await asyncio.sleep(0.01)


async def test_each_process_answers_for_its_own_shards(
    sandbox: Sandbox, settings: Settings, store: Store, answers: Answers
) -> None:
    alice = await sandbox.person("Alice")
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(listening(settings, "0/2"))
        assert (await listens(store, well=False)).sentence == "nobody listens to 1 of 2 shards: 1"
        await stack.enter_async_context(listening(settings, "1/2"))
        await listens(store, well=True)
        assert sandbox.control.shards() == [(0, 2), (1, 2)]
        for place in ("lobby", "general", "dm"):
            message_of(await alice.slash("new", channel=place, game="montana"))
            private_text(await alice.slash("turns", channel=place))
    assert answers.unanswered == answers.doubled == set()
    assert set(answers.deliveries.values()) == {1}
    assert await store.departures.before(2**40) == [], "neither thinks that it has left the servers of the other"


async def test_without_a_setting_one_process_is_all_shards_that_discord_recommends(
    sandbox: Sandbox, settings: Settings, store: Store
) -> None:
    async with listening(settings):
        await listens(store, well=True)
        assert sandbox.control.shards() == [(0, 2), (1, 2)]


async def test_after_a_refused_start_parlour_waits_and_says_why(
    sandbox: Sandbox, settings: Settings, store: Store
) -> None:
    sandbox.control.refuse_starts(4013)
    async with started(settings, first_wait=FIRST_WAIT):
        finding = await listens(store, well=False)
    assert finding.sentence.startswith("Discord refuses the start: this version of discord.py")
    assert finding.sentence.endswith("(close code 4013)")
    assert sandbox.control.starts() <= 2, "once for each shard"


async def test_a_start_that_is_accepted_after_a_refusal_ends_the_wait(
    sandbox: Sandbox, settings: Settings, store: Store
) -> None:
    sandbox.control.limit_starts(shards=1, pause=0)
    sandbox.control.refuse_starts(4013)
    async with started(settings, first_wait=0.05):
        await until(lambda: sandbox.control.starts() > 1)
        sandbox.control.refuse_starts(None)
        await listens(store, well=True)
        async with asyncio.timeout(PATIENCE):
            while (await vitals(store.redis)).refused:
                await asyncio.sleep(0.01)


async def test_a_bot_with_too_few_shards_reads_what_to_change(
    sandbox: Sandbox, settings: Settings, store: Store
) -> None:
    sandbox.control.limit_starts(shards=4)
    async with started(settings.model_copy(update={"shards": "0/1"}), first_wait=FIRST_WAIT):
        assert "needs more shards" in (await listens(store, well=False)).sentence
    assert sandbox.control.starts() == 1


async def test_the_last_starts_of_the_day_are_not_used_up(sandbox: Sandbox, settings: Settings, store: Store) -> None:
    sandbox.control.limit_starts(shards=2, total=20)
    async with started(settings, first_wait=FIRST_WAIT):
        assert "nearly all starts" in (await listens(store, well=False)).sentence
    assert sandbox.control.starts() == 0


def test_the_wait_after_a_refusal_grows_up_to_an_hour() -> None:
    seconds = [wait for wait, _ in zip(waits(), range(8), strict=False)]
    assert seconds == [60, 120, 240, 480, 960, 1920, LONGEST_WAIT, LONGEST_WAIT]
    assert 24 * 3600 / LONGEST_WAIT < 50, "far fewer than a thousand starts a day"
