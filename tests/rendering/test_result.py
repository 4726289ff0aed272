"""The result of a match as pictures."""

import itertools
from collections.abc import Sequence

import pytest

from bot.i18n import MatchWords, strict_words
from rendering import curve, parts, result
from rendering.canvas import Canvas
from rendering.lines import Line
from rendering.theme import SEATS
from rules import games
from rules.game import Part, Score
from rules.recap import AnyRecap
from tests.rules.recaps import played, went

LONG = "Maximiliane von Hohenstaufen-Sigmaringen"
ENGLISH = MatchWords(strict_words("en", "manhattan"), [])
ROUNDS = [1, 1, 2, 2]


def line(points: Sequence[int], place: int = 1, *, later: int = 0) -> Line:
    """Returns a seat with points in the first rounds, and some at the end."""
    earned = [Part("buildings", each, number) for number, each in enumerate(points, 1)]
    total = sum(points) + later
    return Line(place - 1, "Alice", place - 1, place, Score(total, parts=(*earned, Part("tallest", later))))


def of_course(recap: AnyRecap) -> list[Line]:
    """Returns all who compete in a recap."""
    scores = [*recap.scores, *[Score(7)] * (len(recap.places) - len(recap.scores))]
    return [Line(number, LONG, number, recap.places[number], score) for number, score in enumerate(scores)]


def shown(*points: Sequence[int], rounds: Sequence[int] = ROUNDS, language: str = "en") -> bytes:
    """Returns the pixels of a curve."""
    recap = went(points, rounds)
    return curve.curve(of_course(recap), recap, MatchWords(strict_words(language, "manhattan"), [])).tobytes()


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_result_of_every_game_can_be_read_on_a_computer_and_on_a_phone(game: str, language: str) -> None:
    rules = games.load(game)
    words = MatchWords(strict_words(language, game), [])
    recap, _ = played(rules, rules.info.most if language == "en" else rules.info.fewest, seed=5)
    pictures = result.pictures(of_course(recap), recap, words)
    assert len(pictures) == 2
    for picture in pictures:
        assert parts.smallest_letters(Canvas(picture)) >= parts.READABLE


def test_all_that_stands_beside_a_curve_lies_in_the_picture_and_apart() -> None:
    recap = went([[0, 0, 0, 0], [5, 5, 5, 5], [9, 9, 9, 8]], [1, 2])
    canvas = Canvas(curve.curve(of_course(recap), recap, ENGLISH))
    texts = [text.box for text in canvas.texts]
    assert all(box.left >= 0 and box.right <= curve.WIDTH and box.bottom <= curve.HEIGHT for box in texts)
    assert not any(one.meets(other) for number, one in enumerate(texts) for other in texts[:number])


def test_no_curve_goes_on_behind_its_last_figure_to_a_name_that_made_room() -> None:
    """A curve that bent down to its name seemed to lose points at the end."""
    recap = went([[0, 0], [4, 1], [5, 5]], [1, 2])
    picture = curve.curve(of_course(recap), recap, ENGLISH)
    right = curve.WIDTH - curve.ENDS
    beside = picture.crop((right + 8, curve.ABOVE, right + curve.LEADER, curve.HEIGHT - curve.BELOW))
    colours = {colour for _, colour in beside.getcolors(beside.width * beside.height) or []}
    assert colours
    assert not colours & {SEATS[0].base, SEATS[1].base}


def test_without_a_course_there_is_no_curve() -> None:
    lines = [line([3, 4]), line([1, 2], 2)]
    assert len(result.pictures(lines, None, ENGLISH)) == 1
    assert len(result.pictures(lines, went([[0, 0], [7, 3]]), ENGLISH)) == 2


def test_points_without_categories_have_no_sheet_and_no_points_no_curve() -> None:
    assert result.pictures([Line(0, "Alice", 0, 1, Score(5))], None, ENGLISH) == []
    assert result.pictures([Line(0, "Alice", 0, 1, Score(0))], went([[0], [0]]), ENGLISH) == []


@pytest.mark.parametrize("points", [[0, 0], [-7, 2], [400, 350], [1, 1]])
def test_a_curve_can_fall_below_zero_and_rise_far(points: Sequence[int]) -> None:
    after = [[0, 0], [5, points[0]], [11, points[0]], [11, points[1]], [14, points[1]]]
    assert shown(*after) != shown(*after[:-1], [14, 5])


def test_points_that_come_with_the_end_of_a_round_rise_through_the_round() -> None:
    """A curve that stays level until the last turn of each round hides who is ahead behind the others."""
    by_round = shown([0, 0], [0, 0], [4, 6], [4, 6], [9, 7])
    assert by_round == shown([0, 0], [4, 6], [9, 7], rounds=[1, 2])
    assert by_round != shown([0, 0], [1, 0], [4, 6], [4, 6], [9, 7])


def test_many_rounds_have_numbers_that_do_not_meet() -> None:
    recap = went([[number, 0] for number in range(61)])
    canvas = Canvas(curve.curve(of_course(recap), recap, ENGLISH))
    numbers = sorted(text.box for text in canvas.texts if text.box.top > curve.HEIGHT - curve.BELOW)
    assert 5 < len(numbers) < 61
    assert all(box.right + 10 < after.left for box, after in itertools.pairwise(numbers))


def test_a_game_without_rounds_has_a_curve_too() -> None:
    assert shown([0, 0], [1, 0], [2, 5], rounds=[0, 0]) != shown([0, 0], [1, 0], [2, 5], rounds=[1, 2])


def test_a_category_in_which_nobody_has_points_is_left_out() -> None:
    (short,) = result.pictures([line([3, 4])], None, ENGLISH)
    (tall,) = result.pictures([line([3, 4], later=1)], None, ENGLISH)
    assert short.height < tall.height


def test_many_categories_still_have_readable_rows() -> None:
    every = tuple(Part(name, 1) for name in ("tallest", "majorities", "buildings", "promo"))
    (sheet,) = result.pictures(
        [Line(seat, "Alice", seat, 1, Score(4, parts=every)) for seat in range(6)], None, ENGLISH
    )
    assert parts.smallest_letters(Canvas(sheet)) >= parts.READABLE


def test_points_below_zero_have_a_minus_sign_in_categories_and_in_the_total() -> None:
    (sheet,) = result.pictures([line([-6, 2], later=1)], None, ENGLISH)
    letters = [text.letters for text in Canvas(sheet).texts]
    assert {"−4", "−3"} <= {*letters}
