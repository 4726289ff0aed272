"""The result of a match as pictures."""

from collections.abc import Sequence

import pytest

from bot.i18n import MatchWords, strict_book
from rendering import parts, result
from rendering.canvas import Canvas
from rendering.result import Line
from rules import games, ranking, selfplay
from rules.game import Part, Score

LONG = "Maximiliane von Hohenstaufen-Sigmaringen"
ENGLISH = MatchWords(strict_book("en", "manhattan"), [])


def line(points: Sequence[int], place: int = 1, *, later: int = 0) -> Line:
    """Returns a seat with points in the first rounds, and some at the end."""
    earned = [Part("buildings", each, number) for number, each in enumerate(points, 1)]
    total = sum(points) + later
    return Line("Alice", place - 1, place, Score(total, parts=(*earned, Part("tallest", later))))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_result_of_every_game_can_be_read_on_a_computer_and_on_a_phone(game: str, language: str) -> None:
    rules = games.load(game)
    state, _ = selfplay.position(rules, rules.info.most, {}, seed=5, moves=10**6)
    scores = rules.scores(state)
    places = ranking.places(scores)
    lines = [Line(LONG, seat, places[seat], score) for seat, score in enumerate(scores)]
    pictures = result.pictures(lines, MatchWords(strict_book(language, game), []))
    assert bool(pictures) == any(score.parts for score in scores)
    for picture in pictures:
        assert parts.smallest_letters(Canvas(picture)) >= parts.READABLE


def test_rounds_are_a_picture_of_their_own() -> None:
    assert len(result.pictures([line([3, 4]), line([1, 2], 2)], ENGLISH)) == 2
    assert len(result.pictures([line([3]), line([1], 2)], ENGLISH)) == 1


def test_points_without_categories_have_no_picture() -> None:
    assert result.pictures([Line("Alice", 0, 1, Score(5))], ENGLISH) == []


@pytest.mark.parametrize("points", [[0, 0], [-7, 2], [400, 350], [1, 1]])
def test_a_curve_can_fall_below_zero_and_rise_far(points: Sequence[int]) -> None:
    _, curve = result.pictures([line([5, 6], later=3), line(points, 2)], ENGLISH)
    other = result.pictures([line([5, 6], later=3), line([5, 5], 2)], ENGLISH)[1]
    assert curve.size == other.size
    assert curve.tobytes() != other.tobytes()


def test_a_category_in_which_nobody_has_points_is_left_out() -> None:
    short, _ = result.pictures([line([3, 4])], ENGLISH)
    tall, _ = result.pictures([line([3, 4], later=1)], ENGLISH)
    assert short.height < tall.height


def test_many_categories_still_have_readable_rows() -> None:
    every = tuple(Part(name, 1) for name in ("tallest", "majorities", "buildings", "promo"))
    (sheet,) = result.pictures([Line("Alice", seat, 1, Score(4, parts=every)) for seat in range(6)], ENGLISH)
    assert parts.smallest_letters(Canvas(sheet)) >= parts.READABLE
