"""Shows in a channel what is proposed to a table, and brings that message up to date. May all be done again."""

from collections.abc import Awaitable, Callable

import discord
import structlog
from discord import ui

from bot.domain.proposal import Proposal, TakeBack
from bot.domain.session import AnySession
from bot.store.database import Store
from bot.store.outbox import Ballot, Unsaid
from bot.views import components, proposals
from bot.views.wording import marked_words

Send = Callable[[ui.LayoutView, str], Awaitable[int]]
"""Sends a message under a nonce, and gives its id."""

_log = structlog.get_logger()


class Balloting:
    """Speaks about proposals, one message for each."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def show(self, session: AnySession, unsaid: Unsaid, send: Send) -> Ballot:
        """Says how the proposal to the table stands, where that was not said; gives the message about it."""
        proposal, shown = session.proposal, unsaid.ballot
        if proposal is None or not unsaid.asks:
            return shown
        if shown.proposal == proposal.number:
            await self._update(session, proposal, shown.message)
            return shown
        await self._close(session, shown.message, marked_words(session, session.language)("ballot-settled"))
        if not proposal.is_open:
            return Ballot(proposal.number, 0)
        message = await send(await self._view(session, proposal), f"{session.id:x}.p{proposal.number}")
        return Ballot(proposal.number, message)

    async def _update(self, session: AnySession, proposal: Proposal, message: int) -> None:
        if not proposal.is_open:
            await self._close(
                session, message, proposals.status(session, proposal, marked_words(session, session.language))
            )
        elif message:
            view = await self._view(session, proposal)
            await self._edit(session, message, view)

    async def _view(self, session: AnySession, proposal: Proposal) -> ui.LayoutView:
        undone = []
        if isinstance(proposal.what, TakeBack):
            undone = await self._store.sessions.log(session, proposal.what.line, session.entries - 1)
        quiet = {person for person in proposal.missing if not (await self._store.people.person(person)).mention}
        return proposals.ballot(session, proposal, undone, quiet)

    async def _close(self, session: AnySession, message: int, end: str) -> None:
        """Takes the buttons off a message, which keeps what it told but for its last words, who is to agree."""
        if not message:
            return
        try:
            view = components.without_buttons(await self._message(session, message).fetch())
        except discord.HTTPException as error:
            _log.info("message about a proposal is gone", session=session.id, message=message, error=str(error))
            return
        texts = [piece for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]
        if texts:
            texts[-1].content = end
        await self._edit(session, message, view)

    async def _edit(self, session: AnySession, message: int, view: ui.LayoutView) -> None:
        """Changes a message. One that was deleted is left alone: buttons are checked whatever they stand under."""
        try:
            await self._message(session, message).edit(view=view)
        except discord.HTTPException as error:
            _log.info("message about a proposal stays as it is", session=session.id, message=message, error=str(error))

    def _message(self, session: AnySession, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(session.channel).get_partial_message(message)
