"""The deal of the day: from the button to the table, and what would spoil it for others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec import structs

from bot.domain.calendar import DAY
from bot.domain.session import AnySession, Change
from bot.domain.turn_time import Moment, keep
from bot.features.analysis.actions import Analysis, Mistakes
from bot.features.analysis.jobs import SPARE, Analysing
from bot.features.analysis.pool import AnalysisPool
from bot.features.analysis.store import Analyses
from bot.features.duels import daily
from bot.features.duels.daily_actions import ManageDeals, PlayDaily, PostDeals, ShowDaily
from bot.features.duels.daily_store import Daily
from bot.features.duels.domain import DEAL, Entry, begins
from bot.features.forgetting.feature import ForgetMe
from bot.features.hint.feature import Hint
from bot.features.replay.actions import Export, TryAgain
from bot.features.story.feature import Story
from bot.features.verify.feature import Verify
from bot.store.database import Store
from sandbox import Answer, Person
from sandbox.testing import reading
from tests.bot.sessions import played_out
from tests.end_to_end.busy import FULL, end_one, fill
from tests.end_to_end.days import Days
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    Json,
    components_of,
    elsewhere,
    forge,
    is_over,
    is_post,
    message_of,
    press,
    private_text,
    running_harness,
)
from tests.schemas import Inspector
from tests.unreliable import unreliable

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""
CLAIM_OF_ALICE = b'["Alice",'
"""In the request that claims her try: the beginning of its entry."""


def table_of(page: Json) -> str:
    """Returns the alt text of the table."""
    (text,) = reading.alt_texts(page)
    return text


async def begin(person: Person) -> Json:
    """Begins a try; returns its first board, in direct messages."""
    page = message_of(await person.slash("daily"))
    assert "one try" in reading.text(page)
    assert "waiting for you" in private_text(await press(person, page, PlayDaily))
    channel = (await person.channel("dm"))["id"]
    return await person.wait_for(lambda message: message["channel_id"] == channel and is_post(message))


async def session_of(harness: Harness, person: Person) -> AnySession:
    """Returns the match of somebody's try."""
    store = harness.bot.services.store
    own = await store.of(Daily).own(daily.day_of(harness.now()), int(person.id))
    assert own is not None
    session = await store.sessions.load(own.session)
    assert session is not None
    return session


async def finish(harness: Harness, person: Person, session: AnySession | None = None) -> Json:
    """Plays somebody's try to its end, without the page; returns its result."""
    session = session or await session_of(harness, person)
    over = played_out(session)

    def end(now: AnySession) -> Change:
        change = Change(structs.replace(over, revision=now.revision + 1, moved=harness.now()), [], news=True)
        return keep(now, change, Moment(harness.now()))

    await harness.bot.services.store.sessions.update(session, end)
    await harness.bot.jobs.sweep()
    return await person.wait_for(is_over)


