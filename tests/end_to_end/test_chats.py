"""Matches in group chats: Parlour is no member there, and can only answer what is pressed.

Alice has installed it for herself; Bob and Carol have not, and share no server with it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.actions.board import Concede, More, View
from bot.actions.lobby import AcceptInvitation, AddComputer, Join, SetOption, ShowOptions
from bot.actions.proposals import Agree
from bot.actions.turn import Done, Play
from bot.domain.calendar import DAY, HOUR
from bot.features.remarks.actions import React, Remarks
from bot.features.rematch.feature import Rematch
from sandbox import Person
from sandbox.push.observer import Direction
from sandbox.testing import reading
from sandbox.testing.person import NotPossible
from tests.bot.kinds_of_keys import undeclared
from tests.bot.place import SWIFT, Time
from tests.end_to_end.days import Days, mentioned
from tests.end_to_end.harness import (
    PATIENCE,
    Json,
    Match,
    choose_all,
    components_of,
    elsewhere,
    forge,
    is_over,
    is_post,
    message_of,
    press,
    press_of,
    private_text,
    running_harness,
    start,
    take_turn,
)
from tests.end_to_end.proposals import propose
from tests.schemas import Inspector

CHAT = "Saturday games"


class Traffic:
    """What the bot asks of Discord."""

    def __init__(self, inspector: Inspector) -> None:
        self.refused: list[str] = []
        self.follow_ups: Counter[str] = Counter()
        self.unasked: list[str] = []
        """Requests about the chat itself."""
        self.chat = ""
        self._inspector = inspector

    def rest(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        """See `sandbox.push.observer.Observer`."""
        self._inspector.rest(method, path, request, status, response)
        if status >= 400:
            self.refused.append(f"{method} {path}: {status} {response}")
        if self.chat and f"/channels/{self.chat}" in path:
            self.unasked.append(f"{method} {path}")
        area, *rest = path.strip("/").split("/")
        if (method, area, len(rest)) == ("POST", "webhooks", 2):
            self.follow_ups[rest[1]] += 1

    def frame(self, direction: Direction, frame: dict[str, Any]) -> None:
        """See `sandbox.push.observer.Observer`."""
        self._inspector.frame(direction, frame)


@pytest.fixture
def traffic(inspector: Inspector) -> Iterator[Traffic]:
    watched = Traffic(inspector)
    yield watched
    assert watched.unasked == []
    assert watched.refused == []
    assert max(watched.follow_ups.values(), default=0) <= 5


@pytest.fixture
async def days(redis_url: str, tmp_path: Path, time: Time, traffic: Traffic) -> AsyncIterator[Days]:
    """A harness with a clock that the test advances; nobody shares a server with the bot."""
    async with running_harness(redis_url, tmp_path, traffic, time, pace=SWIFT) as harness:
        traffic.chat = harness.sandbox.control.channel(CHAT).id
        for name in ("Alice", "Bob", "Carol"):
            harness.sandbox.control.leave(name)
        yield Days(harness, time)
        assert await undeclared(harness.bot.services.store) == []


async def begin(days: Days, *others: str, **options: Any) -> Match:
    """Starts a match in the chat; in Manhattan, Alice moves first."""
    set_up = {"start_player": "first_seat"} if "game" not in options else {}
    lobby = await days.harness.open_lobby(*others, channel=CHAT, set_up=set_up, **options)
    await start(await days.harness.person("Alice"), lobby)
    return await days.harness.match_of(lobby, channel=lobby["channel_id"])


async def test_a_turn_is_answered_in_the_chat_with_the_next_board_and_a_mention(days: Days) -> None:
    match = await begin(days, "Bob", "Carol")
    alice = await days.harness.person("Alice")
    assert mentioned(match.post) == ["Alice"]
    await take_turn(alice, match.post)
    post = await match.next_post()
    assert reading.images(post)
    assert len(mentioned(post)) == 1
    assert mentioned(post)[0] in ("Bob", "Carol")
    bob, carol = await days.harness.people("Bob", "Carol")
    session = int(match.lobby["id"])
    await forge(bob, post, React(session, 1, "wow"))
    assert "😮 **Bob**" in reading.text(message_of(await forge(carol, post, Remarks(session, 1))))
    assert (await match.posts())[-1]["edited_timestamp"] == post["edited_timestamp"], "nothing comes unasked"


async def test_computers_move_within_the_answers_to_a_press(days: Days, traffic: Traffic) -> None:
    match = await begin(days, computers=2)
    await take_turn(await days.harness.person("Alice"), match.post)
    match.post = await waiting_post(match)
    assert mentioned(match.post) == ["Alice"]
    assert max(traffic.follow_ups.values()) <= 2


async def test_a_match_goes_on_after_every_token_has_expired(days: Days) -> None:
    match = await begin(days, "Bob", "Carol")
    for _ in range(4):
        await days.advance(DAY)
        (mover,) = await match.people_to_move()
        await take_turn(mover, match.post)
        await match.next_post()
    assert len(await match.posts()) == 5


async def test_a_token_that_discord_takes_no_more_loses_nothing(days: Days, traffic: Traffic) -> None:
    alice, bob = await days.harness.people("Alice", "Bob")
    match = await begin(days, "Bob", "Carol")
    days.harness.sandbox.control.expire_tokens()
    await take_turn(alice, message_of(await alice.slash("turns", channel="dm")))
    async with asyncio.timeout(PATIENCE):
        while not traffic.refused:
            await asyncio.sleep(0.02)
    assert all("50027" in refused for refused in traffic.refused)
    await press(bob, match.post, Play)
    assert "Alice" in reading.text(await match.next_post())
    await match.settle()
    traffic.refused.clear()


async def test_what_comes_without_a_press_waits_for_the_next_one(days: Days) -> None:
    """Alice runs out of time: nobody is told by a post, she by a direct message, and Bob's press shows it to all."""
    alice, bob = await days.harness.people("Alice", "Bob")
    match = await begin(days, "Bob", "Carol", clock="fast")
    await days.use_up_vacation("Alice")
    await days.advance(2 * DAY)
    told = await alice.wait_for(lambda message: "It is your turn" in reading.text(message), channel="dm")
    assert f"/channels/@me/{match.channel}" in reading.text(told)
    assert len(await match.posts()) == 1
    await press(bob, match.post, View)
    post = await match.next_post()
    assert "time" in reading.text(post)


