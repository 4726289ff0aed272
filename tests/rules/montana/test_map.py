"""The map: hexes, turned tiles and terrain."""

from collections import Counter
from itertools import combinations

import pytest

from rules import montana
from rules.chance import Chance, key
from rules.games import complete
from rules.montana.board import DATA, LAYOUTS, PRINTED, land
from rules.montana.hexes import RING, grid, unturned
from rules.montana.setup import start_hexes
from rules.montana.state import Tile

each_layout = pytest.mark.parametrize("centres", LAYOUTS.values(), ids=len)


@each_layout
def test_tiles_make_a_map_without_overlaps(centres: tuple[tuple[int, int], ...]) -> None:
    found = grid(centres)
    assert len(found.at) == len(set(found.at.values())) == 7 * len(centres)
    assert Counter(place for place, _ in found.places.values()) == dict.fromkeys(range(len(centres)), 7)


@each_layout
def test_neighbours_are_mutual_and_adjacent(centres: tuple[tuple[int, int], ...]) -> None:
    found = grid(centres)
    for name, others in found.neighbours.items():
        q, r = found.at[name]
        assert {found.at[other] for other in others} == {(q + a, r + b) for a, b in RING} & set(found.at.values())
        assert all(name in found.neighbours[other] for other in others)


@each_layout
def test_the_map_has_no_holes(centres: tuple[tuple[int, int], ...]) -> None:
    hexes = set(grid(centres).at.values())
    columns, rows = [q for q, _ in hexes], [r for _, r in hexes]
    around = {(q, r) for q in range(min(columns) - 1, max(columns) + 2) for r in range(min(rows) - 1, max(rows) + 2)}
    outside, edge = set(), {(min(columns) - 1, min(rows) - 1)}
    while edge:
        outside |= edge
        edge = {(q + a, r + b) for q, r in edge for a, b in RING} & around - hexes - outside
    assert outside | hexes == around


def test_overlapping_tiles_are_refused() -> None:
    with pytest.raises(ValueError, match="overlap"):
        grid(((0, 0), (2, 0)))


def test_hexes_are_named_by_row_and_place_in_reading_order() -> None:
    found = grid(LAYOUTS[6])
    rows = [found.at[name][1] for name in found.at]
    assert rows == sorted(rows)
    assert list(found.at)[:3] == ["A1", "A2", "B1"]
    for first, second in combinations([name for name in found.at if name.startswith("D")], 2):
        assert found.at[first][1] == found.at[second][1]
        assert (found.at[first][0] < found.at[second][0]) == (int(first[1:]) < int(second[1:]))


def test_rays_run_straight_and_end_at_the_edge() -> None:
    rays = grid(LAYOUTS[6]).rays["D3"]
    assert rays[0] == (("D4", "D5", "D6", "D7"), ("D2", "D1"))
    assert rays[1] == (("C4", "B4", "A2"), ("E1",))
    assert rays[2] == (("C3", "B2"), ("E2", "F2", "G3", "H4"))


@pytest.mark.parametrize("turns", range(6))
def test_a_turn_moves_every_hex_of_the_ring_one_place_on(turns: int) -> None:
    moved = [(number - 1 + turns) % 6 + 1 for number in range(1, 7)]
    assert [unturned(place, turns) for place in moved] == [1, 2, 3, 4, 5, 6]
    assert unturned(0, turns) == 0


def test_a_turned_tile_has_the_same_hexes_in_other_places() -> None:
    still = land(tuple(Tile(number, 0) for number in range(6)))
    turned = land((Tile(0, 2), *(Tile(number, 0) for number in range(1, 6))))
    here = [name for name, (place, _) in still.grid.places.items() if place == 0]
    assert Counter(still.plots[name] for name in here) == Counter(turned.plots[name] for name in here)
    by_number = {still.grid.places[name][1]: name for name in here}
    assert turned.plots[by_number[3]] == still.plots[by_number[1]]
    assert all(still.plots[name] == turned.plots[name] for name in still.plots if name not in here)


def test_the_tiles_have_the_right_number_of_each_terrain() -> None:
    plots = [plot for tile in PRINTED for plot in tile]
    assert Counter(plot.terrain for plot in plots) == {"plain": 70, "lake": 6, "mountain": 8}
    assert Counter(len(plot.cost) for plot in plots if plot.terrain == "plain") == {2: 43, 3: 22, 4: 5}
    assert Counter(good for plot in plots for good in plot.cost) == {0: 35, 1: 35, 2: 51, 3: 25, 4: 13, 5: 13}
    for tile in PRINTED:
        assert [sum(plot.double for plot in tile), sum(plot.cattle for plot in tile)] == [1, 1]
        assert not any(plot.double and plot.cattle for plot in tile)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plains_are_connected_and_have_places_for_the_start_tile(seats: int) -> None:
    for seed in range(60):
        state = montana.GAME.new(seats, complete(montana.GAME, {}), Chance(key(seed)))
        ground = land(state.tiles)
        plains = {name for name, plot in ground.plots.items() if plot.terrain == "plain"}
        seen, edge = set[str](), {min(plains)}
        while edge:
            seen |= edge
            edge = {other for name in edge for other in ground.grid.neighbours[name]} & plains - seen
        assert seen == plains
        assert len(start_hexes(ground, seats)) >= 7
        assert state.start in start_hexes(ground, seats)


def test_the_start_tile_is_on_a_plain_without_icon_next_to_four_plains() -> None:  # ruling 26
    ground = land(tuple(Tile(number, 0) for number in range(6)))
    found = start_hexes(ground, 2)
    assert "E3" in found
    for name, why in (("E2", "only plains"), ("D4", "double"), ("F3", "cattle"), ("C2", "a lake"), ("I1", "an edge")):
        around = sum(ground.plots[other].terrain == "plain" for other in ground.grid.neighbours[name])
        assert (name in found) == (why == "only plains" and around >= 4), why


def test_there_are_layouts_for_two_to_four_players() -> None:
    assert {seats: len(centres) for seats, centres in DATA.layouts.items()} == {2: 6, 3: 8, 4: 10}
