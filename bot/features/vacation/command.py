"""/vacation: take days off, on which your clocks stand still."""

from datetime import date
from typing import Literal

import discord

from bot.domain.calendar import begin_of
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.features.vacation import domain as vacation
from bot.features.vacation.views import page
from bot.handlers.context import Context
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services
from bot.views.components import Panel

Days = discord.app_commands.Range[int, 1, vacation.ALLOWANCE]


def build(services: Services) -> Command:
    """Returns the command."""

    async def vacation_(
        interaction: Interaction,
        action: Literal["start", "end"] | None = None,
        days: Days = 7,
        first_day: str = "",
    ) -> None:
        async def work(there: Context) -> Panel:
            def change(person: Preferences) -> Preferences:
                if action == "start":
                    return vacation.begin(person, there.at.now, _first(person, there.at.now, first_day), days)
                return vacation.end(person, there.at.now)

            person = there.preferences
            if action:
                person = await services.store.people.update(there.person, change, known=person)
                await services.queue.calendar_changed(there.person)
            return page(person, there.at.now, there.words)

        await answer(services, interaction, work)

    return command("vacation", vacation_)


def _first(person: Preferences, now: int, day: str) -> int:
    """Returns when a vacation begins: now, or with `day` in the person's time zone."""
    if not day:
        return now
    try:
        return max(now, begin_of(date.fromisoformat(day), person.hours))
    except (ValueError, OverflowError):
        raise UserError("unknown-day") from None
