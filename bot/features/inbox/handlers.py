"""Handles what waits for a person: turns, proposals, and matches that have lost their channel."""

from bot.actions.turn import Play
from bot.domain import matches
from bot.domain.calendar import FOREVER
from bot.domain.errors import UserError
from bot.domain.server import check_lobby
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import runs_out
from bot.features.inbox.actions import MoveHere, Next
from bot.features.inbox.views import Inbox
from bot.handlers.context import Context
from bot.handlers.opening import need_free_channel
from bot.handlers.registry import handles
from bot.handlers.turn import show_question
from bot.views.components import Panel


async def show_turns(context: Context) -> Panel:
    """Shows every match and every proposal that waits for the person, the most urgent match first."""
    store = context.services.store
    own = await store.indexes.matches_of(context.person)
    waiting = _most_urgent(context, own)
    proposed = [session for session in own if session.proposed and context.person in session.proposed.missing]
    lost = [session for session in own if session.lost and session.stage is Stage.PLAY]
    posts = await store.sessions.posts(waiting + proposed)
    return Inbox(context.reader, posts).page(waiting, proposed, lost)


@handles(Next)
async def show_next(context: Context, press: Next) -> Panel:
    """Shows the question of the person's most urgent match, or a note that nothing waits."""
    request, store = context.request, context.services.store
    waiting = _most_urgent(context, await store.indexes.turns(context.person))
    if not waiting:
        return context.note("turns-none")
    seen = await store.snapshot(waiting[0].id, request.person, context.at.now, Play.recent, request.guild)
    there = Context(context.services, request, context.reply, seen)
    panel = await show_question(there, there.session)
    context.committed = there.committed
    return panel


def _most_urgent(context: Context, found: list[AnySession]) -> list[AnySession]:
    """Returns the matches that wait for the person, the most urgent first."""
    waiting = [session for session in found if _is_to_move(session, context.person)]
    return sorted(waiting, key=lambda session: runs_out(session, context.person, context.at) or FOREVER)


def _is_to_move(session: AnySession, person: int) -> bool:
    return session.stage is Stage.PLAY and session.seat_of(person) in session.to_move


@handles(MoveHere)
async def move_here(context: Context, press: MoveHere) -> Panel:
    """Moves a match whose channel was deleted to this channel."""
    request, session, moment = context.request, context.session, context.at.now
    if request.guild != session.guild:
        raise UserError("other-server")
    await context.need_standing()
    if not request.posts:
        raise UserError("may-not-post")
    check_lobby(context.server, request.person, session.game, request.parent)
    await need_free_channel(context, session)
    await context.commit(session, lambda now: matches.relocate(now, request.person, request.channel, moment))
    return context.note("moved-here")
