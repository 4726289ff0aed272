"""Reminders: once each, where the person wants them, several tables in one, and never after the turn."""

from typing import Any

import pytest
from msgspec import structs

from bot.actions.reminders import Mute
from bot.actions.turn import Play
from bot.domain import matches
from bot.domain.calendar import DAY, HOUR, Hours, Span
from bot.domain.clock import Clock
from bot.domain.preferences import Preferences, Reminders
from bot.domain.session import AnySession, changed
from bot.settings import Settings
from sandbox.testing import reading
from tests.bot.place import Place, Time, logged_in
from tests.bot.tables import IN_SANDBOX
from tests.end_to_end.harness import components_of

ALICE, BOB, CAROL, DAVE = IN_SANDBOX
DAILY = Clock(24, 6)
Json = dict[str, Any]


async def begin(place: Place, *people: int, clock: Clock | None = DAILY) -> AnySession:
    """A match whose first board was posted, and in which its host is asked."""
    session = await place.begin(*people, clock=clock, start_player="first_seat")
    await place.jobs.announce(session.id)
    return await place.now(session)


def asked_person(session: AnySession) -> int:
    (seat,) = session.to_move
    return session.seats[seat].person


async def reminders(place: Place, channel: str | int, person: str = "Alice") -> list[Json]:
    """What stands in a channel that reminds somebody."""
    reader = await place.sandbox.person(person)
    return [message for message in await reader.messages(str(channel)) if components_of(message, Mute)]


async def set_up(place: Place, person: int, **fields: Any) -> None:
    await place.store.people.update(person, lambda now: structs.replace(now, **fields))


