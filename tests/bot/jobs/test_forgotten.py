"""Nothing that happens later, because of what a person did before they were forgotten, brings them back."""

from __future__ import annotations

import asyncio
from functools import partial

from msgspec import structs

from bot.domain import lobbies
from bot.domain.calendar import DAY
from bot.domain.session import AnySession
from bot.features.contests.store import Contests
from bot.features.daily.domain import Entry
from bot.features.daily.store import Daily
from bot.features.record.store import Records
from rules.analysis_report import Analysis
from rules.proof import promise
from tests.bot.features.contests.made import begun, contest
from tests.bot.jobs.test_retention import ALICE, BOB, GUILD, play, stored_text
from tests.bot.place import Place, Time
from tests.bot.sessions import lobby


async def forget(place: Place, person: int) -> None:
    """Forgets a person, as after /forget-me."""
    await place.store.forgetting.begin(person)
    await place.jobs.forget(person)
    assert await place.store.forgetting.begun() == []


async def is_forgotten(place: Place, person: int, name: str) -> bool:
    stored = await stored_text(place.store)
    return str(person) not in stored and name not in stored


async def test_the_habit_and_the_reminder_of_a_turn_are_not_noted(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    people = place.store.people
    await forget(place, ALICE)
    for person in (ALICE, BOB):
        await people.note(person, lambda now: structs.replace(now, habits=(14,)))
        await people.replace_reminder(person, GUILD, 1, 2)
    assert await is_forgotten(place, ALICE, "Alice")
    assert (await people.person(BOB)).habits == (14,)
    assert await people.replace_reminder(BOB, GUILD, 1, 3) == (1, 2)


async def test_an_announcement_of_their_turn_that_is_under_way_notes_nothing(place: Place) -> None:
    session = await place.begin(ALICE, BOB, start_player="first_seat")
    await place.jobs.announce(session.id)
    await place.take_turn(session)
    place.sandbox.control.delay(f"POST /channels/{session.id}/messages", 0.5)
    announcing = asyncio.create_task(place.jobs.announce(session.id))
    await place.until(partial(is_attempted, place, session))
    await forget(place, ALICE)
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


async def test_a_deal_whose_end_is_announced_late_stays_forgotten(place: Place, time: Time) -> None:
    daily = place.store.of(Daily)
    entry = Entry("Alice", session=5001)
    today = time.moment // DAY
    assert await daily.claim(today, GUILD, ALICE, entry)
    await daily.note(today, ALICE, structs.replace(entry, points=7))
    assert (await daily.own(today, ALICE)) == (GUILD, structs.replace(entry, points=7))
    await forget(place, ALICE)
    await daily.note(today, ALICE, entry)
    assert await is_forgotten(place, ALICE, "Alice")


async def test_mistakes_of_a_match_that_was_analysed_meanwhile_are_not_noted(place: Place) -> None:
    session = await play(place, ALICE, BOB, guild=GUILD)
    await forget(place, ALICE)
    await place.store.of(Records).note_mistakes(session, Analysis([], [], [1, 1]))
    assert await is_forgotten(place, ALICE, "Alice")


async def test_an_outdated_change_of_a_contest_does_not_list_it_again(place: Place) -> None:
    before = begun(contest(people=3))
    await place.store.of(Contests).create(before, "open")
    await forget(place, 1)
    await place.store.of(Contests).update(before, lambda now: structs.replace(now, revision=now.revision + 1))
    assert await place.store.of(Contests).of_person(1) == []
    assert "Player 1" not in await stored_text(place.store)


async def test_a_look_at_who_is_named_does_not_list_the_person_again(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    outdated = partial(place.store.forgetting.note_idle, [ALICE, BOB])
    await forget(place, ALICE)
    await outdated(time.moment)
    assert await is_forgotten(place, ALICE, "Alice")
