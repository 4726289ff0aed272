"""`parlour check`: every game passes every grade, and what a grade is for is found if it is missing."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.app import checks
from bot.app.checks import boards, languages, rule_books, speed, strength
from rules import games
from rules.contract import Broken

each_game = pytest.mark.parametrize("game", games.names())
each_check = pytest.mark.parametrize(
    "check",
    [
        languages.check_languages,
        languages.check_names,
        languages.check_fields,
        languages.check_scores,
        languages.check_titles,
        languages.check_labels,
        languages.check_effects,
    ],
    ids=lambda check: check.__name__,
)


@each_game
@each_check
@pytest.mark.fuzz
def test_every_game_has_its_texts_in_every_language_of_its_own(game: str, check: Callable[[str], None]) -> None:
    check(game)


@pytest.fixture
def some_dutch(texts_of_host: Path) -> None:
    """Some texts of Manhattan in a language that the host adds; not all can be used."""
    for place, texts in {"rules": "game-name = Manhattan\n", "rendering": "board-turn = { $gek }\n"}.items():
        file = texts_of_host / place / "manhattan/text/nl.ftl"
        file.parent.mkdir(parents=True)
        file.write_text(texts)


@pytest.mark.usefixtures("some_dutch")
def test_a_language_that_others_add_to_a_game_may_lack_texts() -> None:
    assert re.search(r"\ben, de, ja;.*; nl lacks \d+$", languages.check("manhattan"))


@pytest.mark.usefixtures("some_dutch")
def test_a_text_that_others_add_and_that_cannot_be_used_is_in_english_on_boards() -> None:
    assert boards.check("manhattan")


@each_game
def test_the_rule_books_of_a_game_have_the_same_sections_and_rulings(game: str) -> None:
    assert " rulings in en, " in rule_books.check(game)


def ticks(*seconds: float) -> Callable[[], float]:
    """Returns a clock that advances by each of `seconds` in turn, from one look to the next, again and again."""

    def looks() -> Iterator[float]:
        now = 0.0
        for number in count():
            yield now
            now += seconds[number % len(seconds)]

    return looks().__next__


def test_boards_are_compared_with_their_encoding() -> None:
    assert speed.board("rolled_west", ticks(9.0, 1.0, 0.0)) == 9.0


def test_decisions_are_compared_with_draws_of_chance() -> None:
    # Each look takes a second: that of a draw is one for all draws, that of a decision one for all of a game.
    assert 0 < speed.decision("rolled_west", ticks(1.0)) < speed.DRAWS


def test_a_game_with_slow_decisions_or_boards_is_not_fast() -> None:
    assert "as 12 draws of chance, a board as 1.5 encodings" in speed.verdict(12.0, 1.5)
    with pytest.raises(Broken, match="a random decision takes as long as 101 draws"):
        speed.verdict(101.0, 1.5)
    with pytest.raises(Broken, match=r"a board takes as long as 4\.1 encodings"):
        speed.verdict(12.0, 4.1)


def test_grades_come_in_order_each_with_what_was_found() -> None:
    def broken(game: str) -> str:
        raise Broken("nobody can win")

    def buggy(game: str) -> str:
        raise KeyError(game)

    grades = list(checks.grade("halma", {"plays": broken, "readable": buggy, "fast": lambda game: "very"}))
    assert [grade.line for grade in grades][::2] == ["plays       NO   nobody can win", "fast        yes  very"]
    assert not grades[1].passed
    assert "KeyError: 'halma', in " in grades[1].found


@pytest.mark.parametrize(
    ("sides", "won", "games", "clear"),
    [
        (2, 20, 20, True),
        (2, 12, 20, False),
        (2, 124, 200, True),
        (4, 12, 20, True),
        (1, 10, 20, False),
        (2, 0, 0, False),
    ],
)
def test_a_computer_player_is_better_only_if_that_is_no_luck(sides: int, won: int, games: int, clear: bool) -> None:
    assert strength.is_clear(sides, [1.0] * won + [0.0] * (games - won)) == clear
