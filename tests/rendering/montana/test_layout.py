"""Everything has a place of its own inside the board, and can be read on a phone."""

from itertools import pairwise
from typing import get_args

import pytest

from rendering.canvas import Box
from rendering.montana import facts, layout, spaces
from rendering.montana.grid import Grid, grid
from rendering.montana.hexes import COSTS, FLAT, SIGN_SIZE, extent
from rendering.montana.layout import Focus, Plan
from rendering.parts import COMPUTER
from rules.montana.board import DATA, LAYOUTS
from rules.montana.hexes import grid as hexes_of
from tests.rendering.comparing import overlapping

PLAYERS = (2, 3, 4)
FOCUSES: tuple[Focus, ...] = get_args(Focus)
PLANS = [
    (layout.plan(focus, players, seat), players)
    for focus in FOCUSES
    for players in PLAYERS
    for seat in ((None,) if focus == "overview" else (0, players - 1))
]
LEAST_ICON = 39
"""How large what lies on a hex is, at least."""


def parts(plan: Plan) -> list[Box]:
    shown = (plan.map, plan.supply, plan.work, plan.wheel, plan.city)
    return [layout.ROUND, layout.TURN, *(box for box in shown if box), *plan.rows]


def placed(plan: Plan, players: int) -> tuple[Grid, list[tuple[int, int]]]:
    """Returns the map for a number of players in its place, and all its hexes."""
    at = tuple(hexes_of(LAYOUTS[len(DATA.layouts[players])]).at.values())
    return grid(plan.map, at), list(at)


def test_a_board_is_at_most_1400_pixels_wide() -> None:
    assert layout.WIDTH <= 1400


@pytest.mark.parametrize(("plan", "players"), PLANS)
def test_no_part_lies_on_another(plan: Plan, players: int) -> None:
    assert len(plan.rows) == players
    assert not overlapping(parts(plan))
    assert all(sum(part.box.holds(box) for part in plan.parts) == 1 for box in parts(plan))


@pytest.mark.parametrize(("plan", "players"), PLANS)
def test_parts_follow_one_another_and_fit_into_what_a_computer_shows(plan: Plan, players: int) -> None:
    assert plan.parts[0].box.top == 0
    assert all(upper.box.bottom == lower.box.top for upper, lower in pairwise(plan.parts))
    for part in plan.parts:
        height = layout.TOP + layout.HEIGHTS["map"] if part.box.holds(plan.map) else 840
        assert part.box.height <= height


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_is_shown_what_it_has_with_every_question(players: int) -> None:
    for focus in FOCUSES[1:]:
        always = [part.box for part in layout.plan(focus, players, 1).parts if part.always]
        row = layout.plan(focus, players, 1).rows[1]
        assert len(always) == layout.ALWAYS
        assert any(part.holds(row) for part in always)
    assert not any(part.always for part in layout.plan("overview", players, None).parts)


@pytest.mark.parametrize(("plan", "players"), PLANS)
def test_the_whole_map_lies_in_its_place(plan: Plan, players: int) -> None:
    place, hexes = placed(plan, players)
    width, height = extent(place.radius)
    for x, y in (place.at(*hex_) for hex_ in hexes):
        assert plan.map.holds(Box(x - width // 2, y - height // 2, x + width // 2, y + height // 2))


@pytest.mark.parametrize("players", PLAYERS)
def test_hexes_do_not_lie_on_one_another(players: int) -> None:
    place, hexes = placed(layout.plan("map", players, 0), players)
    middles = sorted(place.at(*hex_) for hex_ in hexes)
    apart = min(
        ((x - other) ** 2 + ((y - down) / FLAT) ** 2) ** 0.5
        for number, (x, y) in enumerate(middles)
        for other, down in middles[number + 1 :]
    )
    assert apart >= place.radius * 1.7


@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_is_shown_nearly_as_broad_as_a_computer_shows_pictures(players: int) -> None:
    plan = layout.plan("overview", players, None)
    part = next(part.box for part in plan.parts if part.box.holds(plan.map))
    assert part.width * COMPUTER.scale(part.width, part.height) >= 0.9 * COMPUTER.width


@pytest.mark.parametrize("players", PLAYERS)
def test_costs_can_be_seen_on_a_phone(players: int) -> None:
    for focus in FOCUSES:
        place, _ = placed(layout.plan(focus, players, 0), players)
        for size in (SIGN_SIZE, *(size for size, _ in COSTS.values())):
            assert round(size * place.radius) >= LEAST_ICON


@pytest.mark.parametrize(("plan", "players"), PLANS)
def test_every_space_of_the_work_board_has_a_place_of_its_own(plan: Plan, players: int) -> None:
    if plan.work:
        places = layout.work_places(plan.work, facts.SPACES)
        everything = [box for place in places for box in (place.title, *place.spaces)]
        assert len(everything) == len(facts.SPACES) + sum(facts.SPACES)
        assert not overlapping(everything)
        assert all(plan.work.holds(box) for box in everything)
        for space in (space for place in places[1:] for space in place.spaces):
            left, right = spaces.parts(space)
            assert space.holds(left)
            assert space.holds(right)
            assert not left.meets(right)
            assert min(left.width, right.width) >= 44


@pytest.mark.parametrize(("plan", "players"), PLANS)
def test_every_space_of_the_city_has_a_place_of_its_own(plan: Plan, players: int) -> None:
    if plan.city:
        city = layout.city_places(plan.city, len(DATA.city.rows), len(DATA.city.prices))
        everything = [city.title, *city.heads, *city.rewards, *(box for row in city.spaces for box in row)]
        assert not overlapping(everything)
        assert all(plan.city.holds(box) for box in everything)
        assert all(len(row) == len(DATA.city.prices) for row in city.spaces)


@pytest.mark.parametrize(("plan", "players"), PLANS)
def test_everything_is_counted_inside_its_row_apart_from_the_name(plan: Plan, players: int) -> None:
    for row in plan.rows:
        places = layout.counters(row)
        assert len(places) == layout.COUNTERS
        assert not overlapping(places)
        assert all(row.holds(place) for place in places)
        assert not overlapping([layout.owner(row), *places])
    stock = layout.stock(plan.supply, 11)
    assert not overlapping(stock)
    assert all(plan.supply.holds(place) for place in stock)
