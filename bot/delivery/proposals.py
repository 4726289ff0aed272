"""Posts proposals and keeps their messages up to date. Everything may be repeated."""

from collections.abc import Awaitable, Callable

import discord
import structlog
from discord import ui

from bot.delivery.places import Place
from bot.delivery.refusals import log_refusal
from bot.delivery.send import Outgoing
from bot.domain.proposal import Proposal, Replace, TakeBack
from bot.domain.session import AnySession
from bot.store.database import Store
from bot.store.outbox import Pending, ProposalMessage
from bot.views import components, proposals
from bot.views.reader import Reader

Send = Callable[[Outgoing, str], Awaitable[int]]
"""Sends a message under a nonce; returns its id."""

_log = structlog.get_logger()


def concerned(session: AnySession, proposal: Proposal) -> list[int]:
    """Returns the people who are to hear of a proposal: those still to agree, and whose seat it is about."""
    return [*dict.fromkeys([*proposal.missing, *_owner(session, proposal)])]


def absent(session: AnySession, proposal: Proposal) -> list[int]:
    """Returns the people for whom a proposal does not wait once they have had notice of it."""
    return _owner(session, proposal) or [*proposal.absent] if proposal.opens else []


def _owner(session: AnySession, proposal: Proposal) -> list[int]:
    """Returns the person whose seat a proposal is about; nobody if it is about no seat."""
    return [session.seats[proposal.what.seat].owned_by] if isinstance(proposal.what, Replace) else []


class ProposalMessages:
    """Posts and edits the messages about proposals, one for each."""

    def __init__(self, store: Store, place: Callable[[AnySession], Place]) -> None:
        """`place`: returns where a match is shown."""
        self._store = store
        self._place = place

    async def show(self, session: AnySession, reader: Reader, pending: Pending, send: Send) -> ProposalMessage:
        """Shows the current state of the proposal, if that is pending; returns the message about it."""
        proposal, shown = session.proposal, pending.message
        if proposal is None or not pending.proposal_changed:
            return shown
        if shown.proposal == proposal.number:
            await self._update(session, proposal, reader, shown.message)
            return shown
        await self._close(session, shown.message, reader.words("proposal-settled"))
        if not proposal.is_open:
            return ProposalMessage(proposal.number, 0)
        message = await send(await self._outgoing(session, proposal, reader), f"{session.id:x}.p{proposal.number}")
        return ProposalMessage(proposal.number, message, shown.told)

    async def _update(self, session: AnySession, proposal: Proposal, reader: Reader, message: int) -> None:
        if not proposal.is_open:
            await self._close(session, message, proposals.status(session, proposal, reader))
        elif message:
            await self._edit(session, message, (await self._outgoing(session, proposal, reader)).view)

    async def _outgoing(self, session: AnySession, proposal: Proposal, reader: Reader) -> Outgoing:
        """Returns the message; it mentions those still to agree who want to be mentioned."""
        undone = []
        if isinstance(proposal.what, TakeBack):
            undone = await self._store.sessions.log(session, proposal.what.line, session.entries - 1)
        mentioned = await self._store.people.to_mention(concerned(session, proposal))
        return Outgoing(proposals.post(session, proposal, reader, undone, mentioned), mentions=mentioned)

    async def _close(self, session: AnySession, message: int, end: str) -> None:
        """Removes the buttons of a message and replaces its last text, who is to agree, with `end`."""
        if not message:
            return
        try:
            view = components.without_buttons(await self._place(session).message(message).fetch())
        except discord.HTTPException as error:
            log_refusal(_log, "proposal message not found", error, session=session.id, message=message)
            return
        texts = [piece for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]
        if texts:
            texts[-1].content = end
        await self._edit(session, message, view)

    async def _edit(self, session: AnySession, message: int, view: ui.LayoutView) -> None:
        """Edits a message, unless it was deleted. No harm if that fails: a press is always checked."""
        try:
            await self._place(session).message(message).edit(view=view)
        except discord.HTTPException as error:
            log_refusal(_log, "proposal message not edited", error, session=session.id, message=message)
