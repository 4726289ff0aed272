"""Handles rematches: a new match of the same players, in one tap."""

from msgspec import structs

from bot.actions.rematch import Rematch
from bot.delivery.courier import NotDelivered
from bot.domain import lobbies, matches
from bot.domain.errors import UserError
from bot.domain.quotas import LOBBIES
from bot.domain.session import AnySession, Seat, Session, Stage
from bot.handlers.context import Context
from bot.handlers.entropy import draw
from bot.handlers.registry import handles
from bot.views import lobby
from bot.views.components import Panel


@handles(Rematch)
async def rematch(context: Context, press: Rematch) -> Panel:
    """Starts a new match at once, with everybody one seat further on. A second press gets the same match."""
    session, person = context.session, context.person
    if all(seat.person != person for seat in session.seats):
        raise UserError("not-a-player")
    if session.stage is not Stage.OVER:
        raise UserError("not-over")
    if session.rematch:
        raise UserError("rematch-on", channel=f"<#{session.rematch}>")
    context.limit(LOBBIES)
    sessions, courier = context.services.store.sessions, context.services.courier
    gathered = await _posted(context, _gathered(session, person))
    channel = gathered.id if session.channel != session.parent else session.parent
    await sessions.create(gathered)
    try:
        await sessions.update(session, lambda now: matches.link_rematch(now, channel))
    except UserError:
        await sessions.delete(gathered.id)
        await courier.delete(gathered.parent, gathered.id)
        raise
    await context.commit(gathered, lambda now: lobbies.start(now, person, channel, draw()))
    return context.note("rematch-on", channel=f"<#{channel}>")


async def _posted(context: Context, gathered: AnySession) -> AnySession:
    """Posts the new lobby and returns it with its message. Raises UserError if Parlour may not post."""
    try:
        message = await context.services.courier.post(gathered.parent, lobby.lobby(gathered))
    except NotDelivered:
        raise UserError("no-place", channel=f"<#{gathered.parent}>") from None
    return structs.replace(gathered, id=message, lobby=message)


def _gathered(session: AnySession, host: int) -> AnySession:
    """Returns a new lobby with the same players, options and clock, and no message yet."""
    return Session(
        id=0,
        channel=session.parent,
        parent=session.parent,
        lobby=0,
        guild=session.guild,
        language=session.language,
        host=host,
        game=session.game,
        clock=session.clock,
        seats=[Seat(person=seat.person, name=seat.name) for seat in session.seats[1:] + session.seats[:1]],
        options=session.options,
        match_options=session.match_options,
    )
