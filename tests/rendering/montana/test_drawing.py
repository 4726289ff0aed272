"""An image shows what its view shows, points out what is marked, and changes nothing."""

import pytest
from PIL import Image

from rendering import lettering, montana
from rendering.canvas import Box
from rendering.drawing import Marks
from rendering.montana import facts, hexes, landscape
from rendering.montana.focus import focus
from rendering.montana.layout import Focus
from rules import games
from rules.chance import Chance, key
from rules.montana import GAME
from rules.montana.board import DATA, GOOD_NAMES, SECTORS, land
from rules.montana.city import ChooseUpgrades
from rules.montana.recruiting import ChooseColours, ChooseFirstColours
from rules.montana.state import Space
from rules.montana.steps import ChooseCanteen, FinishTurn, State
from rules.montana.trading import ChooseTrade, DismissWorker
from rules.montana.working import SendToBank
from tests.languages import COMPLETE
from tests.rendering.comparing import changed
from tests.rendering.montana import positions
from tests.rendering.montana.places import ENGLISH, asking, city, draw, hexagon, place, plan_of
from tests.rendering.text_words import TextWords


@pytest.mark.parametrize(
    ("state", "seat", "first"),
    [
        (positions.middle(), None, "overview"),
        (positions.middle(), 0, "turn"),
        (positions.middle(), 1, "map"),
        (positions.building(), 0, "map"),
        (positions.recruiting(), 0, "wheel"),
        (positions.auction(), 2, "city"),
        (positions.auction(), 1, "city"),
        (positions.ended(), 0, "map"),
        (asking(FinishTurn()), 0, "turn"),
        (asking(SendToBank([0], space=2)), 0, "work"),
        (asking(ChooseCanteen([0])), 0, "turn"),
        (asking(ChooseColours([0])), 0, "wheel"),
        (asking(ChooseFirstColours([0, 1], left={0: 1, 1: 1})), 1, "wheel"),
        (asking(DismissWorker([0])), 0, "wheel"),
        (asking(ChooseUpgrades([0], count=2)), 0, "city"),
    ],
)
def test_what_a_seat_decides_on_comes_first(state: State, seat: int | None, first: Focus) -> None:
    assert focus(GAME.view(state, seat), seat) == first


def test_a_trade_is_shown_beside_what_it_interrupts() -> None:
    state = positions.building()
    state.agenda.append(ChooseTrade([0]))
    assert focus(state, 0) == "map"


def test_the_own_row_lies_above_the_others_and_is_higher() -> None:
    rows = plan_of(positions.middle(), 2).rows
    assert rows[2].bottom < rows[0].top < rows[1].top < rows[3].top
    assert rows[2].height > rows[0].height


@pytest.mark.parametrize("terrain", ["plain", "mountain", "lake"])
def test_every_kind_of_land_looks_different(terrain: str) -> None:
    state = positions.opening()
    plots = land(state.tiles).plots
    shown: dict[str, Image.Image] = {
        plot.terrain: hexes.hexagon(hexes.Face(plot.terrain, cost=tuple(GOOD_NAMES[good] for good in plot.cost)), 60)
        for plot in plots.values()
    }
    others = [image for kind, image in shown.items() if kind != terrain]
    assert len(others) == 2
    assert all(changed(shown[terrain].convert("RGB"), other.convert("RGB")) for other in others)


def test_landscape_tiles_beside_one_another_have_different_tints() -> None:
    for seats in (2, 3, 4):
        state = positions.position(seats)
        grid, tints = land(state.tiles).grid, landscape.tints(len(state.tiles))
        for name, others in grid.neighbours.items():
            for other in others:
                here, there = grid.places[name][0], grid.places[other][0]
                assert here == there or tints[here] != tints[there]


def test_a_settlement_changes_its_own_hex() -> None:
    state = positions.middle()
    before = draw(state, 1)
    name = state.reach[0]
    positions.settle(state, (0, 1))
    state.players[0].settlements += 1
    state.cattle_at, state.canteens_at = positions.middle().cattle_at, positions.middle().canteens_at
    state.reach = positions.middle().reach
    difference = changed(before, draw(state, 1))
    assert difference
    assert hexagon(state, 1, name).inset(-6).holds(difference)


