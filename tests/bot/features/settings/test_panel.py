"""The panel of a person's settings."""

import pytest
from discord import ui

from bot.domain.preferences import Colours, Preferences
from bot.features.settings.feature import panel
from bot.i18n import words_in
from bot.languages import languages


def says(person: Preferences, language: str) -> str:
    """Returns the texts of the panel."""
    shown = panel(person, words_in(language)).view.walk_children()
    return "\n".join(piece.content for piece in shown if isinstance(piece, ui.TextDisplay))


@pytest.mark.parametrize("language", languages())
def test_with_colours_for_colour_blind_eyes_the_panel_names_games_that_stay_as_they_are(language: str) -> None:
    said = says(Preferences(colours=Colours.SAFE), language)
    assert words_in(language, "manhattan")("game-name") in said
    assert words_in(language, "coal_baron")("game-name") not in said


@pytest.mark.parametrize("colours", [Colours.USUAL, Colours.CONTRAST])
def test_with_colours_that_change_every_board_the_panel_names_no_game(colours: Colours) -> None:
    assert words_in("en", "manhattan")("game-name") not in says(Preferences(colours=colours), "en")
