"""/propose: propose a change to a match."""

from bot.actions.proposals import Decide, Idea, Offer
from bot.handlers import proposals
from bot.handlers.context import Context
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer_at, command, match_choices
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def propose(interaction: Interaction, what: Idea | None = None, match: str = "") -> None:
        async def work(there: Context) -> Panel:
            if what is None:
                return await proposals.show(there, Decide(there.session.id))
            return await proposals.offer(there, what)

        await answer_at(services, interaction, match, work, recent=Offer.recent)

    made = command("propose", propose)
    made.autocomplete("match")(match_choices(services))
    return made
