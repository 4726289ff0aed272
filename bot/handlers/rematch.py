"""A rematch: a new match of the same people, in one tap."""

import discord
from msgspec import structs

from bot.domain import lobbies, matches
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Seat, Session, Stage
from bot.handlers.context import Visit
from bot.handlers.entropy import draw
from bot.views import components, posts
from bot.views.panel import Panel


async def rematch(visit: Visit, session: AnySession) -> None:
    """Starts a new match at once; everybody sits one seat further on. Of two taps one starts it, the other finds it."""
    if all(seat.person != visit.user.id for seat in session.seats):
        raise UserError("stranger")
    if session.stage is not Stage.OVER:
        raise UserError("not-over")
    if session.rematch:
        raise UserError("rematch-on", channel=f"<#{session.rematch}>")
    store, person = visit.parlour.store, visit.user.id
    gathered, message = await _shown(visit, _gathered(session, person))
    channel = message.id if session.channel != session.parent else session.parent
    await store.sessions.create(gathered)
    try:
        await store.sessions.update(session, lambda now: matches.followed(now, channel))
    except UserError:
        await store.sessions.forget(gathered.id)
        await message.delete()
        raise
    await visit.commit(gathered, lambda now: lobbies.start(now, person, channel, draw()))
    await visit.show(Panel(components.message([visit.words("rematch-on", channel=f"<#{channel}>")])))


async def _shown(visit: Visit, gathered: AnySession) -> tuple[AnySession, discord.Message]:
    """A new table with the message under which it is known. Raises UserError where Parlour may not send one."""
    place = visit.interaction.client.get_partial_messageable(gathered.parent)
    try:
        message = await place.send(view=posts.lobby(gathered))
    except (discord.Forbidden, discord.NotFound):
        raise UserError("no-place", channel=f"<#{gathered.parent}>") from None
    return structs.replace(gathered, id=message.id, lobby=message.id), message


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
        house_options=session.house_options,
    )
