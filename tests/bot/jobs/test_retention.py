"""What is old is archived and removed, people and servers are forgotten, and what is running is left alone."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from msgspec import structs

from bot.domain import lobbies, matches
from bot.domain.calendar import DAY, HOUR
from bot.domain.session import AnySession, Change, Ending, Stage, changed
from bot.jobs.retention import ABANDONED
from bot.settings import Settings
from bot.store import kinds as described
from bot.store.database import Store
from bot.store.retention import ARCHIVED_AFTER
from rules.proof import promise
from tests.bot.keeping import ALICE, BOB, CAROL, DAVE, GUILD, KEPT, OTHER, announced, play, stored_text
from tests.bot.place import Place, Time, logged_in
from tests.bot.sessions import CHANNEL, lobby


async def size(store: Store, session: AnySession) -> int:
    """Returns the bytes of a session in Redis."""
    used = [
        await store.redis.memory_usage(key) or 0 async for key in store.redis.scan_iter(f"session:{{{session.id}}}*")
    ]
    return sum(used)


async def test_a_finished_match_is_archived_and_reads_as_before(place: Place, time: Time) -> None:
    session = await play(place, ALICE, BOB)
    log, before = await place.store.sessions.log(session), await size(place.store, session)
    await place.jobs.tidy()
    assert await place.store.redis.hexists("session:{5001}", "document"), "it has just ended"
    time.moment += ARCHIVED_AFTER
    await place.jobs.tidy()
    assert not await place.store.redis.hexists("session:{5001}", "document")
    assert await size(place.store, session) < before / 2
    assert await place.store.sessions.load(5001) == session
    assert await place.store.sessions.log(session) == log
    assert await place.store.sessions.log(session, 1, 2) == log[1:3]
    seen = await place.store.snapshot(5001, ALICE, time.moment, recent=2)
    assert (seen.session, seen.recent) == (session, log[-2:])


async def test_an_archived_match_can_be_changed_and_is_archived_again(place: Place, time: Time) -> None:
    session = await play(place, ALICE, BOB)
    log = await place.store.sessions.log(session)
    for number in (71, 72):
        time.moment += ARCHIVED_AFTER
        await place.jobs.tidy()
        session = await place.commit(session, partial(numbered, number))
        await place.store.indexes.write(session, time.moment)
    time.moment += ARCHIVED_AFTER
    await place.jobs.tidy()
    assert not await place.store.redis.hexists("session:{5001}", "document")
    assert (await place.now(session)).parts == {"number": 72}
    assert await place.store.sessions.log(session) == log


def numbered(number: int, session: AnySession) -> Change:
    return changed(session, news=False, parts={"number": number})


async def test_a_match_with_a_result_to_announce_is_not_archived(place: Place, time: Time) -> None:
    session = await play(place, ALICE, BOB, over=False)
    session = await place.commit(session, lambda now: matches.end(now, Ending.AGREED))
    await place.store.indexes.write(session, time.moment)
    time.moment += ARCHIVED_AFTER
    await place.jobs.tidy()
    assert await place.store.redis.hexists("session:{5001}", "document")
    await place.store.sessions.mark_announced(5001, session.revision, 7)
    time.moment += ARCHIVED_AFTER
    await place.jobs.tidy()
    assert not await place.store.redis.hexists("session:{5001}", "document")


async def test_another_match_in_the_channel_replaces_an_archived_one(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB, number=CHANNEL)
    time.moment += ARCHIVED_AFTER
    await place.jobs.tidy()
    gathered = lobby(CAROL, DAVE)
    await place.store.sessions.create(gathered)
    session = await place.commit(gathered, lambda now: lobbies.start(now, CAROL, CHANNEL, promise(bytes(32))))
    time.moment += KEPT + DAY
    session = await place.take_turn(session)
    await announced(place, session)
    await place.jobs.tidy()
    assert await place.now(session) == session
    assert len(await place.store.sessions.log(session)) == session.entries


async def test_a_finished_match_is_removed_when_its_days_are_over(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    running = await play(place, ALICE, CAROL, number=6001, over=False)
    for passed in (KEPT - HOUR, 2 * HOUR):
        time.moment += passed
        there = await place.store.sessions.load(5001)
        assert there is not None
        await place.store.indexes.write(await place.now(running), time.moment)
        await place.jobs.tidy()
    assert await place.store.sessions.load(5001) is None
    assert await place.store.redis.keys("session:{5001}*") == []
    assert await place.store.forgetting.named(ALICE) == [6001]
    assert await place.store.forgetting.named(BOB) == []


async def test_finished_matches_are_kept_for_ever_if_the_host_says_so(
    place: Place, time: Time, settings: Settings
) -> None:
    session = await play(place, ALICE, BOB)
    time.moment += 10 * KEPT
    async with logged_in(settings.model_copy(update={"keep_days": 0}), works=False, now=time) as bot:
        await bot.jobs.tidy()
    assert await place.store.sessions.load(5001) == session


async def test_a_match_that_is_paused_for_half_a_year_ends(place: Place, time: Time) -> None:
    session = await play(place, ALICE, BOB, over=False)
    session = await place.commit(session, lambda now: matches.pause(now, time.moment))
    await announced(place, session)
    time.moment += ABANDONED - DAY
    await place.jobs.tidy()
    assert (await place.now(session)).stage is Stage.PLAY
    time.moment += 2 * DAY
    await place.jobs.tidy()
    ended = await place.now(session)
    assert (ended.stage, ended.ending) == (Stage.OVER, Ending.IDLE)


async def test_a_lost_match_is_removed_in_the_end(place: Place, time: Time) -> None:
    session = await play(place, ALICE, BOB, over=False)
    session = await place.commit(session, lambda now: matches.lose_channel(now, time.moment))
    await place.store.indexes.write(session, time.moment)
    for _ in range(3):
        time.moment += KEPT + DAY
        await place.jobs.tidy()
    assert await place.store.sessions.load(5001) is None


async def test_a_person_whom_no_match_names_is_forgotten_after_the_same_time(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    for person in (ALICE, BOB, CAROL):
        await place.store.people.update(person, lambda now: structs.replace(now, language="ja"))
    await place.jobs.tidy()
    time.moment += KEPT + DAY
    await place.jobs.tidy()
    known, _ = await place.store.people.known((ALICE, BOB, CAROL), time.moment)
    assert {person: found.language for person, found in known.items()} == {ALICE: "ja", BOB: "ja", CAROL: ""}
    time.moment += KEPT + DAY
    await place.jobs.tidy()
    assert (await place.store.people.person(ALICE)).language == ""


async def test_a_session_that_expired_by_itself_does_not_keep_a_person(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    await place.store.people.update(ALICE, lambda now: now)
    await place.store.sessions.delete(5001)
    for _ in range(2):
        await place.jobs.tidy()
        time.moment += KEPT + DAY
    await place.jobs.tidy()
    assert str(ALICE) not in await stored_text(place.store)


async def test_everything_about_a_person_is_deleted_and_nothing_about_the_others(place: Place, time: Time) -> None:
    store = place.store
    archived = await play(place, ALICE, BOB, number=5001)
    time.moment += ARCHIVED_AFTER
    await place.jobs.tidy()
    recent = await play(place, ALICE, BOB, number=5002)
    two = await play(place, ALICE, BOB, number=5003, over=False)
    three = await play(place, ALICE, BOB, CAROL, number=5004, over=False)
    await store.sessions.create(lobby(BOB, ALICE, number=5005))
    await store.indexes.write(lobby(BOB, ALICE, number=5005), time.moment)
    for person in (ALICE, BOB):
        await store.people.update(person, lambda now: structs.replace(now, language="ja"))
    await store.forgetting.begin(ALICE)
    await place.jobs.forget(ALICE)
    for session in (two, three):  # the news of the others names her, until it is announced
        after = await place.now(session)
        await announced(place, after)
    assert str(ALICE) not in await stored_text(store)
    assert "Alice" not in await stored_text(store)
    assert (await place.now(two)).stage is Stage.OVER
    assert sorted((await place.now(three)).people) == [BOB, CAROL]
    for session in (archived, recent):
        assert not await store.redis.hexists(f"session:{{{session.id}}}", "document"), "archived without her"
        after = await place.now(session)
        assert after.playing == session.playing
        assert [seat.name for seat in after.seats] == ["", "Bob"]
        assert len(await store.sessions.log(session)) == session.entries
    assert (await store.people.person(BOB)).language == "ja"
    assert sorted(await store.forgetting.named(BOB)) == [5001, 5002, 5003, 5004, 5005]
    kinds = {re.split("[:{}-]+", key.decode().lstrip("{"))[0] async for key in store.redis.scan_iter()}
    assert kinds <= {begin.rstrip(":") for keys in described.every() for begin in keys.begin}


async def test_forgetting_goes_on_after_a_crash_and_may_be_repeated(place: Place) -> None:
    await play(place, ALICE, BOB)
    await place.store.forgetting.begin(ALICE)
    await place.jobs.tidy()
    assert await place.store.forgetting.begun() == [ALICE]
    for _ in range(2):
        await place.jobs.forget(ALICE)
        await place.jobs.tidy()
    assert await place.store.forgetting.begun() == []
    assert str(ALICE) not in await stored_text(place.store)


async def rename_game(store: Store, session: AnySession, before: str, after: str) -> None:
    """Makes a stored session one of another game."""
    key = f"session:{{{session.id}}}"
    document: Any = await store.redis.hget(key, "document")
    await store.redis.hset(
        key, "document", document.replace(f'"game":"{before}"'.encode(), f'"game":"{after}"'.encode())
    )


async def test_forgetting_is_finished_when_a_game_that_is_gone_is_back(place: Place) -> None:
    session = await play(place, ALICE, BOB)
    await play(place, ALICE, BOB, number=5002)
    await rename_game(place.store, session, session.game, "a_game_that_is_gone")
    await place.store.forgetting.begin(ALICE)
    await place.jobs.forget(ALICE)
    assert await place.store.forgetting.begun() == [ALICE]
    assert await place.store.forgetting.named(ALICE) == [session.id]
    await rename_game(place.store, session, "a_game_that_is_gone", session.game)
    await place.jobs.forget(ALICE)
    assert await place.store.forgetting.begun() == []
    assert str(ALICE) not in await stored_text(place.store)


async def test_the_matches_of_a_server_are_removed_some_days_after_parlour_has_left(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB, number=5001, guild=GUILD)
    await play(place, ALICE, BOB, number=5002, guild=GUILD, over=False)
    other = await play(place, ALICE, BOB, number=6001, guild=OTHER, over=False)
    await place.store.departures.left(GUILD, time.moment)
    time.moment += 7 * DAY - HOUR
    await place.jobs.tidy()
    assert await place.store.sessions.load(5002) is not None
    time.moment += 2 * HOUR
    await place.store.departures.left(GUILD, time.moment)  # noted again at a start
    for _ in range(2):
        await place.jobs.tidy()
    assert await place.store.redis.keys("session:{500*") == []
    assert await place.store.sessions.load(6001) == other
    assert [*await place.store.indexes.listed(ALICE)] == [other.id]
    assert await place.store.redis.smembers("guilds") == {str(OTHER).encode()}


async def test_a_server_that_invites_parlour_again_in_time_keeps_its_matches(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB, guild=GUILD, over=False)
    await play(place, ALICE, BOB, number=6001, guild=OTHER, over=False)
    await place.store.departures.left(GUILD, time.moment)
    assert sorted(await place.store.departures.compare({GUILD})) == [GUILD, OTHER]
    await place.store.departures.joined(GUILD)
    await place.store.departures.left(OTHER, time.moment)
    time.moment += 8 * DAY
    await place.jobs.tidy()
    assert await place.store.sessions.load(5001) is not None
    assert await place.store.sessions.load(6001) is None


async def test_matches_of_earlier_versions_are_listed_at_the_next_start(place: Place, time: Time) -> None:
    session = await play(place, ALICE, BOB, guild=GUILD)
    await place.store.redis.delete("live", "ended", "ended:unarchived", "guilds", f"guild:{GUILD}", f"named:{ALICE}")
    await place.store.redis.zadd("due", {"everything": 2**40})
    await place.jobs.reindex()
    assert await place.store.forgetting.named(ALICE) == [session.id]
    assert await place.store.departures.sessions(GUILD) == [session.id]
    time.moment += ARCHIVED_AFTER
    assert await place.store.retention.to_archive(time.moment) == [session.id]


async def test_a_corrupt_archive_is_quarantined_and_the_others_are_archived(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    await play(place, CAROL, DAVE, number=6001)
    await place.store.redis.hset("session:{5001}", "document", "{")
    time.moment += ARCHIVED_AFTER
    await place.jobs.tidy()
    assert await place.store.redis.exists("broken:{5001}")
    assert await place.store.redis.hexists("session:{6001}", "compressed")
    assert await place.store.retention.to_archive(time.moment) == []


def test_days_to_keep_cannot_be_negative(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_KEEP_DAYS", "-1")
    with pytest.raises(ValueError, match="greater than or equal to 0"):
        Settings()
