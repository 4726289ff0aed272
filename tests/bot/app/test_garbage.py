"""Garbage is collected between presses, and even if there is no moment between them."""

import asyncio
import gc

from bot.app.garbage import ALL, FULL_SECONDS, MANY, PATIENCE, YOUNG, Schedule, collect_between_presses
from bot.jobs.cancel import end


def test_nothing_is_collected_if_there_is_little() -> None:
    assert Schedule(0.0).due(1.0, MANY, busy=False) is None


def test_many_new_objects_are_collected_at_the_first_moment_without_a_press() -> None:
    schedule = Schedule(0.0)
    assert schedule.due(1.0, MANY + 1, busy=True) is None
    assert schedule.due(1.5, MANY + 1, busy=False) == YOUNG
    assert schedule.due(2.0, 0, busy=False) is None


def test_many_new_objects_do_not_wait_for_ever() -> None:
    schedule = Schedule(0.0)
    assert schedule.due(1.0, MANY + 1, busy=True) is None
    assert schedule.due(1.0 + PATIENCE[YOUNG], MANY + 1, busy=True) == YOUNG
    assert schedule.due(1.1 + PATIENCE[YOUNG], MANY + 1, busy=True) is None


def test_everything_is_looked_through_every_minute_between_presses() -> None:
    schedule = Schedule(0.0)
    assert schedule.due(FULL_SECONDS, 0, busy=True) is None
    assert schedule.due(FULL_SECONDS + 1, 0, busy=False) == ALL
    assert schedule.due(2 * FULL_SECONDS, 0, busy=False) is None
    assert schedule.due(2 * FULL_SECONDS + 1, 0, busy=False) == ALL


def test_young_objects_are_collected_while_a_full_collection_waits() -> None:
    schedule = Schedule(0.0)
    assert schedule.due(FULL_SECONDS, MANY + 1, busy=True) is None
    assert schedule.due(FULL_SECONDS + PATIENCE[YOUNG], MANY + 1, busy=True) == YOUNG
    assert schedule.due(FULL_SECONDS + PATIENCE[ALL], 0, busy=True) == ALL


async def test_python_collects_by_itself_again_after_the_end() -> None:
    working = asyncio.create_task(collect_between_presses(lambda: False))
    await asyncio.sleep(0)
    assert not gc.isenabled()
    await end(working)
    assert gc.isenabled()
