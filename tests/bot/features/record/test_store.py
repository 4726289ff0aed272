"""Records are counted with the result, once, and forgotten with the person or the server."""

from functools import partial

import pytest
from msgspec import structs

from bot.domain import matches
from bot.domain.results import FAIR, Against
from bot.domain.session import AnySession, Change, Ending, Stage
from bot.features.record.domain import FEW, Best, Record, best_before
from bot.features.record.store import OPPONENTS, Records
from bot.features.record.tallies import RECENT
from bot.features.rematch.feature import link
from bot.store.database import Store
from bot.store.keys import keys
from tests.bot.place import NOON, Place
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, NAMES, match, played_out, seeded_match

GUILD = 31
PEOPLE = Against.PEOPLE


async def play(store: Store, *people: int, number: int = 5001, guild: int = GUILD, moment: int = 1000) -> AnySession:
    """Stores a match that goes on, and then its end: the last of `people` concedes."""
    session = structs.replace(match(*people, number=number), guild=guild, moved=moment)
    await store.sessions.create(session)
    return (await store.sessions.update(session, partial(matches.concede, person=people[-1]))).session


async def play_out(store: Store, *, seats: int = 2, seed: int = 1, number: int = 5001) -> AnySession:
    """Stores a match that goes on, and then its end by the rules."""
    session = structs.replace(seeded_match("manhattan", seats, {}, seed), guild=GUILD, id=number)
    await store.sessions.create(session)
    end = structs.replace(played_out(session, seed), revision=2)
    await store.sessions.update(session, lambda now: Change(end, [], news=True))
    return end


async def record(store: Store, person: int) -> Record:
    return await store.of(Records).person(GUILD, person)


async def everything(store: Store) -> set[str]:
    """Returns the keys of all records."""
    return {key.decode() async for key in store.redis.scan_iter("record*")}


