"""A private note of a person on a match. Pure."""

from bot.domain.errors import UserError
from bot.domain.parts import Part
from bot.domain.session import AnySession, Change, Stage, changed, with_seat

NOTE = Part("note", str, was="note")
"""What the person of a seat has noted for themselves, until the match ends."""


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
