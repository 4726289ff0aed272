"""A short form of the rolling restarts, in one process; `python -m tests.chaos.rolling` replaces real ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from bot.settings import Settings
from sandbox import Sandbox
from tests.chaos import rolling
from tests.end_to_end.answers import Answers

SLOWER = 20.0
"""How much slower the sandbox's time passes, so that a busy machine makes no answer too late."""


class SlowClock:
    """A clock of the sandbox on which three seconds are a minute."""

    def __init__(self) -> None:
        self._began = time.time()

    def now(self) -> float:
        return self._began + (time.time() - self._began) / SLOWER

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds * SLOWER, callback)


async def test_while_the_bot_is_replaced_twice_everybody_is_answered_once(redis_url: str, tmp_path: Path) -> None:
    answers = Answers()
    async with Sandbox.start(observer=answers, rate_limited=False, clock=SlowClock()) as sandbox:
        settings = Settings(
            discord_url=sandbox.url, redis_url=redis_url, emojis=False, quotas=False, DISCORD_TOKEN="token"
        )
        report = await rolling.run(
            sandbox,
            settings,
            answers,
            rolling.InTask.start,
            tmp_path / "log",
            interactions=60,
            restarts=2,
            at_once=1,
            patience=60.0,
            waits=True,
        )
    assert report.restarts == 2
    assert report.shared > 0
    assert (report.unanswered, report.doubled) == (set(), set())
    assert not report.failed
