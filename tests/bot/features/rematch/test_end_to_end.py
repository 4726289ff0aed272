"""Rematches: one tap of each person starts the next match, one seat further on; nobody is seated unasked."""

import asyncio

import pytest

from bot.actions.board import Concede
from bot.actions.custom_id import encode
from bot.actions.lobby import AcceptInvitation, DeclineInvitation, Join, SetOption, ShowHosting, Start
from bot.actions.turn import Play
from bot.features.rematch.feature import REMATCH, Rematch
from bot.features.story.feature import Story
from sandbox.testing import reading
from sandbox.testing.person import Person
from tests.end_to_end.busy import FULL, end_one, fill
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    ask,
    components_of,
    invite,
    is_over,
    message_of,
    press,
    private_text,
)


async def conceded_match(harness: Harness) -> Match:
    """Returns a match that Bob has conceded."""
    match = await harness.start_match("Bob", clock="48+12")
    (bob,) = await harness.people("Bob")
    sure = message_of(await ask(bob, match, Concede))
    await press(bob, sure, Concede)
    await match.wait_for_post(is_over)
    return match


async def test_a_rematch_starts_by_one_tap_of_each_with_the_seats_rotated(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    replayed = message_of(await bob.slash("replay", channel=match.channel))
    assert components_of(replayed, Story)
    assert "waits for the others" in private_text(await press(bob, replayed, Rematch))
    invitation = await alice.wait_for(lambda message: bool(components_of(message, AcceptInvitation)), channel="lobby")
    assert [user["id"] for user in invitation["mentions"]] == [alice.id]
    text = private_text(await press(alice, match.post, Rematch))
    store = harness.bot.services.store
    before = await store.sessions.load(match.id)
    assert before is not None
    assert f"<#{REMATCH.of(before)}>" in text
    after = await store.sessions.load(REMATCH.of(before))
    assert after is not None
    assert [seat.name for seat in after.seats] == ["Bob", "Alice"]
    assert [seat.name for seat in before.seats] == ["Alice", "Bob"]
    assert after.clock == before.clock is not None
    again = await harness.match_of({"id": str(REMATCH.of(before))})
    assert components_of(again.post, Play)


async def test_a_rematch_waits_until_parlour_may_write_in_the_channel(harness: Harness) -> None:
    match = await conceded_match(harness)
    (bob,) = await harness.people("Bob")
    harness.sandbox.control.deny("lobby", "send_messages")
    text = private_text(await press(bob, match.post, Rematch))
    assert f"Parlour cannot post in <#{match.lobby['channel_id']}>" in text
    harness.sandbox.control.allow("lobby", "send_messages")
    assert "waits for the others" in private_text(await press(bob, match.post, Rematch))


async def test_two_taps_at_once_start_one_rematch(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    answers = await asyncio.gather(*(press(person, match.post, Rematch) for person in (alice, bob)))
    texts = [private_text(answer) for answer in answers]
    assert sorted("The rematch has started" in text for text in texts) == [False, True]
    lobbies = [m for m in await alice.messages(match.lobby["channel_id"]) if "Players (" in reading.text(m)]
    assert len(lobbies) == 2
    assert len([session async for session in harness.bot.services.store.sessions.all()]) == 2


async def test_a_later_tap_links_to_the_rematch(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await press(bob, match.post, Rematch)
    assert "There is a rematch already" in private_text(await press(bob, match.post, Rematch))
    await press(alice, match.post, Rematch)
    assert "There is a rematch already" in private_text(await press(alice, match.post, Rematch))


async def test_somebody_who_does_not_want_a_rematch_is_not_seated(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await press(bob, match.post, Rematch)
    invitation = await alice.wait_for(lambda message: bool(components_of(message, AcceptInvitation)), channel="lobby")
    assert "declined" in private_text(await press(alice, invitation, DeclineInvitation))
    store = harness.bot.services.store
    before = await store.sessions.load(match.id)
    assert before is not None
    lobby = await store.sessions.load(REMATCH.of(before))
    assert lobby is not None
    assert [seat.name for seat in lobby.seats] == ["Bob"]
    assert await store.indexes.listed(int(alice.id)) == {}


async def test_who_wants_a_rematch_is_asked_if_it_has_other_options(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await press(bob, match.post, Rematch)
    before = await harness.bot.services.store.sessions.load(match.id)
    assert before is not None
    option = encode(SetOption(REMATCH.of(before), "hints"))
    await bob.choose(match.post, option, "off", forge=True)
    asked = message_of(await press(alice, match.post, Rematch))
    assert "you have not joined yet" in reading.text(asked)
    assert "the match begins" in private_text(await press(alice, asked, AcceptInvitation))


async def test_who_wants_a_rematch_is_asked_if_it_moves_no_rating_of_another(harness: Harness) -> None:
    """Otherwise somebody would get a rematch without a risk by leaving the server and coming back."""
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    harness.sandbox.control.leave("Bob")
    harness.sandbox.control.join("Bob")
    await press(bob, match.post, Rematch)
    asked = message_of(await press(alice, match.post, Rematch))
    assert "that seat moves no ratings" in reading.text(asked)
    assert "You have a seat" in private_text(await press(alice, asked, AcceptInvitation))


async def test_a_rematch_waits_for_its_host_if_it_moves_no_rating_of_another(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await press(alice, match.post, Rematch)
    harness.sandbox.control.leave("Bob")
    harness.sandbox.control.join("Bob")
    assert "Its host starts it" in private_text(await press(bob, match.post, Rematch))
    message = await alice.wait_for(lambda each: "that seat moves no ratings" in reading.text(each), channel="lobby")
    await press(alice, message_of(await press(alice, message, ShowHosting)), Start)
    await harness.match_of(message)


async def test_a_rematch_does_not_begin_with_somebody_who_has_left_the_server(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await press(bob, match.post, Rematch)
    harness.sandbox.control.leave("Bob")
    assert "has left this server" in private_text(await press(alice, match.post, Rematch))
    harness.sandbox.control.join("Bob")
    assert "The rematch has started" in private_text(await press(alice, match.post, Rematch))


async def test_who_wants_a_rematch_is_asked_if_others_play_in_it(harness: Harness) -> None:
    """Otherwise one press on the old result would begin a match against a rival and a friend of theirs."""
    match = await conceded_match(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    await press(bob, match.post, Rematch)
    lobby = await alice.wait_for(lambda message: "Players (2" in reading.text(message), channel="lobby")
    assert "for the players of the last match" in private_text(await press(carol, lobby, Join))
    await press(carol, await invited(bob, lobby, carol), AcceptInvitation)
    asked = message_of(await press(alice, match.post, Rematch))
    assert "not as you saw it" in reading.text(asked)
    assert "**Carol**" in reading.text(asked)


async def invited(host: Person, lobby: Json, guest: Person) -> Json:
    """Returns the invitation of a guest to a lobby."""
    await invite(host, lobby, guest)
    mention = f"<@{guest.id}>"
    return await guest.wait_for(
        lambda message: mention in reading.text(message) and bool(components_of(message, AcceptInvitation)),
        channel="lobby",
    )


async def test_running_matches_and_spectators_have_no_rematch(harness: Harness) -> None:
    match = await harness.start_match("Bob")
    alice, carol = await harness.people("Alice", "Carol")
    assert "not over yet" in private_text(await ask(alice, match, Rematch))
    assert "You do not play" in private_text(await ask(carol, match, Rematch))


async def test_a_rematch_whose_first_attempt_was_cut_off_is_the_same_one(harness: Harness) -> None:
    match = await conceded_match(harness)
    (bob,) = await harness.people("Bob")
    channel = match.lobby["channel_id"]
    harness.sandbox.control.fail(f"POST /channels/{channel}/messages", 403, code=50013, after_effect=True)
    assert "cannot post" in private_text(await press(bob, match.post, Rematch))
    assert "waits for the others" in private_text(await press(bob, match.post, Rematch))
    lobbies = [m for m in await bob.messages(channel) if "Players (" in reading.text(m)]
    assert len(lobbies) == 2, "that of the match, and one of the rematch"


@pytest.mark.parametrize("presser", ["Alice", "Bob"])
async def test_a_rematch_interrupted_before_it_was_linked_is_continued_by_the_next_press(
    harness: Harness, presser: str
) -> None:
    match = await conceded_match(harness)
    bob, then = await harness.people("Bob", presser)
    store, key = harness.bot.services.store, f"session:{{{match.channel}}}"
    before = await store.redis.dump(key)
    await press(bob, match.post, Rematch)
    await store.redis.restore(key, 0, before or b"", replace=True)
    await press(then, match.post, Rematch)
    await assert_one_rematch(harness, match)


async def test_a_rematch_whose_lobby_was_posted_without_an_answer_has_one_lobby(harness: Harness) -> None:
    match = await conceded_match(harness)
    (bob,) = await harness.people("Bob")
    harness.sandbox.control.lose_answer(rf"POST /channels/{match.lobby['channel_id']}/messages$")
    await press(bob, match.post, Rematch)
    assert "waits for the others" in private_text(await press(bob, match.post, Rematch))
    await assert_one_rematch(harness, match)


async def assert_one_rematch(harness: Harness, match: Match) -> None:
    """There is one lobby of a rematch, which is linked and stored."""
    alice = await harness.person("Alice")
    lobbies = [m for m in await alice.messages(match.lobby["channel_id"]) if "Players (" in reading.text(m)]
    assert len(lobbies) == 2
    store = harness.bot.services.store
    linked = await store.sessions.load(match.id)
    assert linked is not None
    assert {session async for session in store.sessions.all()} == {linked.id, REMATCH.of(linked)}


async def test_who_is_in_too_many_matches_neither_opens_a_rematch_nor_accepts_one(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await fill(harness, bob)
    assert FULL in private_text(await press(bob, match.post, Rematch))
    assert "waits for the others" in private_text(await press(alice, match.post, Rematch))
    assert FULL in private_text(await press(bob, match.post, Rematch))
    await end_one(harness)
    assert "The rematch has started" in private_text(await press(bob, match.post, Rematch))


async def test_a_rematch_does_not_start_while_the_one_who_opened_it_is_in_too_many(harness: Harness) -> None:
    match = await conceded_match(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await press(bob, match.post, Rematch)
    await fill(harness, bob)
    assert f"<@{bob.id}>" in private_text(await press(alice, match.post, Rematch))
    await end_one(harness)
    assert "The rematch has started" in private_text(await press(alice, match.post, Rematch))
