"""/note: open your private note on a match in a form, which has to be the first answer."""

from bot.features.notes.actions import OpenNote
from bot.handlers import context
from bot.handlers.context import Context
from bot.handlers.registry import handle
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, command, match_choices
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def note(interaction: Interaction, match: str = "") -> None:
        async def work(there: Context) -> Panel | None:
            return await handle(there, OpenNote(there.session.id))

        reply = Answer(services, interaction)
        await reply.run(lambda: context.find(services, reply.request, match), work)

    made = command("note", note)
    made.autocomplete("match")(match_choices(services))
    return made
