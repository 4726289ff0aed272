"""The list of what waits for a person."""

from discord import ui
from msgspec import structs

from bot.features.inbox.feature import Inbox, Shown
from bot.views.names import escaped, without_round_brackets
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, match


def test_the_names_in_the_line_of_a_match_without_a_channel_are_text() -> None:
    hostile = "[free](https://example.com)"
    session = match(ALICE, BOB)
    seats = [structs.replace(seat, name=hostile) for seat in session.seats]
    lost = structs.replace(session, seats=seats, lost=True)
    panel = Inbox(reader(), {}).page(Shown(lost=[lost]))
    texts = [piece.content for piece in panel.view.walk_children() if isinstance(piece, ui.TextDisplay)]
    assert any(escaped(without_round_brackets(hostile)) in text for text in texts)
    assert not any(hostile in text for text in texts)
