"""Everything has a place of its own inside its part of the board."""

from itertools import pairwise

import pytest

from rendering.canvas import Box
from rendering.coal_baron import layout
from rendering.coal_baron.work_board import ROWS
from rules.coal_baron.board import DATA
from tests.rendering.comparing import overlapping

PLAYERS = (2, 3, 4)
TOPS = (layout.TOP, layout.offers(5).bottom + layout.GAP, layout.PART)
"""Where the own pit begins: below the header, a row of offers, the work board."""


def every_pit() -> list[Box]:
    pits = [box for players in PLAYERS for box in layout.pits(players, layout.PART)]
    own = [layout.own_pit(top, top + layout.OWN_PIT) for top in TOPS]
    return sorted({*pits, *own, layout.own_pit(layout.TOP, layout.PART)})


def test_the_work_board_fills_its_part() -> None:
    boxes = [layout.SHIFT, layout.TURN, layout.WORK_BOARD, layout.YARD_AT]
    assert not overlapping(boxes)
    assert all(Box(0, 0, layout.WIDTH, layout.PART).holds(box) for box in boxes)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_pits_lie_apart_in_one_part(players: int) -> None:
    pits = layout.pits(players, layout.PART)
    assert len(pits) == players
    assert not overlapping(pits)
    assert all(Box(0, layout.PART, layout.WIDTH, 2 * layout.PART).holds(pit) for pit in pits)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_others_and_the_categories_fit_one_part(players: int) -> None:
    boxes = [*layout.rivals(players, 0), layout.categories(players, layout.RIVALS)]
    assert len(boxes) == players
    assert not overlapping(boxes)
    assert all(Box(0, 0, layout.WIDTH, layout.PART).holds(box) for box in boxes)


def test_all_27_spaces_have_places_of_their_own_on_their_areas() -> None:
    spaces = [layout.work_space(row, column) for row in range(len(ROWS)) for column in range(layout.COLUMNS)]
    assert len(spaces) == len(DATA.spaces) == 27
    assert not overlapping(spaces)
    areas = []
    for row, names in enumerate(ROWS):
        first = 0
        for name in names:
            count = sum(space.area == name for space in DATA.spaces)
            areas.append(layout.area(row, first, count))
            within = [layout.work_space(row, column) for column in range(first, first + count)]
            assert all(areas[-1].holds(space) for space in within)
            assert all(space.top >= areas[-1].top + layout.PLATE for space in within)
            first += count
        assert first == layout.COLUMNS
    assert not overlapping(areas)
    assert all(layout.WORK_BOARD.holds(area) for area in areas)


@pytest.mark.parametrize("height", [layout.OFFER, layout.LARGE_SPACE])
def test_every_offer_lies_on_its_ground(height: int) -> None:
    for count in range(1, 14):
        places = layout.offered(count, height)
        assert len(places) == count
        assert not overlapping(places), count
        assert all(layout.offers(count, height).holds(place) for place in places), count


@pytest.mark.parametrize("box", every_pit())
def test_the_parts_of_a_pit_lie_inside_it_apart_from_each_other(box: Box) -> None:
    places = layout.pit(box)
    parts = [places.owner, *places.levels, places.orders]
    assert not overlapping(parts)
    assert all(box.holds(part) for part in parts)
    assert all(upper.bottom == lower.top for upper, lower in pairwise(places.levels))
    assert places.levels[0].left < places.shaft.left < places.shaft.right < places.levels[0].right


@pytest.mark.parametrize("box", every_pit())
def test_five_cubes_fit_into_a_cage_at_any_stop(box: Box) -> None:
    places = layout.pit(box)
    for level in places.levels:
        cage = Box(places.shaft.left + 3, level.top + 2, places.shaft.right - 3, level.bottom - 2)
        cubes = layout.cage_places(cage)
        assert len(cubes) == layout.CAGE == DATA.cage
        assert not overlapping(cubes)
        assert all(cage.holds(cube) for cube in cubes)


@pytest.mark.parametrize("box", every_pit())
def test_any_number_of_orders_fits_beside_or_below_a_pit(box: Box) -> None:
    shelf = layout.pit(box).orders
    for count in (*range(1, 13), 30):
        cards = layout.order_cards(shelf, count)
        assert len(cards) == count
        assert not overlapping(cards), count
        assert all(shelf.holds(card) for card in cards), count


@pytest.mark.parametrize("players", PLAYERS)
def test_every_count_of_the_categories_has_a_field(players: int) -> None:
    box = layout.categories(players, layout.RIVALS)
    fields = [
        layout.category_field(box, category, row)
        for category in range(layout.COLUMNS_OF_CATEGORIES)
        for row in range(-1, players)
    ]
    owners = [layout.category_player(box, row) for row in range(players)]
    assert not overlapping([*fields, *owners, layout.legend(box)])
    assert all(box.holds(field) for field in [*fields, *owners, layout.legend(box)])
    assert len(DATA.categories) == layout.CATEGORIES
