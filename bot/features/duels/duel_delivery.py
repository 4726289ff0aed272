"""The messages of duels. Each may be repeated: a nonce is made of the duel and what is posted."""

import discord
import structlog

from bot.delivery.refusals import refusals_logged
from bot.delivery.send import Outgoing, send
from bot.features.duels import duel_views as view
from bot.features.duels.duel import Standing
from bot.i18n import words_in
from bot.views import components
from bot.views.board import Boards, Picture

_log = structlog.get_logger()


class DuelMessages:
    """Posts and edits through the bot's REST client."""

    def __init__(self, client: discord.Client, boards: Boards) -> None:
        self._client = client
        self._boards = boards

    async def show(self, standing: Standing) -> None:
        """Edits the message of a duel, unless Discord refuses that."""
        duel, picture = standing.duel, await self._picture(standing)
        place = self._client.get_partial_messageable(duel.channel).get_partial_message(duel.id)
        with refusals_logged(_log, "duel not edited", duel=duel.id):
            await place.edit(view=view.message(standing, picture), attachments=components.files(picture))

    async def invite(self, standing: Standing, guests: list[int]) -> None:
        """Mentions those who are invited."""
        await self._post(standing, Outgoing(view.invitation(standing, guests), mentions=guests), "invites")

    async def tell(self, standing: Standing, people: list[int]) -> None:
        """Posts the table of a duel that is over, and mentions the `people`."""
        picture = await self._picture(standing)
        await self._post(standing, Outgoing(view.result(standing, people, picture), picture, people), "over")

    async def _post(self, standing: Standing, outgoing: Outgoing, what: str) -> None:
        duel = standing.duel
        with refusals_logged(_log, "duel not posted", duel=duel.id):
            await send(self._client, duel.channel, outgoing, f"{duel.id:x}.{what}")

    async def _picture(self, standing: Standing) -> Picture | None:
        """Returns the table of a duel that is over; None if it goes on."""
        if not standing.over:
            return None
        plot = view.plot(standing, 0, words_in(standing.duel.language))
        return await self._boards.owned_by(standing.duel.id).render_plots([plot]) if plot else None
