"""Handles private notes on a match."""

from bot.actions.notes import OpenNote, SaveNote
from bot.domain import notes as changes
from bot.domain.notes import seat_with_note
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.turn import show_question
from bot.views import notes
from bot.views.components import Panel


@handles(OpenNote)
async def open_note(context: Context, press: OpenNote) -> None:
    """Opens the person's note in a form."""
    seat = seat_with_note(context.session, context.person)
    await context.reply.open_form(notes.form(context.session, seat, context.words))


@handles(SaveNote)
async def save(context: Context, press: SaveNote) -> Panel:
    """Saves the person's note, and shows their question."""
    session = await context.commit(context.session, lambda now: changes.write(now, context.person, press.text))
    return await show_question(context, session, context.words("note-saved" if press.text.strip() else "note-deleted"))
