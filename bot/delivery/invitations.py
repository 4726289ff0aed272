"""Calls the people who are invited to a lobby, and shows what they answer. May be repeated.

The nonce of a message is made of the newest invitation.
"""

import discord
import structlog

from bot.delivery.places import Place
from bot.delivery.refusals import is_refusal, log_refusal, refusals_logged
from bot.delivery.send import Outgoing
from bot.domain.session import AnySession, Stage
from bot.store.database import Store
from bot.views.lobby import answers, invitation
from bot.views.reader import Reader

_log = structlog.get_logger()


async def call(place: Place, store: Store, session: AnySession, reader: Reader, first: int) -> None:
    """Mentions those invited since revision `first` who want to be mentioned; the lobby names the others."""
    reserved = [seat for seat in session.seats if seat.is_reserved and session.stage is Stage.LOBBY]
    invited = {seat.guest: seat.invited for seat in reserved if seat.invited >= first}
    if not invited:
        return
    wanting = await store.people.to_mention(invited)
    guests = [guest for guest in invited if guest in wanting]
    if not guests:
        return
    nonce = f"{session.id:x}.i{max(invited.values()):x}"
    with refusals_logged(_log, "invitation refused", session=session.id):  # the lobby shows it all the same
        message = await place.send(Outgoing(invitation(session, reader, guests), mentions=guests), nonce)
        await store.invitations.posted(session.lobby, message)


async def show_answers(place: Place, store: Store, session: AnySession, reader: Reader) -> None:
    """Shows in the messages that invite people what became of it; the last answer removes their buttons."""
    for message in await store.invitations.waiting(session.lobby):
        try:
            found = await place.message(message).fetch()
            view, waits = answers(found, session, reader)
            if view is not None:
                await place.message(message).edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log_refusal(_log, "invitation not updated", error, session=session.id, message=message)
            waits = False  # it is gone, or nobody may edit it; a press is always checked
        if not waits:
            await store.invitations.settled(session.lobby, message)
