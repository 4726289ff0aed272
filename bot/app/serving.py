"""Runs what a command serves until it is stopped. Imports little, so that the database can begin to load its data."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from bot.store.embedded import EmbeddedRedis

if TYPE_CHECKING:
    from bot.settings import Settings


class CannotRun(Exception):
    """Parlour cannot run. The message is a sentence for the operator."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code
        """The code with which the process ends."""


def serve(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs `work` until it ends or the process is stopped. Raises CannotRun.

    Nobody else on this machine can read the files that it makes.
    """
    os.umask(0o077)
    try:
        asyncio.run(until_stopped(work))
    except CannotRun:
        raise
    except Exception as error:
        from bot.app.failures import exit_code, sentence

        raise CannotRun(sentence(error), exit_code(error)) from None


async def until_stopped(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs `work` until it ends or the process receives SIGINT or SIGTERM. Raises what `work` raises."""
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    working, stopping = asyncio.create_task(work()), asyncio.create_task(stopped.wait())
    await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    working.cancel()  # once: it may need a while to clean up
    await asyncio.wait({working, stopping})
    if not working.cancelled():
        working.result()


def database(settings: "Settings") -> AbstractAsyncContextManager[EmbeddedRedis | None]:
    """Starts Parlour's own database, if it has one, and does not wait until it answers; stops it at the end."""
    return nullcontext() if settings.redis_url else EmbeddedRedis(settings.data, waits=False)
