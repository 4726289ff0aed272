"""Everything has a place of its own inside the board, and can be read on a phone."""

from itertools import pairwise

import pytest

from rendering import lettering
from rendering.canvas import Box
from rendering.manhattan import layout, skyline, towers
from rendering.theme import WHITE
from rules.manhattan.board import DATA
from rules.manhattan.state import CELLS, CITIES, SIZES
from tests.rendering.comparing import overlapping
from tests.rendering.manhattan import positions

PLAYERS = (2, 3, 4)
TOP = 800
"""Where a strip or a row of panels begins."""


def test_the_cities_fill_a_part_as_wide_as_discord_shows_it() -> None:
    assert layout.MAP.width * 7 == layout.MAP.height * 12


def lane(city: int, cell: int, floors: int) -> Box:
    """Returns where a tower stands, by its floors, without its sign."""
    x, y = layout.FEET[city * CELLS + cell]
    return Box(x, y - towers.rise(floors, skyline.most_floors(cell)), x + towers.FRONT + towers.DEPTH[0], y)


@pytest.mark.parametrize("floors", [1, 12, 30])
def test_no_tower_of_a_city_hides_another_or_leaves_the_city(floors: int) -> None:
    for city, box in enumerate(layout.CITIES_AT):
        lanes = [lane(city, cell, floors) for cell in range(CELLS)]
        assert not overlapping([place._replace(top=0, bottom=1) for place in lanes])
        assert all(box.holds(place) for place in lanes)


def test_signs_of_heights_lie_between_their_towers_and_the_name_of_the_city() -> None:
    for city in range(CITIES):
        low = max(layout.FEET[city * CELLS + cell][1] for cell in range(CELLS))
        assert low + towers.BELOW <= layout.PLATES[city].top


def test_cells_run_from_north_west_to_south_east() -> None:
    feet = [layout.FEET[2 * CELLS + cell] for cell in range(CELLS)]
    for row in range(0, CELLS, 3):
        assert sorted(feet[row : row + 3]) == feet[row : row + 3]
    assert [y for _, y in feet] == sorted(y for _, y in feet)


def test_cities_lie_apart_below_the_header() -> None:
    header = [layout.ROUND, layout.TURN, layout.DECK]
    assert not overlapping([*header, *layout.CITIES_AT])
    assert all(layout.MAP.holds(box) for box in [*header, *layout.CITIES_AT])


@pytest.mark.parametrize("players", PLAYERS)
def test_panels_lie_apart_in_their_row(players: int) -> None:
    row = layout.strip(TOP, layout.PLAYERS)
    panels = [layout.panel(row, number, players) for number in range(players)]
    assert not overlapping(panels)
    assert Box(0, TOP, layout.WIDTH, TOP + layout.PLAYERS).holds(row)
    assert all(row.holds(panel) for panel in panels)


@pytest.mark.parametrize("players", PLAYERS)
def test_blocks_of_each_colour_and_size_are_counted_inside_their_panel(players: int) -> None:
    for colours in ([0], [0, 1]) if players == 2 else ([0],):
        panel = layout.panel(layout.strip(TOP, layout.PLAYERS), 0, players)
        parts = layout.sources(panel).columns(len(colours))
        places = [place for part in parts for place in part.columns(SIZES)]
        assert not overlapping(places)
        assert all(panel.holds(place) for place in places)


@pytest.mark.parametrize("colours", [1, 2])
def test_every_card_of_a_hand_and_every_block_has_a_place_in_the_strip(colours: int) -> None:
    strip = layout.strip(TOP)
    assert Box(0, TOP, layout.WIDTH, TOP + layout.STRIP).holds(strip)
    blocks = [place for row in layout.own_rows(strip, colours) for place in layout.sizes(row)]
    assert (len(layout.cards(strip)), len(blocks)) == (DATA.hand, colours * SIZES)
    assert not overlapping([*layout.cards(strip), *blocks])
    assert all(strip.holds(place) for place in [*layout.cards(strip), *blocks])


@pytest.mark.parametrize("cell", range(CELLS))
def test_a_floor_more_is_as_high_on_every_tower_that_has_room(cell: int) -> None:
    most = skyline.most_floors(cell)
    heights = [towers.rise(floors, most) for floors in range(1, most + 1)]
    assert {higher - lower for lower, higher in pairwise(heights)} == {towers.FLOOR}
    assert towers.rise(most + 5, most) == heights[-1]


def test_a_tower_that_is_shortened_has_a_white_gap() -> None:
    tall = tuple(positions.tower("B4 O4 B4 O4"))
    whole, shortened = (towers.building(tall, is_safe=False, most=most) for most in (16, 15))
    assert shortened.height == whole.height - towers.FLOOR
    fronts = [image.convert("RGB").crop((8, 0, 20, image.height)) for image in (whole, shortened)]
    white = [[*front.get_flattened_data()].count(WHITE) for front in fronts]
    assert white[1] > white[0]


def test_numbers_fit_their_signs() -> None:
    for text in ("1", "8", "10", "28"):
        assert lettering.width(text, towers.FIGURE, True) + 8 <= towers.sign(0, text).width


def test_a_tower_shows_each_colour_once_with_the_founder_below_and_the_owner_on_top() -> None:
    assert towers.gathered(tuple(positions.tower("B1 O2 Y2 O1"))) == ((2, 1), (0, 2), (1, 3))
    assert towers.gathered(tuple(positions.tower("B1 O2 B2"))) == ((1, 2), (2, 3))


@pytest.mark.parametrize(
    ("blocks", "parties", "is_safe"),
    [
        ("Y4", (0, 1, 2, 3), False),
        ("Y4 Y1", (0, 1, 2, 3), True),
        ("O2 Y4 Y2", (0, 1, 2, 3), False),
        ("O2 Y4 Y3", (0, 1, 2, 3), True),
        ("B2 Y4 Y2", (0, 1, 0, 1), True),
    ],
    ids=["four floors", "five floors", "four more", "five more", "another colour of the owner"],
)
def test_a_building_is_safe_if_no_block_takes_it_over(blocks: str, parties: tuple[int, ...], is_safe: bool) -> None:
    assert skyline.is_safe(tuple(positions.tower(blocks)), parties) is is_safe
