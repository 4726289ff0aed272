"""What lists show of a match follows from its newest revision, and is read without its document."""

from typing import Any

import pytest
from msgspec import structs

from bot.app.assembly import machine_time
from bot.domain import absence, consent, matches
from bot.domain.calendar import FOREVER, HOUR
from bot.domain.clock import CLOCKS
from bot.domain.listing import labels
from bot.domain.proposal import Pause
from bot.domain.session import AnySession, Change
from bot.domain.turn_time import Moment, keep
from bot.jobs.reindex import Reindexing
from bot.store.database import Store
from bot.store.indexes import LISTED
from bot.views.wording import match_title, plain_words
from tests.bot.sessions import ALICE, BOB, CAROL, LOBBY, match
from tests.bot.store.test_store import begin

NOW = 1_900_000_000


async def indexed(store: Store, change: Change) -> AnySession:
    """Stores a change of a match that is stored, and indexes it."""
    session = await store.sessions.load(LOBBY)
    assert session is not None
    after = (await store.sessions.update(session, lambda now: change)).session
    await store.indexes.write(after, NOW)
    return after


async def listed(store: Store, person: int) -> list[int]:
    return [*await store.indexes.listed(person)]


async def test_who_is_to_move_is_listed_with_the_end_of_their_time(store: Store) -> None:
    session = structs.replace(await begin(store, ALICE, BOB), clock=CLOCKS["fast"])
    seats = [structs.replace(seat, left=24 * HOUR) for seat in session.seats]
    change = keep(session, matches.move(structs.replace(session, seats=seats), 4002), Moment(NOW))
    session = await indexed(store, change)
    (mover,) = (session.seats[seat].person for seat in session.to_move)
    found = (await store.indexes.listed(ALICE))[LOBBY]
    assert (found.game, found.channel, found.people) == ("manhattan", 4002, tuple(session.people))
    assert found.until(mover) == NOW + 24 * HOUR
    assert found.until(ALICE + BOB - mover) == FOREVER
    assert match_title(found.game, found.labels, "en") == f"Manhattan: {', '.join(plain_words(session, 'en').players)}"


async def test_who_still_has_to_answer_a_proposal_is_listed(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await indexed(store, consent.propose(session, ALICE, Pause(), NOW))
    assert (await store.indexes.listed(BOB))[LOBBY].asked == (BOB,)


async def test_who_has_conceded_or_given_their_seat_away_does_not_play_any_more(store: Store) -> None:
    session = await begin(store, ALICE, BOB, CAROL)
    await store.indexes.write(session, NOW)
    session = await indexed(store, matches.concede(session, CAROL))
    assert await listed(store, CAROL) == []
    assert await store.indexes.turns(CAROL) == []
    session = await indexed(store, absence.invite(session, ALICE, CAROL + 1, "Dave"))
    await indexed(store, absence.substitute(session, CAROL + 1))
    assert await listed(store, ALICE) == []
    assert await listed(store, BOB) == await listed(store, CAROL + 1) == [LOBBY]


async def test_a_match_that_is_over_or_gone_is_not_listed(store: Store) -> None:
    for number in (LOBBY, LOBBY + 1):
        await store.indexes.write(await begin(store, ALICE, BOB, number=number), NOW)
    await store.sessions.delete(LOBBY + 1)
    assert await listed(store, ALICE) == [LOBBY]
    session = await store.sessions.load(LOBBY)
    assert session is not None
    await indexed(store, matches.concede(session, BOB))
    assert await listed(store, ALICE) == []
    assert await store.redis.hget("session:{5001}", "listing") is None


async def test_a_list_is_read_without_a_document(store: Store) -> None:
    await store.indexes.write(await begin(store, ALICE, BOB), NOW)
    await store.redis.hset("session:{5001}", "document", "{")
    assert await listed(store, ALICE) == [LOBBY]
    assert not await store.redis.exists("broken:{5001}")


async def test_what_an_earlier_version_has_stored_is_listed_once_everything_is_indexed(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.indexes.write(session, NOW)
    await store.redis.hdel("session:{5001}", "listing")
    await store.redis.zadd("due", {"everything:6": 2**40})
    assert await listed(store, ALICE) == []
    await Reindexing(store, machine_time).run()
    assert await listed(store, ALICE) == [LOBBY]


async def test_of_very_many_matches_the_oldest_are_listed(store: Store) -> None:
    """Only matches from before the limit can be that many."""
    document: Any = match(ALICE, BOB)
    for number in range(LOBBY, LOBBY + LISTED + 9):
        session = structs.replace(document, id=number, lobby=number)
        await store.sessions.create(session)
        await store.indexes.write(session, NOW)
    assert await listed(store, ALICE) == [*range(LOBBY, LOBBY + LISTED)]


@pytest.mark.parametrize("former", [False, True])
def test_a_seat_is_listed_as_it_is_named(former: bool) -> None:
    session = match(ALICE, BOB, computers=1)
    seats = [structs.replace(seat, former=former, away=bool(seat.person)) for seat in session.seats]
    session = structs.replace(session, seats=seats)
    assert match_title("manhattan", labels(session), "ja").endswith("、".join(plain_words(session, "ja").players))
