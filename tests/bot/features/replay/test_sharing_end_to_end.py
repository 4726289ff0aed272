"""Pages about a match that somebody posts in its channel."""

from __future__ import annotations

from pathlib import Path

from bot.actions.sharing import Share
from bot.features.replay.actions import Replay
from bot.handlers.sharing import SHARED
from sandbox import Person
from sandbox.testing import reading
from tests.bot.features.replay.test_end_to_end import animated, fetched
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    components_of,
    elsewhere,
    forge,
    message_of,
    press,
    press_of,
    private_text,
    running_harness,
    take_turn,
)


def is_shared(message: Json) -> bool:
    """Whether somebody has posted a page."""
    return "posted this" in reading.text(message)


async def posted_by(person: Person, match: Match) -> Json:
    """Waits for the page that was posted in the channel of a match."""
    return await person.wait_for(is_shared, channel=match.channel, timeout=60)


async def test_everybody_sees_the_animation_that_a_player_posts(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await press(alice, match.post, Replay))
    film = await animated(alice, panel)
    await press(alice, film, Share, patience=60)
    posted = await posted_by(alice, match)
    assert (await fetched(posted)).startswith(b"GIF89a")
    assert "**Alice** posted this" in reading.text(posted)
    assert not posted["mentions"]
    carol = await harness.person("Carol")
    assert len(reading.images(message_of(await press(carol, posted, Replay)))) >= 1


async def test_a_board_is_posted_without_what_its_player_alone_sees(harness: Harness, match: Match) -> None:
    (player,) = await match.people_to_move()
    await take_turn(player, match.post)
    await match.next_post()
    public = reading.alt_texts(match.post)
    panel = message_of(await press(player, match.post, Replay))
    assert reading.alt_texts(panel) != public
    await press(player, panel, Share)
    posted = await posted_by(player, match)
    assert reading.alt_texts(posted) == public
    assert [press_of(found).page for found in components_of(panel, Share)] == ["board"]
    assert not components_of(posted, Share)


async def test_nothing_is_posted_where_it_may_not_stand(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    shared = Share(int(match.channel), "board")
    there = await elsewhere(alice, "board-games")
    assert "in the channel of the match" in private_text(await forge(alice, there, shared))
    for unknown in (Share(int(match.channel), "secrets"), Share(int(match.channel), "board", 1000)):
        assert (await forge(alice, match.post, unknown)).ephemeral
    harness.sandbox.control.deny_person("Bob", "lobby", "send_messages_in_threads")
    assert "You may not write" in private_text(await forge(bob, match.post, shared))
    assert not [*filter(is_shared, await alice.messages(match.channel, limit=100))]


async def test_who_posts_again_and_again_is_asked_to_wait(redis_url: str, tmp_path: Path) -> None:
    async with running_harness(redis_url, tmp_path, quotas=True) as harness:
        match = await harness.start_match("Bob")
        alice = await harness.person("Alice")
        answers = [await forge(alice, match.post, Share(int(match.channel), "board")) for _ in range(SHARED.burst + 1)]
        assert answers[-1].ephemeral
        await posted_by(alice, match)
        assert len([*filter(is_shared, await alice.messages(match.channel, limit=100))]) == SHARED.burst
