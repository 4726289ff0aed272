"""However somebody comes into a match, there is a limit of open matches for each person."""

from __future__ import annotations

from bot.actions.absence import TakeSeat
from bot.actions.lobby import AcceptInvitation, Join, Start
from bot.actions.proposals import AcceptSeat, Agree, ChooseSuccessor
from sandbox.testing import reading
from tests.end_to_end.busy import FULL, end_one, fill
from tests.end_to_end.harness import Harness, Match, forge, give_seat, invite, message_of, press, private_text, start
from tests.end_to_end.proposals import agree_to_give_up, ballot_of, session_of


async def test_who_is_in_too_many_matches_neither_opens_a_lobby_nor_joins_one(harness: Harness) -> None:
    alice, carol = await harness.people("Alice", "Carol")
    lobby = await harness.open_lobby()
    await invite(alice, lobby, carol)
    await fill(harness, carol)
    assert FULL in private_text(await carol.slash("new", channel="manhattan", game="manhattan"))
    assert FULL in private_text(await press(carol, lobby, Join))
    assert FULL in private_text(await forge(carol, lobby, AcceptInvitation(int(lobby["id"]))))
    await end_one(harness)
    assert "You have a seat" in private_text(await forge(carol, lobby, AcceptInvitation(int(lobby["id"]))))


async def test_a_match_does_not_start_with_somebody_who_is_in_too_many(harness: Harness) -> None:
    alice, carol = await harness.people("Alice", "Carol")
    lobby = await harness.open_lobby("Carol")
    await fill(harness, carol)
    refused = private_text(await forge(alice, lobby, Start(int(lobby["id"]))))
    assert FULL in refused
    assert f"<@{carol.id}>" in refused
    await end_one(harness)
    await start(alice, lobby)
    await harness.match_of(lobby)


async def test_who_is_in_too_many_matches_takes_no_seat_that_is_offered_to_them(harness: Harness, match: Match) -> None:
    bob, carol = await harness.people("Bob", "Carol")
    await fill(harness, carol)
    seat = (await session_of(match)).seat_of(int(bob.id))
    assert seat is not None
    await give_seat(bob, match.post, ChooseSuccessor(match.id, seat), to="Carol")
    assert FULL in private_text(await forge(carol, match.post, TakeSeat(match.id)))
    await end_one(harness)
    told = message_of(await forge(carol, match.post, TakeSeat(match.id)))
    assert "The seat is yours" in private_text(await press(carol, told, TakeSeat))


async def test_who_is_in_too_many_matches_takes_over_no_seat_that_is_given_to_them(
    harness: Harness, match: Match
) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    seat = (await session_of(match)).seat_of(int(bob.id))
    assert seat is not None
    await give_seat(alice, match.post, ChooseSuccessor(match.id, seat), to="Carol")
    ballot = await ballot_of(match)
    await fill(harness, carol)
    assert FULL in private_text(await press(carol, ballot, AcceptSeat))
    assert f"<@{carol.id}>" in private_text(await press(bob, ballot, Agree))
    await end_one(harness)
    await agree_to_give_up(bob, ballot)
    told = message_of(await press(carol, ballot, AcceptSeat))
    assert "will count for whoever takes it over" in reading.text(told)
    await press(carol, told, AcceptSeat)
    assert (await session_of(match)).seat_of(int(carol.id)) == seat


async def test_without_quotas_there_is_no_limit(harness: Harness) -> None:
    carol = await harness.person("Carol")
    await fill(harness, carol)
    harness.bot.services.quotas.are_active = False
    message_of(await carol.slash("new", game="manhattan"))
