"""A person's private note: as a line in their panels, and as a form."""

from bot.domain.session import AnySession
from bot.features.notes.actions import LONGEST, OpenNote, SaveNote
from bot.features.notes.domain import note_of
from bot.views import components
from bot.views.components import Form, Piece
from bot.views.names import escaped, plain
from bot.views.reader import Reader

SHOWN = 80
"""The most characters of a note that a panel shows."""


def line(session: AnySession, reader: Reader) -> Piece | None:
    """Returns the beginning of the reader's note with a button that opens it; None if there is none."""
    note, words = note_of(session, reader.seat), reader.of(session)
    if not note:
        return None
    beginning = escaped(plain(note, SHOWN)) or words("note-unseen")
    return components.with_button(f"📝 {beginning}", components.button(words, OpenNote(session.id), emoji=""))


def form(session: AnySession, seat: int, reader: Reader) -> Form:
    """Returns the form with the note of `seat`."""
    words = reader.words
    return Form(words("note-title"), words("note-label"), SaveNote(session.id), note_of(session, seat), LONGEST)
