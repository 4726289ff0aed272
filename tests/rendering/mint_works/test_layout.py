"""Everything has a place of its own inside its part of the board."""

from functools import partial
from itertools import combinations

import pytest

from rendering.canvas import Box
from rendering.mint_works import cards, layout
from rules.mint_works.board import PLANS
from tests.languages import COMPLETE
from tests.rendering.comparing import overlapping
from tests.rendering.text_words import TextWords

FEW, MANY = 3, 9
TABLES = [
    layout.table(locations, [held] * players, viewer)
    for locations in (6, 8)
    for held in (FEW, MANY)
    for players in (2, 3, 4)
    for viewer in (None, *range(players))
]
MOST_SPACES = 3
EVERY_PLAN = 21


def shown(plan: str, text: str = "") -> cards.Tile:
    """Returns what a Building shows."""
    return cards.Tile(plan, plan, text, 1, secret=False)


each_table = pytest.mark.parametrize("table", TABLES)


@each_table
def test_header_tin_supply_and_neighborhoods_lie_in_a_part_each(table: layout.Table) -> None:
    everything = [layout.ROUND, layout.TURN, table.tin, table.supply, *table.neighborhoods]
    assert not overlapping(everything)
    assert all(sum(part.holds(box) for part in table.parts) == 1 for box in everything)


@pytest.mark.parametrize("held", [0, FEW, 4])
@pytest.mark.parametrize("viewer", [None, 0])
def test_a_part_is_no_higher_than_a_computer_shows_in_full_width(held: int, viewer: int | None) -> None:
    for players in (2, 3, 4):
        assert all(part.height <= layout.PART for part in layout.table(6, [held] * players, viewer).parts)


@pytest.mark.parametrize("viewer", [None, 0])
def test_neighborhoods_without_cards_are_low(viewer: int | None) -> None:
    empty, settled = (layout.table(6, [held] * 4, viewer).height for held in (0, FEW))
    assert settled - empty > 4 * 60


def test_the_supply_lies_with_the_tin_if_there_is_room() -> None:
    for locations, together in ((6, True), (8, False)):
        table = layout.table(locations, [FEW] * 4, None)
        assert table.parts[0].holds(table.supply) == together


@each_table
def test_every_location_has_a_place_of_its_own_in_the_tin(table: layout.Table) -> None:
    places = layout.locations(table.tin, 6)
    assert len(places) == 6
    assert not overlapping(places)
    assert all(table.tin.inset(layout.RIM).holds(place) for place in places)


@pytest.mark.parametrize("spaces", range(1, MOST_SPACES + 1))
def test_every_space_has_a_place_of_its_own_on_its_location(spaces: int) -> None:
    for location in layout.locations(TABLES[0].tin, 6):
        places = [layout.effect(location), *layout.spaces(location, spaces)]
        assert len(places) == spaces + 1
        assert not overlapping(places)
        assert all(location.holds(place) for place in places)


@pytest.mark.parametrize("size", [2, 3])
def test_the_plan_supply_lies_beside_the_deck(size: int) -> None:
    supply = TABLES[0].supply
    places = [layout.stacks(supply), *(layout.supply_card(supply, number, size) for number in range(size))]
    assert not overlapping(places)
    assert all(supply.holds(place) for place in places)


@each_table
def test_any_number_of_cards_fits_into_a_neighborhood_beside_its_owner(table: layout.Table) -> None:
    for neighborhood in table.neighborhoods:
        counts = [layout.stars(neighborhood), layout.mints(neighborhood)]
        for count in range(EVERY_PLAN + 1):
            places = [*counts, *layout.tiles(neighborhood, count)]
            assert len(places) == count + len(counts)
            assert not overlapping(places), count
            assert all(neighborhood.holds(place) for place in places), count


@pytest.mark.parametrize(("players", "usual"), [(2, 8), (3, 4), (4, 5)])
def test_the_usual_number_of_cards_has_titles(players: int, usual: int) -> None:
    for neighborhood in layout.table(6, [usual] * players, None).neighborhoods:
        assert all(cards.title_height(tile) for tile in layout.tiles(neighborhood, usual))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("height", [145, 228])
def test_names_of_four_cards_in_a_row_are_cut_only_if_most_are_long(language: str, height: int) -> None:
    words = TextWords("mint_works", language)
    needs = {
        plan: cards.need(cards.Tile(plan, words("plan", plan=plan), "", 1, secret=False), height) for plan in PLANS
    }
    rows = [*combinations(PLANS, 4)][::20]
    cut = 0
    for four in rows:
        row = layout.tiles(Box(0, 0, layout.WIDTH - 24, height + 20), 4, partial(wanted, needs, four))
        cut += any(box.width < needs[plan] for box, plan in zip(row, four, strict=True))
    assert cut < 0.1 * len(rows)


def wanted(needs: dict[str, int], plans: tuple[str, ...], height: int) -> list[int]:
    """Returns the widths that cards need."""
    return [needs[plan] for plan in plans]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("usual", [1, 4, 5, 8])
def test_the_viewers_own_cards_say_in_words_what_they_do(players: int, usual: int) -> None:
    own = layout.table(6, [usual] * players, 0).neighborhoods[0]
    assert all(cards.parts(tile, shown("factory")).text for tile in layout.tiles(own, usual))


def test_words_that_do_not_fit_are_left_out() -> None:
    tile = layout.tiles(layout.table(6, [8] * 2, 0).neighborhoods[0], 8)[0]
    assert cards.parts(tile, shown("factory", "2 stars")).text
    assert not cards.parts(tile, shown("factory", "2 stars for each other Building in this Neighborhood")).text


@pytest.mark.parametrize("size", [(142, cards.PICTURED), cards.DECISIVE, layout.LARGEST])
def test_what_a_card_shows_lies_apart_below_its_title(size: tuple[int, int]) -> None:
    box = Box(0, 0, *size)
    below = Box(box.left, cards.title_height(box), box.right, box.bottom)
    for plan in PLANS:
        places = [place for place in cards.parts(box, shown(plan)) if place]
        assert not overlapping(places), plan
        assert all(below.holds(place) and place.height >= 35 for place in places), plan
