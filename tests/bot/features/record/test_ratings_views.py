"""The ratings of a server, as a message shows them."""

import pytest
from discord import ui
from msgspec import structs

from bot.domain import lobbies, matches
from bot.domain.preferences import Preferences
from bot.features.record import ratings_views as ratings
from bot.features.record.duels import MEAN
from bot.features.record.ratings import CENTRE, Point, Rating
from bot.i18n import words_in
from bot.languages import languages
from bot.views import lobby as views
from bot.views.board import Boards
from bot.views.names import escaped, without_round_brackets
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, lobby
from tests.bot.views.test_names import HOSTILE

MATCHES = 30
SURE = 1.0
"""A deviation with which a rating has a place."""


@pytest.mark.parametrize("name", HOSTILE)
async def test_names_are_text_in_the_table_and_in_the_words_of_its_plot(name: str) -> None:
    table = {"1": Rating(MEAN + 1, SURE, MATCHES, name), "2": Rating(MEAN, SURE, MATCHES, "Bob")}
    shown = ratings.Shown(table, frozenset(), ["montana"], "montana", "2", 0)
    boards = Boards(1)
    panel = await ratings.panel(shown, reader(boards=boards, preferences=Preferences(text_board=True)))
    boards.close()
    text = text_of(panel.view)
    assert panel.picture is not None
    shown_as = without_round_brackets(name)
    assert shown_as in panel.picture.text
    assert name not in text.replace(escaped(shown_as), "")


def test_a_rating_and_the_best_one_are_written_alike() -> None:
    own = ratings.Own(Rating(MEAN, SURE, MATCHES, "Alice"), 1, 2, [Point("1", 0, CENTRE, 1636)])
    assert ratings.lines_of(own, words_in("en")) == "Rating: **1500**, place 1 of 2 here. Highest lately: 1636."


@pytest.mark.parametrize("language", languages())
def test_a_lobby_says_whose_seat_moves_no_rating_before_others_join(language: str) -> None:
    joined = lobbies.join(lobby(ALICE), BOB, "Bob", 9, is_new=True).session
    gathered = structs.replace(joined, guild=31)
    line = ratings.newcomers(gathered, reader(language).of(gathered))
    assert "Bob" in line
    assert "Alice" not in line
    assert line in text_of(views.lobby(gathered, reader(language)))
    unrated = matches.unrate(gathered).session
    assert line not in text_of(views.lobby(unrated, reader(language)))


def text_of(view: ui.LayoutView) -> str:
    """Returns all text of a message."""
    return "\n".join(piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay))
