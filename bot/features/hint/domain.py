"""Who got a hint. Pure."""

from bot.domain.parts import Lasts, Part
from bot.domain.session import AnySession, Change, changed, with_seat

HINTED = Part("hint", bool, was="hinted", lasts=Lasts.MATCH, helps=True)
"""Whether the person of a seat got a hint."""


def note_hint(session: AnySession, seat: int) -> Change:
    """Records that the person of `seat` got a hint."""
    parts = HINTED.put(session.seats[seat], True).parts
    return changed(session, news=False, seats=with_seat(session, seat, parts=parts))
