"""Threads, messages and permissions that are gone: the match goes on elsewhere, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio

import pytest

from bot.actions.inbox import MoveHere
from bot.actions.lobby import Join, Start
from bot.actions.turn import Pick, TakeBack
from sandbox.testing import reading
from tests.end_to_end.game_night import (
    GameNight,
    Match,
    components_of,
    forge,
    is_post,
    open_panel,
    press,
    said_privately,
    shown,
    take_turn,
)
from tests.end_to_end.record import assert_told_once


async def test_a_match_whose_thread_was_deleted_goes_on_around_it(night: GameNight, match: Match) -> None:
    alice, bob = await night.people("Alice", "Bob")
    panel = await open_panel(alice, match.post)
    night.sandbox.control.delete_channel(match.channel)
    said = said_privately(await alice.slash("play", match=match.channel))
    assert "Which blocks" in said
    assert panel["channel_id"] == match.channel
    await type_a_turn(night, match)
    lobby = await alice.channel("lobby")
    post = await alice.wait_for(is_post, channel=lobby["id"], timeout=10)
    assert [user["id"] for user in post["mentions"]] == [bob.id]
    await take_turn(bob, post)
    match.channel, match.post = lobby["id"], post
    await match.next_post()
    assert [user["id"] for user in match.post["mentions"]] == [alice.id]


async def type_a_turn(night: GameNight, match: Match) -> None:
    """Alice's turn by command, in the channel around the thread."""
    alice = await night.person("Alice")
    for _ in range(9):
        offered = await alice.autocomplete("play", option="option", table=match.channel)
        panel = shown(await alice.slash("play", match=match.channel, option=offered[0]["value"]))
        if offered[0]["value"].startswith("done"):
            return
        assert components_of(panel, TakeBack)
    raise AssertionError("the turn has no end")


async def test_a_match_starts_though_its_lobby_message_was_deleted(night: GameNight) -> None:
    lobby = await night.open_lobby("Bob")
    alice = await night.person("Alice")
    night.sandbox.control.delete_message("lobby", lobby["id"])
    assert "Noted" in said_privately(await alice.slash("lobby", action="start"))
    post = await alice.wait_for(is_post, channel="lobby", timeout=10)
    assert len(post["mentions"]) == 1
    await take_turn(await night.person(post["mentions"][0]["global_name"]), post)


async def test_a_match_goes_on_though_its_last_post_was_deleted(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    panel = await open_panel(alice, match.post)
    night.sandbox.control.delete_message(match.channel, match.post["id"])
    assert "Waiting" not in alice.text(panel)
    again = shown(await alice.slash("play", channel=match.channel))
    assert components_of(again, Pick)
    await type_a_turn(night, match)
    assert [user["global_name"] for user in (await match.next_post())["mentions"]] == ["Bob"]


async def test_a_post_wakes_an_archived_thread(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    panel = await open_panel(alice, match.post)
    assert components_of(panel, Pick)
    night.sandbox.control.archive(match.channel)
    await type_a_turn(night, match)
    await match.next_post()
    assert not night.sandbox.control.channel(match.channel).archived
    await assert_told_once(await night.person("Carol"), await match.posts())


@pytest.mark.parametrize(
    ("permission", "english", "japanese"),
    [
        ("send_messages", "Send Messages", "メッセージを送信"),
        ("attach_files", "Attach Files", "ファイルを添付"),
        ("read_message_history", "Read Message History", "メッセージ履歴を読む"),
    ],
)
async def test_a_table_is_not_opened_where_parlour_may_not_speak(
    night: GameNight, permission: str, english: str, japanese: str
) -> None:
    night.sandbox.control.deny("manhattan", permission)
    night.sandbox.control.set_locale("Bob", "ja")
    alice, bob = await night.people("Alice", "Bob")
    said = said_privately(await alice.slash("new", channel="manhattan", game="manhattan"))
    assert f"Parlour may not do this here. In this channel it lacks: {english}." in said
    said = said_privately(await bob.slash("new", channel="manhattan", game="manhattan"))
    assert "足りない権限" in said
    assert japanese in said


async def test_in_a_thread_a_table_needs_what_threads_need(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    night.sandbox.control.deny("lobby", "send_messages_in_threads")
    said = said_privately(await alice.slash("new", channel=match.channel, game="manhattan"))
    assert "it lacks: Send Messages in Threads." in said
    night.sandbox.control.allow("lobby", "send_messages_in_threads")
    night.sandbox.control.deny("lobby", "send_messages", "create_public_threads")
    lobby = await night.open_lobby("Bob", channel=match.channel)
    assert components_of(lobby, Join)


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_a_match_is_played_in_the_channel_where_there_can_be_no_thread(night: GameNight, permission: str) -> None:
    night.sandbox.control.deny("manhattan", permission)
    alice = await night.person("Alice")
    channel = (await alice.channel("manhattan"))["id"]
    lobby = await night.open_lobby("Bob", channel=channel)
    await alice.slash("lobby", channel=channel, action="start")
    match = await night.match_of(lobby, channel)
    await take_turn((await match.whose_turn())[0], match.post)
    await match.next_post()
    second = await night.open_lobby("Bob", channel=channel)
    said = said_privately(await press(alice, second, Start))
    assert "already played in this channel" in said


async def test_what_could_not_be_said_for_want_of_permission_is_said_later(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    may_speak = ("send_messages", "send_messages_in_threads")
    night.sandbox.control.deny("lobby", *may_speak)
    assert "Done" in alice.text(await take_turn(alice, match.post))
    await asyncio.sleep(0.5)
    night.sandbox.control.allow("lobby", *may_speak)
    await night.restart_bot()
    post = await alice.wait_for(
        lambda message: is_post(message) and int(message["id"]) > int(match.post["id"]), timeout=10
    )
    assert "**Alice** took" in reading.text(post)


async def test_a_match_whose_channel_was_deleted_is_moved_by_turns(night: GameNight, match: Match) -> None:
    alice, bob = await night.people("Alice", "Bob")
    await match.settle()
    for channel in (match.channel, "lobby"):
        night.sandbox.control.delete_channel(channel)
    listed = shown(await alice.slash("turns", channel="dm"))
    await take_turn(alice, listed)
    store = night.bot.services.store
    async with asyncio.timeout(10):
        while not (session := await store.sessions.load(int(match.channel))) or not session.lost:
            await asyncio.sleep(0.02)
    panel = shown(await bob.slash("play", channel="manhattan", match=match.channel))
    assert "The channel of this match is gone" in reading.text(panel)
    listed = shown(await bob.slash("turns", channel="dm"))
    assert "The channel of these tables is gone" in reading.text(listed)
    assert "stays on its server" in said_privately(await press(bob, listed, MoveHere))
    listed = shown(await bob.slash("turns", channel="manhattan"))
    carol = await night.person("Carol")
    assert "goes on in this channel" in said_privately(await press(bob, listed, MoveHere))
    post = await carol.wait_for(is_post, channel="manhattan", timeout=10)
    assert [user["id"] for user in post["mentions"]] == [bob.id]
    assert "has its channel" in said_privately(await forge(alice, post, MoveHere(int(match.channel))))
    await take_turn(bob, post)
    await alice.wait_for(lambda m: is_post(m) and int(m["id"]) > int(post["id"]), channel="manhattan", timeout=10)
