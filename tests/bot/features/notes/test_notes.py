"""A private note on a match: only people with a seat keep one, and only as long as the match."""

from __future__ import annotations

import msgspec
import pytest
from discord import ui

from bot.domain import matches
from bot.domain import session as documents
from bot.domain.errors import UserError
from bot.domain.session import Ending
from bot.features.notes import feature as notes
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, CAROL, lobby, match


def test_a_note_is_stored_with_the_seat_and_an_empty_one_is_deleted() -> None:
    change = notes.write(match(ALICE, BOB), BOB, "  watch the harbour \n")
    assert not change.news
    session = documents.decode(msgspec.json.encode(change.session))
    seat = session.seat_of(BOB)
    assert (notes.note_of(session, seat), notes.note_of(session, None)) == ("watch the harbour", "")
    assert sum(bool(other.parts) for other in session.seats) == 1
    assert notes.note_of(notes.write(session, BOB, " ").session, seat) == ""


def test_spectators_keep_none_nor_does_anybody_before_or_after_the_match() -> None:
    session = match(ALICE, BOB)
    for where, who, why in (
        (session, CAROL, "not-a-player"),
        (lobby(ALICE, BOB), ALICE, "not-started"),
        (matches.end(session, Ending.AGREED).session, ALICE, "note-over"),
    ):
        with pytest.raises(UserError) as error:
            notes.write(where, who, "mine")
        assert error.value.name == why


def test_text_that_cannot_be_stored_or_read_harms_nothing() -> None:
    session = notes.write(match(ALICE, BOB), ALICE, "\ud800\u202e@everyone **[x](https://example.org)**").session
    assert documents.decode(msgspec.json.encode(session)) == session
    line = notes.line(session, None, reader(seat=session.seat_of(ALICE)))
    assert isinstance(line, ui.Section)
    shown = "".join(getattr(piece, "content", "") for piece in line.walk_children())
    assert shown == r"📝 \@everyone \*\*\[x\](https\://example.org)\*\*"
    unseen = notes.write(session, ALICE, "\u200b").session
    assert notes.line(unseen, None, reader(seat=session.seat_of(ALICE))) is not None
    assert notes.form(session, session.seat_of(ALICE) or 0, reader("ja")).text.endswith("**")
