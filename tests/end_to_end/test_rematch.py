"""Rematches: the same people, one seat further on, one tap, one match."""

import asyncio

from bot.actions.board import Concede
from bot.actions.rematch import Rematch
from bot.actions.turn import Play
from sandbox.testing import reading
from tests.end_to_end.game_night import GameNight, Match, components_of, is_over, press, said_privately, shown


async def ended(night: GameNight) -> Match:
    """A match that Bob has given up."""
    match = await night.start_match("Bob", clock="48+12")
    (bob,) = await night.people("Bob")
    sure = shown(await bob.slash("concede", channel=match.channel))
    await press(bob, sure, Concede)
    await match.post_that(is_over)
    return match


async def test_one_tap_under_the_result_starts_the_next_match_one_seat_further_on(night: GameNight) -> None:
    match = await ended(night)
    (bob,) = await night.people("Bob")
    told = said_privately(await press(bob, match.post, Rematch))
    store = night.bot.services.store
    before = await store.sessions.load(int(match.channel))
    assert before is not None
    assert f"<#{before.rematch}>" in told
    after = await store.sessions.load(before.rematch)
    assert after is not None
    assert [seat.name for seat in after.seats] == ["Bob", "Alice"]
    assert [seat.name for seat in before.seats] == ["Alice", "Bob"]
    assert after.clock == before.clock is not None
    again = await night.match_of({"id": str(before.rematch)})
    assert components_of(again.post, Play)


async def test_where_parlour_may_not_write_any_more_there_is_no_rematch_yet(night: GameNight) -> None:
    match = await ended(night)
    (bob,) = await night.people("Bob")
    night.sandbox.control.deny("lobby", "send_messages")
    said = said_privately(await press(bob, match.post, Rematch))
    assert f"Parlour cannot post in <#{match.lobby['channel_id']}>" in said
    night.sandbox.control.allow("lobby", "send_messages")
    assert "The rematch has started" in said_privately(await press(bob, match.post, Rematch))


async def test_two_taps_at_once_start_one_rematch(night: GameNight) -> None:
    match = await ended(night)
    alice, bob = await night.people("Alice", "Bob")
    answers = await asyncio.gather(*(press(person, match.post, Rematch) for person in (alice, bob)))
    told = [said_privately(answer) for answer in answers]
    assert len([text for text in told if "has already started" in text]) == 1
    lobbies = [m for m in await alice.messages(match.lobby["channel_id"]) if "Players (" in reading.text(m)]
    assert len(lobbies) == 2
    assert len([session async for session in night.bot.services.store.sessions.all()]) == 2


async def test_a_later_tap_leads_to_the_rematch(night: GameNight) -> None:
    match = await ended(night)
    alice, bob = await night.people("Alice", "Bob")
    await press(bob, match.post, Rematch)
    assert "has already started" in said_privately(await press(alice, match.post, Rematch))


async def test_a_match_that_goes_on_and_strangers_have_no_rematch(night: GameNight) -> None:
    match = await night.start_match("Bob")
    alice, carol = await night.people("Alice", "Carol")
    assert "not over yet" in said_privately(await alice.slash("rematch", channel=match.channel))
    assert "You do not play" in said_privately(await carol.slash("rematch", channel=match.channel))
