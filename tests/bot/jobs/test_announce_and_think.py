"""Jobs: every commit is announced once, despite crashes, and the computer moves when it is its turn."""

import asyncio

import pytest
from msgspec import structs

from bot.app.assembly import machine_time
from bot.domain import matches, own_level, session_options
from bot.domain.calendar import Now
from bot.domain.own_level import Known
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Change, Stage, changed
from bot.jobs.cancel import end
from bot.settings import Settings
from bot.store import session_counts
from bot.store.liveness import vitals
from sandbox.testing import reading
from tests.bot.place import Crash, Place, logged_in
from tests.bot.sessions import ALICE, BOB, CAROL


@pytest.fixture
def now() -> Now:
    """The machine's clock: workers need real time."""
    return machine_time


async def to_computer(place: Place, level: str = "normal") -> AnySession:
    """Returns a match of Alice and a computer that is to move and has not been woken."""
    session = await place.begin(ALICE, computers=1)
    chosen = {session_options.LEVEL.name: level}
    session = await place.commit(
        session, lambda now: changed(now, news=False, match_options=now.match_options | chosen)
    )
    while session.to_move == [0]:
        session = await place.take_turn(session)
    return session


async def test_a_repeated_announcement_posts_the_board_once(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    for _ in range(3):
        await place.jobs.announce(session.id)
    (post,) = await place.posts(session)
    assert f"<@{session.seats[session.to_move[0]].person}>" in reading.text(post)
    assert reading.alt_texts(post)


async def test_two_concurrent_announcements_post_once(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await asyncio.gather(*(place.jobs.announce(session.id) for _ in range(2)))
    assert len(await place.posts(session)) == 1


async def test_every_turn_is_posted_and_the_last_post_loses_its_buttons(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.jobs.announce(session.id)
    await place.take_turn(session)
    await place.jobs.announce(session.id)
    first, second = await place.posts(session)
    assert reading.buttons(first) == []
    assert "Play" in reading.buttons(second)


async def test_turns_faster_than_posts_share_a_post(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    session = await place.take_turn(session)
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    (post,) = await place.posts(session)
    assert "Draws can be checked" in reading.text(post)
    assert [channel async for channel in place.store.sessions.unannounced()] == []


async def test_news_left_by_a_crash_is_announced_by_the_next_worker(place: Place, settings: Settings) -> None:
    session = await place.begin(ALICE, BOB)
    async with logged_in(settings, works=True):
        await place.until(lambda: place.posts(session))
    assert len(await place.posts(session)) == 1


async def test_a_crash_after_the_post_causes_no_second_post(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    crash = await Crash.before(place)
    await place.jobs.announce(session.id)
    await crash.happens()
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 1
    assert [channel async for channel in place.store.sessions.unannounced()] == []


async def test_a_crash_before_the_older_posts_buttons_are_removed_does_no_harm(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.jobs.announce(session.id)
    session = await place.take_turn(session)
    crash = await Crash.before(place)
    await place.jobs.announce(session.id)
    await crash.happens()
    await place.jobs.announce(session.id)
    assert [bool(reading.buttons(post)) for post in await place.posts(session)] == [False, True]


async def test_a_post_whose_response_was_lost_is_not_repeated(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(rf"POST .*/channels/{session.id}/messages", 502, after_effect=True)
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 1


async def test_a_refused_post_is_tried_again_later(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(rf"POST .*/channels/{session.id}/messages", 400)
    await place.jobs.announce(session.id)
    assert await place.posts(session) == []
    assert [channel async for channel in place.store.sessions.unannounced()] == [session.id]
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 1


async def test_the_lobbys_message_is_updated_after_a_change(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.jobs.announce(session.id)
    await place.jobs.announce_lobby(session.parent, session.id)
    alice = await place.sandbox.person("Alice")
    shown = next(m for m in await alice.messages("lobby") if m["id"] == str(session.lobby))
    assert f"<#{session.channel}>" in reading.text(shown)
    assert reading.buttons(shown) == ["Go to the match"]


async def test_a_match_that_was_indexed_as_its_lobby_is_indexed_again(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.jobs.announce(session.id)
    async with place.store.redis.pipeline() as pipe:
        session_counts.queue_note(pipe, structs.replace(session, stage=Stage.LOBBY))
        await pipe.execute()
    await place.jobs.announce_lobby(session.parent, session.id)
    counted = (await place.store.session_counts.counted()).everywhere
    assert (counted.at(Stage.LOBBY), counted.at(Stage.PLAY)) == (0, 1)


async def test_a_lobby_is_indexed_before_discord_takes_the_edit(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(r"PATCH /channels/\d+/messages/\d+", 503, times=20)
    await place.jobs.announce_lobby(session.parent, session.id)
    assert (await place.store.session_counts.counted()).everywhere.at(Stage.PLAY) == 1


async def test_jobs_for_a_channel_without_a_session_do_nothing(place: Place) -> None:
    await place.jobs.announce(1)
    await place.jobs.think(1)


async def test_an_unreadable_session_does_not_block_the_others(place: Place, settings: Settings) -> None:
    broken = await place.begin(ALICE, BOB)
    session = await place.begin(ALICE, BOB)
    await place.store.redis.hset(f"session:{{{broken.id}}}", "document", "{")
    async with logged_in(settings, works=True):
        await place.until(lambda: place.posts(session))
    assert await place.posts(broken) == []
    assert await place.store.redis.exists(f"broken:{{{broken.id}}}")


async def test_a_person_without_mentions_is_named(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    seat = session.seats[session.to_move[0]]
    await place.store.people.update(seat.person, lambda _: Preferences(mention=False))
    await place.jobs.announce(session.id)
    (post,) = await place.posts(session)
    assert f"<@{seat.person}>" not in reading.text(post)
    assert seat.name in reading.text(post)


async def test_a_player_to_move_again_after_their_own_move_is_not_mentioned(place: Place) -> None:
    """Their panel already shows the next question. Every other player whose turn begins is mentioned."""
    session = await place.begin(ALICE, BOB, game="mint_works")
    again, others = 0, 0
    while not (again and others):  # as soon as one has passed, the other goes on
        if not session.to_move:
            session = await place.begin(ALICE, BOB, game="mint_works")
        acted = session.to_move[0]
        session = await place.take_turn(session)
        await place.jobs.announce(session.id)
        post = reading.text((await place.posts(session))[-1])
        for seat in (seat for seat in session.to_move if session.seats[seat].turn_began_at == session.revision):
            assert (f"<@{session.seats[seat].person}>" in post) == (seat != acted)
            again, others = again + (seat == acted), others + (seat != acted)


async def test_the_computer_plays_until_a_person_is_to_move(place: Place, settings: Settings) -> None:
    session = await to_computer(place)
    async with logged_in(settings, works=True):
        await place.until(lambda: is_to_move(place, session, 0))
    played = await place.now(session)
    assert played.playing.move_counts[1] > session.playing.move_counts[1]


async def is_to_move(place: Place, session: AnySession, seat: int) -> bool:
    return seat in (await place.now(session)).to_move


async def test_a_computer_not_woken_before_a_crash_is_woken_later(place: Place, settings: Settings) -> None:
    """The post was made and recorded, then the process died: there is no pending news."""
    session = await to_computer(place)
    await place.announcer.announce(session.id)
    async with logged_in(settings, works=True):
        await place.until(lambda: is_to_move(place, session, 0))


async def test_a_computer_commits_one_whole_turn_at_a_time(place: Place, settings: Settings) -> None:
    session = await to_computer(place)
    async with logged_in(settings, works=True):
        await place.until(lambda: is_to_move(place, session, 0))
    after = await place.now(session)
    assert after.revision == session.revision + 1
    assert [entry.seat for entry in await place.store.sessions.log(after, session.entries)] == [1] * (
        after.playing.move_counts[1] - session.playing.move_counts[1]
    )


async def test_a_search_for_a_finished_turn_changes_nothing(place: Place) -> None:
    session = await to_computer(place)
    await asyncio.gather(*(place.jobs.think(session.id) for _ in range(2)))
    after = await place.now(session)
    assert after.revision == session.revision + 1


async def test_a_search_ends_once_the_match_no_longer_waits_for_it(place: Place, settings: Settings) -> None:
    session = await to_computer(place)
    patient = settings.model_copy(update={"think_seconds": 10.0})
    async with logged_in(patient, works=False) as bot, asyncio.timeout(5):
        thinking = asyncio.create_task(bot.jobs.think(session.id))
        await place.commit(session, lambda now: matches.concede(now, ALICE))
        await thinking


@pytest.mark.parametrize(("pace", "waits"), [("human", True), ("quick", False)])
async def test_the_pace_option_decides_whether_a_computer_pauses(
    place: Place, settings: Settings, pace: str, waits: bool
) -> None:
    session = await to_computer(place)
    session = await place.commit(session, lambda now: paced(now, pace))
    slow = settings.model_copy(update={"pause_seconds": 60.0})
    async with logged_in(slow, works=False) as bot:
        thinking = asyncio.create_task(bot.jobs.think(session.id))
        await asyncio.wait({thinking}, timeout=1 if waits else None)
        assert thinking.done() is not waits
        await end(thinking)
    assert ((await place.now(session)).revision == session.revision) is waits


def paced(session: AnySession, pace: str) -> Change:
    options = {session_options.PACE.name: pace}
    return Change(structs.replace(session, revision=session.revision + 1, match_options=options), [], news=False)


async def test_no_search_runs_for_a_person(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.jobs.think(session.id)
    assert await place.now(session) == session


async def test_a_search_result_after_the_end_changes_nothing(place: Place) -> None:
    session = await to_computer(place)
    thinking = asyncio.create_task(place.jobs.think(session.id))
    await asyncio.sleep(0.01)
    over = await place.commit(session, lambda now: matches.concede(now, ALICE))
    await thinking
    assert over.stage is Stage.OVER
    assert await place.now(session) == over


async def test_the_computer_plays_a_conceded_seat(place: Place, settings: Settings) -> None:
    session = await place.begin(ALICE, BOB, CAROL)
    seat = session.to_move[0]
    session = await place.commit(session, lambda now: matches.concede(now, now.seats[seat].person))
    async with logged_in(settings, works=True):
        await place.until(lambda: has_moved(place, session, seat))


async def has_moved(place: Place, session: AnySession, seat: int) -> bool:
    return (await place.now(session)).playing.move_counts[seat] > session.playing.move_counts[seat]


async def test_the_sweep_stores_a_heartbeat(place: Place) -> None:
    assert (await vitals(place.store.redis)).swept is None
    await place.jobs.sweep()
    assert (await vitals(place.store.redis)).swept == 0


async def test_computers_at_the_level_of_people_note_it_with_their_first_move(place: Place) -> None:
    session = await to_computer(place, session_options.OWN)
    await place.jobs.think(session.id)
    moved = await place.store.sessions.load(session.id)
    assert moved is not None
    assert moved.entries > session.entries
    assert own_level.PEOPLE.of(moved) == {0: Known()}