async def test_a_turn_is_reminded_of_once_however_often_it_is_tried(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    person = asked_person(session)
    await place.ring(person)
    assert await reminders(place, session.id) == []
    await place.passes(time, 12 * HOUR)
    for _ in range(3):
        await place.ring(person)
    (message,) = await reminders(place, session.id)
    assert [user["id"] for user in message["mentions"]] == [str(person)]
    text = reading.text(message)
    assert "Manhattan" in text
    assert f"<#{session.id}>" in text
    assert "a turn" in text
    assert f"<t:{time.moment + 12 * HOUR}:R>" in text


async def test_the_reminder_before_is_deleted_and_after_three_there_are_no_more(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    person, seen = asked_person(session), set()
    for hours in (12, 6, 3):
        await place.passes(time, hours * HOUR)
        await place.ring(person)
        (message,) = await reminders(place, session.id)
        seen.add(message["id"])
    assert len(seen) == 3
    await place.passes(time, 2 * HOUR)
    await place.ring(person)
    (message,) = await reminders(place, session.id)
    assert message["id"] in seen


async def test_several_tables_are_reminded_of_in_one_message_the_most_urgent_first(place: Place, time: Time) -> None:
    first = await begin(place, ALICE, BOB, clock=Clock(25, 6))
    second = await begin(place, ALICE, CAROL)
    assert {asked_person(first), asked_person(second)} == {ALICE}
    await place.passes(time, 12 * HOUR)
    await place.ring(ALICE)
    await place.ring(ALICE)
    (message,) = await reminders(place, second.id)
    text = reading.text(message)
    assert text.index(f"<#{second.id}>") < text.index(f"<#{first.id}>")
    assert len(components_of(message, Play)) == 2
    assert await reminders(place, first.id) == []


async def test_who_prefers_it_is_reminded_by_direct_message(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await set_up(place, ALICE, reminders=Reminders.DIRECT, language="ja")
    await place.passes(time, 12 * HOUR)
    await place.ring(ALICE)
    (message,) = await reminders(place, "dm")
    assert "手番" in reading.text(message)
    assert await reminders(place, session.id) == []


async def test_a_closed_door_turns_a_direct_message_into_a_mention(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await set_up(place, ALICE, reminders=Reminders.DIRECT)
    place.sandbox.control.close_dms("Alice")
    await place.passes(time, 12 * HOUR)
    await place.ring(ALICE)
    (message,) = await reminders(place, session.id)
    assert [user["id"] for user in message["mentions"]] == [str(ALICE)]


async def test_a_channel_in_which_parlour_may_not_speak_is_not_tried_again_and_again(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    place.sandbox.control.deny("lobby", "send_messages", "send_messages_in_threads")
    await place.passes(time, 12 * HOUR)
    await place.ring(ALICE)
    assert (await place.now(session)).seats[0].reminded == 1
    assert await place.store.indexes.ringing(time.moment) == []


async def test_who_wants_no_reminders_gets_none(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await set_up(place, ALICE, reminders=Reminders.OFF)
    await place.passes(time, 23 * HOUR)
    await place.ring(ALICE)
    assert await reminders(place, session.id) == []


async def test_nobody_is_reminded_in_quiet_hours(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB, clock=None)
    await set_up(place, ALICE, hours=Hours(zone="Asia/Tokyo", quiet=(22, 8)))
    await place.passes(time, DAY)  # 14:13 in UTC is 23:13 in Tokyo
    await place.ring(ALICE)
    assert await reminders(place, session.id) == []
    await place.passes(time, 9 * HOUR)
    await place.ring(ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_a_turn_that_was_taken_is_not_reminded_of(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await place.passes(time, 12 * HOUR)
    await place.commit(session, lambda now: matches.concede(now, ALICE))
    await place.ring(ALICE)
    assert await reminders(place, session.id) == []
    assert await place.store.indexes.ringing(time.moment) == []


async def test_a_day_of_downtime_brings_no_reminders_and_costs_no_time(place: Place, time: Time) -> None:
    sessions = [await begin(place, ALICE, other) for other in (BOB, CAROL, DAVE)]
    await place.store.beat(time.moment)
    time.moment += DAY
    await place.jobs.sweep()
    await place.ring(ALICE)
    for session in sessions:
        assert await reminders(place, session.id) == []
    await place.passes(time, 12 * HOUR)
    await place.ring(ALICE)
    assert sum([len(await reminders(place, session.id)) for session in sessions]) == 1


@pytest.mark.parametrize("step", [-40 * DAY, -HOUR, 40 * DAY])
async def test_a_clock_that_steps_to_and_fro_reminds_nobody_early(place: Place, time: Time, step: int) -> None:
    session = await begin(place, ALICE, BOB)
    await place.store.beat(time.moment)
    for change in (step, -step):
        time.moment += change
        await place.jobs.sweep()
        await place.jobs.reindex()
        await place.ring(ALICE)
    assert await reminders(place, session.id) == []
    await place.passes(time, 12 * HOUR)
    await place.ring(ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_a_reminder_whose_note_was_lost_in_a_crash_is_not_said_twice(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await place.passes(time, 12 * HOUR)
    kept = await place.store.redis.dump(f"session:{{{session.id}}}")
    await place.ring(ALICE)
    assert kept is not None
    await place.store.redis.restore(f"session:{{{session.id}}}", 0, kept, replace=True)
    await place.ring(ALICE)
    await place.jobs.remind(ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_what_is_due_is_found_again_when_its_index_is_lost(place: Place, settings: Settings, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await place.passes(time, 12 * HOUR)
    await place.store.redis.delete("due")
    async with logged_in(settings, works=True, now=time) as bot:

        async def is_reminded() -> bool:
            await bot.services.jobs.sweep()
            return bool(await reminders(place, session.id))

        await place.until(is_reminded)


async def test_a_match_from_before_there_were_times_is_timed_from_when_it_is_found(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    old = structs.replace(
        session, seats=[structs.replace(seat, turn_began_at=0, since=0, left=0) for seat in session.seats]
    )
    assert await place.store.sessions.commit(session, changed(old, news=False, clock=None))
    await place.jobs.reindex()
    found = await place.now(session)
    assert found.seats[0].since == time.moment
    await place.passes(time, DAY)
    await place.ring(ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_an_alarm_for_a_session_that_is_gone_rings_once(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await place.store.sessions.forget(session.id)
    await place.passes(time, 12 * HOUR)
    await place.ring(ALICE)
    assert await place.store.indexes.ringing(time.moment) == []


async def test_a_vacation_taken_later_moves_what_is_due(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    off = Span(time.moment, time.moment + 2 * DAY)
    await place.store.people.update(ALICE, lambda _: Preferences(vacations=(off,)))
    await place.jobs.retime(ALICE)
    await place.passes(time, 2 * DAY)
    await place.ring(ALICE)
    assert await reminders(place, session.id) == []
    await place.passes(time, 12 * HOUR)
    await place.ring(ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_the_hour_of_every_own_turn_is_remembered(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    person = asked_person(session)
    for _ in range(2):
        await place.jobs.announce(session.id)  # nothing new: nothing is noted
    assert (await place.store.people.person(person)).habits == ()
    await place.take_turn(session)
    await place.jobs.announce(session.id)
    assert (await place.store.people.person(person)).habits == (time() // HOUR % 24,)
