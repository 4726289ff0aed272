"""A stop while Parlour starts, as when a service manager is told to stop it again at once."""

import asyncio

from bot.app.runner import run
from bot.settings import Settings
from sandbox import Sandbox

PATIENCE = 30.0
STEP = 0.005
"""Seconds; a start opens the database for some twenty times as long."""


async def test_a_stop_at_any_moment_of_a_start_ends_it(sandbox: Sandbox, settings: Settings) -> None:
    for number in range(8):
        starting = asyncio.create_task(run(settings, works=False))
        await asyncio.sleep(number * STEP)
        if sandbox.control.starts():
            break
        starting.cancel()
        ended, _ = await asyncio.wait({starting}, timeout=PATIENCE)
        assert ended, f"stopped after {number * STEP} s"
        assert starting.cancelled()
    starting.cancel()
    await asyncio.wait({starting})
