"""The task queue stores arguments as pickles: Parlour's are plain numbers, which need none."""

from inspect import Parameter, signature
from typing import get_type_hints

from tests.bot.place import Place

TASKS = (
    "advance_contest",
    "analyse",
    "announce",
    "announce_lobby",
    "forget",
    "puzzle",
    "reindex",
    "remind",
    "retime",
    "ring",
    "sweep",
    "think",
    "tidy",
)


def test_every_argument_of_a_task_is_a_number(place: Place) -> None:
    for name in TASKS:
        task = getattr(place.jobs, name)
        hints = get_type_hints(task)
        passed = [one.name for one in signature(task).parameters.values() if one.default is Parameter.empty]
        assert {argument: hints[argument] for argument in passed} == dict.fromkeys(passed, int), name
    own = {*place.jobs.queue.tasks.tasks, *place.jobs.queue.searches.tasks} - {"fail", "sleep", "trace"}
    assert own == {*TASKS}
