"""A person's private note: as a line in their panels, and as a form."""

from bot.domain.session import AnySession
from bot.features.notes.actions import LONGEST, OpenNote, SaveNote
from bot.features.notes.domain import note_of
from bot.i18n import Book, MatchWords
from bot.views import components
from bot.views.components import Form, Piece
from bot.views.names import escaped, plain

SHOWN = 80
"""The most characters of a note that a panel shows."""


def line(session: AnySession, seat: int | None, words: MatchWords) -> Piece | None:
    """Returns the beginning of the note of `seat` with a button that opens it; None if there is none."""
    note = note_of(session, seat)
    if not note:
        return None
    beginning = escaped(plain(note, SHOWN)) or words("note-unseen")
    return components.with_button(f"📝 {beginning}", components.button(words, OpenNote(session.id), emoji=""))


def form(session: AnySession, seat: int, words: Book) -> Form:
    """Returns the form with the note of `seat`."""
    label, title = words("note-label"), words("note-title")
    return Form(title, label, SaveNote(session.id), note_of(session, seat), LONGEST)
