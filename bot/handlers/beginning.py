"""What somebody sees who has begun a match: its first question, and where it is played."""

import asyncio

from bot.domain.session import AnySession
from bot.handlers.context import Context
from bot.handlers.turn import show_question
from bot.i18n import words_in
from bot.views.components import Panel
from bot.views.lobby import place

LOOKS = 10
"""How often it is looked whether computer players have moved."""
PAUSE = 0.4
"""Seconds between two looks."""


async def show_begun(context: Context, session: AnySession) -> Panel:
    """Shows the person the first question of a match that they have just begun, after computers who are before them.

    Waits a few seconds for computers. If they take longer, or somebody else is to move, it shows the board.
    """
    if not session.chat:  # there the news are answers to this press, too, and come after this one
        await context.services.queue.after(session)
        context.committed = None
        session = await _once_computers_have_moved(context, session)
    context.follow(session)
    there = place(session) if session.guild else f"[{context.words('match-link')}]({place(session)})"
    game = words_in(context.language, session.game)("game-name")
    return await show_question(context, session, context.words("match-begun", game=game, place=there))


async def _once_computers_have_moved(context: Context, session: AnySession) -> AnySession:
    for _ in range(LOOKS):
        if not all(session.seats[seat].by_computer for seat in session.to_move):
            break
        await asyncio.sleep(PAUSE)
        session = await context.reread(session)
    return session
