"""Where Discord refuses, people read why and who can mend it, and the match goes on."""

from __future__ import annotations

import re

import pytest

from bot.actions.board import More
from bot.actions.lobby import Join
from bot.actions.proposals import ChooseSuccessor
from bot.actions.turn import Pick, Play
from sandbox.testing import reading
from sandbox.testing.person import NotPossible
from tests.end_to_end.harness import (
    EPHEMERAL,
    PATIENCE,
    Harness,
    Match,
    components_of,
    give_seat,
    invite,
    is_post,
    message_of,
    press,
    press_of,
    private_text,
    start,
    take_turn,
)


async def test_done_in_a_locked_thread_says_so_and_the_next_plays_by_direct_message(
    harness: Harness, match: Match
) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    harness.sandbox.control.lock(match.channel)
    text = reading.text(await take_turn(alice, match.post))
    assert "the channel does not show it" in text
    assert "because the thread is locked. Somebody who may manage threads can unlock it." in text
    notice = await bob.wait_for(lambda message: "It is your turn" in bob.text(message), channel="dm", timeout=PATIENCE)
    assert components_of(message_of(await press(bob, notice, Play)), Pick)
    text = reading.text(await take_turn(bob, notice))
    assert "because the thread is locked" in text, "elsewhere, the last post shows it"
    harness.sandbox.control.lock(match.channel, False)
    await match.wait_for_swept_post()
    assert "Done." in reading.text(await take_turn(alice, match.post))


async def test_done_where_a_permission_was_removed_names_who_can_grant_it(harness: Harness, match: Match) -> None:
    harness.sandbox.control.deny("lobby", "send_messages_in_threads")
    harness.sandbox.control.set_locale("Alice", "ja")
    text = reading.text(await take_turn(await harness.person("Alice"), match.post))
    assert "権限が足りないため" in text
    assert "サーバーの管理者が許可できます" in text


async def test_a_lobby_in_direct_messages_takes_nobody_else(harness: Harness) -> None:
    alice = await harness.person("Alice")
    text = private_text(await alice.slash("new", channel="dm", options={"game": "manhattan", "second": "Bob"}))
    assert "nobody else would see the match" in text
    lobby = message_of(await alice.slash("new", channel="dm", game="manhattan", computers=1))
    assert components_of(lobby, Join)
    assert "nobody else would" in private_text(await invite(alice, lobby, await harness.person("Bob")))
    await start(alice, lobby)
    begun = await alice.wait_for(is_post, channel="dm", timeout=PATIENCE)
    session = press_of(components_of(begun, More)[0]).session
    replaced = await give_seat(alice, begun, ChooseSuccessor(session, 0), to="Bob")
    assert "nobody else would" in private_text(replaced)


async def test_a_private_thread_without_parlour_is_refused_until_it_is_mentioned(harness: Harness) -> None:
    bob = await harness.person("Bob")
    harness.sandbox.control.start_thread("lobby", "Secret", "Bob", private=True)
    await bob.slash("new", channel="Secret", game="manhattan", computers=1)
    refused = await bob.wait_for(lambda message: "not a member of this private thread" in bob.text(message))
    assert refused["flags"] & EPHEMERAL
    await bob.send("Secret", f"<@{harness.sandbox.local.world.bot.id}>")
    await start(bob, message_of(await bob.slash("new", channel="Secret", game="manhattan", computers=1)))
    await bob.wait_for(is_post, channel="Secret", timeout=PATIENCE)


async def test_a_match_in_an_announcement_channel_has_a_thread(harness: Harness) -> None:
    harness.sandbox.control.create_channel("news", "announcement")
    match = await harness.start_match("Bob", channel="news", set_up={"start_player": "first_seat"})
    await take_turn(await harness.person("Alice"), match.post)
    await match.next_post()


@pytest.mark.parametrize("kind", ["voice", "stage", "forum"])
async def test_a_match_is_played_in_the_channel_where_there_are_no_threads(harness: Harness, kind: str) -> None:
    control = harness.sandbox.control
    place = control.create_channel("talk", kind)
    if kind == "forum":
        place = control.start_thread("talk", "Let us play", "Bob")
    alice = await harness.person("Alice")
    lobby = await harness.open_lobby("Bob", channel=place.id)
    await start(alice, lobby)
    match = await harness.match_of(lobby, place.id)
    await take_turn((await match.people_to_move())[0], match.post)
    await match.next_post()


async def test_a_removed_parlour_goes_on_when_it_is_invited_again(harness: Harness) -> None:
    harness.sandbox.control.create_guild("Chess Club", "Alice", "Bob")
    match = await harness.start_match("Bob", channel="general", set_up={"start_player": "first_seat"})
    alice, bob = await harness.people("Alice", "Bob")
    harness.sandbox.control.remove_bot("Chess Club")
    with pytest.raises(NotPossible):
        await bob.slash("play", channel=match.channel)
    harness.sandbox.control.invite_bot("Chess Club")
    await take_turn(alice, match.post)
    await match.next_post()


async def test_a_lobby_shows_its_thread_once_it_has_started(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    started = re.compile(f"The match has started: <#{match.channel}>")
    await alice.wait_for(lambda message: bool(started.search(alice.text(message))), channel="lobby", timeout=PATIENCE)
