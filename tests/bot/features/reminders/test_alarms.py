"""Reminders and the alarms of the core, in the same match."""

import pytest
from msgspec import structs

from bot.domain.calendar import DAY, HOUR
from bot.domain.session import Ending, Stage
from sandbox.testing import reading
from tests.bot.features.reminders.test_delivery import ring
from tests.bot.jobs.test_alarms import ALICE, BOB, DAILY, about_to_run_out
from tests.bot.place import Place, Time


async def test_a_person_without_mentions_is_neither_reminded_nor_mentioned_when_late(place: Place, time: Time) -> None:
    session = await about_to_run_out(place, time)
    await place.store.people.update(ALICE, lambda now: structs.replace(now, mention=False))
    await ring(place, ALICE)
    await place.jobs.announce(session.id)
    posts = await place.posts(session)
    assert len(posts) == 2
    assert posts[-1]["mentions"] == []


@pytest.mark.parametrize("deleted", [True, False])
async def test_whoever_can_decide_about_a_late_player_is_told_again_if_the_post_was_deleted(
    place: Place, time: Time, deleted: bool
) -> None:
    session = await about_to_run_out(place, time)
    await ring(place, ALICE)
    await place.jobs.announce(session.id)
    posts = await place.store.sessions.posts([session])
    if deleted:
        place.sandbox.control.delete_message(str(session.id), str(posts[session.id]))
    bob = await place.sandbox.person("Bob")
    for _ in range(4):
        await place.passes(time, 7 * HOUR)
        await ring(place, ALICE, BOB)
    told = await bob.messages("dm")
    assert ["has run out of time" in reading.text(message) for message in told] == [True] * deleted


async def test_a_match_that_nobody_continues_after_its_channel_was_deleted_ends_without_a_post(
    place: Place, time: Time
) -> None:
    session = await place.begin(ALICE, BOB, clock=DAILY, start_player="first_seat")
    await place.jobs.announce(session.id)
    place.sandbox.control.delete_channel(str(session.id))
    await place.take_turn(await place.now(session))
    await place.jobs.announce(session.id)
    assert (await place.now(session)).held
    for _ in range(7):  # the alarm that keeps a thread awake rings every six days
        await place.passes(time, 5 * DAY + 1)
        await ring(place, ALICE, BOB)
        await place.jobs.announce(session.id)
    over = await place.now(session)
    assert (over.stage, over.ending) == (Stage.OVER, Ending.IDLE)
    assert [channel async for channel in place.store.sessions.unannounced()] == []
    alice = await place.sandbox.person("Alice")
    assert len(await alice.messages("lobby")) == 1, "the lobby itself"
