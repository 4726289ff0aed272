"""The task that reminds a person, and what people usually do at which hours."""

from collections.abc import Iterable

import structlog
from msgspec import structs

from bot.delivery.announcer import Announced
from bot.features.reminders.delivery import Reminder
from bot.features.reminders.habits import noted
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from bot.jobs.worker import Task

_log = structlog.get_logger()


async def schedule(services: Services, person: int) -> None:
    """Schedules the reminder of a person."""
    await services.queue.tasks.add("remind", key=f"remind:{person}")(person)


def tasks(services: Services) -> Iterable[Task]:
    """Returns the task `remind`."""
    reminder = Reminder(services.client, services.store, services.boards, services.now)

    async def remind(person: OneAtATime) -> None:
        """Reminds a person of every turn for which a reminder is due."""
        try:
            await reminder.remind(person)
        except FAILURES as error:
            _log.warning("reminder failed", person=person, error=str(error))

    return (remind,)


async def note_habits(services: Services, announced: Announced) -> None:
    """Stores the hour of the turn for each person who has moved."""
    session, now = announced.session, services.now()
    chosen = [entry for entry in announced.entries if not (entry.by_standing_order or entry.prepared)]
    seats = {entry.seat for entry in chosen if entry.seat is not None}
    for person in {session.seats[seat].person for seat in seats if not session.seats[seat].by_computer}:
        await services.store.people.note(person, lambda known: structs.replace(known, habits=noted(known.habits, now)))