async def test_somebody_who_has_not_installed_the_app_learns_once_how_to_be_reminded(days: Days) -> None:
    alice, bob = await days.harness.people("Alice", "Bob")
    for expected in (True, False):
        lobby = message_of(await alice.slash("new", channel=CHAT, game="manhattan"))
        answer = await forge(bob, lobby, AcceptInvitation(int(lobby["id"])))
        assert ("integration_type=1" in private_text(answer)) is expected
    lobby = message_of(await alice.slash("new", channel=CHAT, game="manhattan"))
    assert "integration_type" not in str(await alice.messages("dm"))


async def test_a_turn_taken_elsewhere_is_shown_with_the_next_press_in_the_chat(days: Days) -> None:
    alice, bob = await days.harness.people("Alice", "Bob")
    match = await begin(days, "Bob", "Carol")
    await days.advance(HOUR)
    waiting = message_of(await alice.slash("turns", channel="dm"))
    assert f"/channels/@me/{match.channel}/{match.post['id']}" in alice.text(waiting)
    await take_turn(alice, waiting)
    assert len(await match.posts()) == 1
    await press(bob, match.post, Play)
    post = await match.next_post()
    assert "Alice" in reading.text(post)
    assert mentioned(post)


async def test_several_matches_go_on_in_one_chat(days: Days) -> None:
    first, second = await begin(days, "Bob", "Carol"), await begin(days, "Bob", "Carol")
    alice = await days.harness.person("Alice")
    sessions = await days.harness.matches_of(alice)
    assert {str(session.id) for session in sessions} == {first.lobby["id"], second.lobby["id"]}
    await take_turn(alice, second.post)
    await second.next_post()
    await take_turn(alice, first.post)


