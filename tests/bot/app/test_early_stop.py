"""A stop while Parlour starts, as when a service manager is told to stop it again at once."""

import asyncio
import gc

import pytest
from pydantic import SecretStr

from bot.app.runner import run
from bot.settings import Settings
from sandbox import Sandbox

PATIENCE = 30.0
STEP = 0.005
"""Seconds; a start opens the database for some twenty times as long."""


# A connection that redis-py was opening is left to the garbage collector. In earnest, the process ends.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_a_stop_at_any_moment_of_a_start_ends_it(sandbox: Sandbox, settings: Settings) -> None:
    settings = settings.model_copy(update={"discord_token": SecretStr("token")})
    for number in range(8):
        starting = asyncio.create_task(run(settings, works=False))
        await asyncio.sleep(number * STEP)
        starting.cancel()
        ended, _ = await asyncio.wait({starting}, timeout=PATIENCE)
        assert ended, f"stopped after {number * STEP} s"
        assert starting.cancelled()
        if sandbox.control.starts():  # it has come further than to the database
            break
    gc.collect()
