"""Everything has a place of its own inside the board, and can be read on a phone."""

import pytest

from rendering.canvas import Box
from rendering.manhattan import layout, towers
from rules.manhattan.board import DATA
from rules.manhattan.state import CELLS, CITIES, SIZES
from tests.rendering.comparing import overlapping

PLAYERS = (2, 3, 4)
TOP = 800
"""Where a strip or a row of panels begins."""


def test_the_cities_fill_a_part_as_wide_as_discord_shows_it() -> None:
    assert layout.MAP.width * 7 == layout.MAP.height * 12


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


def test_cities_lie_apart_below_the_header() -> None:
    header = [layout.ROUND, layout.TURN, layout.DECK]
    assert not overlapping([*header, *layout.CITIES_AT])
    assert all(layout.MAP.holds(box) for box in [*header, *layout.CITIES_AT])


@pytest.mark.parametrize("players", PLAYERS)
def test_panels_lie_apart_in_their_row(players: int) -> None:
    row = layout.players(TOP)
    panels = [layout.panel(row, number, players) for number in range(players)]
    assert not overlapping(panels)
    assert Box(0, TOP, layout.WIDTH, TOP + layout.PLAYERS).holds(row)
    assert all(row.holds(panel) and panel.holds(layout.score(panel)) for panel in panels)


@pytest.mark.parametrize("players", PLAYERS)
def test_blocks_of_each_colour_and_size_are_counted_inside_their_panel(players: int) -> None:
    for colours in ([0], [0, 1]) if players == 2 else ([0],):
        panel = layout.panel(layout.players(TOP), 0, players)
        parts = layout.sources(panel).columns(len(colours))
        places = [place for part in parts for place in part.columns(SIZES)]
        assert not overlapping(places)
        assert all(panel.holds(place) for place in places)


def test_every_card_of_a_hand_has_a_place_in_the_strip() -> None:
    strip = layout.strip(TOP)
    assert Box(0, TOP, layout.WIDTH, TOP + layout.STRIP).holds(strip)
    assert len(layout.cards(strip)) == DATA.hand
    assert not overlapping(layout.cards(strip))
    assert all(strip.holds(card) for card in layout.cards(strip))


def test_heights_and_shares_lie_inside_their_site() -> None:
    site = Box(0, 0, *layout.SITE_SIZE)
    assert site.holds(towers.BADGE)
    assert site.holds(towers.SHARES)
    assert not towers.BADGE.meets(towers.SHARES)


def test_towers_show_their_heights() -> None:
    assert 13 * towers.FLOOR <= towers.TALLEST


def test_a_tower_leaves_its_site_at_no_height() -> None:
    left, ground = towers.FOOT
    assert ground - towers.TALLEST - towers.DEPTH[1] >= 0
    assert left + towers.FRONT + towers.DEPTH[0] <= towers.BADGE.left
