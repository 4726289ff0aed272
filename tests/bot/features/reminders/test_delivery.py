"""Reminders: once each, where the person wants them, several matches in one, and never after the turn."""

from typing import Any

import pytest
from msgspec import structs

from bot.actions.turn import Play
from bot.domain import matches
from bot.domain.calendar import DAY, HOUR, Hours, Span
from bot.domain.clock import Clock
from bot.domain.preferences import Preferences, Reminders
from bot.domain.session import AnySession, changed
from bot.features.reminders.domain import REMINDED
from bot.features.reminders.feature import Mute
from bot.settings import Settings
from sandbox.testing import reading
from tests.bot.place import Place, Time, logged_in
from tests.bot.sessions import IN_SANDBOX
from tests.end_to_end.harness import components_of

ALICE, BOB, CAROL, DAVE = IN_SANDBOX
DAILY = Clock(24, 6)
Json = dict[str, Any]


async def begin(place: Place, *people: int, clock: Clock | None = DAILY) -> AnySession:
    """Returns a match whose first board was posted, and whose host is to move."""
    session = await place.begin(*people, clock=clock, start_player="first_seat")
    await place.jobs.announce(session.id)
    return await place.now(session)


def person_to_move(session: AnySession) -> int:
    (seat,) = session.to_move
    return session.seats[seat].person


async def ring(place: Place, *people: int) -> None:
    """Runs the alarms that are due, and then the reminders of `people`."""
    await place.ring()
    for person in people:
        await place.jobs.of("remind")(person)


async def reminders(place: Place, channel: str | int, person: str = "Alice") -> list[Json]:
    """Returns the reminders in a channel."""
    reader = await place.sandbox.person(person)
    return [message for message in await reader.messages(str(channel)) if components_of(message, Mute)]


async def set_preferences(place: Place, person: int, **fields: Any) -> None:
    await place.store.people.update(person, lambda now: structs.replace(now, **fields))


