"""Everything has a place of its own inside the board, and can be read on a phone."""

import pytest

from rendering.canvas import Box
from rendering.manhattan import layout, towers
from rules.manhattan.board import DATA
from rules.manhattan.state import CELLS, CITIES, SIZES
from tests.rendering.comparing import overlapping

BOARD = Box(0, 0, *layout.SIZE)
PHONE_WIDTH = 390
PLAYERS = (2, 3, 4)


def test_a_board_is_at_most_1400_pixels_wide() -> None:
    assert layout.SIZE[0] <= 1400


def test_every_site_has_a_place_of_its_own_below_the_title_of_its_city() -> None:
    assert len(layout.SITES_AT) == CITIES * CELLS
    assert not overlapping(list(layout.SITES_AT))
    for number, site in enumerate(layout.SITES_AT):
        city = layout.CITIES_AT[number // CELLS]
        assert city.holds(site)
        assert site.top >= city.top + layout.TITLE


def test_cells_run_from_north_west_to_south_east() -> None:
    for number, site in enumerate(layout.SITES_AT):
        row, column = divmod(number % CELLS, 3)
        first = layout.SITES_AT[number - number % CELLS]
        assert (site.left > first.left, site.top > first.top) == (column > 0, row > 0)


def test_cities_lie_apart_on_the_map() -> None:
    assert not overlapping(list(layout.CITIES_AT))
    assert all(layout.MAP.holds(city) for city in layout.CITIES_AT)


def test_the_score_track_has_a_field_for_each_of_100_points_round_the_map() -> None:
    assert len(set(layout.TRACK_AT)) == layout.OVERLAP
    assert not overlapping([*layout.TRACK_AT, layout.MAP])
    assert all(layout.TRACK.holds(field) for field in layout.TRACK_AT)


def test_each_field_of_the_score_track_touches_the_next() -> None:
    for points, field in enumerate(layout.TRACK_AT):
        following = layout.TRACK_AT[(points + 1) % layout.OVERLAP]
        assert Box(field.left - 1, field.top - 1, field.right + 1, field.bottom + 1).meets(following)


@pytest.mark.parametrize("players", PLAYERS)
def test_panels_sides_header_and_strip_share_no_pixel(players: int) -> None:
    panels = [layout.panel(number, players) for number in range(players)]
    header = [layout.ROUND, layout.TURN, layout.DECK]
    everything = [*header, *layout.SIDES.values(), layout.TRACK, *panels, layout.LEFT_STRIP, layout.RIGHT_STRIP]
    assert not overlapping(everything)
    assert all(BOARD.holds(box) for box in everything)


@pytest.mark.parametrize("players", PLAYERS)
def test_blocks_of_each_colour_and_size_are_counted_inside_their_panel(players: int) -> None:
    for colours in ([0], [0, 1]) if players == 2 else ([0],):
        panel = layout.panel(0, players)
        parts = layout.sources(panel).columns(len(colours))
        places = [place for part in parts for place in part.columns(SIZES)]
        assert not overlapping(places)
        assert all(panel.holds(place) for place in places)


def test_every_card_of_a_hand_has_a_place_in_the_strip() -> None:
    assert len(layout.HAND) == DATA.hand
    assert not overlapping(layout.HAND)
    assert all(layout.LEFT_STRIP.holds(card) for card in layout.HAND)


def test_heights_and_shares_lie_inside_their_site() -> None:
    site = Box(0, 0, *layout.SITE_SIZE)
    assert site.holds(towers.BADGE)
    assert site.holds(towers.SHARES)
    assert not towers.BADGE.meets(towers.SHARES)


def test_the_height_of_a_building_can_be_read_on_a_phone() -> None:
    assert towers.FIGURE * PHONE_WIDTH / layout.SIZE[0] >= 11


def test_a_tower_leaves_its_site_at_no_height() -> None:
    left, ground = towers.FOOT
    assert ground - towers.TALLEST - towers.DEPTH[1] >= 0
    assert left + towers.FRONT + towers.DEPTH[0] <= towers.BADGE.left
