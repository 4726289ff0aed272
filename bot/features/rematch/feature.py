"""Rematches: a new match of those who want one, everybody one seat further on."""

from bot.actions.press import MatchPress, Style
from bot.domain import lobbies, session_options
from bot.domain.errors import UserError
from bot.domain.parts import PARTS, Part
from bot.domain.quotas import INVITATIONS_OF_GUEST_BY_HOST
from bot.domain.server import Server, check_lobby
from bot.domain.session import AnySession, Change, Origin, Seat, Session, Stage, changed
from bot.feature import Feature
from bot.handlers.context import Context, Request
from bot.handlers.entropy import new_proof
from bot.handlers.lobby import ask_again, take_seat
from bot.handlers.opening import limit_opening, need_only_match, posted
from bot.handlers.registry import handles
from bot.store.database import Snapshot
from bot.views import posts
from bot.views.components import Panel
from bot.views.lobby import place, terms
from bot.views.pages import LINKS, Link

REMATCH = Part("rematch", int, was="rematch")
"""The lobby of the rematch, and so its thread; 0: there is none."""


class Rematch(MatchPress, frozen=True, tag="rematch"):
    """Starts a new match of the same players."""

    label = "button-rematch"
    style = Style.BLUE
    emoji = "🔁"


def link(session: AnySession, lobby: int, before: int = 0) -> Change:
    """Links the lobby of the rematch, instead of `before`, which was closed. Raises UserError if there is another."""
    if REMATCH.of(session) != before:
        raise UserError("moved-on")
    return changed(REMATCH.put(session, lobby), news=False)


def under_result(session: AnySession) -> Rematch | None:
    """Returns the button under a result."""
    return Rematch(session.id) if session.stage is Stage.OVER else None


def on_replay(session: AnySession, line: int) -> Rematch | None:
    """Returns the same on a board of a replay: nobody has played a match from a file."""
    return None if session.origin is Origin.FILE else under_result(session)


@handles(Rematch)
async def rematch(context: Context, press: Rematch) -> Panel:
    """Opens a lobby with a seat reserved for each other person; their own press accepts, and the last one starts it.

    Among computers it starts at once.
    """
    session, person = context.session, context.person
    if all(seat.person != person for seat in session.seats):
        raise UserError("not-a-player")
    if session.stage is not Stage.OVER:
        raise UserError("not-over")
    decided = await context.need_standing(posts_in=session.parent)
    if REMATCH.of(session) and (open_one := await _open_rematch(context, session)) is not None:
        return await _accept(context, session, open_one)
    return await _propose(context, session, decided)


async def _open_rematch(context: Context, session: AnySession) -> AnySession | None:
    """Returns the rematch, unless its lobby was closed before it began."""
    there = await context.services.store.sessions.load(REMATCH.of(session))
    closed = there is None or (there.stage is Stage.OVER and there.match is None)
    return None if closed else there


async def _accept(context: Context, session: AnySession, there: AnySession) -> Panel:
    """Takes the seat that is reserved for the person in the lobby of the rematch; asks if its options are others."""
    if there.stage is not Stage.LOBBY or there.seat_of(context.person) is not None:
        raise UserError("rematch-on", place=place(there))
    seen = Snapshot(there, context.at, [], context.waiting, context.server)
    other = Context(context.services, context.request, context.reply, seen)
    joined = await take_seat(other, terms(session))
    if joined is None:
        return await ask_again(other)
    context.committed = other.committed
    return _note(context, joined)


async def _propose(context: Context, session: AnySession, decided: Server) -> Panel:
    await limit_opening(context, session.parent, session.guild)
    check_lobby(decided, context.person, session.game, session.parent)
    if session.guild and session.channel == session.parent:
        await need_only_match(context, session, session.channel)
    sessions, courier = context.services.store.sessions, context.services.courier
    gathered = _gathered(session, context.request, decided)
    context.limit_all(*((INVITATIONS_OF_GUEST_BY_HOST, (context.person, guest)) for guest in gathered.invited))
    name = f"{session.id:x}.r{session.revision:x}"  # the same after a crash, until the rematch is linked
    gathered = await posted(context, gathered, name)
    if session.channel != session.parent:
        gathered.channel = gathered.id
    await sessions.create(gathered, f"{name}.{gathered.id:x}", news=True)  # Discord may have forgotten the first post
    try:
        await sessions.update(session, lambda now: link(now, gathered.id, REMATCH.of(session)))
    except UserError:  # somebody else was faster: theirs is the rematch
        now = await context.reread(session)
        if REMATCH.of(now) != gathered.id:
            await sessions.delete(gathered.id)
            if not gathered.chat:
                await courier.delete(gathered.parent, gathered.id)
        if (open_one := await _open_rematch(context, now)) is None:
            raise
        return await _accept(context, session, open_one)
    gathered = await context.reread(gathered)
    if gathered.host != context.person:  # they were interrupted
        return await _accept(context, session, gathered)
    if not gathered.invited:
        proof = new_proof()
        gathered = await context.commit(
            gathered, lambda now: lobbies.start(now, context.person, gathered.channel, proof)
        )
    context.committed = gathered
    return _note(context, gathered)


def _note(context: Context, there: AnySession) -> Panel:
    if there.stage is Stage.LOBBY:
        return context.note("rematch-waits" if there.invited else "rematch-waits-for-host", place=place(there))
    return context.note("rematch-begun", place=place(there))


def _gathered(session: AnySession, request: Request, decided: Server) -> AnySession:
    """Returns a new lobby with the same players, options and clock, and no message yet."""
    seats = []
    for seat in session.seats[1:] + session.seats[:1]:
        if seat.person == request.person:
            entropy = str(request.interaction)
            seats.append(Seat(person=seat.person, name=seat.name, entropy=entropy, is_new=request.is_new))
        elif not seat.person:
            seats.append(Seat(name=seat.name))
        elif not decided.excludes(seat.person):
            seats.append(Seat(guest=seat.person, guest_name=seat.name, invited=1))
    return Session(
        id=0,
        channel=session.parent,
        parent=session.parent,
        lobby=0,
        guild=session.guild,
        chat=session.chat,
        language=session.language,
        host=request.person,
        game=session.game,
        clock=session.clock,
        seats=seats,
        proof=new_proof(),
        keeps_seats=True,
        options=session.options,
        match_options=session_options.allowed(session.match_options, rated=decided.ratings),
    )


FEATURE = Feature(
    adds=(
        PARTS.add(REMATCH),
        posts.BUTTONS.add(under_result, at=10),
        LINKS.add(Link(("replay",), on_replay), at=40),
    )
)
