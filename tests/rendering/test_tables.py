"""Standings and brackets can be read on a computer and on a phone, whatever they show."""

from itertools import pairwise

import pytest
from PIL import Image

from rendering import bracket, parts, table
from rendering.bracket import Column, Player
from rendering.canvas import Canvas
from rendering.table import Cell, Heads, Line, Zone

LONG = "Maximiliane von Hohenstaufen-Sigmaringen"
HEADS = Heads("Division 12", "55 of 55 matches", ["W", "D", "L"], "Points", "Possible ranks")


def fits(picture: Image.Image) -> bool:
    """Whether every text is readable and lies in the picture."""
    texts = Canvas(picture).texts
    inside = all(text.box.left >= 0 and text.box.right <= picture.width for text in texts)
    return inside and parts.smallest_letters(Canvas(picture)) >= parts.READABLE


@pytest.mark.parametrize("people", [3, 8, 11])
def test_a_division_is_readable_with_long_names(people: int) -> None:
    lines = [
        Line(place, LONG, ["10", "10", "10"], "10.5", zone, (1, people), left=place == people)
        for place, zone in zip(range(1, people + 1), [*Zone] * people, strict=False)
    ]
    assert fits(table.table(HEADS, lines))


@pytest.mark.parametrize("rounds", [0, 1, 9])
def test_a_swiss_standing_is_readable(rounds: int) -> None:
    cells = [Cell("½", table.TIED)] * rounds
    lines = [Line(place, LONG, ["25.33"], "8.67", rounds=cells) for place in range(1, 17)]
    assert fits(table.table(HEADS._replace(counts=["Opponents"]), lines))


def columns(first: int) -> list[Column]:
    sizes = [first, first // 2, first // 4]
    return [Column(f"Round {size}", [[Player(LONG, "240", won=True), Player(LONG)]] * size) for size in sizes]


@pytest.mark.parametrize("first", [4, 8, 16])
def test_a_bracket_is_readable_and_divided_if_it_is_tall(first: int) -> None:
    shown = columns(first)
    assert bracket.pictures(shown) == max(1, first // bracket.TALLEST)
    pictures = [
        bracket.bracket("Bracket", LONG, shown, n, bracket.pictures(shown)) for n in range(bracket.pictures(shown))
    ]
    assert all(map(fits, pictures))
    assert all(one.height == other.height for one, other in pairwise(pictures))


def test_a_bracket_of_fours_needs_no_lines() -> None:
    match = [Player(LONG, "24", won=True), *[Player(LONG, "3", out=True)] * 3]
    assert fits(bracket.bracket("Bracket", "Round 1 of 2", [Column("Round 1", [match] * 3), Column("Final", [match])]))
