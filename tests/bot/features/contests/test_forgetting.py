"""People and servers are forgotten in contests, and old contests are removed."""

from __future__ import annotations

from msgspec import structs

from bot.domain.calendar import DAY
from bot.features.contests.store import Contests
from tests.bot.features.contests.made import NOON, begun, contest, lower_wins, played
from tests.bot.keeping import KEPT, OTHER, forget, stored_text
from tests.bot.place import Place, Time


async def test_a_person_is_forgotten_in_contests_and_their_results_stay(place: Place) -> None:
    running = played(begun(contest(people=3)), lower_wins, NOON)
    await place.store.of(Contests).create(running, "open")
    await place.store.forgetting.begin(1)
    await place.jobs.forget(1)
    there = await place.store.of(Contests).load(running.id)
    assert there is not None
    assert 1 not in there.names
    assert [each.person for each in there.placings] == [2, 3]
    assert await place.store.of(Contests).of_person(1) == []
    assert "Player 1" not in await stored_text(place.store)


async def test_contests_of_a_server_that_was_left_and_old_ones_are_removed(place: Place, time: Time) -> None:
    there, old = contest(people=3), structs.replace(contest(people=2, guild=OTHER), id=7002)
    for each in (there, old):
        await place.store.of(Contests).create(each, "open")
    await place.store.of(Contests).finished(old, place.clock() - KEPT - 1)
    await place.store.departures.left(there.guild, place.clock() - 8 * DAY)
    await place.jobs.tidy()
    assert [key async for key in place.store.redis.scan_iter("contest*")] == []


async def test_an_outdated_change_of_a_contest_does_not_list_it_again(place: Place) -> None:
    before = begun(contest(people=3))
    await place.store.of(Contests).create(before, "open")
    await forget(place, 1)
    await place.store.of(Contests).update(before, lambda now: structs.replace(now, revision=now.revision + 1))
    assert await place.store.of(Contests).of_person(1) == []
    assert "Player 1" not in await stored_text(place.store)
