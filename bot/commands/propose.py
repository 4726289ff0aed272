"""/propose: what the table could decide together."""

from typing import Literal

from bot import deciding, playing
from bot.parlour import Parlour
from bot.slash import Command, Interaction, answer, command, table_choices
from bot.visit import Visit

What = Literal["undo", "pause", "resume", "finish", "annul"]


def build(parlour: Parlour) -> Command:
    """The command."""

    async def propose(interaction: Interaction, what: What | None = None, table: str = "") -> None:
        async def work(visit: Visit) -> None:
            session = await playing.here(visit, table)
            if what is None:
                await deciding.show(visit, session)
            else:
                await deciding.offer(visit, session, what)

        await answer(parlour, interaction, work)

    made = command("propose", propose)
    made.autocomplete("table")(table_choices(parlour))
    return made
