"""The board in words is never cut: what does not fit into a message is a file."""

from itertools import islice

import pytest
from discord import ui
from msgspec import structs

from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.views import components, panel
from bot.views.board import Picture, describe, seen_by
from bot.views.wording import plain_words
from tests.bot.readers import reader
from tests.bot.sessions import seeded_match, taps

WITH_TEXT = Preferences(text_board=True)
LATE = range(60, 300, 30)
"""Questions of a match in which its board has filled."""


def coal_baron() -> list[AnySession]:
    """Returns a late match of four players with long names, at several moments."""
    session = seeded_match("coal_baron", 4, {}, seed=1)
    named = structs.replace(session, seats=[structs.replace(seat, name=seat.name * 6) for seat in session.seats])
    found = list(islice(taps(named, seed=1), LATE.stop))
    return [found[number].session for number in LATE if number < len(found)]


def texts(view: ui.LayoutView) -> list[str]:
    return [piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]


def attached(shown: components.Panel) -> list[str]:
    """Returns the text files of a panel."""
    return [file.fp.read().decode() for file in shown.files() if file.filename == components.TEXT_FILE]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_whole_board_in_words_is_a_text_or_a_file(language: str) -> None:
    files = 0
    for session in coal_baron():
        whole = describe(seen_by(session, 0), plain_words(session, language))
        shown = panel.show_text(session, reader(language, 0))
        assert whole in (attached(shown) or texts(shown.view))
        files += len(attached(shown))
    assert files or language == "ja", "no board was too long for a message"


def test_a_question_beside_a_long_board_is_complete_too() -> None:
    for session in coal_baron():
        seat = session.to_move[0]
        whole = describe(seen_by(session, seat), plain_words(session, "en"))
        question = next(taps(session, seed=1)).question
        laid_out = panel.lay_out(session, question, reader(seat=seat, preferences=WITH_TEXT), Picture((b"",), whole))
        shown = components.Panel(laid_out, text=whole)
        assert whole in (attached(shown) or texts(shown.view))
        assert not [text for text in texts(laid_out) if text.endswith("…") and text not in whole]


def test_a_short_board_has_no_file() -> None:
    session = seeded_match("manhattan", 2, {}, seed=1)
    assert panel.show_text(session, reader(seat=0)).files() == []


def test_names_in_a_board_in_words_are_text() -> None:
    session = seeded_match("manhattan", 2, {}, seed=1)
    hostile = structs.replace(session.seats[0], name="<@42> **x**")
    shown = panel.show_text(structs.replace(session, seats=[hostile, session.seats[1]]), reader(seat=0))
    assert r"\<\@42\> \*\*x\*\*" in "".join(texts(shown.view))
    assert "<@42>" not in "".join(texts(shown.view))
