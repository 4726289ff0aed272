"""/vacation: days in which none of your clocks run."""

from datetime import date
from typing import Literal

import discord

from bot.domain import vacation
from bot.domain.calendar import begin_of
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, Interaction, answer, command
from bot.views.components import message
from bot.views.panel import Panel
from bot.views.wording import date_and_time

Days = discord.app_commands.Range[int, 1, vacation.ALLOWANCE]


def build(parlour: Parlour) -> Command:
    """The command."""

    async def vacation_(
        interaction: Interaction,
        action: Literal["start", "end"] | None = None,
        days: Days = 7,
        first_day: str = "",
    ) -> None:
        async def work(visit: Visit) -> None:
            def change(person: Preferences) -> Preferences:
                if action == "start":
                    return vacation.begin(person, visit.at.now, _first(person, visit.at.now, first_day), days)
                return vacation.end(person, visit.at.now) if action == "end" else person

            person = await parlour.store.people.update(visit.user.id, change)
            if action:
                await parlour.jobs.queue.calendar_changed(visit.user.id)
            visit.at = visit.at._replace(person=person)
            await visit.show(_show(visit, person))

        await answer(parlour, interaction, work)

    return command("vacation", vacation_)


def _first(person: Preferences, now: int, day: str) -> int:
    """When a vacation begins: now, or with a day of the person's own calendar."""
    if not day:
        return now
    try:
        return max(now, begin_of(date.fromisoformat(day), person.hours))
    except (ValueError, OverflowError):
        raise UserError("unknown-day") from None


def _show(visit: Visit, person: Preferences) -> Panel:
    words, now = visit.words, visit.at.now
    span = vacation.current(person, now)
    if span is None:
        state = words("vacation-none")
    else:
        start, end = date_and_time(span.start), date_and_time(span.end)
        state = words("vacation-on", end=end) if span.start <= now else words("vacation-planned", start=start, end=end)
    left = words("vacation-left", days=vacation.days_left(person, now))
    return Panel(message([f"### {words('vacation-title')}\n{state}\n{left}", f"-# {words('vacation-explained')}"]))
