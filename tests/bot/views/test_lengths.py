"""Texts are as long as the stricter way of counting says: in units of UTF-16."""

import pytest
from discord import ui

from bot.views import components
from bot.views.board import Picture
from bot.views.lengths import head, length

DIE = "🎲"


@pytest.mark.parametrize("text", ["", "Haus", "Häuser", "家", DIE, f"a{DIE}b{DIE}", "👩‍👧", "é"])
def test_a_text_is_as_long_as_its_units_of_utf_16(text: str) -> None:
    assert length(text) == len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize("most", range(9))
def test_the_beginning_of_a_text_is_the_longest_that_fits(most: int) -> None:
    text = f"a{DIE}b{DIE}{DIE}c"
    fitting = [text[:end] for end in range(len(text) + 1) if length(text[:end]) <= most]
    assert head(text, most) == fitting[-1]


def test_a_message_full_of_emojis_is_shortened_to_what_discord_takes_in_any_case() -> None:
    view = components.message([DIE * 3000, "and a line"])
    assert components.TEXT - 1 <= sum(map(length, _texts(view))) <= components.TEXT


def _texts(view: components.View) -> list[str]:
    return [piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]


def test_a_label_of_emojis_is_cut_between_them() -> None:
    assert components.clip(DIE * 50, components.LABEL) == f"{DIE * 39}…"


def test_an_alt_text_of_emojis_is_divided_where_its_length_ends() -> None:
    lines = "\n".join([DIE * 300] * 4)
    assert [*map(length, Picture((b"",), lines, whole=True).alts)] == [600]
