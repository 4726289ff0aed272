"""/turns: every table that waits for you."""

from bot.handlers import reading
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, Interaction, answer, command


def build(parlour: Parlour) -> Command:
    """The command."""

    async def turns(interaction: Interaction) -> None:
        await answer(parlour, interaction, reading.show_turns)

    return command("turns", turns)