async def test_outsiders_can_neither_see_nor_join_nor_press(days: Days) -> None:
    """Dave has a private message of Parlour, from which he forges presses about the match of a chat he is not in."""
    match = await begin(days, "Bob", "Carol")
    dave = await days.harness.person("Dave")
    days.harness.sandbox.control.install("Dave")
    number = int(match.lobby["id"])
    for place in ("dm", "lobby"):
        own = await elsewhere(dave, place)
        presses = (Play(number), View(number), More(number), Join(number), AcceptInvitation(number))
        for wanted in (*presses, Remarks(number, 1), React(number, 1)):
            assert "ここには対戦がありません" in private_text(await forge(dave, own, wanted))


async def test_nobody_is_invited_who_is_not_in_the_chat(days: Days) -> None:
    alice = await days.harness.person("Alice")
    talk = days.harness.sandbox.control.create_chat("", "Alice", "Bob").id
    for channel, outsider in ((CHAT, "Dave"), (talk, "Carol")):
        answer = await alice.slash("new", channel=channel, game="manhattan", second=outsider)
        assert "is not in this chat" in private_text(answer)


async def test_a_lobby_in_a_chat_offers_no_rating(days: Days) -> None:
    alice = await days.harness.person("Alice")
    lobby = await days.harness.open_lobby("Bob", channel=CHAT)
    options = await press(alice, (await alice.messages(CHAT))[-1], ShowOptions)
    assert "not rated" not in reading.text(message_of(options))
    answer = await forge(alice, lobby, SetOption(int(lobby["id"]), "rated", "yes"))
    assert "not one of the options" in private_text(answer)


async def test_nobody_is_invited_on_a_server_without_parlour_who_is_not_on_it(days: Days) -> None:
    alice = await days.harness.person("Alice")
    days.harness.sandbox.control.create_guild("Chess Club", "Bob", "Alice", "Dave", with_bot=False)
    days.harness.sandbox.control.deny_person("Dave", "general", "view_channel")
    for outsider in ("Carol", "Dave"):
        answer = await alice.slash("new", channel="general", game="manhattan", second=outsider)
        assert "is not in this chat" in private_text(answer)
    assert "Bob" in reading.text(
        message_of(await alice.slash("new", channel="general", game="manhattan", second="Bob"))
    )


async def test_two_people_play_in_their_own_conversation(days: Days) -> None:
    alice, bob = await days.harness.people("Alice", "Bob")
    talk = days.harness.sandbox.control.create_chat("", "Alice", "Bob").id
    lobby = await days.harness.open_lobby("Bob", channel=talk, set_up={"start_player": "first_seat"})
    await start(alice, lobby)
    match = await days.harness.match_of(lobby, channel=talk)
    for person in (alice, bob):
        await take_turn(person, match.post)
        await match.next_post()


async def test_a_lobby_that_could_not_be_shown_anew_is_with_the_press_that_it_misled(days: Days) -> None:
    alice, carol = await days.harness.people("Alice", "Carol")
    lobby = await days.harness.open_lobby("Bob", channel=CHAT)
    panel = (await alice.messages(CHAT))[-1]
    await days.advance(HOUR)
    await press(alice, panel, AddComputer)
    assert "CPU 1" not in reading.text(await shown(carol, lobby))
    assert "changed" in private_text(await press(carol, lobby, Join))
    lobby = await carol.wait_for(lambda now: now["id"] == lobby["id"] and "CPU 1" in reading.text(now), channel=CHAT)
    await press(carol, lobby, Join)
    await carol.wait_for(lambda now: now["id"] == lobby["id"] and "Carol" in reading.text(now), channel=CHAT)


async def shown(person: Person, message: Json) -> Json:
    """Returns a message of the chat as it is now."""
    return next(now for now in await person.messages(CHAT) if now["id"] == message["id"])