async def test_a_reminder_is_sent_once_even_if_tried_repeatedly(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    person = person_to_move(session)
    await ring(place, person)
    assert await reminders(place, session.id) == []
    await place.passes(time, 12 * HOUR)
    for _ in range(3):
        await ring(place, person)
    (message,) = await reminders(place, session.id)
    assert [user["id"] for user in message["mentions"]] == [str(person)]
    text = reading.text(message)
    assert "Manhattan" in text
    assert f"<#{session.id}>" in text
    assert f"<t:{time.moment + 12 * HOUR}:R>" in text


async def test_each_reminder_replaces_the_last_and_there_are_at_most_three(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    person, seen = person_to_move(session), set()
    for hours in (12, 6, 3):
        await place.passes(time, hours * HOUR)
        await ring(place, person)
        (message,) = await reminders(place, session.id)
        seen.add(message["id"])
    assert len(seen) == 3
    await place.passes(time, 2 * HOUR)
    await ring(place, person)
    (message,) = await reminders(place, session.id)
    assert message["id"] in seen


async def test_one_reminder_lists_several_matches_the_most_urgent_first(place: Place, time: Time) -> None:
    first = await begin(place, ALICE, BOB, clock=Clock(25, 6))
    second = await begin(place, ALICE, CAROL)
    assert {person_to_move(first), person_to_move(second)} == {ALICE}
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    await ring(place, ALICE)
    (message,) = await reminders(place, second.id)
    text = reading.text(message)
    assert text.index(f"<#{second.id}>") < text.index(f"<#{first.id}>")
    assert len(components_of(message, Play)) == 2
    assert await reminders(place, first.id) == []


async def test_no_channel_learns_of_a_match_in_another_one(place: Place, time: Time) -> None:
    elsewhere = int(place.sandbox.control.channel("manhattan").id)
    public = await begin(place, ALICE, BOB)
    hidden = await begin(place, ALICE, CAROL)
    await place.commit(hidden, lambda now: changed(now, news=True, channel=elsewhere, parent=elsewhere))
    await place.jobs.announce(hidden.id)
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    for channel, own, other in ((public.id, public.id, elsewhere), (elsewhere, elsewhere, public.id)):
        (message,) = await reminders(place, channel)
        assert f"<#{own}>" in reading.text(message)
        assert f"<#{other}>" not in reading.text(message)


async def test_a_person_can_be_reminded_by_direct_message(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await set_preferences(place, ALICE, reminders=Reminders.DIRECT, language="ja")
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    (message,) = await reminders(place, "dm")
    assert "手番" in reading.text(message)
    assert await reminders(place, session.id) == []


async def test_if_direct_messages_are_closed_the_reminder_is_a_mention(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await set_preferences(place, ALICE, reminders=Reminders.DIRECT)
    place.sandbox.control.close_dms("Alice")
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    (message,) = await reminders(place, session.id)
    assert [user["id"] for user in message["mentions"]] == [str(ALICE)]


async def test_a_reminder_that_parlour_may_not_post_is_a_direct_message(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    place.sandbox.control.deny("lobby", "send_messages", "send_messages_in_threads")
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    assert len(await reminders(place, "dm")) == 1
    assert REMINDED.of((await place.now(session)).seats[0]) == 1
    assert await place.store.indexes.ringing(time.moment) == []


async def test_a_reminder_of_a_turn_whose_post_was_deleted_is_a_direct_message(place: Place, time: Time) -> None:
    """Otherwise whoever may delete posts of a rival could win by the clock."""
    session = await begin(place, ALICE, BOB)
    posts = await place.store.sessions.posts([session])
    place.sandbox.control.delete_message(str(session.id), str(posts[session.id]))
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    assert len(await reminders(place, "dm")) == 1
    assert await reminders(place, session.id) == []


async def test_a_reminder_in_a_locked_thread_is_not_retried(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    place.sandbox.control.lock(str(session.id))
    await place.passes(time, 12 * HOUR)
    await ring(place, person_to_move(session))
    (seat,) = (await place.now(session)).to_move
    assert REMINDED.of((await place.now(session)).seats[seat]) == 1


async def test_a_person_can_turn_reminders_off(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await set_preferences(place, ALICE, reminders=Reminders.OFF)
    await place.passes(time, 23 * HOUR)
    await ring(place, ALICE)
    assert await reminders(place, session.id) == []


async def test_who_wants_no_reminders_gets_one_direct_message_if_the_post_was_deleted(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await set_preferences(place, ALICE, reminders=Reminders.OFF)
    posts = await place.store.sessions.posts([session])
    place.sandbox.control.delete_message(str(session.id), str(posts[session.id]))
    for _ in range(4):
        await place.passes(time, 5 * HOUR)
        await ring(place, ALICE)
    assert len(await reminders(place, "dm")) == 1
    assert await reminders(place, session.id) == []


async def test_nobody_is_reminded_in_quiet_hours(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB, clock=None)
    await set_preferences(place, ALICE, hours=Hours(zone="Asia/Tokyo", quiet=(22, 8)))
    await place.passes(time, DAY)  # 14:13 in UTC is 23:13 in Tokyo
    await ring(place, ALICE)
    assert await reminders(place, session.id) == []
    await place.passes(time, 9 * HOUR)
    await ring(place, ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_a_finished_turn_gets_no_reminder(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await place.passes(time, 12 * HOUR)
    await place.commit(session, lambda now: matches.concede(now, ALICE))
    await ring(place, ALICE)
    assert await reminders(place, session.id) == []
    assert await place.store.indexes.ringing(time.moment) == []


async def test_downtime_causes_no_reminders_and_costs_no_time(place: Place, time: Time) -> None:
    sessions = [await begin(place, ALICE, other) for other in (BOB, CAROL, DAVE)]
    await place.store.beat(time.moment)
    time.moment += DAY
    await place.jobs.sweep()
    await ring(place, ALICE)
    for session in sessions:
        assert await reminders(place, session.id) == []
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    assert sum([len(await reminders(place, session.id)) for session in sessions]) == 1


@pytest.mark.parametrize("step", [-40 * DAY, -HOUR, 40 * DAY])
async def test_a_clock_that_jumps_causes_no_early_reminder(place: Place, time: Time, step: int) -> None:
    session = await begin(place, ALICE, BOB)
    await place.store.beat(time.moment)
    for change in (step, -step):
        time.moment += change
        await place.jobs.sweep()
        await place.jobs.reindex()
        await ring(place, ALICE)
    assert await reminders(place, session.id) == []
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_a_reminder_before_a_crash_is_not_sent_twice(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await place.passes(time, 12 * HOUR)
    kept = await place.store.redis.dump(f"session:{{{session.id}}}")
    await ring(place, ALICE)
    assert kept is not None
    await place.store.redis.restore(f"session:{{{session.id}}}", 0, kept, replace=True)
    await ring(place, ALICE)
    await place.jobs.of("remind")(ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_a_lost_alarm_index_is_rebuilt_by_the_sweep(place: Place, settings: Settings, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await place.passes(time, 12 * HOUR)
    await place.store.redis.delete("due")
    async with logged_in(settings, works=True, now=time) as bot:

        async def is_reminded() -> bool:
            await bot.jobs.sweep()
            return bool(await reminders(place, session.id))

        await place.until(is_reminded)


async def test_a_match_stored_before_there_were_clocks_starts_them_when_indexed(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    old = structs.replace(
        session, seats=[structs.replace(seat, turn_began_at=0, since=0, left=0) for seat in session.seats]
    )
    assert await place.store.sessions.commit(session, changed(old, news=False, clock=None))
    await place.jobs.reindex()
    found = await place.now(session)
    assert found.seats[0].since == time.moment
    await place.passes(time, DAY)
    await ring(place, ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_an_alarm_of_a_deleted_session_rings_once(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    await place.store.sessions.delete(session.id)
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    assert await place.store.indexes.ringing(time.moment) == []


async def test_a_vacation_postpones_the_alarms(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    off = Span(time.moment, time.moment + 2 * DAY)
    await place.store.people.update(ALICE, lambda _: Preferences(vacations=(off,)))
    await place.jobs.retime(ALICE)
    await place.passes(time, 2 * DAY)
    await ring(place, ALICE)
    assert await reminders(place, session.id) == []
    await place.passes(time, 12 * HOUR)
    await ring(place, ALICE)
    assert len(await reminders(place, session.id)) == 1


async def test_the_hours_of_a_persons_turns_are_stored(place: Place, time: Time) -> None:
    session = await begin(place, ALICE, BOB)
    person = person_to_move(session)
    for _ in range(2):
        await place.jobs.announce(session.id)  # nothing new, so nothing is stored
    assert (await place.store.people.person(person)).habits == ()
    await place.take_turn(session)
    await place.jobs.announce(session.id)
    assert (await place.store.people.person(person)).habits == (time() // HOUR % 24,)
