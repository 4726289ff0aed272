"""Lost threads, messages and permissions: the match continues elsewhere, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio

import pytest

from bot.actions.custom_id import encode
from bot.actions.lobby import Join, Start
from bot.actions.turn import Pick, TakeBack
from bot.domain.calendar import DAY
from bot.domain.session import AnySession
from bot.features.inbox.feature import MoveHere
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.days import Days
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    components_of,
    elsewhere,
    forge,
    is_post,
    is_public,
    message_of,
    open_panel,
    press,
    private_text,
    prompted_by,
    start,
    take_turn,
)
from tests.end_to_end.posts import assert_posted_once
from tests.end_to_end.proposals import session_of


async def test_a_match_whose_thread_was_deleted_pauses_until_somebody_continues_it(
    harness: Harness,
) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"}, clock="48+12")
    alice, bob = await harness.people("Alice", "Bob")
    before = await public_messages(alice)
    harness.sandbox.control.delete_channel(match.channel)
    assert (await lost(match)).paused
    for person in (alice, bob):
        await person.wait_for(lambda message: "was deleted" in reading.text(message), channel="dm", timeout=10)
    assert "How many yellow blocks" in private_text(await alice.slash("play", match=match.channel))
    told = reading.text(await type_a_turn(harness, match))
    assert "no way to tell the others" in told
    assert "Use /turns in another channel" in told
    await harness.bot.jobs.announce(match.id)
    assert await public_messages(alice) == before
    listed = message_of(await bob.slash("turns", channel="dm"))
    assert "need another channel" in reading.text(listed)
    listed = message_of(await bob.slash("turns", channel="lobby"))
    assert "continues in this channel" in private_text(await press(bob, listed, MoveHere))
    post = await bob.wait_for(is_post, channel="lobby", timeout=10)
    assert [user["id"] for user in post["mentions"]] == [bob.id]
    session = await session_of(match)
    assert (session.lost, session.paused) == (False, False)
    await take_turn(bob, post)
    match.channel, match.post = (await alice.channel("lobby"))["id"], post
    await match.next_post()
    assert await match.people_to_move() == [alice]


async def public_messages(reader: Person) -> list[str]:
    """Returns the ids of the public messages in #lobby."""
    return [message["id"] for message in await reader.messages("lobby") if is_public(message)]


async def test_a_day_after_its_thread_was_deleted_a_match_continues_also_where_a_player_sees_nothing(
    days: Days,
) -> None:
    """Otherwise who has deleted it could hide all other channels from themself, and lose nothing."""
    harness = days.harness
    match = await harness.start_match("Bob", clock="48+12")
    bob = await harness.person("Bob")
    harness.sandbox.control.delete_channel(match.channel)
    await lost(match)
    harness.sandbox.control.deny_person("Alice", "lobby", "view_channel")
    listed = message_of(await bob.slash("turns", channel="lobby"))
    assert "cannot see this channel" in private_text(await press(bob, listed, MoveHere))
    await days.advance(DAY)
    assert "continues in this channel" in private_text(await press(bob, listed, MoveHere))


async def lost(match: Match) -> AnySession:
    """Waits until the match knows that its channel was deleted; returns it."""
    async with asyncio.timeout(10):
        while not (session := await session_of(match)).lost:
            await asyncio.sleep(0.02)
    return session


async def test_all_matches_in_a_channel_without_threads_stop_when_it_is_deleted(harness: Harness) -> None:
    harness.sandbox.control.deny("manhattan", "create_public_threads")
    alice, carol = await harness.people("Alice", "Carol")
    channel = (await alice.channel("manhattan"))["id"]
    matches = []
    for host, guest in (alice, "Bob"), (carol, "Dave"):
        lobby = await harness.open_lobby(guest, host=host.name, channel=channel)
        await start(host, lobby)
        matches.append(await harness.match_of(lobby, channel))
    await harness.matches_of(carol)  # waits for the indexes
    harness.sandbox.control.delete_channel(channel)
    assert [(await lost(match)).paused for match in matches] == [True, True]


