"""/rules: how a game is played."""

from bot.handlers import reading, turn
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, Interaction, answer, command, game_choices
from rules import games


def build(parlour: Parlour) -> Command:
    """The command."""

    async def rules(interaction: Interaction, game: str = "") -> None:
        async def work(visit: Visit) -> None:
            name = game if game in games.names() else (await turn.here(visit)).game
            await reading.show_rules(visit, name)

        await answer(parlour, interaction, work)

    return game_choices(command("rules", rules))
