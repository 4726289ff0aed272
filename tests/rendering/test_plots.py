"""Plots can be read on a computer and on a phone, whatever they show."""

import pytest
from PIL import Image, ImageChops

from rendering import parts, plots
from rendering.canvas import Canvas
from rendering.plots import Bar, Column, Sign

LONG = "Maximiliane von Hohenstaufen-Sigmaringen"


def fits(picture: Image.Image) -> bool:
    """Whether every text is readable and lies in the picture."""
    texts = Canvas(picture).texts
    inside = all(text.box.left >= 0 and text.box.right <= picture.width for text in texts)
    return inside and parts.smallest_letters(Canvas(picture)) >= parts.READABLE


@pytest.mark.parametrize("rows", [1, plots.ROWS, 2 * plots.ROWS])
def test_bars_are_readable_with_long_texts_and_beyond_their_room(rows: int) -> None:
    bar = Bar(LONG, [(0.7, plots.AHEAD), (0.0, plots.EQUAL), (0.6, plots.BEHIND)], f"{10**9} of {10**9}", 1.5)
    assert fits(plots.bars(LONG * 2, [bar] * rows, [Sign(LONG, plots.AHEAD), Sign(LONG)]))


def test_the_interval_of_a_bar_is_drawn_within_its_room() -> None:
    plain = plots.bars("", [Bar("", [(0.5, plots.WON)], "")])
    reaching = plots.bars("", [Bar("", [(0.5, plots.WON)], "", reach=(-0.2, 1.3))])
    changed = ImageChops.difference(plain, reaching).getbbox()
    assert changed is not None
    assert (changed[0], changed[2]) == pytest.approx(
        (plots.MARGIN + plots.LABEL, plain.width - plots.MARGIN - plots.NOTE), abs=4
    )


@pytest.mark.parametrize("count", [1, 14, 20])
def test_columns_are_readable_with_many_games(count: int) -> None:
    found = [Column(number / count, str(number % 4), won=number % 2 == 0, game=number) for number in range(count)]
    signs = [Sign("won", plots.WON), *(Sign(LONG, game=number) for number in range(count))]
    assert fits(plots.columns("The last places", found, signs))


def test_columns_of_points_have_a_line_for_the_average() -> None:
    found = [Column(0.0, "-120", won=False), Column(1.0, "400", won=True)] * 7
    plain = plots.columns("Points", found, [])
    lined = plots.columns("Points", found, [], (0.5, "Ø 123.4"))
    assert fits(lined)
    assert len(Canvas(lined).texts) == len(Canvas(plain).texts) + 1


def test_tokens_of_games_differ() -> None:
    shown = [plots.columns("", [Column(0.1, "", won=False, game=game)], []).tobytes() for game in range(16)]
    assert len(set(shown)) == 16
