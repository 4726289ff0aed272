"""What happened is ringed, and what can be chosen is numbered, each in its place."""

from itertools import combinations

import pytest

from rendering.canvas import Box
from rendering.coal_baron import facts, layout
from rendering.theme import WHITE
from rules.coal_baron import events, moves, steps
from rules.game import Event, Move
from tests.rendering.coal_baron import positions
from tests.rendering.coal_baron.pictures import BELOW, TALL, draw, grown, numbered, order_of, ringed, space
from tests.rendering.comparing import changed


@pytest.mark.parametrize("area", ["factory", "order", "delivery", "mine", "money"])
def test_an_area_that_was_chosen_is_shown_large_to_its_seat(area: str) -> None:
    state = positions.choosing(area)
    options = state.agenda[-1].options(state, 0)
    places = layout.offered(len(facts.row(area)), layout.LARGE_SPACE)
    assert changed(draw(positions.middle(), 0), draw(state, 0))
    found = changed(draw(state, 0), draw(state, 0, options=options))
    assert found
    assert grown(Box(places[0].left, places[0].top, places[-1].right + 1000, places[-1].bottom)).holds(found)


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (events.MineEntered(seat=1, space="mine_10", workers=3, steps=10), "mine_10"),
        (events.TilesPeeked(seat=2, workers=2, cards=5), "factory_peek"),
        (events.OrdersPeeked(seat=2, workers=2, cards=5), "order_peek"),
    ],
)
def test_the_space_that_was_used_is_ringed(event: Event, name: str) -> None:
    assert grown(space(name)).holds(ringed(positions.middle(), event))


def test_displaced_workers_are_ringed_in_the_canteen() -> None:
    event = events.Displaced(seat=2, space="mine_4", workers=1)
    assert grown(layout.YARD_AT).holds(ringed(positions.middle(), event))


def test_rings_on_the_work_board_go_when_a_shift_begins() -> None:
    used = events.MineEntered(seat=1, space="mine_10", workers=3, steps=10)
    moved = events.Loaded(seat=1, level=2, colour="B", cubes=2, cage=5)
    begun = events.ShiftStarted(shift=2, seat=1)
    both = changed(draw(positions.middle(), None, [moved]), draw(positions.middle(), None, [used, moved, begun]))
    assert both is None


@pytest.mark.parametrize(
    "event",
    [
        events.Loaded(seat=1, level=2, colour="B", cubes=2, cage=5),
        events.Stored(seat=1, cubes=2),
        events.Filled(seat=1, transport="L", coal="YBGK", cubes=2, left=2),
        events.Substituted(seat=1, transport="L", coal="YBGK", colour="B", first="Y", second="Y", left=2),
        events.OrderKept(seat=1, transport="C", coal="BB"),
        events.Drafted(seat=1, transport="C", coal="BB"),
        events.TileKept(seat=1, tile="G1D", price=3),
        events.CartLoaded(seat=1, colour="Y", level=3),
        events.CartsEmpty(seat=1, level=2, carts=1),
        events.GameWon(seat=1, points=3, francs=0),
    ],
)
def test_what_changed_in_a_pit_is_ringed_there(event: Event) -> None:
    pit = layout.pits(4, BELOW)[1]
    assert grown(pit).holds(ringed(positions.middle(), event))


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (events.Earned(seat=0, space="money_6", workers=2, francs=6), "money_6"),
        (events.Banked(seat=0, francs=1), "bank"),
        (events.Delivered(seat=0, transport="T", workers=1, orders=1, points=3), "deliver_truck"),
        (events.OrderTaken(seat=0, space="order_2", workers=1, transport="C", coal="K"), "order_2"),
        (events.TileBought(seat=0, space="factory_4", workers=1, tile="B1L", price=2), "factory_4"),
    ],
)
def test_a_space_and_what_it_gave_are_ringed(event: Event, name: str) -> None:
    pit, place = layout.pits(4, BELOW)[0], grown(space(name))
    before, after = draw(positions.middle()), draw(positions.middle(), None, [event])
    assert changed(before.crop(place), after.crop(place))
    assert changed(before.crop(pit), after.crop(pit))


def test_what_a_shift_or_the_end_brings_to_everybody_is_not_ringed() -> None:
    described = [
        events.ShiftScored(seat=1, shift=1, coal=2, transports=0, carts=0, gained=2, points=3),
        events.GameScored(seat=0, francs=1, cubes=2, orders=-1, balance=-6, points=34),
    ]
    assert changed(draw(positions.ended()), draw(positions.ended(), None, described)) is None


def test_what_is_not_in_the_picture_is_not_ringed() -> None:
    described = [
        events.Filled(seat=0, transport="L", coal="KK", cubes=2, left=0),
        events.Loaded(seat=0, level=2, colour="B", cubes=2, cage=5),
        events.TileRevealed(space="factory_1", tile="Y2L"),
    ]
    assert changed(draw(positions.mining(), 1), draw(positions.mining(), 1, described)) is None


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (moves.BuyTile("factory_3", 1, "G1D", 3), "factory_3"),
        (moves.PeekTiles(3, 5), "factory_peek"),
        (moves.Mine("mine_8", 1, 8), "mine_8"),
        (moves.Deliver("H", 1, 1, 2), "deliver_handcart"),
        (moves.Earn("money_5", 1, 5), "money_5"),
        (moves.TakeOrder("order_4", 1, "L", "G", 4), "order_4"),
        (moves.PeekOrders(1, 5), "order_peek"),
    ],
)
def test_a_space_to_choose_is_numbered(option: Move, name: str) -> None:
    assert grown(space(name)).holds(numbered(positions.middle(), 0, option))


