"""Texts that are too long for their place."""

import pytest

from bot.views.components import clip


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Alice won.", "Alice won."),
        ("Alice won with 98 points", "Alice won with 98 p…"),
        ("Alice won with <:star_plr12ab:1574729314912436224>", "Alice won with …"),
        ("Alice took from **Bob**", "Alice took from …"),
        ("**Alice** took everything", "**Alice** took ever…"),
        ("fewer than 3 < 4 or more", "fewer than 3 < 4 or…"),
    ],
)
def test_a_text_that_is_cut_ends_without_half_an_emoji_or_half_of_what_is_bold(text: str, shown: str) -> None:
    assert clip(text, 20) == shown
