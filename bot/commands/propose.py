"""/propose: what the table could decide together."""

from typing import Literal

from bot.handlers import proposals, turn
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, Interaction, answer, command, table_choices

What = Literal["undo", "pause", "resume", "finish", "annul"]


def build(parlour: Parlour) -> Command:
    """The command."""

    async def propose(interaction: Interaction, what: What | None = None, table: str = "") -> None:
        async def work(visit: Visit) -> None:
            session = await turn.here(visit, table)
            if what is None:
                await proposals.show(visit, session)
            else:
                await proposals.offer(visit, session, what)

        await answer(parlour, interaction, work)

    made = command("propose", propose)
    made.autocomplete("table")(table_choices(parlour))
    return made
