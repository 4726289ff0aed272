"""Fixtures: the database on a real Redis, a sandbox, a clock, and reset logs."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
import structlog

from bot import i18n, languages
from bot.domain.calendar import Now
from bot.settings import Settings
from bot.store.database import Store
from sandbox import Sandbox
from tests.bot.kinds_of_keys import undeclared
from tests.bot.place import SWIFT, Place, Time, logged_in
from tests.clusters import Cluster, cluster


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    store = Store(redis_url)
    yield store
    await store.close()


@pytest.fixture
def texts_of_host(tmp_path: Path) -> Iterator[Path]:
    """A folder, not made yet, in which texts of the host are looked for; what is read from it is forgotten again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(languages.FOLDER, "")
        languages.look_in(tmp_path / "texts")
        i18n.read_again()
        yield tmp_path / "texts"
    i18n.read_again()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nodes(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Cluster]:
    """A real Redis Cluster, for the tests of one module."""
    async with cluster(tmp_path_factory.mktemp("cluster")) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def cluster_store(nodes: Cluster) -> AsyncIterator[Store]:
    """The database on an empty cluster."""
    owner = await nodes.owner()
    await owner.redis.flushall()
    store = Store(nodes.url)
    yield store
    await store.close()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox.start(pace=SWIFT) as started:
        yield started


@pytest.fixture
def time() -> Time:
    """A clock that stands still unless a test moves it."""
    return Time()


@pytest.fixture
def now(time: Time) -> Now:
    """The clock of a place."""
    return time


@pytest.fixture
def settings(sandbox: Sandbox, redis_url: str) -> Settings:
    """Settings of a bot in the sandbox whose computer players think fast."""
    return Settings(
        discord_url=sandbox.url,
        redis_url=redis_url,
        think_seconds=0.05,
        pause_seconds=0,
        quotas=False,
        emojis=False,
        analyse="requested",
        analyse_effort=0.01,
    )


@pytest.fixture
async def place(sandbox: Sandbox, settings: Settings, now: Now) -> AsyncIterator[Place]:
    """A place whose jobs run only if the test runs them."""
    async with logged_in(settings, works=False, now=now) as bot:
        yield Place(sandbox, bot)
        assert await undeclared(bot.services.store) == []


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    """Resets the logs after a test of the command line: they went to a stream that is closed by now."""
    yield
    structlog.reset_defaults()
    for handler in [handler for handler in logging.root.handlers if type(handler) is logging.StreamHandler]:
        logging.root.removeHandler(handler)
