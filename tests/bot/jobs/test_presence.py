"""Matches on a server that Parlour has been removed from, and comes back to."""

import pytest

from bot.domain import absence, consent, matches
from bot.domain.calendar import DAY, FOREVER, HOUR
from bot.domain.errors import UserError
from bot.domain.matches import NOTICE, lose_channel
from bot.domain.proposal import Replace
from bot.domain.session import AnySession, Stage, changed, with_seat
from bot.domain.turn_time import Moment, waited_for
from tests.bot.place import Place, Time
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, CAROL, DAVE = IN_SANDBOX


@pytest.fixture
async def match(place: Place) -> AnySession:
    """A match on a server, whose first player is to move."""
    return await on_server(place, ALICE, BOB)


async def leave(place: Place, match: AnySession) -> None:
    """Removes Parlour from the server of a match."""
    place.sandbox.control.remove_bot()
    await place.jobs.follow_server(match.guild)


async def return_to(place: Place, match: AnySession) -> None:
    """Invites Parlour to the server of a match again."""
    place.sandbox.control.invite_bot()
    await place.jobs.follow_server(match.guild)


async def on_server(place: Place, *people: int) -> AnySession:
    session = await place.begin(*people, start_player="first_seat")
    guild = int(place.sandbox.control.channel("lobby").guild_id or 0)
    session = await place.commit(session, lambda now: changed(now, news=False, guild=guild))
    await place.store.indexes.write(session, 0)
    await place.jobs.announce(session.id)
    return await place.now(session)


async def test_a_match_stands_still_while_parlour_is_away_and_calls_again_once_it_is_back(
    place: Place, match: AnySession, time: Time
) -> None:
    await leave(place, match)
    stopped = await place.now(match)
    assert stopped.lost
    assert stopped.pauses[-1].end == FOREVER
    waited = waited_for(stopped, stopped.seats[0], time.moment)
    await place.passes(time, 20 * DAY)
    await return_to(place, match)
    back = await place.now(match)
    assert not back.lost
    assert waited_for(back, back.seats[0], time.moment) == waited
    posts = len(await place.posts(match))
    await place.jobs.announce(match.id)
    assert len(await place.posts(match)) == posts + 1


async def test_a_match_that_a_player_does_not_see_still_stands_still_when_parlour_is_back(
    place: Place, match: AnySession, time: Time
) -> None:
    await place.commit(match, lambda now: lose_channel(now, time.moment, [0]))
    hidden, moved = (await place.now(match)).seats[0].unseen, match.moved
    await leave(place, match)
    await place.passes(time, 3 * DAY)
    for _ in range(2):
        await return_to(place, match)
    now = await place.now(match)
    assert now.lost
    assert now.seats[0].unseen == hidden + 3 * DAY, "the time away is nobody's"
    assert now.moved == moved + 3 * DAY, "nor one of the 30 days"


async def test_of_many_matches_on_a_server_each_is_stopped(place: Place, match: AnySession, time: Time) -> None:
    others = [await place.begin(ALICE, BOB) for _ in range(3)]
    for other in others:
        other = await place.commit(other, lambda now: changed(now, news=False, guild=match.guild))
        await place.store.indexes.write(other, 0)
    place.sandbox.control.remove_bot()
    for _ in range(2):
        await place.jobs.follow_server(match.guild)
    assert all([(await place.now(each)).lost for each in (match, *others)])


async def test_an_absent_player_has_their_whole_notice_although_parlour_was_away(place: Place, time: Time) -> None:
    match = await on_server(place, ALICE, BOB, CAROL)
    late = await place.commit(match, lambda now: absence.late(now, 0, now.seats[0].turn_began_at))
    what = Replace(0, DAVE, "Dave")
    await place.commit(late, lambda now: consent.propose(now, BOB, what, time.moment))
    await leave(place, match)
    agreed = await place.now(match)
    with pytest.raises(UserError, match="seat-stands-still"):
        consent.agree(agreed, DAVE, 1, Moment(time.moment + 2 * DAY))
    await place.passes(time, 2 * DAY)
    await return_to(place, match)
    proposal = (await place.now(match)).proposed
    assert proposal is not None
    assert proposal.opens == time.moment + NOTICE


async def test_a_pause_that_ends_by_notice_ends_later_by_the_time_away(
    place: Place, match: AnySession, time: Time
) -> None:
    await place.commit(match, lambda now: matches.pause(now, time.moment))
    noticed = await place.commit(await place.now(match), lambda now: matches.give_notice(now, time.moment))
    await leave(place, match)
    await place.passes(time, 2 * DAY)
    await return_to(place, match)
    assert (await place.now(match)).paused_until == noticed.paused_until + 2 * DAY


async def test_whoever_is_to_move_has_a_day_left_after_a_vacation_that_passed_while_parlour_was_away(
    place: Place, match: AnySession, time: Time
) -> None:
    await place.commit(match, lambda now: changed(now, news=False, seats=with_seat(now, 0, left=HOUR)))
    await leave(place, match)
    await place.passes(time, 3 * DAY)
    await return_to(place, match)
    back = await place.now(match)
    assert back.seats[0].left - waited_for(back, back.seats[0], time.moment) == DAY


async def test_a_match_goes_on_if_parlour_was_invited_again_before_its_departure_was_followed(
    place: Place, match: AnySession
) -> None:
    await leave(place, match)
    await return_to(place, match)
    await place.jobs.follow_server(match.guild)  # what the departure has scheduled comes last
    assert not (await place.now(match)).lost


async def test_no_match_ends_by_itself_while_parlour_is_away(place: Place, match: AnySession, time: Time) -> None:
    await leave(place, match)
    await place.passes(time, 35 * DAY)
    await place.ring()
    assert (await place.now(match)).stage is Stage.PLAY
    await return_to(place, match)
    assert not (await place.now(match)).lost
