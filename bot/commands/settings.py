"""/settings: language, mentions, reminders and hours."""

import re
from typing import Any, Literal

from discord.app_commands import Choice
from msgspec import structs

from bot.domain import calendar
from bot.domain.calendar import Hours
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences, Reminders
from bot.handlers.context import Context
from bot.handlers.services import Services
from bot.i18n import book, language_of
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, choices, command
from bot.views import preferences
from bot.views.components import Panel

NO_QUIET = "none"
_QUIET = re.compile(r"([0-9]{1,2})\s*[-–~〜～]\s*([0-9]{1,2})")


def build(services: Services) -> Command:
    """Returns the command."""

    async def settings(
        interaction: Interaction,
        language: Literal["auto", "en", "ja"] | None = None,
        mention: bool | None = None,
        text_board: bool | None = None,
        reminders: Literal["channel", "direct", "off"] | None = None,
        time_zone: str | None = None,
        quiet: str | None = None,
        weekends: bool | None = None,
    ) -> None:
        async def work(there: Context) -> Panel:
            wanted = {
                "language": "" if language == "auto" else language,
                "mention": mention,
                "text_board": text_board,
                "reminders": reminders and Reminders(reminders),
            }
            week = {"zone": time_zone, "quiet": quiet and _quiet(quiet), "weekends": weekends}
            person = await services.store.people.update(there.person, lambda now: _changed(now, wanted, week))
            if reminders or any(value is not None for value in week.values()):
                await services.jobs.queue.calendar_changed(there.person)
            return preferences.page(person, book(language_of(person.language, there.request.language)))

        await answer(services, interaction, work)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices([(zone, zone) for zone in sorted(calendar.zones())], typed.replace(" ", "_"))

    made = command("settings", settings)
    made.autocomplete("time_zone")(complete)
    return made


def _changed(person: Preferences, wanted: dict[str, Any], week: dict[str, Any]) -> Preferences:
    own = structs.replace(person.hours, **{name: value for name, value in week.items() if value is not None})
    if own.zone not in calendar.zones():
        raise UserError("unknown-zone")
    if not calendar.leaves_enough(own.quiet):
        raise UserError("unknown-quiet", most=calendar.QUIET)
    return structs.replace(person, hours=own, **{name: value for name, value in wanted.items() if value is not None})


def _quiet(text: str) -> tuple[int, int]:
    """Parses quiet hours such as 22-7, or "none". Raises UserError for anything else."""
    if text == NO_QUIET:
        return Hours().quiet
    written = _QUIET.fullmatch(text.strip())
    if written is None or max(map(int, written.groups())) > 24:
        raise UserError("unknown-quiet", most=calendar.QUIET)
    first, last = (int(hour) % 24 for hour in written.groups())
    return first, last
