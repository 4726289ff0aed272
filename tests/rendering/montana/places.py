"""What is shown of a position of Montana, and where it is found there."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PIL import Image

from rendering.canvas import Box
from rendering.montana import facts, hexes, landscape, layout, players
from rendering.montana.focus import focus
from rendering.montana.layout import Plan
from rules.montana.board import DATA, land
from rules.montana.state import Contractor
from rules.montana.steps import FinishTurn, State
from tests.rendering import scenes
from tests.rendering.montana import positions
from tests.rendering.text_words import TextWords

ENGLISH = TextWords("montana", "en")

Where = Callable[[State], Box]

draw = partial(scenes.draw, "montana")


def plan_of(state: State, seat: int | None) -> Plan:
    return layout.plan(focus(state, seat), len(state.players), seat)


def counter(state: State, viewer: int | None, player: int, sign: str) -> Box:
    return layout.counters(plan_of(state, viewer).rows[player])[players.SIGNS.index(sign)]


def place(state: State, viewer: int | None, number: int) -> layout.Place:
    board = plan_of(state, viewer).work
    assert board
    bank, *areas = layout.work_places(board, facts.SPACES)
    return [*areas, bank][number]


def city(state: State, viewer: int | None) -> layout.CityPlan:
    return layout.city_places(city_box(state, viewer), len(DATA.city.rows), len(DATA.city.prices))


def hexagon(state: State, viewer: int | None, name: str) -> Box:
    grid = landscape.fitted(state, plan_of(state, viewer).map)
    x, y = grid.at(*land(state.tiles).grid.at[name])
    width, height = hexes.extent(grid.radius)
    return Box(x - width // 2, y - height // 2, x + width // 2, y + height // 2)


def wheel_of(state: State, viewer: int | None) -> Box:
    box = plan_of(state, viewer).wheel
    assert box
    return box


def city_box(state: State, viewer: int | None) -> Box:
    box = plan_of(state, viewer).city
    assert box
    return box


def colours(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.getcolors(image.width * image.height) or ()}


def asking(step: Any) -> State:
    """Returns the middle, with Alice, who stands in the city, to answer `step`."""
    state = positions.middle()
    state.city[1] = Contractor(0, 1)
    state.agenda = [FinishTurn(), step]
    return state
