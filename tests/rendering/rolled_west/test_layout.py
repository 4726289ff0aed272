"""Everything has a place of its own inside the board, and can be read on a phone."""

import pytest

from rendering.canvas import Box
from rendering.rolled_west import ground, layout
from tests.rendering.comparing import overlapping

BOARD = Box(0, 0, *layout.SIZE)
PLAYERS = (2, 3, 4)
PHONE_WIDTH = 390
LEGIBLE = 11
"""How high figures must be on a phone."""


def test_a_picture_is_at_most_1400_pixels_wide() -> None:
    assert layout.SIZE[0] <= 1400


@pytest.mark.parametrize("players", PLAYERS)
def test_the_parts_of_the_overview_share_no_pixel(players: int) -> None:
    panels = [layout.player(layout.PLAYERS, number, players) for number in range(players)]
    tracks = [layout.terrain(number) for number in range(4)] + [layout.freight(metal) for metal in range(3)]
    shared = [layout.contracts(layout.SHARED), layout.boomtown(layout.SHARED)]
    everything = [layout.ROUND, layout.TURN, layout.ROLL, *panels, *tracks, *shared]
    assert not overlapping(everything)
    assert all(BOARD.holds(box) for box in everything)


@pytest.mark.parametrize("players", PLAYERS)
def test_results_stand_above_the_tracks(players: int) -> None:
    panels = [layout.player(layout.RESULTS, number, players) for number in range(players)]
    everything = [layout.ROUND, layout.TURN, *panels, layout.CLAIMS]
    assert not overlapping(everything)
    assert all(BOARD.holds(box) for box in everything)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_parts_of_a_page_share_no_pixel(players: int) -> None:
    panels = [layout.player(layout.OTHERS, number, players - 1) for number in range(players - 1)]
    ghost = [layout.ghost()] if players == 2 else []
    shared = [layout.contracts(layout.MY_SHARED), layout.boomtown(layout.MY_SHARED)]
    everything = [layout.ROUND, layout.TURN, layout.ROLL, layout.MINE, *shared, *panels, *ghost]
    assert not overlapping(everything)
    assert all(BOARD.holds(box) for box in everything)


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
    panel = layout.terrain(number)
    lines = [layout.line(panel, player, players) for player in range(players)]
    printed = [layout.printed(panel, space, layout.SPACES) for space in range(layout.SPACES)]
    spaces = [layout.column(panel, line, space, layout.SPACES) for line in lines for space in range(layout.SPACES)]
    bonuses = [layout.bonus(panel, line) for line in lines]
    assert not overlapping([*printed, *spaces, *bonuses])
    assert all(panel.holds(box) for box in [*printed, *spaces, *bonuses])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("metal", range(3))
def test_every_space_of_a_shipping_row_has_a_place_on_the_line_of_each_player(players: int, metal: int) -> None:
    panel = layout.freight(metal)
    lines = [layout.line(panel, player, players) for player in range(players)]
    printed = [layout.printed(panel, space, layout.BERTHS) for space in range(layout.BERTHS)]
    spaces = [layout.column(panel, line, space, layout.BERTHS) for line in lines for space in range(layout.BERTHS)]
    assert not overlapping([*printed, *spaces])
    assert all(panel.holds(box) for box in [*printed, *spaces])


@pytest.mark.parametrize("shared", [layout.SHARED, layout.MY_SHARED])
def test_contracts_and_offices_lie_in_their_panels(shared: Box) -> None:
    contracts = [layout.contract(shared, number) for number in range(9)]
    offices = [layout.office(shared, number) for number in range(9)]
    assert not overlapping([*contracts, *offices])
    assert all(layout.contracts(shared).holds(box) for box in contracts)
    assert all(layout.boomtown(shared).holds(box) for box in offices)


def test_the_own_scoreboard_has_a_place_for_everything() -> None:
    head = [layout.MY_SCORE, *(layout.my_bank(number) for number in range(4))]
    spaces = [layout.my_space(terrain, number) for terrain in range(4) for number in range(layout.SPACES)]
    berths = [layout.my_berth(metal, number) for metal in range(3) for number in range(layout.BERTHS)]
    bonuses = [layout.my_bonus(terrain) for terrain in range(4)]
    everything = [*head, *spaces, *berths, *bonuses]
    assert not overlapping(everything)
    assert all(layout.MINE.holds(box) for box in everything)


@pytest.mark.parametrize("panels", [(layout.PLAYERS, 4), (layout.PLAYERS, 2), (layout.OTHERS, 3), (layout.OTHERS, 1)])
def test_points_and_bank_have_places_in_every_panel(panels: tuple[Box, int]) -> None:
    panel = layout.player(panels[0], 0, panels[1])
    places = [layout.score(panel), *(layout.stock(panel, number) for number in range(4))]
    assert not overlapping(places)
    assert all(panel.holds(place) for place in places)


def test_the_others_are_shown_clockwise() -> None:
    assert layout.others(2, 4) == [3, 0, 1]


def test_figures_can_be_read_on_a_phone() -> None:
    for size in (ground.PRINTED, ground.MY_PRINTED):
        assert size * PHONE_WIDTH / layout.SIZE[0] >= LEGIBLE
