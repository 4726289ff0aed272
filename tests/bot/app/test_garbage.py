"""Garbage is collected between presses, and even if there is no moment between them."""

import asyncio
import gc
from weakref import ref

from bot.app.garbage import EVERY, MANY, PATIENCE, PAUSE, QUIET, REST, Part, Schedule, collect, collect_between_presses
from bot.app.intake import Intake
from bot.jobs.cancel import end


def test_nothing_is_collected_if_there_is_little() -> None:
    assert Schedule(0.0).due(1.0, MANY, busy=False) is None


def test_many_new_objects_are_collected_at_the_first_moment_without_a_press() -> None:
    schedule = Schedule(0.0)
    assert schedule.due(1.0, MANY + 1, busy=True) is None
    assert schedule.due(1.5, MANY + 1, busy=False) == Part.YOUNG
    assert schedule.due(2.0, 0, busy=False) is None


def test_looks_are_rare_while_nobody_presses() -> None:
    schedule = Schedule(0.0)
    assert schedule.pause(QUIET - 1) == PAUSE
    assert schedule.pause(QUIET) == REST
    schedule.due(QUIET + 1, 0, busy=False, presses=1)
    assert schedule.pause(QUIET + 1) == PAUSE


def test_many_new_objects_do_not_wait_for_ever() -> None:
    schedule = Schedule(0.0)
    assert schedule.due(1.0, MANY + 1, busy=True) is None
    assert schedule.due(1.0 + PATIENCE[Part.YOUNG], MANY + 1, busy=True) == Part.YOUNG
    assert schedule.due(1.1 + PATIENCE[Part.YOUNG], MANY + 1, busy=True) is None


def test_what_is_not_frozen_is_looked_through_every_half_minute_between_presses() -> None:
    schedule, interval = Schedule(0.0), EVERY[Part.RECENT]
    assert schedule.due(interval, 0, busy=True) is None
    assert schedule.due(interval + 1, 0, busy=False) is Part.RECENT
    assert schedule.due(2 * interval, 0, busy=False) is None
    assert schedule.due(2 * interval + 1, 0, busy=False) is Part.RECENT


def test_everything_is_looked_through_every_hour_if_nobody_presses() -> None:
    schedule, hour = Schedule(0.0), EVERY[Part.ALL]
    assert schedule.due(hour, 0, busy=False) is Part.ALL
    assert schedule.due(hour + 1, 0, busy=False) is None


def test_everything_is_looked_through_only_after_a_pause_of_presses() -> None:
    schedule, hour, step = Schedule(0.0), EVERY[Part.ALL], QUIET - 1
    found = [schedule.due(hour + step * number, 0, busy=False, presses=number) for number in range(1, 9)]
    assert Part.ALL not in found, "somebody has pressed since the last look"
    assert schedule.due(hour + step * 9, 0, busy=True, presses=8) is not Part.ALL
    assert schedule.due(hour + step * 10, 0, busy=False, presses=8) is not Part.ALL
    assert schedule.due(hour + step * 9 + QUIET, 0, busy=False, presses=8) is Part.ALL


def test_everything_is_looked_through_after_a_day_even_if_people_press_all_the_time() -> None:
    schedule, hour, day = Schedule(0.0), EVERY[Part.ALL], PATIENCE[Part.ALL]
    assert schedule.due(hour, 0, busy=True, presses=1) is not Part.ALL
    assert schedule.due(hour + day - 1, 0, busy=True, presses=2) is not Part.ALL
    assert schedule.due(hour + day, 0, busy=True, presses=3) is Part.ALL


def test_young_objects_are_collected_while_a_larger_collection_waits() -> None:
    schedule, interval = Schedule(0.0), EVERY[Part.RECENT]
    assert schedule.due(interval, MANY + 1, busy=True) is None
    assert schedule.due(interval + PATIENCE[Part.YOUNG], MANY + 1, busy=True) is Part.YOUNG
    assert schedule.due(interval + PATIENCE[Part.RECENT], 0, busy=True) is Part.RECENT


class Cycle:
    """An object that only the collector can remove."""

    def __init__(self) -> None:
        self.own = self


def test_what_is_left_is_frozen_until_everything_is_looked_through() -> None:
    cycle = Cycle()
    gone = ref(cycle)
    collect(Part.RECENT)
    assert gc.get_freeze_count()
    del cycle
    collect(Part.RECENT)
    assert gone()
    collect(Part.ALL)
    assert gone() is None
    gc.unfreeze()


async def test_what_was_loaded_before_is_ignored_and_python_collects_by_itself_after_the_end() -> None:
    working = asyncio.create_task(collect_between_presses(Intake()))
    try:
        await asyncio.sleep(0)
        assert not gc.isenabled()
        assert len(gc.get_objects()) < gc.get_freeze_count() / 10
        await end(working)
        assert gc.isenabled()
    finally:
        gc.unfreeze()
