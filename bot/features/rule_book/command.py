"""/rules: show the rules of a game."""

from bot.domain.errors import UserError
from bot.features.rule_book.actions import OpenRules, RuleBooks
from bot.handlers.context import Context, find_if_any
from bot.handlers.registry import handle
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command, game_choices, opened
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def rules(interaction: Interaction, game: str = "") -> None:
        async def open_chosen(there: Context) -> Panel | None:
            return await handle(there, OpenRules(game))

        if game:
            await answer(services, interaction, open_chosen)
        else:
            reply = Answer(services, interaction)
            await opened(reply, lambda: find_if_any(services, reply.request), _open_here)

    return game_choices(command("rules", rules))


async def _open_here(there: Context) -> Panel | None:
    """Shows the rules of the match that was found, or the choice of games."""
    try:
        press = OpenRules(there.session.game)
    except UserError:
        return await handle(there, RuleBooks())
    return await handle(there, press)
