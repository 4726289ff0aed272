"""Ending tasks for certain."""

import asyncio
from typing import Any

IMPATIENCE = 1.0
"""Seconds after which a task that goes on is cancelled again."""


async def end(task: "asyncio.Task[Any]") -> None:
    """Cancels `task` until it is over: what waits with a time limit can swallow a cancellation (Python 3.11)."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=IMPATIENCE)
