"""/rules: how a game is played."""

from bot import playing, reading
from bot.parlour import Parlour
from bot.slash import Command, Interaction, answer, command, game_choices
from bot.visit import Visit
from rules import games


def build(parlour: Parlour) -> Command:
    """The command."""

    async def rules(interaction: Interaction, game: str = "") -> None:
        async def work(visit: Visit) -> None:
            name = game if game in games.names() else (await playing.here(visit)).game
            await reading.show_rules(visit, name)

        await answer(parlour, interaction, work)

    return game_choices(command("rules", rules))
