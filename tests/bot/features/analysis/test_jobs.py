"""Analyses of matches: done in parts, stored with the session, joined to the post of the result once."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence

import msgspec
import pytest
from msgspec import structs

from bot.domain import matches
from bot.domain.session import AnySession, Ending, changed
from bot.features.analysis.jobs import SPARE, Analysing
from bot.features.analysis.messages import Answer
from bot.features.analysis.pool import AnalysisPool
from bot.features.analysis.store import Analyses
from bot.features.record.domain import Trend
from bot.features.record.store import Records
from bot.store.keys import keys
from rules import match as matches_of_rules
from rules.analysis_report import Analysis
from rules.analysis_studies import Progress
from rules.record import AnyRecord
from sandbox.testing import reading
from tests.bot.place import NOON, Place
from tests.bot.sessions import ALICE, BOB

pytestmark = pytest.mark.process

TURNS = 3


async def agreed(place: Place, *people: int) -> AnySession:
    """Returns a match that its players have ended after a few turns, with its result posted."""
    session = await place.begin(*people, game="mint_works")
    for _ in range(TURNS):
        session = await place.take_turn(session)
    session = await place.commit(session, lambda now: matches.end(now, Ending.AGREED))
    await place.jobs.announce(session.id)
    return session


async def analysed(place: Place, session: AnySession) -> Analysis:
    """Runs the task until its result is stored."""
    while True:
        stored = await place.store.of(Analyses).of(session)
        assert not stored.failed
        if stored.joined and stored.analysis:
            return stored.analysis
        await place.jobs.of("analyse")(session.id, SPARE)


async def test_a_match_is_analysed_and_joins_the_post_of_its_result_without_a_mention(place: Place) -> None:
    session = await agreed(place, ALICE, BOB)
    before = (await place.posts(session))[-1]
    found = await analysed(place, session)
    assert sum(found.decisions) >= TURNS
    (*_, post) = await place.posts(session)
    assert (post["id"], post["mentions"]) == (before["id"], before["mentions"])
    assert (post["edited_timestamp"] is not None) == bool(found.best)
    assert ("Best choices" in reading.text(post)) == bool(found.best)
    assert len(reading.images(post)) == len(reading.images(before))


async def test_the_mistake_score_is_noted_once_for_each_person_and_forgotten_with_them(place: Place) -> None:
    session = await agreed(place, ALICE, BOB)
    found = await analysed(place, session)
    await place.store.of(Records).note_mistakes(session, found)
    score = found.score(0)
    assert score is not None
    record = await place.store.of(Records).person(session.guild, ALICE)
    assert record.trend("mint_works") == Trend(round(score, 2), None, 1)
    assert record.trend("montana") is None
    await place.store.of(Records).forget_person(ALICE, NOON)
    assert (await place.store.of(Records).person(session.guild, ALICE)).trend() is None
    assert (await place.store.of(Records).person(session.guild, BOB)).trend() is not None


async def test_a_part_of_an_analysis_is_stored_and_the_next_one_goes_on_from_there(place: Place) -> None:
    session, seen = await agreed(place, ALICE, BOB), [0]
    services, pool = place.bot.services, AnalysisPool(effort=0.01)
    task = Analysing(services, pool, slice_=0, shift=0)
    while (stored := await place.store.of(Analyses).of(session)).analysis is None:
        await task.analyse(session.id, SPARE)
        seen.append(stored.progress.lines + len(stored.progress.verdicts) if stored.progress else 0)
    await pool.close()
    assert seen[1:] == sorted(set(seen))
    assert len(seen) > TURNS
    assert stored.progress is None


async def test_an_analysis_begins_once_no_computer_player_thinks(place: Place) -> None:
    session, search = await agreed(place, ALICE, BOB), place.bot.services.search
    rules, state = session.rules, session.playing.state
    seat = matches_of_rules.to_move(session.playing)[0]
    view = msgspec.json.encode(rules.view(state, seat))
    thinking = asyncio.create_task(search.think(session.game, view, seat, seed=1, normal=0.3))
    while search.is_idle:
        await asyncio.sleep(0.01)
    await place.jobs.of("analyse")(session.id, SPARE)
    assert thinking.done()
    assert await thinking


class Interrupted(AnalysisPool):
    """Finds an analysis just when somebody changes the match."""

    def __init__(self, place: Place, session: AnySession) -> None:
        super().__init__(effort=0.01)
        self._place = place
        self._session = session

    async def go_on(
        self, match: AnyRecord, people: Sequence[int], progress: Progress, seconds: float, owner: Hashable
    ) -> Answer:
        """Goes on with an analysis."""
        found = await super().go_on(match, people, progress, seconds, owner)
        if found.analysis is not None:
            await self._place.commit(self._session, lambda now: changed(now, news=False))
        return found


async def test_an_analysis_goes_on_if_somebody_changes_the_match_at_its_end(place: Place) -> None:
    session, queue = await agreed(place, ALICE, BOB), place.bot.services.queue
    pool = Interrupted(place, session)
    await Analysing(place.bot.services, pool, shift=60).analyse(session.id, SPARE)
    await pool.close()
    assert (await place.store.of(Analyses).of(session)).analysis is None
    async with queue.long.redis() as redis:
        assert await redis.xlen(queue.long.stream_key)


async def test_a_match_without_a_result_is_not_analysed(place: Place) -> None:
    session = await place.begin(ALICE, BOB, game="mint_works")
    session = await place.commit(session, lambda now: matches.end(now, Ending.ANNULLED))
    await place.jobs.of("analyse")(session.id, SPARE)
    stored = await place.store.of(Analyses).of(session)
    assert (stored.analysis, stored.progress, stored.failed) == (None, None, False)


async def test_a_log_that_does_not_replay_makes_an_analysis_fail_for_good(place: Place) -> None:
    session = await agreed(place, ALICE, BOB)
    redis, log = place.store.redis, keys(session.id).log
    line = (await redis.lrange(log, 2, 2))[0]
    await redis.execute_command("LSET", log, 1, line)
    await place.jobs.of("analyse")(session.id, SPARE)
    assert (await place.store.of(Analyses).of(session)).failed


async def test_an_archived_match_can_be_analysed(place: Place) -> None:
    session = await agreed(place, ALICE, BOB)
    await place.store.retention.archive(session.id, place.clock())
    assert not await place.store.redis.exists(keys(session.id).log)
    found = await analysed(place, session)
    assert sum(found.decisions) >= TURNS
    assert found == (await place.store.of(Analyses).of(session)).analysis


async def test_an_unreadable_analysis_counts_as_none(place: Place) -> None:
    session = await agreed(place, ALICE, BOB)
    await place.store.redis.hset(keys(session.id).document, mapping={"analysis": b"???", "analysing": b"{}"})
    stored = await place.store.of(Analyses).of(session)
    assert (stored.analysis, stored.progress, stored.failed) == (None, None, False)


async def test_what_a_session_of_another_revision_has_found_is_not_stored(place: Place) -> None:
    session = await agreed(place, ALICE, BOB)
    earlier = structs.replace(session, revision=session.revision - 1)
    assert not await place.store.of(Analyses).save(earlier, Progress())
    assert not await place.store.of(Analyses).finish(earlier, None)
    gone = structs.replace(session, id=77)
    await place.store.of(Analyses).note_joined(gone)
    assert not await place.store.redis.exists(keys(77).document)
