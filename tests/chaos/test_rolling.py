"""A short form of the rolling restarts, in one process; `python -m tests.chaos.rolling` replaces real ones."""

from __future__ import annotations

from pathlib import Path

from bot.settings import Settings
from sandbox import Sandbox
from tests.chaos import rolling
from tests.chaos.slow_clock import SlowClock
from tests.end_to_end.answers import Answers


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
            interactions=30,
            restarts=2,
            at_once=1,
            patience=60.0,
            waits=True,
        )
    assert report.restarts == 2
    assert report.shared > 0
    assert (report.unanswered, report.doubled) == (set(), set())
    assert not report.failed
