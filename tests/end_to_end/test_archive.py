"""A match that is archived still answers its old buttons and commands."""

from __future__ import annotations

from bot.actions.board import Concede
from bot.features.rematch.feature import Rematch
from bot.features.replay.actions import Replay
from bot.features.story.feature import Story
from bot.features.verify.feature import Verify
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, Match, ask, forge, is_over, message_of, press, private_text


async def test_an_archived_match_shows_its_board_its_story_and_its_proof(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    store, channel = harness.bot.services.store, match.id
    await forge(bob, match.post, Concede(channel, sure=True))
    await match.wait_for_post(is_over)
    await match.settle()
    before = private_text(await press(alice, match.post, Story))
    await store.retention.archive(channel, harness.now())
    assert not await store.redis.hexists(f"session:{{{channel}}}", "document")
    assert not await store.redis.exists(f"session:{{{channel}}}:log")
    assert reading.alt_texts(message_of(await press(bob, match.post, Replay)))
    assert private_text(await press(alice, match.post, Story)) == before
    proof = private_text(await ask(alice, match, Verify))
    assert "✅" in proof
    message_of(await press(alice, match.post, Rematch))
    assert private_text(await press(alice, match.post, Story)) == before
