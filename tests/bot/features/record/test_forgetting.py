"""Records last as long as what else is stored about their people, and go with them or with their server."""

from __future__ import annotations

from bot.domain.calendar import DAY
from bot.features.record.store import Records
from rules.analysis_report import Analysis
from tests.bot.keeping import ALICE, BOB, GUILD, KEPT, OTHER, forget, is_forgotten, play
from tests.bot.place import Place, Time


async def test_a_record_stays_as_long_as_the_settings_of_its_person(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB, guild=GUILD)
    for expected in (True, True, False):
        await place.jobs.tidy()
        assert bool((await place.store.of(Records).person(GUILD, ALICE)).kinds) == expected
        time.moment += KEPT + DAY
    assert (await place.store.of(Records).server(GUILD)).matches("manhattan") == 1


async def test_records_go_with_their_server(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB, guild=GUILD)
    await play(place, ALICE, BOB, guild=OTHER, number=5002)
    await place.store.departures.left(GUILD, time.moment)
    time.moment += 30 * DAY
    await place.jobs.tidy()
    assert not [key async for key in place.store.redis.scan_iter(f"record:{GUILD}*")]
    assert (await place.store.of(Records).person(OTHER, ALICE)).kinds


async def test_mistakes_of_a_match_that_was_analysed_meanwhile_are_not_noted(place: Place) -> None:
    session = await play(place, ALICE, BOB, guild=GUILD)
    await forget(place, ALICE)
    await place.store.of(Records).note_mistakes(session, Analysis([], [], [1, 1]))
    assert await is_forgotten(place, ALICE, "Alice")
