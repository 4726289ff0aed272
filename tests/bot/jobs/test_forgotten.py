"""Nothing that happens later, because of what a person did before they were forgotten, brings them back."""

from __future__ import annotations

import asyncio
from functools import partial

from msgspec import structs

from bot.domain import lobbies
from bot.domain.session import AnySession
from rules.proof import promise
from tests.bot.keeping import ALICE, BOB, GUILD, forget, is_forgotten, play
from tests.bot.place import Place, Time
from tests.bot.sessions import lobby


async def test_the_habit_of_a_turn_is_not_noted(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    people = place.store.people
    await forget(place, ALICE)
    for person in (ALICE, BOB):
        await people.note(person, lambda now: structs.replace(now, habits=(14,)))
    assert await is_forgotten(place, ALICE, "Alice")
    assert (await people.person(BOB)).habits == (14,)


async def test_an_announcement_of_their_turn_that_is_under_way_notes_nothing(place: Place) -> None:
    session = await place.begin(ALICE, BOB, start_player="first_seat")
    await place.jobs.announce(session.id)
    await place.take_turn(session)
    place.sandbox.control.delay(f"POST /channels/{session.id}/messages", 0.5)
    announcing = asyncio.create_task(place.jobs.announce(session.id))
    await place.until(partial(is_attempted, place, session))
    await place.store.forgetting.begin(ALICE)
    await place.jobs.forget(ALICE)
    await announcing
    await place.jobs.announce(session.id)
    assert await place.store.sessions.oldest_news() == {}
    assert await is_forgotten(place, ALICE, "Alice")


async def is_attempted(place: Place, session: AnySession) -> bool:
    return bool(await place.store.redis.hexists(f"session:{{{session.id}}}", "attempt"))


async def test_a_session_that_is_not_indexed_yet_is_found(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB, number=5001)
    gathered = structs.replace(lobby(ALICE, BOB, number=5002), guild=GUILD)
    await place.store.sessions.create(gathered)
    session = await place.commit(gathered, lambda now: lobbies.start(now, ALICE, 5002, promise(bytes(32))))
    await forget(place, ALICE)
    now = await place.now(session)
    assert ALICE not in now.people
    await place.store.indexes.write(now, time.moment)
    await place.store.sessions.mark_announced(session.id, now.revision, 0)
    assert await is_forgotten(place, ALICE, "Alice")


async def test_a_look_at_who_is_named_does_not_list_the_person_again(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    outdated = partial(place.store.forgetting.note_idle, [ALICE, BOB])
    await forget(place, ALICE)
    await outdated(time.moment)
    assert await is_forgotten(place, ALICE, "Alice")
