"""Everything has a place of its own inside the board, and can be read on a phone."""

import pytest

from rendering.canvas import Box
from rendering.mint_works import cards, layout
from rules.mint_works.board import PLANS
from tests.rendering.comparing import overlapping

BOARD = Box(0, 0, *layout.SIZE)
PHONE_WIDTH = 390
TABLES = [(players, viewer) for players in (2, 3, 4) for viewer in (None, *range(players))]
LOCATIONS = range(6, 11)
MOST_SPACES = 3
EVERY_PLAN = 21


def test_a_board_is_at_most_1400_pixels_wide() -> None:
    assert layout.SIZE[0] <= 1400


@pytest.mark.parametrize(("players", "viewer"), TABLES)
def test_header_tin_supply_and_neighborhoods_share_no_pixel(players: int, viewer: int | None) -> None:
    neighborhoods = [layout.neighborhood(number, players, viewer) for number in range(players)]
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


@pytest.mark.parametrize(("players", "viewer"), TABLES)
def test_any_number_of_cards_fits_into_a_neighborhood_beside_its_owner(players: int, viewer: int | None) -> None:
    neighborhood = layout.neighborhood(0, players, viewer)
    counts = [layout.stars(neighborhood), layout.mints(neighborhood)]
    for count in range(EVERY_PLAN + 1):
        places = [*counts, *layout.tiles(neighborhood, count)]
        assert len(places) == count + len(counts)
        assert not overlapping(places), count
        assert all(neighborhood.holds(place) for place in places), count


@pytest.mark.parametrize(("players", "usual"), [(2, 10), (3, 6), (4, 6)])
def test_the_usual_number_of_cards_shows_pictures_and_effects(players: int, usual: int) -> None:
    assert all(tile.height >= cards.PICTURED for tile in layout.tiles(layout.neighborhood(0, players, None), usual))


@pytest.mark.parametrize(("players", "usual"), [(2, 10), (3, 6), (4, 3)])
def test_beside_the_viewers_own_cards_those_of_others_still_show_their_effects(players: int, usual: int) -> None:
    assert all(tile.height >= cards.ROOMY for tile in layout.tiles(layout.neighborhood(1, players, 0), usual))


@pytest.mark.parametrize(("players", "usual"), [(2, 6), (3, 4), (4, 4)])
def test_the_viewers_own_cards_say_in_words_what_they_do(players: int, usual: int) -> None:
    for tile in layout.tiles(layout.neighborhood(1, players, 1), usual):
        assert (tile.width, tile.height) >= cards.DECISIVE
        assert cards.parts(tile, "factory").text


@pytest.mark.parametrize("size", [(160, cards.ROOMY), (160, cards.PICTURED), cards.DECISIVE, (282, 211)])
def test_what_a_card_shows_lies_apart_below_its_title(size: tuple[int, int]) -> None:
    box = Box(0, 0, *size)
    below = Box(box.left, cards.title_height(box), box.right, box.bottom)
    for plan in PLANS:
        places = [place for place in cards.parts(box, plan) if place]
        assert not overlapping(places), plan
        assert all(below.holds(place) and place.height >= 18 for place in places), plan


@pytest.mark.parametrize("size", [cards.FIGURE, layout.SPACE * 3 // 5, cards.EFFECT - 4])
def test_costs_stars_and_effects_can_be_read_on_a_phone(size: int) -> None:
    assert size * PHONE_WIDTH / layout.SIZE[0] >= 11
