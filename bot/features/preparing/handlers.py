"""Handles preparing a turn and its branches."""

import asyncio
from collections.abc import Callable

from bot.domain.quotas import Quota
from bot.domain.session import AnySession, Change
from bot.features.preparing import domain as preparing
from bot.features.preparing import views
from bot.features.preparing.actions import (
    AskThen,
    Branches,
    CarryOut,
    DespiteNews,
    DropPrepared,
    OfferLater,
    OpenBranch,
    Prepare,
)
from bot.features.preparing.domain import LINES, NothingKept
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.turn import Stale, need_own, show_question, still_open
from bot.views.components import Panel
from rules import branches
from rules import preparing as lines
from rules.game import Move
from rules.prepared import Branch

PROPOSALS = Quota("branches", burst=10, seconds=20)
"""How often branches are proposed to a person: each time takes up to a third of a second."""


@handles(Prepare)
async def prepare(context: Context, press: Prepare) -> Panel:
    """Shows the question of the person's next turn."""
    preparing.question(context.session, context.seat)
    return await show_question(context, context.session, of=preparing.TURN)


@handles(CarryOut, OfferLater, AskThen)
async def keep(context: Context, press: CarryOut | OfferLater | AskThen) -> Panel:
    """Keeps what the person has prepared, and shows it with the board; of a branch, with all others."""
    need_own(context, press)
    number = lines.line_of(press.version) or 0

    def change(now: AnySession) -> Change:
        still_open(now, press)
        if isinstance(press, AskThen):
            if not number:  # forged
                raise Stale
            return preparing.ask(now, press.seat, number)
        return preparing.keep(now, press.seat, at_once=isinstance(press, CarryOut), line=number)

    try:
        session = await context.commit(context.session, change)
    except Stale:
        return await _moved_on(context)
    return await show_branches(context, session) if number else await show_question(context, session)


@handles(DropPrepared)
async def drop(context: Context, press: DropPrepared) -> Panel:
    """Drops what the person has prepared; an old panel, of what was carried out since, shows how the match stands."""
    seat = context.seat
    try:
        session = await context.commit(context.session, lambda now: preparing.drop(now, seat))
    except NothingKept:
        return await _moved_on(context)
    return await show_question(context, session, context.words("prepared-dropped"))


@handles(Branches)
async def show(context: Context, press: Branches) -> Panel:
    """Shows what others may do that makes something else of what is prepared, and what is done then."""
    return await show_branches(context, context.session)


@handles(OpenBranch)
async def open_branch(context: Context, press: OpenBranch) -> Panel:
    """Shows the question of a branch; at first with the prepared turn chosen, as far as it is possible then."""
    seat = context.seat
    try:
        begun = await context.commit(context.session, lambda now: preparing.begin(now, seat, press.number, press.shown))
    except NothingKept:
        return await show_branches(context, await context.reread(context.session))
    return await show_question(context, begun, of=LINES[press.number])


@handles(DespiteNews)
async def despite_news(context: Context, press: DespiteNews) -> Panel:
    """Says whether what is prepared holds even if something was revealed."""
    seat = context.seat

    def change(now: AnySession) -> Change:
        return preparing.despite_news(now, seat, wanted=bool(press.wanted))

    return await _page_after(context, change)


async def show_branches(context: Context, session: AnySession) -> Panel:
    """Shows the branches of what the person has prepared. If the match went on since they were proposed, anew."""
    seat = context.seat
    try:
        kept = preparing.waiting(session, seat)
    except NothingKept:
        return await _moved_on(context, session)
    if preparing.is_looked_at(session, kept) or not kept.at_once or not preparing.is_possible(session, seat):
        return views.page(session, kept, context.reader)
    context.limit(PROPOSALS)
    found = await _proposed(session, seat)
    return await _page_after(context, lambda now: preparing.propose(now, seat, kept, found), session)


async def _proposed(session: AnySession, seat: int) -> list[Branch[Move]]:
    """Returns proposed branches. Others are answered meanwhile."""
    for found in branches.propose(session.rules, session.playing, seat):
        if found is not None:
            return found
        await asyncio.sleep(0)
    return []


async def _page_after(
    context: Context, change: Callable[[AnySession], Change], session: AnySession | None = None
) -> Panel:
    """Commits a change of what is prepared, and shows its branches."""
    try:
        after = await context.commit(session or context.session, change)
        return views.page(after, preparing.waiting(after, context.seat), context.reader)
    except NothingKept:
        return await _moved_on(context)


async def _moved_on(context: Context, session: AnySession | None = None) -> Panel:
    """Shows how the match stands to somebody whose press came too late."""
    session = session or await context.reread(context.session)
    return await show_question(context, session, context.words("error-moved-on"))
