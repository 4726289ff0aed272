"""/turns: every table that waits for you."""

from bot import reading
from bot.parlour import Parlour
from bot.slash import Command, Interaction, answer, command


def build(parlour: Parlour) -> Command:
    """The command."""

    async def turns(interaction: Interaction) -> None:
        await answer(parlour, interaction, reading.show_turns)

    return command("turns", turns)
