"""Everything has a place of its own inside its part of the board."""

from itertools import product

import pytest

from rendering.canvas import Box
from rendering.rolled_west import layout
from rules.rolled_west.board import METALS, TERRAINS
from tests.rendering.comparing import overlapping

PLAYERS = (2, 3, 4)
HEAD = Box(0, 0, layout.WIDTH, layout.HEAD)


@pytest.mark.parametrize("players", PLAYERS)
def test_results_take_the_place_of_the_dice(players: int) -> None:
    results = [layout.result(number, players) for number in range(players)]
    assert not overlapping([layout.TURN, *results])
    assert all(layout.ROLL.holds(box) for box in results)


@pytest.mark.parametrize(("count", "has_terrain"), [(4, False), (4, True), (3, False)])
def test_dice_lie_between_the_roller_and_how_everybody_stands(count: int, has_terrain: bool) -> None:
    dice = [layout.die(number, count, has_terrain) for number in range(count)]
    assert not overlapping([layout.TURN, layout.ROLLER, *dice, layout.BESIDE])
    assert all(layout.ROLL.holds(die) for die in dice)
    assert HEAD.holds(layout.ROLL)
    if has_terrain:
        assert layout.TRAY.holds(dice[0])
        assert not overlapping([layout.TRAY, *dice[1:]])


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_place_in_the_standings(players: int) -> None:
    places = [layout.standing(number, players) for number in range(players)]
    assert not overlapping(places)
    assert all(layout.BESIDE.holds(place) for place in places)


def test_the_land_lies_between_the_dice_and_the_railways() -> None:
    plots = [layout.plot(terrain, number) for terrain, number in product(TERRAINS, range(layout.SPACES))]
    plates = [layout.plate(terrain) for terrain in TERRAINS]
    assert not overlapping([layout.ROUND, *plots, *plates])
    land = Box(layout.LEFT, layout.HEAD, layout.RIGHT, layout.RAILS)
    assert all(land.holds(box) for box in [*plots, *plates])


def test_every_terrain_is_part_of_the_land() -> None:
    assert set(layout.LAND) == set(TERRAINS)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_place_in_a_plot_beside_its_points(players: int) -> None:
    plot = layout.plot("woods", 3)
    places = [layout.value(plot), *(layout.slot(plot, player, players) for player in range(players))]
    assert not overlapping(places)
    assert all(plot.holds(place) for place in places)


@pytest.mark.parametrize("metal", METALS)
def test_stations_lie_along_their_railway(metal: str) -> None:
    stations = [layout.station(metal, number) for number in range(len(layout.STATIONS))]
    assert not overlapping(stations)
    assert all(layout.rail(metal).holds(station) for station in stations)
    assert Box(0, layout.RAILS, layout.WIDTH, layout.FIRST).holds(layout.rail(metal))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(len(layout.STATIONS)))
def test_everybody_has_a_place_in_a_station_beside_its_signs(number: int, players: int) -> None:
    station = layout.station("gold", number)
    signs = [layout.sign(station, sign) for sign in range((0, 1, 2, 0, 2)[number])]
    places = [*signs, *(layout.berth(station, player, players) for player in range(players))]
    assert not overlapping(places)
    assert all(station.holds(place) for place in places)


def test_contracts_and_offices_lie_in_their_panels() -> None:
    contracts = [layout.contract(number) for number in range(9)]
    offices = [layout.office(number) for number in range(9)]
    assert not overlapping([*contracts, *offices])
    assert all(layout.CONTRACTS.holds(box) for box in contracts)
    assert all(layout.BOOMTOWN.holds(box) for box in offices)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_panel_and_so_has_the_ghost(players: int) -> None:
    panels = [layout.panel(layout.panels(players), number, players) for number in range(players + (players == 2))]
    assert not overlapping([layout.CONTRACTS, layout.BOOMTOWN, *panels])
    assert all(layout.parts(layout.height(players, is_over=False))[1].holds(panel) for panel in panels)


@pytest.mark.parametrize("players", PLAYERS)
def test_in_private_everything_lies_in_a_part_of_its_own(players: int) -> None:
    _, first, contracts, offices, panels = layout.parts_of_question(layout.height(players, is_over=False))
    assert first.holds(layout.ROLL)
    assert first.holds(layout.rail("gold"))
    assert all(contracts.holds(layout.contract(number)) for number in range(9))
    assert all(offices.holds(layout.office(number)) for number in range(9))
    assert panels.holds(layout.panels(players))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("is_own", [False, True])
def test_name_points_and_bank_have_places_in_every_panel(players: int, is_own: bool) -> None:
    panel = layout.BESIDE if is_own else layout.panel(layout.panels(players), 0, players)
    places = [layout.name(panel), layout.score(panel), *(layout.stock(panel, number) for number in range(4))]
    assert not overlapping(places)
    assert all(panel.holds(place) for place in places)
