"""Everything has a place of its own inside its part of the board."""

import pytest

from rendering.canvas import Box
from rendering.rolled_west import layout
from tests.rendering.comparing import overlapping
from tests.rendering.rolled_west.places import Places

PLAYERS = (2, 3, 4)
TOP = 700
"""Where a field or the tracks begin."""
HEADER = [layout.ROUND, layout.TURN]


def test_the_parts_above_fill_what_discord_shows() -> None:
    assert layout.WIDTH * 7 == layout.PART * 12
    assert layout.HEAD + layout.FIELD == layout.PART


@pytest.mark.parametrize("place", [Places(None, 4), Places(0, 4)])
def test_contracts_boomtown_and_their_legend_fill_a_field(place: Places) -> None:
    field = Box(0, place.field, layout.WIDTH, place.field + layout.FIELD)
    everything = [layout.contracts(place.shared), layout.boomtown(place.shared), place.legend]
    assert not overlapping(everything)
    assert all(field.holds(box) for box in everything)


def test_the_own_scoreboard_lies_below_the_dice() -> None:
    everything = [*HEADER, layout.ROLL, layout.MINE]
    assert not overlapping(everything)
    assert all(Box(0, 0, layout.WIDTH, layout.PART).holds(box) for box in everything)


@pytest.mark.parametrize("players", PLAYERS)
def test_results_take_the_place_of_the_dice(players: int) -> None:
    results = [layout.result(number, players) for number in range(players)]
    assert not overlapping([*HEADER, *results])
    assert all(layout.ROLL.holds(box) for box in results)


@pytest.mark.parametrize("players", PLAYERS)
def test_tracks_and_panels_share_no_pixel(players: int) -> None:
    middle = TOP + layout.tracks(players)
    tracks = [layout.terrain(TOP, number, players) for number in range(4)]
    tracks += [layout.freight(TOP, metal, players) for metal in range(3)]
    panels = [
        layout.panel(layout.panels(middle, players), number, players) for number in range(players + (players == 2))
    ]
    assert not overlapping([*tracks, *panels])
    assert all(Box(0, TOP, layout.WIDTH, middle).holds(box) for box in tracks)
    assert all(Box(0, middle, layout.WIDTH, middle + layout.PANELS[players]).holds(box) for box in panels)


@pytest.mark.parametrize("players", PLAYERS)
def test_tracks_fit_a_part_and_so_do_the_panels_of_up_to_three(players: int) -> None:
    assert layout.tracks(players) <= layout.PART
    assert (layout.tracks(players) + layout.PANELS[players] <= layout.PART) == (players < 4)


@pytest.mark.parametrize(("count", "has_terrain"), [(4, False), (4, True), (3, False)])
def test_dice_lie_beside_the_roller_and_those_who_may_copy(count: int, has_terrain: bool) -> None:
    dice = [layout.die(number, count, has_terrain) for number in range(count)]
    assert not overlapping([layout.ROLLER, *dice, layout.COPIERS])
    assert all(layout.ROLL.holds(die) for die in dice)
    if has_terrain:
        assert layout.TRAY.holds(dice[0])
        assert not overlapping([layout.TRAY, *dice[1:]])


@pytest.mark.parametrize("count", [1, 2, 3])
def test_everybody_else_has_a_place_among_those_who_may_copy(count: int) -> None:
    places = [layout.copier(number, count) for number in range(count)]
    assert not overlapping(places)
    assert all(layout.COPIERS.holds(place) for place in places)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(4))
def test_every_space_of_a_track_has_a_place_on_the_line_of_each_player(players: int, number: int) -> None:
    panel = layout.terrain(TOP, number, players)
    lines = [layout.line(panel, player, players) for player in range(players)]
    printed = [layout.printed(panel, space, layout.SPACES) for space in range(layout.SPACES)]
    spaces = [layout.column(panel, line, space, layout.SPACES) for line in lines for space in range(layout.SPACES)]
    bonuses = [layout.bonus(panel, line) for line in lines]
    assert not overlapping([*printed, *spaces, *bonuses])
    assert all(panel.holds(box) for box in [*printed, *spaces, *bonuses])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("metal", range(3))
def test_every_space_of_a_shipping_row_has_a_place_on_the_line_of_each_player(players: int, metal: int) -> None:
    panel = layout.freight(TOP, metal, players)
    lines = [layout.line(panel, player, players) for player in range(players)]
    printed = [layout.printed(panel, space, layout.BERTHS) for space in range(layout.BERTHS)]
    spaces = [layout.column(panel, line, space, layout.BERTHS) for line in lines for space in range(layout.BERTHS)]
    assert not overlapping([*printed, *spaces])
    assert all(panel.holds(box) for box in [*printed, *spaces])


def test_contracts_and_offices_lie_in_their_panels() -> None:
    shared = layout.shared(TOP)
    contracts = [layout.contract(shared, number) for number in range(9)]
    offices = [layout.office(shared, number) for number in range(9)]
    assert not overlapping([*contracts, *offices])
    assert all(layout.contracts(shared).holds(box) for box in contracts)
    assert all(layout.boomtown(shared).holds(box) for box in offices)


def test_the_own_scoreboard_has_a_place_for_everything() -> None:
    head = [layout.MY_SCORE, *(layout.my_bank(number) for number in range(4))]
    spaces = [layout.my_space(terrain, number) for terrain in range(4) for number in range(layout.SPACES)]
    berths = [layout.my_berth(metal, number) for metal in range(3) for number in range(layout.BERTHS)]
    beside = [place(terrain) for terrain in range(4) for place in (layout.my_bonus, layout.my_rivals)]
    below = [layout.my_competitors(metal) for metal in range(3)]
    everything = [*head, *spaces, *berths, *beside, *below]
    assert not overlapping(everything)
    assert all(layout.MINE.holds(box) for box in everything)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_each_of_the_others_is_counted_beside_a_track_and_below_a_row(others: int) -> None:
    for place in (layout.my_rivals(0), layout.my_competitors(0)):
        counted = [layout.rival(place, number, others) for number in range(others)]
        assert not overlapping(counted)
        assert all(place.holds(box) for box in counted)


@pytest.mark.parametrize("players", PLAYERS)
def test_name_points_and_bank_have_places_in_every_panel(players: int) -> None:
    panel = layout.panel(layout.panels(TOP, players), 0, players)
    places = [layout.name(panel), layout.score(panel), *(layout.stock(panel, number) for number in range(4))]
    assert not overlapping(places)
    assert all(panel.holds(place) for place in places)
