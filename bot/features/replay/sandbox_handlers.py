"""Handles trying a position again, in a private match against computers."""

from bot.domain.match_kinds import need_open
from bot.domain.session import Seat, Stage
from bot.domain.turn_time import keep
from bot.features.replay import sandbox_match
from bot.features.replay import views as view
from bot.features.replay.actions import TryAgain, TryAgainst
from bot.features.replay.handlers import need_match
from bot.features.replay.scenes import scene_of
from bot.handlers.context import Context
from bot.handlers.entropy import new_key
from bot.handlers.opening import limit_opening, posted_direct
from bot.handlers.registry import handles
from bot.views.components import Panel
from rules.levels import Level
from rules.match import AnyMatch


@handles(TryAgain)
async def ask_level(context: Context, press: TryAgain) -> Panel:
    """Asks how strong the computers are to be, if the person may try this position."""
    await _position(context, press.line)
    session = context.session
    return view.levels(
        session,
        press.line,
        context.reader,
        exact=sandbox_match.knows_all(session, context.person),
        costs_rating=sandbox_match.costs_rating(session, context.person),
    )


@handles(TryAgainst)
async def begin(context: Context, press: TryAgainst) -> Panel:
    """Begins a private match from the position, in the person's direct messages."""
    match, seat = await _position(context, press.line)
    await limit_opening(context)
    level = Level.EASY if press.easy else Level.NORMAL
    host = Seat(person=context.person, name=context.request.name)
    gathered = sandbox_match.gathered(context.session, seat, host, level, context.language)
    if context.session.stage is Stage.PLAY:
        await context.commit(context.session, lambda now: sandbox_match.note_tried(now, context.person))
    posted = await posted_direct(context, gathered, f"{context.request.interaction:x}.try")
    begun = keep(posted, sandbox_match.begin(posted, match), context.at)
    await context.services.store.sessions.begin(begun, context.operation())
    context.committed = begun.session
    return context.note("try-begun", place=f"<#{posted.channel}>")


async def _position(context: Context, line: int) -> tuple[AnyMatch, int]:
    """Returns the match from a position, and the seat that the person gets in it."""
    session = context.session
    need_match(session)
    need_open(session, context.at.now)
    log = await context.log()
    found = await scene_of(session, log, line)
    seat = sandbox_match.seat_to_try(session, found.state, context.person)
    return sandbox_match.match_from(session, found.state, context.person, new_key()), seat
