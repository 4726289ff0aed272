"""Handles private notes on a match."""

from bot.features.notes import domain as changes
from bot.features.notes import views as notes
from bot.features.notes.actions import OpenNote, SaveNote
from bot.features.notes.domain import seat_with_note
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.turn import show_question
from bot.views.components import Panel


@handles(OpenNote)
async def open_note(context: Context, press: OpenNote) -> None:
    """Opens the person's note in a form."""
    seat = seat_with_note(context.session, context.person)
    await context.reply.open_form(notes.form(context.session, seat, context.reader))


@handles(SaveNote)
async def save(context: Context, press: SaveNote) -> Panel:
    """Saves the person's note, and shows their question."""
    session = await context.commit(context.session, lambda now: changes.write(now, context.person, press.text))
    return await show_question(context, session, context.words("note-saved" if press.text.strip() else "note-deleted"))
