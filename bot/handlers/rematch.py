"""A rematch: a new match of the same people, in one tap."""

from msgspec import structs

from bot.actions.rematch import Rematch
from bot.delivery.courier import NotDelivered
from bot.domain import lobbies, matches
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Seat, Session, Stage
from bot.handlers.context import Context
from bot.handlers.entropy import draw
from bot.handlers.registry import handles
from bot.views import lobby
from bot.views.components import Panel


@handles(Rematch)
async def rematch(context: Context, press: Rematch) -> Panel:
    """Starts a new match at once; everybody sits one seat further on. Of two taps one starts it, the other finds it."""
    session, person = context.session, context.person
    if all(seat.person != person for seat in session.seats):
        raise UserError("stranger")
    if session.stage is not Stage.OVER:
        raise UserError("not-over")
    if session.rematch:
        raise UserError("rematch-on", channel=f"<#{session.rematch}>")
    sessions, courier = context.services.store.sessions, context.services.courier
    gathered = await _posted(context, _gathered(session, person))
    channel = gathered.id if session.channel != session.parent else session.parent
    await sessions.create(gathered)
    try:
        await sessions.update(session, lambda now: matches.followed(now, channel))
    except UserError:
        await sessions.forget(gathered.id)
        await courier.delete(gathered.parent, gathered.id)
        raise
    await context.commit(gathered, lambda now: lobbies.start(now, person, channel, draw()))
    return context.note("rematch-on", channel=f"<#{channel}>")


async def _posted(context: Context, gathered: AnySession) -> AnySession:
    """A new table with the message under which it is known. Raises UserError if Parlour may not send one."""
    try:
        message = await context.services.courier.post(gathered.parent, lobby.lobby(gathered))
    except NotDelivered:
        raise UserError("no-place", channel=f"<#{gathered.parent}>") from None
    return structs.replace(gathered, id=message, lobby=message)


def _gathered(session: AnySession, host: int) -> AnySession:
    """The same people, options and clock at a new table, of which there is no message yet."""
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
