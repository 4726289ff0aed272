"""Everything has a place of its own inside the board, and can be read on a phone."""

import pytest

from rendering.canvas import Box
from rendering.mint_works import cards, layout
from tests.rendering.comparing import overlapping

BOARD = Box(0, 0, *layout.SIZE)
PHONE_WIDTH = 390
PLAYERS = (2, 3, 4)
LOCATIONS = range(6, 11)
MOST_SPACES = 3
EVERY_PLAN = 21


def test_a_board_is_at_most_1400_pixels_wide() -> None:
    assert layout.SIZE[0] <= 1400


@pytest.mark.parametrize("players", PLAYERS)
def test_header_tin_supply_and_neighborhoods_share_no_pixel(players: int) -> None:
    neighborhoods = [layout.neighborhood(number, players) for number in range(players)]
    everything = [layout.ROUND, layout.TURN, layout.TIN, layout.SUPPLY, *neighborhoods]
    assert not overlapping(everything)
    assert all(BOARD.holds(box) for box in everything)


@pytest.mark.parametrize("count", LOCATIONS)
def test_every_location_has_a_place_of_its_own_in_the_tin(count: int) -> None:
    places = layout.locations(count)
    assert len(places) == count
    assert not overlapping(places)
    assert all(layout.TIN.inset(layout.RIM).holds(place) for place in places)


@pytest.mark.parametrize("count", LOCATIONS)
@pytest.mark.parametrize("spaces", range(1, MOST_SPACES + 1))
def test_every_space_has_a_place_of_its_own_on_its_location(count: int, spaces: int) -> None:
    for location in layout.locations(count):
        places = layout.spaces(location, spaces)
        assert len(places) == spaces
        assert not overlapping(places)
        assert all(location.holds(place) for place in places)


@pytest.mark.parametrize("size", [2, 3])
def test_the_plan_supply_lies_beside_the_deck(size: int) -> None:
    places = [layout.STACKS, *(layout.supply_card(number, size) for number in range(size))]
    assert not overlapping(places)
    assert all(layout.SUPPLY.holds(place) for place in places)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("count", range(EVERY_PLAN + 1))
def test_any_number_of_cards_fits_into_a_neighborhood_beside_its_owner(players: int, count: int) -> None:
    neighborhood = layout.neighborhood(0, players)
    counts = [layout.stars(neighborhood), layout.mints(neighborhood)]
    places = [*counts, *layout.tiles(neighborhood, count)]
    assert len(places) == count + len(counts)
    assert not overlapping(places)
    assert all(neighborhood.holds(place) for place in places)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_usual_number_of_cards_shows_pictures_and_effects(players: int) -> None:
    usual = {2: 10, 3: 6, 4: 6}[players]
    assert all(tile.height >= cards.ROOMY for tile in layout.tiles(layout.neighborhood(0, players), usual))


def test_costs_and_stars_can_be_read_on_a_phone() -> None:
    assert cards.FIGURE * PHONE_WIDTH / layout.SIZE[0] >= 11
