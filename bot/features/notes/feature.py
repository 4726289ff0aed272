"""Private notes: a person's own text on a match, in their panels and in a form."""

from typing import Annotated

from msgspec import Meta

from bot.actions.press import MatchPress
from bot.actions.turn import Play
from bot.domain.errors import UserError
from bot.domain.parts import PARTS, Part
from bot.domain.session import AnySession, Change, Stage, changed, with_seat
from bot.feature import Feature
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.turn import show_question
from bot.views import components, more, panel
from bot.views.components import Form, Panel, Piece
from bot.views.more import plays
from bot.views.names import escaped, plain
from bot.views.reader import Reader
from rules.match import Question

LONGEST = 1000
"""The longest note, in characters."""
NOTE = Part("note", str, was="note")
"""What the person of a seat has noted for themselves, until the match ends."""
SHOWN = 80
"""The most characters of a note that a panel shows."""


class OpenNote(MatchPress, frozen=True, tag="note"):
    """Opens the person's note in a form."""

    label = "button-note"
    emoji = "📝"
    opens_form = True


class SaveNote(MatchPress, frozen=True, tag="notes"):
    """Saves the note that was written in the form."""

    chosen = "text"
    recent = Play.recent

    text: Annotated[str, Meta(max_length=LONGEST)] = ""


def seat_with_note(session: AnySession, person: int) -> int:
    """Returns the seat of `person`, who may keep a note. Raises UserError for others, and after the match."""
    seat = session.seat_of(person)
    if session.match is None:
        raise UserError("not-started")
    if seat is None:
        raise UserError("not-a-player")
    if session.stage is not Stage.PLAY:
        raise UserError("note-over")
    return seat


def note_of(session: AnySession, seat: int | None) -> str:
    """Returns the note of the person at `seat`; empty if there is none, and for spectators."""
    return NOTE.of(session.seats[seat]) if seat is not None else ""


def write(session: AnySession, person: int, text: str) -> Change:
    """Replaces the note of `person`; an empty one is deleted."""
    seat = seat_with_note(session, person)
    storable = text.encode(errors="ignore").decode()
    sitting = NOTE.put(session.seats[seat], storable.strip())
    return changed(session, news=False, seats=with_seat(session, seat, parts=sitting.parts))


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


@handles(OpenNote)
async def open_note(context: Context, press: OpenNote) -> None:
    """Opens the person's note in a form."""
    seat = seat_with_note(context.session, context.person)
    await context.reply.open_form(form(context.session, seat, context.reader))


@handles(SaveNote)
async def save(context: Context, press: SaveNote) -> Panel:
    """Saves the person's note, and shows their question."""
    session = await context.commit(context.session, lambda now: write(now, context.person, press.text))
    return await show_question(context, session, context.words("note-saved" if press.text.strip() else "note-deleted"))


FEATURE = Feature(
    adds=(
        PARTS.add(NOTE),
        panel.ABOVE.add(line, at=30),
        more.BUTTONS.add(on_page, at=90),
    )
)
