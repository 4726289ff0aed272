"""The tables of the deal of the day, in words and as pictures."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.duels import tables
from bot.features.duels.domain import Entry
from bot.i18n import words_in

ALICE, BOB, CAROL = 1, 2, 3
MONDAY = {
    ALICE: Entry("Alice", 10, over=True, counts=True, won=True, points=7, rival=5),
    BOB: Entry("Bob", 11, over=True, counts=True, won=False, points=6, rival=6),
    CAROL: Entry("Carol", 12),
}
TUESDAY = {BOB: Entry("Bob", 13, over=True, counts=True, won=True, points=9, rival=4)}


def drawn(plot: Any) -> Any:
    assert plot is not None
    return plot.paint()


def test_the_table_of_a_day_has_everybody_who_has_finished() -> None:
    plot = tables.of_day(MONDAY, BOB, words_in("en"))
    assert plot is not None
    assert plot.text == "Played here today:\n1. Alice: won, 7 : 5\n2. Bob (you): lost, 6 : 6"


def test_the_table_of_a_week_adds_up_its_days() -> None:
    plot = tables.of_week([MONDAY, TUESDAY, *[{}] * 5], ALICE, words_in("en"))
    assert plot is not None
    assert plot.text == "Played here this week:\n1. Bob: 1 of 2 won, lead +5\n2. Alice (you): 1 of 1 won, lead +2"


def test_a_table_of_nobody_is_not_drawn() -> None:
    assert tables.of_day({CAROL: Entry("Carol", 12)}, CAROL, words_in("en")) is None
    assert tables.of_week([{}] * 7, CAROL, words_in("en")) is None


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_table_grows_with_its_people_and_shows_no_more_than_a_page(language: str) -> None:
    """Names of strangers are drawn whatever they are."""
    names = ["Alice", "", "\u202e\u200b", "𓀀" * 40, "あ" * 40]
    many = {number: Entry(names[number % 5], number, True, True, points=number) for number in range(30)}
    few, page, more = (
        drawn(tables.of_week([dict(list(many.items())[:count])], 1, words_in(language))).height
        for count in (2, tables.ROWS, 30)
    )
    assert few < page == more


def test_points_are_signed() -> None:
    assert [tables.signed(points) for points in (3, 0, -2)] == ["+3", "±0", "−2"]