async def test_a_turn_is_taken_back_if_all_agree(days: Days) -> None:
    alice = await days.harness.person("Alice")
    match = await begin(days, "Bob", "Carol")
    await take_turn(alice, match.post)
    post = await match.next_post()
    asked = await propose(alice, match, "undo")
    for name in ("Bob", "Carol"):
        await forge(await days.harness.person(name), asked, press_of(components_of(asked, Agree)[0]))
    again = await alice.wait_for(lambda now: int(now["id"]) > int(post["id"]) and is_post(now), channel=CHAT)
    assert mentioned(again) == ["Alice"]


async def test_where_answers_are_private_no_lobby_is_opened(days: Days) -> None:
    control, alice = days.harness.sandbox.control, await days.harness.person("Alice")
    control.create_guild("Chess Club", "Bob", "Alice", with_bot=False)
    control.deny_everybody("general", "use_external_apps")
    answer = await alice.slash("new", channel="general", game="manhattan")
    assert "to you alone" in private_text(answer)


async def test_a_match_becomes_one_of_the_server_that_invites_parlour_later(days: Days) -> None:
    control = days.harness.sandbox.control
    alice, bob = await days.harness.people("Alice", "Bob")
    guild = control.create_guild("Chess Club", "Bob", "Alice", with_bot=False)
    lobby = await days.harness.open_lobby("Bob", channel="general", set_up={"start_player": "first_seat"})
    await start(alice, lobby)
    match = await days.harness.match_of(lobby, channel=lobby["channel_id"])
    await take_turn(alice, match.post)
    await match.next_post()
    control.invite_bot("Chess Club")
    await take_turn(bob, match.post)
    await match.next_post()
    await days.harness.answered()
    (session,) = await days.harness.matches_of(alice)
    assert (session.guild, session.chat) == (int(guild.id), None)


async def test_a_rematch_is_gathered_and_played_in_the_same_chat(days: Days) -> None:
    alice, bob = await days.harness.people("Alice", "Bob")
    match = await begin(days, "Bob")
    sure = message_of(await press(alice, message_of(await press(alice, match.post, More)), Concede))
    await press(alice, sure, Concede)
    result = await match.wait_for_post(is_over)
    await press(alice, result, Rematch)
    await alice.wait_for(lambda message: "The rematch waits" in reading.text(message), channel=match.channel)
    await press(bob, result, Rematch)
    again = await alice.wait_for(
        lambda post: int(post["id"]) > int(result["id"]) and is_post(post) and not is_over(post), channel=match.channel
    )
    assert "Manhattan" in reading.text(again)


async def test_who_has_installed_the_app_is_reminded_by_direct_message(days: Days) -> None:
    alice = await days.harness.person("Alice")
    await begin(days, "Bob", "Carol", clock="fast")
    await days.advance(13 * HOUR)
    reminder = await alice.wait_for(lambda message: "⏰" in reading.text(message), channel="dm")
    await take_turn(alice, reminder)


async def test_a_match_goes_on_by_another_installation_once_the_first_is_removed(days: Days) -> None:
    control, (alice, bob) = days.harness.sandbox.control, await days.harness.people("Alice", "Bob")
    match = await begin(days, "Bob")
    await take_turn(alice, match.post)
    await match.next_post()
    await days.advance(HOUR)
    control.uninstall("Alice")
    with pytest.raises(NotPossible):
        await press(bob, match.post, Play)
    control.install("Bob")
    panel = await choose_all(bob, message_of(await bob.slash("play", channel=match.channel)))
    await press(bob, panel, Done)
    await take_turn(alice, await match.next_post())


async def test_commands_are_for_servers_alone_if_the_host_offers_nothing_else(days: Days) -> None:
    alice, sandbox = await days.harness.person("Alice"), days.harness.sandbox
    sandbox.control.offer_installs(user=False)
    await days.harness.restart_bot()
    assert {tuple(command["integration_types"]) for command in (await alice.world())["commands"]} == {(0,)}


async def waiting_post(match: Match) -> Json:
    """Returns the newest post once people are to move, or the match is over."""
    async with asyncio.timeout(PATIENCE):
        while not (is_over(await match.settled_post()) or await match.people_to_move()):
            await asyncio.sleep(0.02)
    return match.post
