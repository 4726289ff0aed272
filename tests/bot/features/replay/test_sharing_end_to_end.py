"""Pages about a match that somebody posts in its channel."""

from __future__ import annotations

from pathlib import Path

from bot.actions.sharing import Share
from bot.features.replay.actions import Replay
from bot.handlers.sharing import SHARED, SHARED_IN_CHANNEL
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
    play_out,
    press,
    press_of,
    private_text,
    running_harness,
    start,
    take_turn,
)


def is_shared(message: Json) -> bool:
    """Whether somebody has posted a page."""
    return "posted this." in reading.text(message)


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
    shared = Share(match.id, "board")
    there = await elsewhere(alice, "board-games")
    assert "in the channel of the match" in private_text(await forge(alice, there, shared))
    for unknown in (Share(match.id, "secrets"), Share(match.id, "board", 1000)):
        assert (await forge(alice, match.post, unknown)).ephemeral
    harness.sandbox.control.deny_person("Bob", "lobby", "send_messages_in_threads")
    assert "You may not write" in private_text(await forge(bob, match.post, shared))
    assert not [*filter(is_shared, await alice.messages(match.channel, limit=100))]


async def test_a_page_is_posted_once_however_often_somebody_taps_and_only_so_many_pages_in_a_row(
    redis_url: str, tmp_path: Path
) -> None:
    async with running_harness(redis_url, tmp_path, quotas=True) as harness:
        match = await harness.start_match("Bob")
        await play_out(match)
        alice, there = await harness.person("Alice"), match.id
        harness.sandbox.control.lock(match.channel)
        assert "locked" in private_text(await forge(alice, match.post, Share(there, "board")))
        harness.sandbox.control.lock(match.channel, False)
        await forge(alice, match.post, Share(there, "board"))
        assert "just posted" in private_text(await forge(alice, match.post, Share(there, "board")))
        lines = range(1, SHARED.burst + 1)
        answers = [await forge(alice, match.post, Share(there, "board", line)) for line in lines]
        assert "posted in a short time" in private_text(answers[-1])
        await posted_by(alice, match)
        assert len([*filter(is_shared, await alice.messages(match.channel, limit=100))]) == SHARED.burst


async def test_others_who_post_many_pages_keep_nobody_from_posting_a_first_one(redis_url: str, tmp_path: Path) -> None:
    async with running_harness(redis_url, tmp_path, quotas=True) as harness:
        match = await harness.start_match("Bob")
        await play_out(match)
        alice = await harness.person("Alice")
        for _ in range(SHARED_IN_CHANNEL.burst):
            harness.bot.services.quotas.take(SHARED_IN_CHANNEL, int(match.channel), harness.now())
        await forge(alice, match.post, Share(match.id, "board"))
        assert "**Alice** posted this" in reading.text(await posted_by(alice, match))
        assert "in a short time" in private_text(await forge(alice, match.post, Share(match.id, "board", 1)))


async def test_a_spectator_with_a_hostile_name_posts_above_the_thread_and_pings_nobody(
    harness: Harness, match: Match
) -> None:
    carol, dave = await harness.people("Carol", "Dave")
    harness.sandbox.control.rename("Carol", f"@everyone **x** <@{dave.id}>")
    await forge(carol, match.lobby, Share(match.id, "board"))
    posted = await carol.wait_for(is_shared, channel="lobby")
    assert rf"**\@everyone \*\*x\*\* \<\@{dave.id}\>** posted this" in reading.text(posted)
    assert dave.id not in [user["id"] for user in posted["mentions"]]
    assert not posted["mention_everyone"]


async def test_a_match_in_a_private_thread_is_posted_there_and_not_above_it(harness: Harness) -> None:
    alice = await harness.person("Alice")
    thread = harness.sandbox.control.start_thread("lobby", "secret", "Alice", private=True)
    await alice.send(thread.id, f"<@{(await alice.world())['bot']['id']}>")
    lobby = await harness.open_lobby(channel=thread.id, computers=1)
    await start(alice, lobby)
    match = await harness.match_of(lobby, thread.id)
    above = await elsewhere(alice, "lobby")
    assert "in the channel of the match" in private_text(await forge(alice, above, Share(match.id, "board")))
    await forge(alice, match.post, Share(match.id, "board"))
    assert (await posted_by(alice, match))["channel_id"] == thread.id
