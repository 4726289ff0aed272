"""A bot on a Redis Cluster: people play on although the master of their match fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.place import SWIFT
from tests.clusters import Cluster, cluster
from tests.end_to_end.harness import Harness, running_harness, take_turn
from tests.end_to_end.posts import assert_posted_once

pytestmark = pytest.mark.process
RECOVERY = 60.0
"""Seconds for a post after a failover.

What the old master knew last may be lost: that an announcement was finished, so that the channel is held for
`LOST_AFTER`; or the announcement itself, which the next sweep finds.
"""


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with cluster(tmp_path / "cluster") as started:
        yield started


@pytest.fixture
async def harness(nodes: Cluster, tmp_path: Path) -> AsyncIterator[Harness]:
    async with running_harness(nodes.url, tmp_path, pace=SWIFT) as harness:
        yield harness


async def test_a_match_goes_on_with_the_promoted_replica(harness: Harness, nodes: Cluster) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await take_turn(alice, match.post)
    await match.next_post()
    await nodes.fail_over()
    for person in (bob, alice):
        await take_turn(person, match.post)
        await match.next_post(RECOVERY)
    await assert_posted_once(carol, await match.posts())
