"""/rules: show the rules of a game."""

from bot.actions.rule_book import GameRules
from bot.handlers.context import Context
from bot.handlers.rule_book import show_rules
from bot.handlers.services import Services
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, answer_at, command, game_choices
from bot.views.components import Panel
from rules import games


def build(services: Services) -> Command:
    """Returns the command."""

    async def rules(interaction: Interaction, game: str = "") -> None:
        async def work(there: Context) -> Panel:
            return await show_rules(there, GameRules(game if game in games.names() else there.session.game))

        if game in games.names():
            await answer(services, interaction, work)
        else:
            await answer_at(services, interaction, "", work)

    return game_choices(command("rules", rules))