@pytest.mark.parametrize("tiles", [1, 2, 3, 4])
@pytest.mark.parametrize("seat", range(4))
def test_settlements_differ_by_player_and_number(seat: int, tiles: int) -> None:
    shown = hexes.settled(seat, tiles, 44).convert("RGB")
    others = [(other, count) for other in range(4) for count in (1, 2, 3, 4) if (other, count) != (seat, tiles)]
    assert all(changed(shown, hexes.settled(*other, 44).convert("RGB")) for other in others)


def test_cattle_and_canteens_are_gone_when_they_were_taken() -> None:
    state = positions.middle()
    before = draw(state, 1)
    taken = (state.cattle_at.pop(), state.canteens_at.pop())
    after = draw(state, 1)
    for name in taken:
        box = hexagon(state, 1, name)
        assert changed(before.crop(box), after.crop(box))


def test_hexes_within_reach_are_framed_while_building_and_not_in_the_overview() -> None:
    state, other = positions.building(), positions.building()
    name = state.reach[-1]
    other.reach = state.reach[:-1]
    difference = changed(draw(state, 0), draw(other, 0))
    assert difference
    assert hexagon(state, 0, name).inset(-6).holds(difference)
    assert changed(draw(state), draw(other)) is None


def test_workers_stand_on_the_space_they_took() -> None:
    state = positions.middle()
    before = draw(state)
    state.areas[2][1] = Space([2], [])
    difference = changed(before, draw(state))
    assert difference
    field = place(state, None, 2)
    assert Box(field.title.left, field.title.top, field.title.right, field.spaces[1].bottom).holds(difference)


def test_the_last_free_space_of_a_place_stands_out() -> None:
    state = positions.middle()
    state.areas[0][1] = Space([], [])
    before = draw(state).crop(place(state, None, 0).title)
    state.areas[0][1] = Space([0], [])
    assert changed(before, draw(state).crop(place(state, None, 0).title))


def test_grain_is_shown_at_the_sectors_only_while_the_wheel_may_be_turned() -> None:
    assert facts.prices(positions.middle()) == []
    prices = facts.prices(positions.recruiting())
    assert prices[positions.recruiting().pointer] == 0
    assert sorted(prices) == list(range(len(SECTORS)))


def test_contractors_that_have_passed_are_faint() -> None:
    state, other = positions.auction(), positions.auction()
    del other.agenda[-2]
    title = city(state, 2).title
    assert changed(draw(state, 2).crop(title), draw(other, 2).crop(title))


def test_a_shortage_in_the_supply_stands_out() -> None:
    state = positions.middle()
    before = draw(state)
    state.workers[1] = 2
    difference = changed(before, draw(state))
    assert difference
    assert plan_of(state, None).supply.holds(difference)


@pytest.mark.parametrize("language", COMPLETE)
def test_names_of_places_are_not_cut(language: str) -> None:
    words = TextWords("montana", language)
    for name in ("bank", *(area.name for area in DATA.areas)):
        shown = words("board-place", place=name)
        assert lettering.fit(shown, 30, 106, bold=True)[0] == shown


def test_the_start_player_is_marked_until_the_end() -> None:
    state = positions.middle()
    before = draw(state)
    state.starter = 1
    after = draw(state)
    for player in (1, 2):
        row = plan_of(state, None).rows[player]
        assert changed(before.crop(row), after.crop(row))


def test_names_that_no_font_knows_are_replaced_by_the_colour() -> None:
    words = TextWords("montana", "en", ("김철수", "Bob", "Carol", "Dave"))
    named = TextWords("montana", "en", ("yellow", "Bob", "Carol", "Dave"))
    shown = GAME.view(positions.middle(), None)
    assert (
        changed(montana.DRAWING.draw(shown, None, Marks(), words), montana.DRAWING.draw(shown, None, Marks(), named))
        is None
    )


@pytest.mark.parametrize(("text", "is_double"), [("hex", False), ("double", True)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hexes_that_are_explained_are_free_and_of_their_kind_on_any_map(
    seats: int, text: str, *, is_double: bool
) -> None:
    (explained,) = (sign.key for sign in montana.DRAWING.signs if sign.text == text)
    for seed in range(6):
        state = GAME.new(seats, games.complete(GAME, {}), Chance(key(seed)))
        marked = montana.DRAWING.board(state, 0, ENGLISH).first_place(explained)
        assert marked
        plots = land(state.tiles).plots
        shown = [name for name in land(state.tiles).plains if hexagon(state, 0, name).centre == marked.box.centre]
        assert [plots[name].double for name in shown if name != state.start] == [is_double]
