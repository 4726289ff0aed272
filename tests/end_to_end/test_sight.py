"""Who may look at a match, and who may act on others in it: from another channel, by direct message, after leaving."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.actions.absence import PlayOn
from bot.actions.board import BoardText, More, View
from bot.actions.lobby import AcceptInvitation
from bot.actions.proposals import Agree, ChooseSuccessor, Decide, Decline, ReplaceByComputer
from bot.actions.turn import Done
from bot.domain import matches
from bot.domain.calendar import DAY, HOUR
from bot.features.inbox.feature import MoveHere
from bot.features.replay.actions import Replay
from bot.features.result.feature import Result
from bot.features.story.feature import Story
from bot.features.verify.feature import Verify
from bot.jobs.commit import commit
from sandbox.testing import reading
from tests.end_to_end.days import Days
from tests.end_to_end.harness import (
    PARLOUR,
    Harness,
    Json,
    Match,
    choose_all,
    components_of,
    elsewhere,
    forge,
    give_seat,
    has_options,
    is_over,
    is_post,
    message_of,
    open_panel,
    press,
    private_text,
    start,
    take_turn,
)
from tests.end_to_end.proposals import propose, session_of
from tests.end_to_end.test_lost_channels import lost

NOTHING_HERE = "There is no match here"
LOOKING = (View, BoardText, More, Story, Result, Replay, Verify)


async def test_a_spectator_looks_at_a_match_of_a_channel_that_they_see(harness: Harness, match: Match) -> None:
    carol = await harness.person("Carol")
    there = await elsewhere(carol, "board-games")
    for kind in LOOKING:
        answer = await forge(carol, there, kind(match.id))
        assert NOTHING_HERE not in private_text(answer), kind


async def test_a_spectator_sees_no_match_of_a_channel_that_is_hidden_from_them(harness: Harness, match: Match) -> None:
    harness.sandbox.control.deny_person("Carol", "lobby", "view_channel")
    carol = await harness.person("Carol")
    there = await elsewhere(carol, "board-games")
    for kind in LOOKING:
        assert NOTHING_HERE in private_text(await forge(carol, there, kind(match.id))), kind
    for command in ("play", "propose", "replay"):
        answer = await carol.slash(command, channel="board-games", match=match.channel)
        assert NOTHING_HERE in private_text(answer), command
    assert await carol.autocomplete("play", option="option", channel="board-games", match=match.channel) == []


async def test_a_direct_message_shows_matches_only_to_those_who_see_their_channel(
    harness: Harness, match: Match
) -> None:
    alice, carol, dave = await harness.people("Alice", "Carol", "Dave")
    harness.sandbox.control.deny_person("Dave", "lobby", "view_channel")
    assert "Alice" in private_text(await carol.slash("replay", channel="dm", match=match.channel))
    assert "ここには対戦がありません" in private_text(await dave.slash("replay", channel="dm", match=match.channel))
    assert "How many yellow blocks" in private_text(await alice.slash("play", channel="dm", match=match.channel))


async def test_an_archived_match_is_still_looked_at_from_elsewhere(harness: Harness, match: Match) -> None:
    harness.sandbox.control.archive(match.channel)
    carol = await harness.person("Carol")
    answer = await carol.slash("replay", channel="board-games", match=match.channel)
    assert NOTHING_HERE not in private_text(answer)


async def test_a_player_who_left_the_server_plays_on_and_acts_on_nobody_else(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    harness.sandbox.control.fail(f"GET /guilds/.*/members/{alice.id}", 404, times=100, code=10007)
    there: dict[str, Any] = {"channel": "dm", "match": match.channel}
    offered = message_of(await alice.slash("propose", **there, what="pause"))
    for answer in (
        await alice.click(offered, "Propose"),
        await forge(alice, offered, ReplaceByComputer(match.id, 1)),
        await give_seat(alice, offered, ChooseSuccessor(match.id, 0), to="Dave"),
    ):
        assert "not on the server" in private_text(answer)
    await propose(await harness.person("Bob"), match, "pause")
    assert "not on the server" in private_text(await forge(alice, offered, Decline(match.id)))
    assert "Agreed" in private_text(await forge(alice, offered, Agree(match.id)))
    await match.next_post()
    panel = await choose_all(alice, message_of(await alice.slash("play", **there)))
    assert "Done" in private_text(await press(alice, panel, Done))
    assert [user["id"] for user in (await match.next_post())["mentions"]] == [bob.id]


async def test_a_player_who_may_not_post_makes_no_proposal(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    harness.sandbox.control.deny_person("Bob", "lobby", "send_messages_in_threads")
    offered = message_of(await bob.slash("propose", channel=match.channel, what="pause"))
    assert "may not write" in private_text(await bob.click(offered, "Propose"))
    assert "may not write" in private_text(await give_seat(bob, match.post, ChooseSuccessor(match.id, 1), to="Carol"))
    await take_turn(alice, match.post)
    await take_turn(bob, await match.next_post())
    await match.next_post()


async def test_a_lobby_is_joined_only_by_those_who_see_its_channel(harness: Harness) -> None:
    lobby = await harness.open_lobby()
    carol = await harness.person("Carol")
    harness.sandbox.control.deny_person("Carol", "lobby", "view_channel")
    answer = await forge(carol, await elsewhere(carol, "board-games"), AcceptInvitation(int(lobby["id"])))
    assert NOTHING_HERE in private_text(answer)


async def lose(harness: Harness, match: Match, since: int, hidden_from: list[int]) -> None:
    """Stops a match, and lists it as such before its announcement does."""
    services, change = harness.bot.services, partial(matches.lose_channel, now=since, hidden_from=hidden_from)
    await commit(services.store, services.queue, harness.now(), await session_of(match), change)
    await services.store.indexes.write(await session_of(match), harness.now())


@pytest.mark.parametrize(("waited", "goes_on"), [(DAY - HOUR, False), (DAY, True)])
async def test_a_match_goes_on_where_a_player_does_not_look_once_it_has_waited_a_day_for_them(
    harness: Harness, match: Match, waited: int, goes_on: bool
) -> None:
    bob = await harness.person("Bob")
    harness.sandbox.control.deny_person("Alice", "lobby", "view_channel")
    await lose(harness, match, harness.now() - waited, [0])
    listed = message_of(await bob.slash("turns", channel="lobby"))
    said = private_text(await press(bob, listed, MoveHere))
    assert ("continues in this channel" in said) is goes_on
    assert ("cannot see this channel" in said) is not goes_on


async def private_lobby(harness: Harness) -> Json:
    """Opens a lobby of Alice and Bob in a private thread of which only they are members; returns its message."""
    alice, bob = await harness.people("Alice", "Bob")
    thread = harness.sandbox.control.start_thread("lobby", "secret", "Alice", private=True)
    await alice.send(thread.id, f"<@{bob.id}> <@{PARLOUR}>")
    return await harness.open_lobby("Bob", channel=thread.id)


async def test_a_match_in_a_private_thread_is_shown_to_its_members_only(harness: Harness) -> None:
    lobby = await private_lobby(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await start(alice, lobby)
    await alice.wait_for(is_post, channel=lobby["channel_id"])
    there = await elsewhere(carol, "lobby")
    for kind in LOOKING:
        answer = await forge(carol, there, kind(int(lobby["channel_id"])))
        assert NOTHING_HERE in private_text(answer), kind
    assert NOTHING_HERE not in private_text(await bob.slash("replay", channel="lobby", match=lobby["channel_id"]))


async def test_a_match_of_another_server_is_shown_to_members_of_that_server_only(harness: Harness) -> None:
    control = harness.sandbox.control
    control.create_guild("Elsewhere", "Dave", "Alice")
    control.set_locale("Dave", "en-GB")
    there = control.channel("general").id
    dave, carol = await harness.people("Dave", "Carol")
    lobby = message_of(await dave.slash("new", channel=there, game="mint_works"))
    await start(dave, lobby)
    await dave.wait_for(is_post)
    assert NOTHING_HERE in private_text(await carol.slash("replay", channel="lobby", match=lobby["id"]))
    assert NOTHING_HERE in private_text(await carol.slash("replay", channel="dm", match=lobby["id"]))
    alice = await harness.person("Alice")
    assert NOTHING_HERE not in private_text(await alice.slash("replay", channel="dm", match=lobby["id"]))


async def test_a_match_does_not_continue_in_a_private_thread_of_one_player(harness: Harness, match: Match) -> None:
    alice, control = await harness.person("Alice"), harness.sandbox.control
    services = harness.bot.services
    await commit(services.store, services.queue, harness.now(), await session_of(match), matches.unrate)
    thread = control.start_thread("lobby", "hideout", "Alice", private=True)
    control.delete_channel(match.channel)
    await lost(match)
    refused = private_text(await press(alice, message_of(await alice.slash("turns", channel=thread.id)), MoveHere))
    assert "cannot" in refused, "Parlour does not see the thread"
    await alice.send(thread.id, f"<@{PARLOUR}>")
    listed = message_of(await alice.slash("turns", channel=thread.id))
    assert "cannot see this channel" in private_text(await press(alice, listed, MoveHere))
    assert (await session_of(match)).lost


async def match_in_a_private_thread(harness: Harness, **options: str) -> Match:
    """Starts a match of Alice, who moves first, and Bob in a private thread into which a mention lets nobody."""
    alice, bob = await harness.people("Alice", "Bob")
    thread = harness.sandbox.control.start_thread("lobby", "hideout", "Alice", private=True, invitable=False)
    await alice.send(thread.id, f"<@{bob.id}> <@{PARLOUR}>")
    lobby = await harness.open_lobby("Bob", channel=thread.id, set_up={"start_player": "first_seat"}, **options)
    await start(alice, lobby)
    return await harness.match_of(lobby, thread.id)


async def test_a_match_stops_if_a_player_is_removed_from_its_private_thread(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    match = await match_in_a_private_thread(harness)
    harness.sandbox.control.remove_from_thread(match.channel, "Bob")
    await take_turn(alice, match.post)
    assert (await lost(match)).held
    told = await bob.wait_for(lambda m: "What Parlour posts in" in reading.text(m), channel="dm")
    assert has_options(await open_panel(bob, told))
    listed = message_of(await bob.slash("turns", channel="lobby"))
    assert "continues in this channel" in private_text(await press(bob, listed, MoveHere))
    post = await bob.wait_for(is_post, channel="lobby", timeout=10)
    assert [user["id"] for user in post["mentions"]] == [bob.id]


async def test_who_does_not_see_a_match_that_waits_no_more_gets_its_turns_and_reminders_directly(days: Days) -> None:
    """Otherwise whoever owns a channel could hide it from a rival, and win by the clock."""
    await days.use_up_vacation("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    match = await match_in_a_private_thread(days.harness, clock="fast")
    days.harness.sandbox.control.remove_from_thread(match.channel, "Bob")
    days.harness.sandbox.control.deny_person("Bob", "lobby", "view_channel")
    await take_turn(alice, match.post)
    await lost(match)
    await days.advance(DAY)
    listed = message_of(await alice.slash("turns", channel="lobby"))
    assert "continues in this channel" in private_text(await press(alice, listed, MoveHere))
    told = await bob.wait_for(lambda m: "has waited a day for that" in reading.text(m), channel="dm")
    assert "time runs out" in reading.text(told)
    for _ in range(4):
        await days.advance(5 * HOUR)
    await bob.wait_for(lambda m: "It is still your turn" in reading.text(m), channel="dm")
    assert has_options(await open_panel(bob, told))


async def test_who_does_not_see_a_thread_is_told_of_a_late_player_about_whom_they_can_decide(days: Days) -> None:
    """Otherwise a late player could make them wait by hiding the channel."""
    await days.use_up_vacation("Alice")
    bob = await days.harness.person("Bob")
    await days.harness.start_match("Bob", clock="fast", set_up={"start_player": "first_seat"})
    days.harness.sandbox.control.deny_person("Bob", "lobby", "view_channel")
    await days.advance(5 * DAY)
    await bob.wait_for(lambda m: "**Alice** has run out of time" in reading.text(m), channel="dm")


async def test_a_match_goes_on_where_it_is_once_whoever_did_not_see_it_has_taken_their_turn(harness: Harness) -> None:
    """Otherwise it would wait for nobody, and could be moved to where the next player sees nothing."""
    alice, bob = await harness.people("Alice", "Bob")
    match = await match_in_a_private_thread(harness)
    harness.sandbox.control.remove_from_thread(match.channel, "Bob")
    await take_turn(alice, match.post)
    await lost(match)
    await take_turn(bob, message_of(await bob.slash("turns", channel="dm")))
    post = await match.wait_for_post(lambda post: "**Bob** took" in reading.text(post))
    assert [user["id"] for user in post["mentions"]] == [alice.id]
    assert not (await session_of(match)).lost


async def test_the_result_of_a_match_that_ends_while_somebody_does_not_see_it_is_posted(days: Days) -> None:
    alice = await days.harness.person("Alice")
    match = await match_in_a_private_thread(days.harness)
    days.harness.sandbox.control.remove_from_thread(match.channel, "Bob")
    await take_turn(alice, match.post)
    await lost(match)
    await days.advance(31 * DAY)
    await alice.wait_for(is_over, channel=match.channel)


async def test_who_was_removed_from_a_private_thread_is_told_when_they_can_decide_about_a_late_player(
    days: Days,
) -> None:
    bob = await days.harness.person("Bob")
    await days.use_up_vacation("Alice")
    match = await match_in_a_private_thread(days.harness, clock="fast")
    days.harness.sandbox.control.remove_from_thread(match.channel, "Bob")
    await days.advance(DAY)
    told = await bob.wait_for(lambda m: bool(components_of(m, PlayOn)), channel="dm")
    assert "does not show you this" in reading.text(told)
    await press(bob, told, PlayOn)
    assert (await session_of(match)).seats[0].away


def _reads(text: str, message: Json) -> bool:
    return text in reading.text(message)


async def test_who_was_removed_from_a_private_thread_hears_of_each_proposal(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    match = await match_in_a_private_thread(harness)
    harness.sandbox.control.remove_from_thread(match.channel, "Bob")
    for what, title in ("pause", "proposes a pause"), ("annul", "to end the match without a result"):
        ballot = await propose(alice, match, what)
        told = await bob.wait_for(partial(_reads, title), channel="dm")
        assert "does not show you this" in reading.text(told)
        assert components_of(message_of(await press(bob, told, Decide)), Agree)
        await press(alice, ballot, Decline)


async def test_who_takes_no_direct_messages_is_told_above_the_private_thread_that_their_match_waits(
    harness: Harness,
) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    match = await match_in_a_private_thread(harness)
    harness.sandbox.control.close_dms("Bob")
    harness.sandbox.control.remove_from_thread(match.channel, "Bob")
    await take_turn(alice, match.post)
    told = await bob.wait_for(lambda m: "a match of yours waits" in reading.text(m), channel="lobby")
    assert [user["id"] for user in told["mentions"]] == [bob.id]
    assert match.channel not in reading.text(told)


@pytest.mark.parametrize("rated", [True, False])
async def test_a_match_that_is_rated_or_was_hidden_from_a_player_does_not_continue_in_a_private_thread(
    harness: Harness, match: Match, rated: bool
) -> None:
    (alice, bob), services = await harness.people("Alice", "Bob"), harness.bot.services
    if not rated:
        await commit(services.store, services.queue, harness.now(), await session_of(match), matches.unrate)
    await lose(harness, match, harness.now(), [] if rated else [0])
    thread = harness.sandbox.control.start_thread("lobby", "hideout", "Alice", private=True)
    await alice.send(thread.id, f"<@{bob.id}> <@{PARLOUR}>")
    for place, answer in (thread.id, "cannot go on in a private thread"), ("lobby", "continues in this channel"):
        listed = message_of(await bob.slash("turns", channel=place))
        assert answer in private_text(await press(bob, listed, MoveHere))
