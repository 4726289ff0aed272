"""/settings: language, mentions, boards, reminders and hours."""

from typing import Literal

from discord.app_commands import Choice

from bot.domain import calendar
from bot.domain.preferences import AUTO
from bot.features.settings.actions import ShowSettings
from bot.features.settings.handlers import change_settings
from bot.handlers.context import Context
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, choices, command, language_choices, text
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def settings(
        interaction: Interaction,
        language: str = "",
        mention: bool | None = None,
        text_board: bool | None = None,
        colours: Literal["usual", "contrast", "safe"] | None = None,
        reminders: Literal["channel", "direct", "off"] | None = None,
        time_zone: str = "",
        quiet: str = "",
        weekends: bool | None = None,
        help: bool | None = None,
        hide_record: bool | None = None,
    ) -> None:
        typed = {
            "language": language,
            **_switches(mention=mention, text_board=text_board, weekends=weekends, help=help, hide_record=hide_record),
            "colours": colours,
            "reminders": reminders,
            "zone": time_zone,
            "quiet": quiet,
        }
        wanted = {name: value for name, value in typed.items() if value}

        async def work(there: Context) -> Panel | None:
            return await (change_settings(there, wanted) if wanted else handle(there, ShowSettings()))

        await answer(services, interaction, work)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices([(zone, zone) for zone in sorted(calendar.zones())], typed.replace(" ", "_"))

    made = command("settings", settings)
    made.autocomplete("time_zone")(complete)
    return language_choices(made, Choice(name=text("settings-auto"), value=AUTO))


def _switches(**given: bool | None) -> dict[str, str]:
    """Returns the values of the settings that are on or off, as far as they are given."""
    return {name: str(value).lower() for name, value in given.items() if value is not None}
