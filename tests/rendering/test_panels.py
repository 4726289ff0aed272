"""The header and the names of players, as every board has them."""

from typing import Any

import pytest
from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.panels import APART, put_count, put_name, put_turn
from rendering.status import Status
from rendering.theme import CARD, PAPER, SEATS
from rendering.tokens import token
from rules.chance import Chance
from rules.game import State, Step
from tests.rendering.comparing import changed

ROW = Box(40, 20, 460, 60)
STATUS = Status[State](winners=lambda view: [1])


class TakeTurn(Step[State, Any]):
    """Is for some seats, or none."""


class Named:
    """Words that return their name."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        return name

    def player(self, seat: int) -> str:
        return f"Seat {seat}"


def blank() -> Canvas:
    return Canvas(Image.new("RGB", (500, 80), PAPER))


def written(name: str, tokens: int = 1, marks: int = 0) -> Box:
    """Returns what a name in ROW changes on an empty board."""
    canvas, mark = blank(), token(SEATS[3], 30)
    put_name(canvas, ROW, name, 32, [token(SEATS[0], 36)] * tokens, [mark] * marks)
    difference = changed(blank().image, canvas.image)
    assert difference
    return difference


@pytest.mark.parametrize("name", ["Al", "Maximiliane von Hohenstaufen-Sigmaringen"])
@pytest.mark.parametrize("tokens", [1, 2])
@pytest.mark.parametrize("marks", [0, 1, 2])
def test_a_name_with_tokens_and_marks_stays_in_its_row(name: str, tokens: int, marks: int) -> None:
    assert ROW.holds(written(name, tokens, marks))


def test_what_is_counted_keeps_its_whole_name_beside_two_figures() -> None:
    canvas = blank()
    put_count(canvas, Box(20, 8, 262, 78), "ラウンド", "12", (38, 54))
    assert [shown.letters for shown in canvas.texts] == ["12", "ラウンド"]


def test_a_name_stands_after_the_tokens_of_its_player() -> None:
    assert written("Al", tokens=2).width == written("Al", tokens=1).width + 36 + APART


def test_marks_stand_at_the_end_of_the_row() -> None:
    assert written("Al", marks=1).right > ROW.right - 4 > written("Al", marks=0).right


def test_the_header_has_the_ground_of_the_player_to_move() -> None:
    assert _ground(State(chance=Chance(key=bytes(32)), agenda=[TakeTurn([2])])) == SEATS[2].pale


def test_the_header_has_a_plain_ground_if_nobody_is_to_move() -> None:
    assert _ground(State(chance=Chance(key=bytes(32)), agenda=[TakeTurn([])])) == CARD


def _ground(view: State) -> Any:
    canvas = blank()
    put_turn(canvas, ROW, STATUS, view, None, Named())
    return canvas.image.getpixel((ROW.right - 10, ROW.centre[1]))
