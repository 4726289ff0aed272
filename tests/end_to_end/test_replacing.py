"""Replacements: a seat goes to another person or to the computer by consent, and its former owner is notified."""

from __future__ import annotations

from bot.actions.absence import TakeSeat
from bot.actions.board import More
from bot.actions.proposals import ChooseSuccessor, Decide, ReplaceByComputer
from bot.domain.pace import MINUTE
from bot.features.hint.feature import TakeHint
from sandbox.testing import reading
from tests.end_to_end.days import Days
from tests.end_to_end.harness import (
    Harness,
    Match,
    elsewhere,
    forge,
    give_seat,
    message_of,
    press,
    private_text,
    take_turn,
)
from tests.end_to_end.proposals import agree_to_give_up, ballot_of, match_of_three, session_of, take_turns


async def test_a_replaced_player_is_notified_of_the_substitute(harness: Harness) -> None:
    match = await match_of_three(harness)
    alice, bob, carol, dave = await harness.people("Alice", "Bob", "Carol", "Dave")
    await take_turns(match, 1)
    seat = (await session_of(match)).seat_of(int(bob.id))
    panel = message_of(await press(alice, match.post, More))
    panel = message_of(await press(alice, panel, Decide))
    panel = message_of(await alice.click(panel, "Replace Bob"))
    (people,) = reading.menus(panel)
    await alice.choose(panel, people["custom_id"], dave.id)
    ballot = await ballot_of(match)
    assert {user["id"] for user in ballot["mentions"]} == {bob.id, carol.id, dave.id}
    harness.sandbox.control.set_locale("Dave", "en-US")
    assert "once everybody else has agreed" in private_text(await dave.click(ballot, "Take the seat"))
    await carol.click(ballot, "Agree")
    assert "will count for whoever takes it over" in await agree_to_give_up(bob, ballot)
    told = message_of(await dave.click(ballot, "Take the seat"))
    assert "Waiting for the others" not in private_text(await dave.click(told, "Take the seat")), "he was the last"
    post = await match.next_post()
    assert f"**Dave** takes over for <@{bob.id}>" in reading.text(post)
    assert bob.id in {user["id"] for user in post["mentions"]}
    session = await session_of(match)
    assert (session.seat_of(int(dave.id)), session.seat_of(int(bob.id))) == (seat, None)
    await match.settle()
    assert "Nothing is waiting" in private_text(await bob.slash("turns"))


async def test_the_computer_takes_a_seat_by_agreement_of_both_players(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    page = message_of(await alice.slash("propose", channel=match.channel))
    chosen = message_of(await alice.click(page, "Replace Bob"))
    assert "Proposed" in private_text(await press(alice, chosen, ReplaceByComputer))
    assert "who can only lose rating by it" in await agree_to_give_up(bob, await ballot_of(match))
    assert f"**CPU 1** takes over for <@{bob.id}>" in reading.text(await match.next_post())
    await take_turn(alice, match.post)
    await match.wait_for_post(lambda post: "**CPU 1** took" in reading.text(post))


async def test_who_offers_their_seat_by_an_old_page_reads_first_what_is_at_stake_now(
    harness: Harness, match: Match
) -> None:
    alice, dave = await harness.people("Alice", "Dave")
    page = message_of(await alice.slash("propose", channel=match.channel))
    offered = message_of(await alice.click(page, "Offer my seat"))
    assert "will count for whoever takes it over" in reading.text(offered)
    await forge(alice, match.post, TakeHint(match.id))
    now = message_of(await alice.choose(offered, reading.menus(offered)[0]["custom_id"], dave.id))
    assert "can lose rating by it, but gain none" in reading.text(now)
    assert (await session_of(match)).seats[0].guest == 0
    await alice.choose(now, reading.menus(now)[0]["custom_id"], dave.id)
    assert (await session_of(match)).seats[0].guest == int(dave.id)


async def test_who_has_just_joined_takes_no_rated_seat_by_direct_message_either(days: Days) -> None:
    harness, match = days.harness, await days.start_match("Bob")
    bob, carol = await harness.people("Bob", "Carol")
    seat = (await session_of(match)).seat_of(int(bob.id))
    assert seat is not None
    await give_seat(bob, match.post, ChooseSuccessor(match.id, seat), to="Carol")
    harness.sandbox.control.leave("Carol")
    harness.sandbox.control.join("Carol")
    await days.advance(MINUTE)  # for which Parlour remembers who somebody is on a server
    for channel in ("lobby", "dm"):
        refused = await forge(carol, await elsewhere(carol, channel), TakeSeat(match.id, seat))
        assert "joined this server less than a day ago" in private_text(refused)


async def test_nobody_offers_a_rated_seat_to_somebody_who_could_not_take_it_yet(harness: Harness, match: Match) -> None:
    bob, carol = await harness.people("Bob", "Carol")
    harness.sandbox.control.leave("Carol")
    harness.sandbox.control.join("Carol")
    for seat in range(2):  # Alice's and his own
        refused = private_text(await give_seat(bob, match.post, ChooseSuccessor(match.id, seat), to="Carol"))
        assert f"<@{carol.id}> joined this server less than a day ago" in refused
    session = await session_of(match)
    assert (session.proposal, [seat.guest for seat in session.seats]) == (None, [0, 0])


async def test_the_computer_stands_in_for_a_player_who_left_the_server_without_their_consent(
    harness: Harness, match: Match
) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    harness.sandbox.control.fail(f"GET /guilds/.*/members/{bob.id}", 404, code=10007)
    text = private_text(await forge(alice, match.post, ReplaceByComputer(match.id, 1)))
    assert "Agreed" in text
    assert "computer is playing for **Bob**" in reading.text(await match.next_post())
    await match.settle()
    ballots = [m for m in await alice.messages(match.channel) if "🗳️" in reading.text(m)]
    assert ballots == []


async def test_ineligible_substitutes_cannot_be_proposed(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    for by, why in (("Alice", "already plays in this match"), ("Parlour", "Other bots cannot play")):
        text = private_text(await give_seat(alice, match.post, ChooseSuccessor(match.id, 1), to=by))
        assert why in text
    nobody = await forge(alice, match.post, ChooseSuccessor(match.id, 9))
    assert "not one of the options" in private_text(nobody)
