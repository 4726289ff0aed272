"""Calls the people who are invited to a lobby. May be repeated: the nonce is made of the newest invitation."""

import discord
import structlog

from bot.delivery.refusals import is_refusal
from bot.delivery.send import send
from bot.domain.session import AnySession, Stage
from bot.store.database import Store
from bot.views.lobby import invitation

_log = structlog.get_logger()


async def call(client: discord.Client, store: Store, session: AnySession, first: int) -> None:
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
    try:
        await send(client, session.parent, invitation(session, guests), nonce, mentions=guests)
    except discord.HTTPException as error:
        if not is_refusal(error):
            raise  # to be tried again; after a refusal, the lobby shows the invitation all the same
        _log.info("invitation refused", session=session.id, error=str(error))