async def test_a_result_is_counted_with_the_commit_that_ends_the_match(store: Store) -> None:
    await play(store, ALICE, BOB)
    alice, bob = await record(store, ALICE), await record(store, BOB)
    assert alice.totals(PEOPLE, "manhattan", 2)[:4] == (1, 1, FAIR // 2, 1)
    assert bob.totals(PEOPLE)[:5] == (1, 0, FAIR // 2, 2, 1)
    assert [(match.place, match.won, match.complete) for match in bob.recent(PEOPLE)] == [(2, False, False)]
    assert (alice.streak(PEOPLE), bob.streak(PEOPLE, "manhattan")) == ((1, 1), (0, 0))
    assert [(other.person, other.name, other.ahead, other.behind) for other in alice.opponents] == [(BOB, "Bob", 1, 0)]
    assert (await store.of(Records).server(GUILD)).matches("manhattan") == 1


async def test_points_of_a_match_played_out_are_counted_by_category(store: Store) -> None:
    end = await play_out(store)
    alice, server = await record(store, ALICE), await store.of(Records).server(GUILD)
    score = end.rules.scores(end.playing.state)[0]
    assert alice.best(PEOPLE, "manhattan") == Best(score.points, end.id, None)
    assert sum(alice.categories(PEOPLE, "manhattan").values()) == score.points
    assert alice.totals(PEOPLE).average == score.points
    assert server.average("manhattan") == sum(each.points for each in end.rules.scores(end.playing.state)) / 2
    assert sum(each.wins for each in server.by_seat("manhattan")) == 1
    assert sum(each.wins for each in server.by_strength("manhattan")) == 1


async def test_a_result_is_counted_once_whatever_is_committed_later(store: Store) -> None:
    ended = await play(store, ALICE, BOB)
    linked = (await store.sessions.update(ended, partial(link, lobby=77), "named")).session
    await store.sessions.update(ended, partial(link, lobby=77), "named")
    reopened = structs.replace(linked, stage=Stage.PLAY, revision=linked.revision + 1)
    await store.sessions.update(linked, lambda now: Change(reopened, [], news=False))
    await store.sessions.update(reopened, partial(matches.concede, person=ALICE))
    await store.sessions.catch_up(await current(store, ended))
    assert (await record(store, ALICE)).totals(PEOPLE)[:2] == (1, 1)
    assert len((await record(store, ALICE)).recent(PEOPLE)) == 1


async def current(store: Store, session: AnySession) -> AnySession:
    found = await store.sessions.load(session.id)
    assert found is not None
    return found


async def test_a_result_of_an_earlier_version_is_counted_on_request(store: Store) -> None:
    ended = await play(store, ALICE, BOB)
    await store.of(Records).forget_server(GUILD, NOON)
    await store.redis.hdel(keys(ended.id).document, "counted")
    await store.sessions.catch_up(structs.replace(ended, revision=1))
    assert not (await record(store, ALICE)).kinds
    for _ in range(2):
        await store.sessions.catch_up(ended)
    assert (await record(store, ALICE)).totals(PEOPLE).matches == 1


async def test_earlier_results_are_counted_when_everything_is_indexed_again(place: Place) -> None:
    store = place.store
    for number in (5001, 5002):
        await store.indexes.write(
            await play(store, *((ALICE, BOB) if number % 2 else (BOB, ALICE)), number=number), number
        )
        await store.redis.hdel(keys(number).document, "counted")
    await store.of(Records).forget_server(GUILD, NOON)
    for _ in range(2):
        await store.indexes.expire()
        await place.jobs.reindex()
    alice = await record(store, ALICE)
    assert alice.totals(PEOPLE).matches == 2
    assert alice.streak(PEOPLE) == (0, 1)


@pytest.mark.parametrize("ending", [Ending.ABSENT, Ending.AGREED])
async def test_a_match_that_was_cut_short_counts_as_unfinished(store: Store, ending: Ending) -> None:
    session = structs.replace(match(ALICE, BOB), guild=GUILD)
    await store.sessions.create(session)
    await store.sessions.update(session, partial(matches.end, ending=ending))
    alice = await record(store, ALICE)
    assert (alice.totals(PEOPLE).matches, alice.unfinished(PEOPLE)) == (0, 1)
    assert alice.recent(PEOPLE) == [] == alice.opponents


async def test_a_best_remembers_its_match_and_what_was_best_before(store: Store) -> None:
    ends = [await play_out(store, seed=seed, number=5000 + seed) for seed in range(1, 6)]
    points = [end.rules.scores(end.playing.state)[0].points for end in ends]
    best = (await record(store, ALICE)).best(PEOPLE, "manhattan")
    assert best is not None
    assert best.points == max(points)
    place = points.index(max(points))
    assert best.match == ends[place].id
    assert best_before(best, best.match) == max(points[:place], default=None)
    assert best_before(best, ends[place - 1].id) is None


async def test_streaks_end_with_a_lost_match_and_the_longest_stays(store: Store) -> None:
    for number, people in enumerate([(ALICE, BOB), (ALICE, BOB), (BOB, ALICE), (ALICE, BOB)]):
        await play(store, *people, number=6000 + number)
    assert (await record(store, ALICE)).streak(PEOPLE) == (1, 2)
    assert (await record(store, BOB)).streak(PEOPLE, "manhattan") == (0, 1)


async def test_rival_and_nemesis_are_among_those_met_often(store: Store) -> None:
    for number in range(FEW):
        await play(store, BOB, ALICE, number=6000 + number)
        await play(store, *((CAROL, ALICE) if number % 2 else (ALICE, CAROL)), number=6100 + number)
    await play(store, DAVE, ALICE, number=6200)
    alice = await record(store, ALICE)
    assert alice.nemesis is not None
    assert alice.nemesis.person == BOB
    assert alice.rival is not None
    assert alice.rival.person == CAROL
    assert alice.with_person(DAVE) is not None
    assert alice.with_person(ALICE) is None


async def test_only_the_newest_matches_are_remembered_one_by_one(store: Store) -> None:
    for number in range(RECENT + 2):
        await play(store, ALICE, BOB, number=6000 + number, moment=number)
    alice = await record(store, ALICE)
    assert [match.moment for match in alice.recent(PEOPLE)] == list(reversed(range(2, RECENT + 2)))
    assert alice.totals(PEOPLE).matches == RECENT + 2


async def test_two_people_remember_each_other_or_neither_does(store: Store) -> None:
    people = range(900, 900 + OPPONENTS + 3)
    NAMES.update({person: f"P{person}" for person in people})
    for number, person in enumerate(people):
        await play(store, ALICE, person, number=7000 + number, moment=number)
    await store.of(Records).limit(GUILD, [ALICE])
    alice = await record(store, ALICE)
    assert {other.person for other in alice.opponents} == set(people[3:])
    assert (await record(store, people[0])).opponents == []
    assert len((await record(store, people[3])).opponents) == 1


async def test_a_forgotten_person_is_in_no_record(store: Store) -> None:
    await play(store, ALICE, BOB)
    await play(store, ALICE, CAROL, number=5002, guild=GUILD + 1)
    await store.of(Records).forget_person(ALICE, NOON)
    assert (await record(store, BOB)).opponents == []
    assert (await record(store, BOB)).totals(PEOPLE).matches == 1
    assert not [key for key in await everything(store) if str(ALICE) in key]


async def test_a_server_that_is_forgotten_leaves_no_record(store: Store) -> None:
    await play(store, ALICE, BOB)
    await store.of(Records).forget_server(GUILD, NOON)
    assert await everything(store) == set()


async def test_direct_messages_have_records_but_no_statistics(store: Store) -> None:
    await play(store, ALICE, BOB, guild=0)
    assert (await store.of(Records).person(0, ALICE)).totals(PEOPLE).matches == 1
    assert (await store.of(Records).server(0)).games == []


@pytest.mark.parametrize("what", ["counts", "opponents", "recent", "server", "wrong types"])
async def test_an_unreadable_record_holds_up_no_match(store: Store, what: str) -> None:
    await play(store, ALICE, BOB)
    for key in await everything(store):
        kind = await store.redis.type(key)
        if what == "wrong types":
            await store.redis.delete(key)
            await store.redis.rpush(key, "x") if kind != b"list" else await store.redis.set(key, "x")
        elif kind == b"hash":
            for field in await store.redis.hkeys(key):
                await store.redis.hset(key, field, b"\xff[" if what != "opponents" else '[1,"a",{},4,5]')
            await store.redis.hset(key, b"\xff.\xff", "7")
        elif kind == b"list":
            await store.redis.lset(key, 0, b"\xff")  # type: ignore[arg-type]  # bytes are strings, too
    ended = await play(store, ALICE, BOB, number=5002)
    assert (await current(store, ended)).stage is Stage.OVER
    await record(store, ALICE)
    (await store.of(Records).server(GUILD)).by_seat("manhattan")
    await store.of(Records).forget_person(ALICE, NOON)


async def test_who_beats_their_best_is_found_with_the_points_before(store: Store) -> None:
    low, *_, high = sorted(range(1, 5), key=points_of_alice)
    first = await play_out(store, seed=low, number=5001)
    assert await store.of(Records).beaten(first) == {}
    second = await play_out(store, seed=high, number=5002)
    assert (await store.of(Records).beaten(second))[0] == points_of_alice(low) < points_of_alice(high)
    assert 0 not in await store.of(Records).beaten(first)
    assert await store.of(Records).beaten(structs.replace(second, stage=Stage.PLAY)) == {}


async def test_the_best_of_somebody_who_hides_their_record_is_not_shown(store: Store) -> None:
    low, *_, high = sorted(range(1, 5), key=points_of_alice)
    await play_out(store, seed=low, number=5001)
    end = await play_out(store, seed=high, number=5002)
    assert 0 in await store.of(Records).beaten(end)
    await store.people.update(ALICE, lambda now: structs.replace(now, hide_record=True))
    assert 0 not in await store.of(Records).beaten(end)


def points_of_alice(seed: int) -> int:
    end = played_out(seeded_match("manhattan", 2, {}, seed), seed)
    return int(end.rules.scores(end.playing.state)[0].points)
