"""Watches over the sweep: its next time depends on the machine's clock, which may be set back."""

import asyncio

import structlog

from bot.jobs.queue import Queue
from bot.store.connection import StoreUnavailable
from bot.store.liveness import Liveness

PAUSE = 60.0
"""Seconds between two looks; a sweep that did not run in between is made to run."""

_log = structlog.get_logger()


async def watch(liveness: Liveness, queue: Queue, pause: float = PAUSE) -> None:
    """Makes the sweep run if no worker has swept since the last look, until it is cancelled."""
    seen: bytes | str | None = b""
    while True:
        try:
            newest = await liveness.newest_beat()
            if newest == seen:
                _log.warning("sweep was late")
                await queue.sweep()
            seen = newest
        except (StoreUnavailable, OSError) as error:
            _log.warning("sweep not watched", error=str(error))
        await asyncio.sleep(pause)
