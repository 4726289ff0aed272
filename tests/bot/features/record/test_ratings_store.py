"""Ratings are folded from the list of rated matches, which the commit of a result appends to once."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest
from msgspec import structs

from bot.domain import matches
from bot.domain.calendar import DAY
from bot.domain.session import AnySession, Change, Stage
from bot.features.record import ratings_store as ratings
from bot.features.record.keys import rated_key, ratings_key
from bot.features.record.rated import EARLY, Place, RatedMatch
from bot.features.record.ratings import EVERY
from bot.features.record.ratings_store import Ratings
from bot.store.database import Store
from bot.store.replace_script import TRIES
from tests.bot.place import NOON
from tests.bot.place import Place as There
from tests.bot.sessions import ALICE, BOB, CAROL, match

GUILD, GAME = 31, "manhattan"


async def play(store: Store, *people: int, number: int = 5001, moment: int = DAY) -> AnySession:
    """Stores a match that goes on, and then its end: the last of `people` concedes."""
    begun = match(*people, number=number)
    seats = [structs.replace(seat, pace=(EARLY,)) for seat in begun.seats]
    session = structs.replace(begun, guild=GUILD, moved=moment, seats=seats)
    await store.sessions.create(session)
    return (await store.sessions.update(session, partial(matches.concede, person=people[-1]))).session


async def append(store: Store, *lines: RatedMatch) -> None:
    """Appends to the list what the commits of results would append."""
    await store.redis.rpush(rated_key(GUILD), *(msgspec.json.encode(line).decode() for line in lines))


def won(*people: int, number: int) -> RatedMatch:
    places = tuple(Place(str(person), "", place, place) for place, person in enumerate(people, 1))
    return RatedMatch(str(number), GAME, number * DAY, places)


async def shown(store: Store, game: str = GAME) -> dict[str, int]:
    return {person: rating.shown for person, rating in (await store.of(Ratings).standings(GUILD, game)).table.items()}


async def test_a_result_is_rated_with_the_commit_that_ends_the_match(store: Store) -> None:
    await play(store, ALICE, BOB)
    for game in (GAME, EVERY):
        found = await shown(store, game)
        assert found[str(ALICE)] > 1500 > found[str(BOB)]
    standings = await store.of(Ratings).standings(GUILD)
    assert standings.games == (GAME,)
    assert not standings.hidden


async def test_a_result_is_rated_once_whatever_is_committed_later(store: Store) -> None:
    ended = await play(store, ALICE, BOB)
    reopened = structs.replace(ended, stage=Stage.PLAY, revision=ended.revision + 1)
    await store.sessions.update(ended, lambda now: Change(reopened, [], news=False))
    await store.sessions.update(reopened, partial(matches.concede, person=ALICE))
    assert await store.redis.llen(rated_key(GUILD)) == 1
    assert (await shown(store))[str(ALICE)] > 1500


async def test_a_match_of_a_server_is_no_match_of_another(store: Store) -> None:
    await play(store, ALICE, BOB)
    assert not (await store.of(Ratings).standings(GUILD + 1, GAME)).table


async def test_what_a_match_has_changed_stays_known_after_others(store: Store) -> None:
    first = await play(store, ALICE, BOB, number=5001)
    before = await store.of(Ratings).changed(first, DAY)
    await play(store, BOB, ALICE, number=5002)
    assert before is not None
    changes = await store.of(Ratings).changed(first, DAY)
    assert changes is not None
    assert [each.point for each in changes] == [each.point for each in before]
    assert {each.name: each.point.after - each.point.before for each in changes} == {"Alice": 40, "Bob": -40}
    assert all(each.provisional and not each.place for each in changes)


async def test_a_match_that_is_not_rated_changes_nothing(store: Store) -> None:
    session = matches.unrate(structs.replace(match(ALICE, BOB), guild=GUILD)).session
    await store.sessions.create(session)
    ended = (await store.sessions.update(session, partial(matches.concede, person=BOB))).session
    assert await store.of(Ratings).changed(ended, DAY) is None
    assert not await shown(store)


async def test_what_a_match_has_changed_is_told_in_the_order_in_which_people_finished(store: Store) -> None:
    session = structs.replace(match(ALICE, BOB), guild=GUILD)
    await store.sessions.create(session)
    ended = (await store.sessions.update(session, partial(matches.concede, person=ALICE))).session
    changes = await store.of(Ratings).changed(ended, DAY)
    assert changes is not None
    assert [each.name for each in changes] == ["Bob", "Alice"]


@pytest.mark.parametrize("field", ["folded", "lines"])
async def test_what_was_folded_by_an_earlier_rule_is_folded_again(store: Store, field: str) -> None:
    await play(store, ALICE, BOB)
    await store.redis.hset(ratings_key(GUILD), mapping={field: 1, "table.manhattan": b'{"101":[40,2,9,"Alice",1]}'})
    assert (await shown(store))[str(ALICE)] == 1540
    assert await store.redis.hget(ratings_key(GUILD), "table.manhattan") is None


async def test_who_hides_their_record_is_in_no_table(store: Store) -> None:
    ended = await play(store, ALICE, BOB)
    await store.people.update(BOB, lambda known: structs.replace(known, hide_record=True))
    assert (await store.of(Ratings).standings(GUILD, GAME)).hidden == {str(BOB)}
    changes = await store.of(Ratings).changed(ended, DAY)
    assert changes is not None
    assert [each.name for each in changes] == ["Alice"]


async def test_many_new_matches_are_folded_in_batches_to_the_same_ratings(store: Store) -> None:
    lines = [
        won(*[(ALICE, BOB), (BOB, CAROL), (CAROL, ALICE, BOB)][n % 3], number=n) for n in range(2 * ratings.BATCH + 7)
    ]
    await append(store, *lines)
    found = await shown(store)
    assert await store.of(Ratings).recompute(GUILD) == (len(lines), 0)
    assert await shown(store) == found


async def test_a_list_is_folded_however_long_it_is(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "BATCH", 1)
    await append(store, *(won(ALICE, BOB, number=n) for n in range(TRIES + 1)))
    table = (await store.of(Ratings).standings(GUILD, GAME)).table
    assert table[str(ALICE)].matches == TRIES + 1


async def test_ratings_that_differ_from_the_list_are_found_and_mended(store: Store) -> None:
    await play(store, ALICE, BOB)
    found = await shown(store)
    await store.redis.hset(ratings_key(GUILD), ratings.TABLE + GAME, b"[]")
    assert not await shown(store)
    assert await store.of(Ratings).recompute(GUILD) == (1, 1)
    assert await shown(store) == found
    assert await store.of(Ratings).servers() == [GUILD]
    assert await store.of(Ratings).recompute(GUILD + 1) == (0, 0)


async def test_what_is_unreadable_holds_up_nobody(store: Store) -> None:
    await append(store, won(ALICE, BOB, number=1))
    await store.redis.rpush(rated_key(GUILD), b"\xff{")
    await append(store, won(ALICE, BOB, number=2))
    table = (await store.of(Ratings).standings(GUILD, GAME)).table
    assert table[str(ALICE)].matches == 2
    await store.redis.delete(ratings_key(GUILD))
    await store.redis.set(ratings_key(GUILD), b"nothing")
    assert not await shown(store)
    await play(store, ALICE, BOB)


async def test_a_forgotten_person_is_in_no_rating_and_others_keep_theirs(place: There) -> None:
    store = place.store
    await play(store, ALICE, BOB)
    await append(store, *(won(ALICE, BOB, number=n) for n in range(4)), won(BOB, CAROL, ALICE, number=9))
    await play(store, BOB, CAROL, number=5002)
    before = {game: await shown(store, game) for game in (GAME, EVERY)}
    for person in (ALICE, BOB):
        await store.forgetting.begin(person)
        await place.jobs.forget(person)
    for game, found in before.items():
        assert await shown(store, game) == {str(CAROL): found[str(CAROL)]}
    assert (await store.of(Ratings).recompute(GUILD))[1] == 0
    lines = await store.redis.lrange(rated_key(GUILD), 0, -1)
    fields = await store.redis.hgetall(ratings_key(GUILD))
    for person in (ALICE, BOB):
        assert str(person) not in f"{lines} {fields}"


async def test_nothing_is_left_of_a_server_that_parlour_has_left(place: There) -> None:
    await play(place.store, ALICE, BOB)
    await shown(place.store)
    await place.store.of(Ratings).forget_server(GUILD, NOON)
    assert not await place.store.redis.exists(rated_key(GUILD), ratings_key(GUILD))
