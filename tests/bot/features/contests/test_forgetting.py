"""People and servers are forgotten in contests, and old contests are removed."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from bot.domain.calendar import DAY
from bot.features.contests.domain import Kind, enter
from bot.features.contests.store import Contests
from bot.store.keys import keys
from tests.bot.features.contests.made import NOON, begun, contest, lower_wins, played, played_out
from tests.bot.keeping import ALICE, BOB, KEPT, OTHER, forget, play, stored_text
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


async def test_a_contest_that_is_over_shows_at_once_that_somebody_was_forgotten(place: Place) -> None:
    over = played_out(begun(contest(Kind.KNOCKOUT, people=3)), lower_wins)
    contests = place.store.of(Contests)
    await contests.create(over, "open")
    await contests.finished(over, place.clock())
    await forget(place, 1)
    there = await contests.load(over.id)
    assert there is not None
    assert 1 not in there.names
    queued = [key async for key in place.store.redis.scan_iter(f"parlour*contest:{over.id}:*")]
    assert queued, "the sweep looks at contests that go on only"


async def test_somebody_is_forgotten_in_contests_although_a_match_of_theirs_waits_for_its_game(place: Place) -> None:
    session = await play(place, ALICE, BOB)
    entered = enter(enter(contest(), ALICE, "Alice", NOON), BOB, "Bob", NOON)
    await place.store.of(Contests).create(entered, "open")
    document = keys(session.id).document
    stored: Any = await place.store.redis.hget(document, "document")
    await place.store.redis.hset(document, "document", stored.replace(b'"manhattan"', b'"nogame"'))
    await place.store.forgetting.begin(ALICE)
    await place.jobs.forget(ALICE)
    there = await place.store.of(Contests).load(entered.id)
    assert there is not None
    assert ALICE not in there.names


async def test_somebody_whom_no_match_names_any_more_keeps_their_place_in_a_contest(place: Place, time: Time) -> None:
    running = begun(contest(people=3))
    await place.store.of(Contests).create(running, "open")
    await place.store.people.update(1, lambda now: structs.replace(now, habits=(14,)))
    for wait in (2 * DAY, KEPT):
        await place.jobs.tidy()
        await place.passes(time, wait)
    await place.jobs.tidy()
    there = await place.store.of(Contests).load(running.id)
    assert there is not None
    assert 1 in there.names


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
