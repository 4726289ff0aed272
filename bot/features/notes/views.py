"""A person's private note: as a line in their panels, and as a form."""

from bot.domain.session import AnySession
from bot.features.notes.actions import LONGEST, OpenNote, SaveNote
from bot.features.notes.domain import note_of
from bot.views import components
from bot.views.components import Form, Piece
from bot.views.more import plays
from bot.views.names import escaped, plain
from bot.views.reader import Reader
from rules.match import Question

SHOWN = 80
"""The most characters of a note that a panel shows."""


def line(session: AnySession, question: Question | None, reader: Reader) -> Piece | None:
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


def on_page(session: AnySession, reader: Reader) -> OpenNote | None:
    """Returns the button that opens the reader's note, if they play."""
    return OpenNote(session.id) if plays(session, reader) else None
