"""The task queue stores arguments as pickles: Parlour's are plain numbers, which need none."""

from inspect import Parameter, signature
from typing import get_type_hints

from tests.bot.place import Place

OF_DOCKET = {"fail", "sleep", "trace"}


def test_every_argument_of_a_task_is_a_number(place: Place) -> None:
    tasks = {**place.bot.services.queue.tasks.tasks, **place.bot.services.queue.searches.tasks}
    assert {"announce", "think"} <= tasks.keys()
    for name in tasks.keys() - OF_DOCKET:
        hints = get_type_hints(tasks[name])
        passed = [one.name for one in signature(tasks[name]).parameters.values() if one.default is Parameter.empty]
        assert {argument: hints[argument] for argument in passed} == dict.fromkeys(passed, int), name
