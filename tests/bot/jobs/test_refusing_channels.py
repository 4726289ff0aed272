"""Channels that refuse what Parlour posts: the match goes on, and the people concerned are notified in private."""

import pytest

from bot.app.health import LONGEST_WAIT
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, changed
from bot.store.liveness import vitals
from sandbox.testing import reading
from tests.bot.place import Place, Time
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, CAROL, _ = IN_SANDBOX
THREADS = r"POST /channels/\d+/messages/\d+/threads"
EDITING = r"PATCH /channels/\d+/messages/\d+"
POSTING = r"POST /channels/\d+/messages$"
OLD_EDITS = 30046


async def direct_messages(place: Place, name: str) -> list[str]:
    """Returns the texts of the bot's direct messages to a person."""
    person = await place.sandbox.person(name)
    return [reading.text(message) for message in await person.messages("dm")]


async def all_direct_messages(place: Place) -> list[str]:
    return [text for name in ("Alice", "Bob", "Carol") for text in await direct_messages(place, name)]


@pytest.mark.parametrize("code", [160006, 50035, 200001], ids=["too many threads", "refused name", "blocked name"])
async def test_a_match_whose_thread_is_refused_is_played_in_the_channel(place: Place, code: int) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(THREADS, 400, code=code)
    await place.jobs.announce(session.id)
    now = await place.now(session)
    assert now.channel == now.parent
    alice = await place.sandbox.person("Alice")
    assert [post for post in await alice.messages("lobby") if "Play" in reading.buttons(post)]
    assert [channel async for channel in place.store.sessions.unannounced()] == []


async def test_a_server_with_too_many_threads_plays_in_the_channel(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.limit_threads(0)
    await place.jobs.announce(session.id)
    assert (await place.now(session)).channel == session.parent


async def test_turns_are_listed_although_no_thread_can_be_made(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(THREADS, 503)
    await place.jobs.announce(session.id)
    (seat,) = session.to_move
    assert [waiting.id for waiting in await place.store.indexes.turns(session.seats[seat].person)] == [session.id]


@pytest.mark.parametrize("code", [160005, 50035, 200000], ids=["locked", "refused", "blocked"])
async def test_parlour_backs_off_after_any_refusal(place: Place, time: Time, code: int) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(POSTING, 400, times=20, code=code)
    for _ in range(3):
        await place.jobs.announce(session.id)
    assert await place.store.back_off.is_backing_off(session.id, time.moment)


@pytest.mark.parametrize(("status", "code"), [(400, 50005), (403, 50013), (429, OLD_EDITS)])
async def test_a_lobby_that_cannot_be_edited_blocks_no_board(place: Place, status: int, code: int) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(EDITING, status, times=20, code=code, retry_after=0.01)
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 1
    await place.jobs.announce_lobby(session.parent, session.id)
    assert [channel async for channel in place.store.sessions.unannounced()] == []


@pytest.fixture
async def session(place: Place) -> AnySession:
    """A match in a thread with one board."""
    session = await place.begin(ALICE, BOB, CAROL)
    await place.jobs.announce(session.id)
    return await place.now(session)


async def test_who_is_next_is_notified_once_by_direct_message(place: Place, session: AnySession) -> None:
    place.sandbox.control.lock(str(session.id))
    session = await place.take_turn(session)
    for _ in range(4):
        await place.jobs.announce(session.id)
    (text,) = await all_direct_messages(place)
    assert "It is your turn" in text
    assert "because the thread is locked" in text
    next_player = session.seats[session.to_move[0]].person
    name = next(n for n, person in zip(("Alice", "Bob", "Carol"), IN_SANDBOX, strict=False) if person == next_player)
    assert await direct_messages(place, name) == [text]


async def test_the_turn_after_is_notified_too(place: Place, session: AnySession) -> None:
    place.sandbox.control.deny("lobby", "send_messages_in_threads")
    for _ in range(2):
        session = await place.take_turn(session)
        await place.jobs.announce(session.id)
    texts = await all_direct_messages(place)
    assert len(texts) == 2
    assert all("lacks a permission" in text for text in texts)


async def test_nobody_who_declines_mentions_is_notified(place: Place, session: AnySession) -> None:
    for person in (ALICE, BOB, CAROL):
        await place.store.people.update(person, lambda _: Preferences(mention=False))
    place.sandbox.control.lock(str(session.id))
    await place.take_turn(session)
    await place.jobs.announce(session.id)
    assert await all_direct_messages(place) == []


async def test_closed_direct_messages_do_no_harm(place: Place, session: AnySession) -> None:
    for name in ("Alice", "Bob", "Carol"):
        place.sandbox.control.close_dms(name)
    place.sandbox.control.lock(str(session.id))
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    place.sandbox.control.lock(str(session.id), False)
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 2


async def test_the_reason_is_forgotten_once_a_post_succeeds(place: Place, session: AnySession, time: Time) -> None:
    place.sandbox.control.lock(str(session.id))
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    assert (await place.store.snapshot(session.id, ALICE, time.moment)).channel_refusal == "locked"
    place.sandbox.control.lock(str(session.id), False)
    await place.jobs.announce(session.id)
    assert (await place.store.snapshot(session.id, ALICE, time.moment)).channel_refusal is None


async def test_a_removed_bot_backs_off_and_goes_on_when_invited(place: Place, session: AnySession, time: Time) -> None:
    place.sandbox.control.remove_bot()
    session = await place.take_turn(session)
    for _ in range(3):
        await place.jobs.announce(session.id)
    assert await place.store.back_off.is_backing_off(session.id, time.moment)
    place.sandbox.control.invite_bot()
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 2


async def test_a_match_in_a_deleted_thread_does_not_make_parlour_unwell(
    place: Place, session: AnySession, time: Time
) -> None:
    place.sandbox.control.delete_channel(str(session.id))
    await place.take_turn(session)
    longest = 0
    for _ in range(40):
        await place.passes(time, 30)
        await place.jobs.sweep()
        if not await place.store.back_off.is_backing_off(session.id, time.moment):
            await place.jobs.announce(session.id)
        longest = max(longest, (await vitals(place.store.redis)).waiting)
    assert (await place.now(session)).lost
    assert longest < LONGEST_WAIT


async def test_a_match_stops_if_neither_its_channel_nor_a_direct_message_calls_who_is_to_move(place: Place) -> None:
    session = await place.begin(ALICE, BOB, start_player="first_seat")
    guild = int(place.sandbox.control.channel("lobby").guild_id or 0)
    session = await place.commit(session, lambda now: changed(now, news=False, guild=guild))
    await place.jobs.announce(session.id)
    place.sandbox.control.deny("lobby", "send_messages_in_threads")
    place.sandbox.control.close_dms("Bob")
    await place.take_turn(await place.now(session))
    await place.jobs.announce(session.id)
    assert (await place.now(session)).held
    assert "What Parlour posts in" in (await direct_messages(place, "Alice"))[-1]
