"""What a process leaves that ends after a commit and before its announcement: the next start counts it."""

from __future__ import annotations

from structlog.testing import capture_logs

from bot.actions.turn import Done
from bot.app.last_end import own_name
from bot.store.database import Store
from tests.end_to_end.harness import Harness, Match, choose_all, open_panel, press


async def test_a_start_counts_the_matches_with_news_that_a_crash_left(
    harness: Harness, match: Match, redis_url: str
) -> None:
    alice = await harness.person("Alice")
    await harness.stop_jobs()
    await press(alice, await choose_all(alice, await open_panel(alice, match.post)), Done)
    await harness.stop_bot()
    store = Store(redis_url)
    await store.liveness.runs(own_name(), harness.now() - 60)
    await store.close()
    with capture_logs() as logged:
        await harness.start_bot()
    (line,) = [line for line in logged if "not stopped cleanly" in line["event"]]
    assert (line["matches_to_announce"], line["posts_without_answer"], line["searches_begun_again"]) == (1, 0, 0)
    await match.next_post()
