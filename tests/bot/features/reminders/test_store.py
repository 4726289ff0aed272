"""The newest reminder of a person is replaced by the next, whatever is stored, and forgotten with them."""

from __future__ import annotations

from bot.domain.calendar import DAY
from bot.features.reminders.store import NewestReminders
from tests.bot.keeping import ALICE, BOB, GUILD, KEPT, forget, is_forgotten, play
from tests.bot.place import Place, Time


async def test_the_one_before_is_returned_whatever_is_stored(place: Place) -> None:
    await play(place, ALICE, BOB)
    newest = place.store.of(NewestReminders)
    assert await newest.replace(BOB, GUILD, 1, 2) is None
    assert await newest.replace(BOB, GUILD, 1, 3) == (1, 2)
    await place.store.redis.hset(f"reminders:{BOB}", str(GUILD), b"\xff:x")
    assert await newest.replace(BOB, GUILD, 1, 4) is None
    assert await newest.replace(BOB, GUILD, 1, 5) == (1, 4)


async def test_the_reminder_of_somebody_who_was_forgotten_is_not_noted(place: Place) -> None:
    await play(place, ALICE, BOB)
    await place.store.of(NewestReminders).replace(ALICE, GUILD, 1, 2)
    await forget(place, ALICE)
    for person in (ALICE, BOB):
        await place.store.of(NewestReminders).replace(person, GUILD, 1, 3)
    assert await is_forgotten(place, ALICE, "Alice")
    assert await place.store.redis.exists(f"reminders:{BOB}")


async def test_it_goes_with_a_person_whom_no_match_names(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    await place.store.of(NewestReminders).replace(BOB, GUILD, 1, 2)
    for is_there in (True, True, False):
        await place.jobs.tidy()
        assert bool(await place.store.redis.exists(f"reminders:{BOB}")) is is_there
        time.moment += KEPT + DAY
