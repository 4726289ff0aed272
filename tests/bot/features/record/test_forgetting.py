"""Records last as long as what else is stored about their people, and go with them or with their server."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.domain import lobbies, matches
from bot.domain.calendar import DAY
from bot.domain.session import AnySession, Ending, Stage, changed
from bot.domain.session_options import RATED
from bot.features.record.ratings import Rating
from bot.features.record.ratings_store import Ratings
from bot.features.record.store import Records
from rules.analysis_report import Analysis
from rules.proof import promise
from tests.bot.keeping import ALICE, BOB, CAROL, DAVE, GUILD, KEPT, OTHER, announced, forget, is_forgotten, play
from tests.bot.place import Place, Time
from tests.bot.sessions import NAMES, lobby


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


@pytest.mark.parametrize("people", [(ALICE, BOB), (ALICE, BOB, CAROL), (ALICE, BOB, CAROL, DAVE)])
async def test_who_deletes_their_data_during_a_match_loses_it_as_somebody_who_concedes(
    place: Place, people: tuple[int, ...]
) -> None:
    ratings = place.store.of(Ratings)
    leaver = people[-1]
    found = []
    for number, (guild, is_forgetful) in enumerate([(GUILD, False), (OTHER, True)], 5001):
        session = await well_under_way(place, number, guild, *people)
        if is_forgetful:
            await forget(place, leaver)
        else:
            await place.commit(session, lambda now: matches.concede(now, leaver))
        over = await place.now(session)
        if over.stage is Stage.PLAY:
            over = await place.commit(over, lambda now: matches.end(now, Ending.DEADLINE))
        table = (await ratings.standings(guild)).table
        await announced(place, over)
        found.append({person: table[str(person)].mean for person in people if person != leaver})
        told = [each.name for each in await ratings.changed(over, place.clock()) or []]
        assert {NAMES[person] for person in people if person != leaver} <= {*told}
    assert found[0] == found[1]
    assert all(mean > Rating().mean for mean in found[0].values())
    assert await is_forgotten(place, leaver, NAMES[leaver])


async def well_under_way(place: Place, number: int, guild: int, *people: int) -> AnySession:
    """Stores a rated match in which everybody has had enough turns to be rated."""
    gathered = structs.replace(lobby(*people, number=number), guild=guild, match_options={RATED.name: "yes"})
    await place.store.sessions.create(gathered)
    session = await place.commit(gathered, lambda now: lobbies.start(now, people[0], number, promise(bytes(32))))
    seats = [structs.replace(seat, pace=(9,)) for seat in session.seats]
    session = await place.commit(session, lambda now: changed(now, news=False, seats=seats))
    await place.store.indexes.write(session, place.clock())
    return session
