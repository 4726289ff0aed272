"""Cancelling tasks reliably."""

import asyncio
from typing import Any

IMPATIENCE = 1.0
"""Seconds after which a task that still runs is cancelled again."""


async def end(task: "asyncio.Task[Any]", patience: float = IMPATIENCE) -> None:
    """Cancels `task` until it is over: in Python 3.11, waiting with a timeout can swallow a cancellation.

    `patience`: seconds between two cancellations; a worker finishes its tasks after the first one.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=patience)


def go_on() -> None:
    """Raises CancelledError if the task that runs was cancelled before, and has gone on: see `end`."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