async def test_a_deletion_without_an_event_is_noticed_with_the_next_post(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    before = await public_messages(alice)
    harness.sandbox.control.cut_gateway(forget=True)
    harness.sandbox.control.delete_channel(match.channel)
    await harness.wait_for_reconnect()
    await type_a_turn(harness, match)
    assert (await lost(match)).paused
    assert await public_messages(alice) == before


async def type_a_turn(harness: Harness, match: Match) -> Json:
    """Takes Alice's turn by command, in the channel of the thread; returns the last panel."""
    alice = await harness.person("Alice")
    for _ in range(9):
        offered = await alice.autocomplete("play", option="option", match=match.channel)
        panel = message_of(await alice.slash("play", match=match.channel, option=offered[0]["value"]))
        if offered[0]["value"].startswith("done"):
            return panel
        assert components_of(panel, TakeBack)
    raise AssertionError("the turn has no end")


async def test_a_match_starts_even_if_its_lobby_message_was_deleted(harness: Harness) -> None:
    lobby = await harness.open_lobby("Bob")
    alice = await harness.person("Alice")
    harness.sandbox.control.delete_message("lobby", lobby["id"])
    there = await elsewhere(alice, "lobby")
    await alice.click(there, custom_id=encode(Start(int(lobby["id"]))), forge=True, patience=1)
    post = await alice.wait_for(is_post, channel="lobby", timeout=10)
    assert len(post["mentions"]) == 1
    await take_turn(await harness.person(post["mentions"][0]["global_name"]), post)


async def test_a_match_continues_after_its_last_post_was_deleted(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    harness.sandbox.control.delete_message(match.channel, match.post["id"])
    assert "Waiting" not in alice.text(panel)
    again = message_of(await alice.slash("play", channel=match.channel))
    assert components_of(again, Pick)
    await type_a_turn(harness, match)
    assert [user["global_name"] for user in (await match.next_post())["mentions"]] == ["Bob"]


async def test_a_post_unarchives_the_thread(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    assert components_of(panel, Pick)
    harness.sandbox.control.archive(match.channel)
    await type_a_turn(harness, match)
    await match.next_post()
    assert not harness.sandbox.control.channel(match.channel).archived
    await assert_posted_once(await harness.person("Carol"), await match.posts())


@pytest.mark.parametrize(
    ("permission", "english", "japanese"),
    [
        ("send_messages", "Send Messages", "メッセージを送信"),
        ("attach_files", "Attach Files", "ファイルを添付"),
        ("read_message_history", "Read Message History", "メッセージ履歴を読む"),
    ],
)
async def test_no_lobby_opens_where_parlour_lacks_a_permission(
    harness: Harness, permission: str, english: str, japanese: str
) -> None:
    harness.sandbox.control.deny("manhattan", permission)
    harness.sandbox.control.set_locale("Bob", "ja")
    alice, bob = await harness.people("Alice", "Bob")
    text = private_text(await alice.slash("new", channel="manhattan", game="manhattan"))
    assert f"Parlour lacks permissions in this channel: {english}." in text
    text = private_text(await bob.slash("new", channel="manhattan", game="manhattan"))
    assert "足りない権限" in text
    assert japanese in text


async def test_a_lobby_in_a_thread_needs_the_permissions_of_threads(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.deny("lobby", "send_messages_in_threads")
    text = private_text(await alice.slash("new", channel=match.channel, game="manhattan"))
    assert "channel: Send Messages in Threads." in text
    harness.sandbox.control.allow("lobby", "send_messages_in_threads")
    harness.sandbox.control.deny("lobby", "send_messages", "create_public_threads")
    lobby = await harness.open_lobby("Bob", channel=match.channel)
    assert components_of(lobby, Join)


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_a_match_is_played_in_the_channel_if_threads_are_denied(harness: Harness, permission: str) -> None:
    harness.sandbox.control.deny("manhattan", permission)
    alice, carol = await harness.people("Alice", "Carol")
    channel = (await alice.channel("manhattan"))["id"]
    lobby = await harness.open_lobby("Bob", channel=channel)
    await start(alice, lobby)
    match = await harness.match_of(lobby, channel)
    await take_turn((await match.people_to_move())[0], match.post)
    await match.next_post()
    second = await harness.open_lobby("Bob", channel=channel)
    assert "You already play here" in private_text(await forge(alice, second, Start()))
    third = message_of(await carol.slash("new", channel=channel, game="mint_works", computers=1))
    await start(carol, third)
    (own,) = await harness.matches_of(carol)
    assert own.channel == int(channel), "others are not kept out"
    for person, number in (alice, match.id), (carol, own.id):
        shown = message_of(await person.slash("play", channel=channel))
        assert f":{number}" in str(shown["components"]), "each sees their own match"


async def test_nobody_plays_in_the_thread_of_a_match_that_goes_on(harness: Harness, match: Match) -> None:
    carol = await harness.person("Carol")
    lobby = message_of(await carol.slash("new", channel=match.channel, game="mint_works", computers=1))
    assert "this thread belongs to another match" in private_text(await forge(carol, lobby, Start()))


async def test_a_post_refused_for_lack_of_permission_is_sent_later(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    sending = ("send_messages", "send_messages_in_threads")
    harness.sandbox.control.deny("lobby", *sending)
    assert "Done" in alice.text(await take_turn(alice, match.post))
    await asyncio.sleep(0.5)
    harness.sandbox.control.allow("lobby", *sending)
    await harness.restart_bot()
    post = await alice.wait_for(
        lambda message: is_post(message) and int(message["id"]) > int(match.post["id"]), timeout=10
    )
    assert "**Alice** took" in reading.text(post)


async def test_the_turns_command_moves_a_match_whose_channel_was_deleted(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await match.settle()
    for channel in (match.channel, "lobby"):
        harness.sandbox.control.delete_channel(channel)
    listed = message_of(await alice.slash("turns", channel="dm"))
    await take_turn(alice, listed)
    await lost(match)
    panel = message_of(await bob.slash("play", channel="manhattan", match=match.channel))
    assert "The channel of this match was deleted" in reading.text(panel)
    listed = message_of(await bob.slash("turns", channel="dm"))
    assert "Matches that need another channel" in reading.text(listed)
    assert "stays on its server" in private_text(await press(bob, listed, MoveHere))
    listed = message_of(await bob.slash("turns", channel="manhattan"))
    harness.sandbox.control.deny_person("Alice", "board-games", "view_channel")
    hidden = message_of(await bob.slash("turns", channel="board-games"))
    assert "cannot see this channel" in private_text(await press(bob, hidden, MoveHere))
    carol = await harness.person("Carol")
    assert "continues in this channel" in private_text(await press(bob, listed, MoveHere))
    post = await carol.wait_for(is_post, channel="manhattan", timeout=10)
    assert [user["id"] for user in post["mentions"]] == [bob.id]
    assert "has a channel" in private_text(await forge(alice, post, MoveHere(match.id)))
    await take_turn(bob, post)
    await alice.wait_for(lambda m: is_post(m) and "Alice" in prompted_by(m), channel="manhattan", timeout=10)