def test_areas_to_choose_are_numbered_and_so_is_the_bank() -> None:
    state = positions.middle()
    options = state.agenda[-1].options(state, 0)
    assert {type(option) for option in options} >= {moves.Visit, moves.Bank}
    found = [numbered(state, 0, option) for option in options]
    assert all(grown(layout.WORK_BOARD).holds(box) for box in found)
    assert not [pair for pair in combinations(found, 2) if pair[0].meets(pair[1])]


def test_the_number_of_the_bank_hides_nothing_of_its_title() -> None:
    hidden = numbered(positions.middle(), 0, moves.Bank(1, 1))
    plain = draw(positions.middle(), 0).crop(hidden)
    assert WHITE not in {colour for _, colour in plain.getcolors(plain.width * plain.height) or []}


@pytest.mark.parametrize(("area", "which"), [("factory", 2), ("order", 3)])
def test_what_is_looked_at_is_numbered_large(area: str, which: int) -> None:
    state = positions.peeking(area)
    option = state.agenda[-1].options(state, 2)[which]
    assert grown(layout.offered(5)[which]).holds(numbered(state, 2, option))


def test_of_two_tiles_alike_the_first_is_numbered() -> None:
    state = positions.peeking()
    assert grown(layout.offered(5)[1]).holds(numbered(state, 2, moves.KeepTile("Y1D", 1)))


@pytest.mark.parametrize("area", ["factory", "order"])
def test_cards_that_go_back_are_shown_and_numbered_as_they_are_arranged(area: str) -> None:
    state = positions.peeking(area)
    state.agenda = [steps.EndTurn(seat=2), steps.ReturnCards([2])]
    returned = draw(state, 2)
    state.agenda = [steps.EndTurn(seat=2), steps.ArrangeCards([2], bottom=1, placed=0)]
    assert changed(returned, draw(state, 2))
    option = state.agenda[-1].options(state, 2)[0]
    assert grown(layout.offered(5)[0]).holds(numbered(state, 2, option))


def test_orders_to_draft_are_numbered_for_the_seat_to_move_and_shown_to_all() -> None:
    state = positions.draft()
    for number, option in enumerate(state.agenda[-1].options(state, 1)):
        assert grown(layout.offered(8)[number]).holds(numbered(state, 1, option))
    other = positions.draft()
    other.row[0] = "L-B"
    found = changed(draw(state), draw(other))
    assert found
    assert layout.offered(8)[0].holds(found)


def test_the_coal_for_a_cart_is_numbered() -> None:
    state = positions.loading()
    for number, option in enumerate(state.agenda[-1].options(state, 3)):
        assert grown(layout.offered(4)[number]).holds(numbered(state, 3, option))


def test_the_cart_that_is_to_be_loaded_is_ringed() -> None:
    state = positions.loading()
    before = draw(state, 3)
    state.agenda[-1] = steps.LoadCarts([3], level=1, carts=0)
    assert changed(before, draw(state, 3))


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_stop_for_the_cage_is_numbered_in_the_shaft(level: int) -> None:
    places = layout.pit(TALL)
    stop = places.shaft._replace(top=places.levels[level].top, bottom=places.levels[level].bottom)
    assert stop.holds(numbered(positions.mining(), 1, moves.Lift(level, 5)))


@pytest.mark.parametrize(("level", "colour"), [(1, "Y"), (2, "B"), (3, "G"), (3, "Y")])
def test_coal_to_load_is_numbered_on_its_level(level: int, colour: str) -> None:
    state = positions.mining()
    found = numbered(state, 1, moves.Load(level, colour, 1, 2, 4))
    assert grown(layout.pit(TALL).levels[level]).holds(found)


@pytest.mark.parametrize(
    "option",
    [
        moves.Fill("C", "G", "G", "cage", 0),
        moves.FillAll("C", "G", 1, "cage", 0),
        moves.FillSquare("C", "G", "G", 0),
    ],
)
def test_an_order_to_fill_is_numbered(option: Move) -> None:
    state = positions.mining()
    assert grown(order_of(state, 1, 2, TALL)).holds(numbered(state, 1, option))


@pytest.mark.parametrize(
    "option", [moves.Store("Y", 1), moves.StoreAll(5), moves.WorkOn("store", 4), moves.WorkOn("stored", 2)]
)
def test_the_storage_is_numbered_below_what_it_counts(option: Move) -> None:
    places = layout.pit(TALL)
    surface, first, *_ = places.levels
    below = Box(first.left, surface.bottom - 12, places.shaft.left, first.bottom)
    assert below.holds(numbered(positions.mining(), 1, option))


@pytest.mark.parametrize(
    "option",
    [
        moves.Substitute(),
        moves.WorkOn("fill", 6),
        moves.StopMining(3),
        moves.KeepNone(),
        moves.PutBack(0, 4),
    ],
)
def test_what_has_no_place_is_not_numbered(option: Move) -> None:
    assert changed(draw(positions.mining(), 1), draw(positions.mining(), 1, options=[option])) is None


def test_the_order_that_two_cubes_are_chosen_for_is_ringed() -> None:
    state = positions.substituting()
    found = changed(draw(positions.mining(), 1), draw(state, 1))
    assert found
    assert grown(order_of(state, 1, 2, TALL)).holds(found)