async def test_everybody_has_one_try_and_the_table_shows_who_has_done_how(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await begin(alice)
    assert "You have had your try for today" in private_text(await alice.slash("daily", what="play"))
    assert "Your try is under way." in private_text(await alice.slash("daily"))
    post = await finish(harness, alice)
    assert "Once the day of this deal is over" in reading.text(post)
    page = message_of(await bob.slash("daily"))
    assert table_of(page).startswith("Played here today:\n1. Alice: ")
    week = message_of(await press(bob, page, ShowDaily))
    assert table_of(week).startswith("Played here this week:\n1. Alice: ")
    await alice.slash("settings", hide_record=True, text_board=True)
    assert "Nobody has finished it yet." in private_text(await bob.slash("daily"))
    page = message_of(await alice.slash("daily"))
    assert "1. Alice (you): " in table_of(page)
    assert "1. Alice (you): " in reading.text(page).replace("\\", "")


async def test_nothing_that_would_spoil_the_deal_is_shown_on_its_day(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await begin(alice)
    match = (await session_of(harness, alice)).id
    own, others = await elsewhere(alice, "dm"), await elsewhere(bob, "lobby")
    assert "hints" in private_text(await forge(alice, own, Hint(match))).lower()
    assert "no match" in private_text(await forge(bob, others, Story(match))).lower()
    await finish(harness, alice)
    for kind in (Verify, Export, TryAgain, Analysis, Mistakes):
        assert "still play this deal" in private_text(await forge(alice, own, kind(match))), kind


async def test_the_analysis_of_a_deal_waits_for_the_end_of_its_day(days: Days) -> None:
    harness, (alice,) = days.harness, await days.harness.people("Alice")
    await begin(alice)
    session, services = await session_of(harness, alice), harness.bot.services
    await finish(harness, alice)
    pool = AnalysisPool(services.settings.analyse_effort)
    analysing = Analysing(services, pool)
    await analysing.analyse(session.id, SPARE)
    assert await analysed(services.store, session) == (None, None)
    days.time.moment = begins(daily.day_of(days.time.moment) + 1)
    await analysing.analyse(session.id, SPARE)
    await pool.close()
    assert await analysed(services.store, session) != (None, None)
    shown = private_text(await forge(alice, await elsewhere(alice, "dm"), Analysis(session.id)))
    assert "still play this deal" not in shown


async def analysed(store: Store, session: AnySession) -> tuple[Any, Any]:
    """Returns the analysis of a match, and how far it is if it goes on."""
    stored = await store.of(Analyses).of(session)
    return stored.analysis, stored.progress


async def test_a_deal_finished_after_its_day_says_that_it_does_not_count(days: Days) -> None:
    harness, (alice,) = days.harness, await days.harness.people("Alice")
    await begin(alice)
    session = await session_of(harness, alice)
    days.time.moment = begins(daily.day_of(days.time.moment) + 1)
    assert "finished after its day" in reading.text(await finish(harness, alice, session))
    assert "Nobody has finished it yet." in private_text(await alice.slash("daily", what="week"))


async def test_a_channel_gets_the_deals_of_the_games_that_it_wants_in_one_silent_post_a_day(days: Days) -> None:
    alice, bob = await days.harness.people("Alice", "Bob")
    assert "manage" in private_text(await forge(bob, await elsewhere(bob, "lobby"), ManageDeals())).lower()
    page = message_of(await forge(alice, await elsewhere(alice, "lobby"), ManageDeals()))
    assert "Nothing is posted here" in reading.text(page)
    for game in ("montana", "mint_works"):
        page = message_of(await choose_deal(alice, page, game))
    assert "Posted here: Mint Works, Montana" in reading.text(page)
    for _ in range(2):
        await days.advance(60)
    (first,) = await deal_posts(bob)
    assert first["flags"] & SILENT
    assert "waiting for you" in private_text(await press(bob, first, PlayDaily))
    await finish(days.harness, bob)
    await days.advance(DAY)
    await bob.wait_for(lambda message: "Yesterday: 1. **Bob**" in reading.text(message))
    page = message_of(await forge(alice, await elsewhere(alice, "lobby"), ManageDeals()))
    for game in ("montana", "mint_works"):
        page = message_of(await choose_deal(alice, page, game))
    await days.advance(DAY)
    assert len(await deal_posts(bob)) == 2


async def choose_deal(person: Person, page: Json, game: str) -> Answer:
    menu = next(each for each in components_of(page, PostDeals))
    return await person.choose(page, menu["custom_id"], game)


async def deal_posts(person: Person) -> list[Json]:
    return [each for each in await person.messages("lobby") if "The next deal comes" in reading.text(each)]


async def test_forgetting_somebody_gives_them_no_second_try(harness: Harness) -> None:
    alice, _ = await harness.people("Alice", "Bob")
    await begin(alice)
    sure = message_of(await press(alice, await elsewhere(alice, "lobby"), ForgetMe))
    await press(alice, sure, ForgetMe)
    await harness.answered()
    store = harness.bot.services.store
    async with asyncio.timeout(PATIENCE):
        while await store.forgetting.begun() or await store.forgetting.named(int(alice.id)):
            await asyncio.sleep(0.02)
    page = message_of(await alice.slash("daily"))
    assert "ended without a result" in reading.text(page)
    assert not components_of(page, PlayDaily)
    assert "had your try for today" in private_text(await alice.slash("daily", what="play"))


async def test_pressing_again_while_the_claim_is_late_is_one_try(
    redis_url: str, tmp_path: Path, inspector: Inspector
) -> None:
    async with unreliable(redis_url) as line, running_harness(line.url, tmp_path, inspector) as harness:
        alice = await harness.person("Alice")
        page = message_of(await alice.slash("daily"))
        line.hold_answer(CLAIM_OF_ALICE)
        first = asyncio.create_task(press(alice, page, PlayDaily))
        await line.held.wait()
        assert "waiting for you" in private_text(await press(alice, page, PlayDaily))
        line.release()
        assert "had your try for today" in private_text(await first)
        assert len(await deals(harness)) == 1
        messages = await alice.messages((await alice.channel("dm"))["id"])
        assert sum("one try, without hints" in reading.text(message) for message in messages) == 1


async def test_a_try_whose_press_crashed_after_the_claim_begins_with_the_next_press(harness: Harness) -> None:
    alice = await harness.person("Alice")
    store, today = harness.bot.services.store, daily.day_of(harness.now())
    await store.of(Daily).claim(today, 0, int(alice.id), Entry("Alice", 77))
    assert "waiting for you" in private_text(await alice.slash("daily", what="play"))
    assert await deals(harness) == [77]


async def deals(harness: Harness) -> list[int]:
    """Returns the matches of tries."""
    store = harness.bot.services.store
    found = [await store.sessions.load(session) async for session in store.sessions.all()]
    return [session.id for session in found if session and DEAL.of(session)]


async def test_who_is_in_too_many_matches_does_not_lose_their_try(harness: Harness) -> None:
    carol = await harness.person("Carol")
    await fill(harness, carol)
    page = message_of(await carol.slash("daily"))
    assert FULL in private_text(await press(carol, page, PlayDaily))
    await end_one(harness)
    await begin(carol)
