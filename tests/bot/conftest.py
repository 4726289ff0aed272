"""The record on a real Redis, a sandbox, a clock, and logs as they are before anything sets them up."""

import logging
from collections.abc import AsyncIterator, Iterator

import pytest
import structlog

from bot.store import Store
from sandbox import Sandbox
from tests.bot.place import Time


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    store = Store(redis_url)
    yield store
    await store.close()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as started:
        yield started


@pytest.fixture
def time() -> Time:
    """A clock that stands still unless a test moves it."""
    return Time()


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    """After a test that ran the command line: its logs went to a stream that is closed by now."""
    yield
    structlog.reset_defaults()
    for handler in [handler for handler in logging.root.handlers if type(handler) is logging.StreamHandler]:
        logging.root.removeHandler(handler)
