"""/replay: step through a match."""

from discord.app_commands import Range

from bot.actions.replay import Replay
from bot.handlers.context import Context
from bot.handlers.registry import handle
from bot.handlers.services import Services
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer_at, command, match_choices
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def replay(interaction: Interaction, line: Range[int, 1] | None = None, match: str = "") -> None:
        async def work(there: Context) -> Panel | None:
            return await handle(there, Replay(there.session.id, line or 0))

        await answer_at(services, interaction, match, work)

    made = command("replay", replay)
    made.autocomplete("match")(match_choices(services))
    return made
