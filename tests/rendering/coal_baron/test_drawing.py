"""A drawing shows what its view shows, points out what is marked, and changes nothing."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import msgspec
import pytest
from PIL import Image

from rendering import coal_baron, lettering
from rendering.canvas import Box
from rendering.coal_baron import cards, coal, facts, layout
from rendering.coal_baron.work_board import ROWS
from rendering.drawing import Drawing, Marks, load
from rendering.encode import encode
from rules.coal_baron import events, moves, steps
from rules.coal_baron.board import DATA, ORDERS, TILES
from rules.coal_baron.sight import view
from rules.coal_baron.state import COLOURS, HIDDEN, Known
from rules.coal_baron.steps import State
from rules.game import Event, Move
from tests.rendering.coal_baron import tables
from tests.rendering.comparing import changed
from tests.rendering.text_words import NAMES, TextWords

ENGLISH = TextWords("coal_baron", "en")
LONG_NAMES = ("Maximiliane von Hohenstaufen-Sigmaringen", "🎲", "超高層建築愛好家連盟名誉会長", "𝓓𝓪𝓿𝓮")
MOST_BYTES = 250 * 1024
BELOW = layout.YARD_AT.bottom + layout.GAP
"""Where pits begin below the work board."""
TALL = layout.own_pit(4, layout.BODY.top)
"""The pit of who mines, of four."""


def draw(
    state: State, seat: int | None = None, told: Sequence[Event] = (), options: Sequence[Move] = ()
) -> Image.Image:
    return coal_baron.draw(view(state, seat), seat, Marks(told, options), ENGLISH)


def grown(box: Box) -> Box:
    """With the ring round it, and the badges at its edge."""
    return box.inset(-16)


def space(name: str) -> Box:
    """Where a work space lies on the work board."""
    for row, areas in enumerate(ROWS):
        names = [printed.name for area in areas for printed in facts.row(area)]
        if name in names:
            return layout.work_space(row, names.index(name))
    raise LookupError(name)


def order_of(state: State, seat: int, number: int, pit: Box) -> Box:
    """Where an outstanding order lies."""
    return layout.order_cards(layout.pit(pit).orders, len(state.players[seat].orders))[number]


def ringed(state: State, event: Event, seat: int | None = None) -> Box:
    """What a drawing has more because of an event."""
    found = changed(draw(state, seat), draw(state, seat, [event]))
    assert found, f"{event} is not ringed"
    return found


def numbered(state: State, seat: int, option: Move) -> Box:
    """What a drawing has more because of an option."""
    found = changed(draw(state, seat), draw(state, seat, options=[option]))
    assert found, f"{option} is not numbered"
    return found


def test_the_engine_finds_the_drawing_by_the_name_of_its_game() -> None:
    drawing: Drawing = load("coal_baron")
    assert drawing.SIZE == coal_baron.SIZE


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_every_number_of_players_is_drawn_in_the_promised_size(
    seats: int, language: str, names: tuple[str, ...]
) -> None:
    words = TextWords("coal_baron", language, names)
    for seat in (None, seats - 1):
        image = coal_baron.draw(view(tables.table(seats), seat), seat, Marks(), words)
        assert image.size == coal_baron.SIZE


@pytest.mark.parametrize("seat", [None, 2])
def test_a_board_is_a_small_file(seat: int | None) -> None:
    for state in (tables.middle(), tables.full(), tables.ended()):
        if seat is None or seat < len(state.players):
            assert len(encode(draw(state, seat))) <= MOST_BYTES


def test_drawing_changes_nothing_in_the_view() -> None:
    shown = view(tables.mining(), 1)
    before = msgspec.json.encode(shown)
    coal_baron.draw(shown, 1, Marks(), ENGLISH)
    coal_baron.describe(shown, 1, ENGLISH)
    assert msgspec.json.encode(shown) == before


def test_boards_drawn_in_several_threads_at_once_are_the_same() -> None:
    expected = draw(tables.full(), 2)
    cards.order.cache_clear()
    coal.cart.cache_clear()
    lettering.label.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        images = list(pool.map(lambda _: draw(tables.full(), 2), range(8)))
    assert all(changed(expected, image) is None for image in images)


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
@pytest.mark.parametrize("area", ["factory", "order"])
def test_what_somebody_else_looks_at_leaves_no_trace(area: str, seat: int | None) -> None:
    state, other = tables.peeking(area), tables.peeking(area)
    other.tiles.peek, other.deck.peek = other.tiles.peek[::-1], other.deck.peek[::-1]
    other.tiles.top = [Known("K1L", 2)]
    state.tiles.top = [Known("Y2L", 2)]
    assert changed(draw(state, seat), draw(other, seat)) is None


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_delivered_orders_of_others_leave_no_trace(seat: int | None) -> None:
    state, other = tables.middle(), tables.middle()
    other.players[0].delivered[-1] = "T-BB"
    assert changed(draw(state, seat), draw(other, seat)) is None


def test_the_order_of_the_stacks_leaves_no_trace() -> None:
    state, other = tables.middle(), tables.middle()
    other.tiles.unseen.reverse()
    other.deck.unseen.reverse()
    assert changed(draw(state, 0), draw(other, 0)) is None


@pytest.mark.parametrize("tile", TILES)
def test_every_tunnel_tile_looks_different_from_every_other(tile: str) -> None:
    shown = cards.tile(tile, *layout.CARD).convert("RGB")
    others = [cards.tile(other, *layout.CARD).convert("RGB") for other in TILES if other != tile]
    assert all(changed(shown, other) for other in others)


def test_every_order_looks_different_from_every_other() -> None:
    drawn = [cards.card(order, *layout.CARD).convert("RGB") for order in ORDERS]
    assert all(changed(one, other) for one, other in combinations(drawn, 2))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_square_shows_whether_it_is_open_filled_or_filled_by_two(colour: str) -> None:
    drawn = [coal.square(colour, cubes, 40).convert("RGB") for cubes in ("", colour, "YB")]
    assert all(changed(one, other) for one, other in combinations(drawn, 2))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_loaded_cart_differs_from_an_empty_one_and_from_other_loads(colour: str) -> None:
    drawn = [coal.cart(colour, load, 40).convert("RGB") for load in ("", *COLOURS)]
    assert all(changed(one, other) for one, other in combinations(drawn, 2))


def test_emptied_carts_are_the_ones_near_the_shaft() -> None:
    shown = view(tables.middle(), None)
    assert facts.sections(shown, 1, 2, "L") == [
        facts.Section(facts.PRINTED_PART, ("",)),
        facts.Section(0, ("", "B")),
    ]
    assert facts.sections(shown, 1, 2, "D") == [facts.Section(facts.PRINTED_PART, ()), facts.Section(1, ("B", "B"))]
    assert facts.sections(shown, 1, 3, "D")[1].loads == ("G",)
    assert facts.sections(shown, 1, 3, "L")[0].loads == ("Y",)


def test_a_cart_that_waits_for_coal_is_drawn_empty() -> None:
    state = tables.loading()
    assert facts.sections(state, 3, 4, "D")[-1].loads == ("",)
    state.agenda.pop()
    state.players[3].levels[3].coal[0] += 1
    assert facts.sections(state, 3, 4, "D")[-1].loads == ("K",)


def test_a_space_shows_workers_that_come_to_it_and_its_new_price() -> None:
    state = tables.middle()
    before = draw(state)
    state.space("money_3").seat, state.space("money_3").workers = 3, 2
    found = changed(before, draw(state))
    assert found
    assert space("money_3").holds(found)


def test_a_space_out_of_play_is_locked() -> None:
    four, three = draw(tables.table(4)), draw(tables.table(3))
    for printed in DATA.spaces:
        place = space(printed.name)
        locked = 3 in printed.covered
        if printed.area in ("mine", "money"):
            assert bool(changed(four.crop(place), three.crop(place))) == locked


@pytest.mark.parametrize("area", ["factory", "order", "delivery", "mine", "money"])
def test_an_area_that_was_chosen_is_shown_large_to_who_chose_it(area: str) -> None:
    state = tables.choosing(area)
    options = state.agenda[-1].options(state, 0)
    places = layout.offered(len(facts.row(area)), layout.LARGE_SPACE)
    assert changed(draw(tables.middle(), 0), draw(state, 0))
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
    assert grown(space(name)).holds(ringed(tables.middle(), event))


def test_displaced_workers_are_ringed_in_the_canteen() -> None:
    event = events.Displaced(seat=2, space="mine_4", workers=1)
    assert grown(layout.YARD_AT).holds(ringed(tables.middle(), event))


def test_rings_on_the_work_board_go_when_a_shift_begins() -> None:
    used = events.MineEntered(seat=1, space="mine_10", workers=3, steps=10)
    moved = events.Loaded(seat=1, level=2, colour="B", cubes=2, cage=5)
    begun = events.ShiftStarted(shift=2, seat=1)
    both = changed(draw(tables.middle(), None, [moved]), draw(tables.middle(), None, [used, moved, begun]))
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
        events.ShiftScored(seat=1, shift=1, coal=2, transports=0, carts=0, gained=2, points=3),
        events.GameWon(seat=1, points=3, francs=0),
    ],
)
def test_what_changed_in_a_pit_is_ringed_there(event: Event) -> None:
    pit = layout.pits(4, BELOW)[1]
    assert grown(pit).holds(ringed(tables.middle(), event))


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
    before, after = draw(tables.middle()), draw(tables.middle(), None, [event])
    assert changed(before.crop(place), after.crop(place))
    assert changed(before.crop(pit), after.crop(pit))


def test_what_is_not_in_the_picture_is_not_ringed() -> None:
    told = [
        events.Filled(seat=0, transport="L", coal="KK", cubes=2, left=0),
        events.Loaded(seat=0, level=2, colour="B", cubes=2, cage=5),
        events.TileRevealed(space="factory_1", tile="Y2L"),
    ]
    assert changed(draw(tables.mining(), 1), draw(tables.mining(), 1, told)) is None


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
    assert grown(space(name)).holds(numbered(tables.middle(), 0, option))


def test_areas_to_choose_are_numbered_and_so_is_the_bank() -> None:
    state = tables.middle()
    options = state.agenda[-1].options(state, 0)
    assert {type(option) for option in options} >= {moves.Visit, moves.Bank}
    found = [numbered(state, 0, option) for option in options]
    assert all(grown(layout.WORK_BOARD).holds(box) for box in found)
    assert not [pair for pair in combinations(found, 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize(("area", "which"), [("factory", 2), ("order", 3)])
def test_what_is_looked_at_is_numbered_large(area: str, which: int) -> None:
    state = tables.peeking(area)
    option = state.agenda[-1].options(state, 2)[which]
    assert grown(layout.offered(5)[which]).holds(numbered(state, 2, option))


def test_of_two_tiles_alike_the_first_is_numbered() -> None:
    state = tables.peeking()
    assert grown(layout.offered(5)[1]).holds(numbered(state, 2, moves.KeepTile("Y1D", 1)))


@pytest.mark.parametrize("area", ["factory", "order"])
def test_cards_that_go_back_are_shown_and_numbered_as_they_are_arranged(area: str) -> None:
    state = tables.peeking(area)
    state.agenda = [steps.EndTurn(seat=2), steps.ReturnCards([2])]
    returned = draw(state, 2)
    state.agenda = [steps.EndTurn(seat=2), steps.ArrangeCards([2], bottom=1, placed=0)]
    assert changed(returned, draw(state, 2))
    option = state.agenda[-1].options(state, 2)[0]
    assert grown(layout.offered(5)[0]).holds(numbered(state, 2, option))


def test_orders_to_draft_are_numbered_for_who_drafts_and_shown_to_all() -> None:
    state = tables.draft()
    for number, option in enumerate(state.agenda[-1].options(state, 1)):
        assert grown(layout.offered(8)[number]).holds(numbered(state, 1, option))
    other = tables.draft()
    other.row[0] = "L-B"
    found = changed(draw(state), draw(other))
    assert found
    assert layout.offered(8)[0].holds(found)


def test_the_coal_for_a_cart_is_numbered() -> None:
    state = tables.loading()
    for number, option in enumerate(state.agenda[-1].options(state, 3)):
        assert grown(layout.offered(4)[number]).holds(numbered(state, 3, option))


def test_the_cart_that_is_to_be_loaded_is_ringed() -> None:
    state = tables.loading()
    before = draw(state, 3)
    state.agenda[-1] = steps.LoadCarts([3], level=1, carts=0)
    assert changed(before, draw(state, 3))


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_stop_for_the_cage_is_numbered_in_the_shaft(level: int) -> None:
    places = layout.pit(TALL)
    stop = places.shaft._replace(top=places.levels[level].top, bottom=places.levels[level].bottom)
    assert stop.holds(numbered(tables.mining(), 1, moves.Lift(level, 5)))


@pytest.mark.parametrize(("level", "colour"), [(1, "Y"), (2, "B"), (3, "G"), (3, "Y")])
def test_coal_to_load_is_numbered_on_its_level(level: int, colour: str) -> None:
    state = tables.mining()
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
    state = tables.mining()
    assert grown(order_of(state, 1, 2, TALL)).holds(numbered(state, 1, option))


@pytest.mark.parametrize("option", [moves.Store("Y", 1), moves.StoreAll(5)])
def test_the_storage_is_numbered_at_the_surface(option: Move) -> None:
    assert layout.pit(TALL).levels[0].holds(numbered(tables.mining(), 1, option))


@pytest.mark.parametrize("option", [moves.Substitute(), moves.StopMining(3), moves.KeepNone(), moves.PutBack(0, 4)])
def test_what_has_no_place_is_not_numbered(option: Move) -> None:
    assert changed(draw(tables.mining(), 1), draw(tables.mining(), 1, options=[option])) is None


def test_the_order_that_two_cubes_are_chosen_for_is_ringed() -> None:
    state = tables.substituting()
    found = changed(draw(tables.mining(), 1), draw(state, 1))
    assert found
    assert grown(order_of(state, 1, 2, TALL)).holds(found)


def test_the_steps_that_are_left_are_shown_in_place_of_the_shift() -> None:
    found = changed(draw(tables.mining(7), 1), draw(tables.mining(6), 1))
    assert found
    assert layout.SHIFT.holds(found)


def test_the_cage_shows_its_cubes_at_its_stop() -> None:
    state, other, places = tables.mining(), tables.mining(), layout.pit(TALL)
    other.players[1].cage = tables.counted("BBGG")
    one, two = draw(state, 1), draw(other, 1)
    stops = [places.shaft._replace(top=level.top, bottom=level.bottom) for level in places.levels]
    assert [bool(changed(one.crop(stop), two.crop(stop))) for stop in stops] == [True, False, False, False, False]
    other.players[1].cage_level = 2
    two = draw(other, 1)
    assert [bool(changed(one.crop(stop), two.crop(stop))) for stop in stops[2:]] == [True, False, False]


def test_the_starting_player_is_marked() -> None:
    state = tables.middle()
    before = draw(state)
    state.starter = 3
    after = draw(state)
    for seat in (1, 3):
        place = layout.pits(4, BELOW)[seat]
        assert changed(before.crop(place), after.crop(place))


def test_hidden_cards_are_never_drawn_as_offers() -> None:
    shown = view(tables.peeking(), 0)
    assert set(shown.tiles.peek) == {HIDDEN}
    assert facts.offered(shown) == []


def test_names_that_no_font_knows_are_replaced_by_the_colour() -> None:
    words = TextWords("coal_baron", "en", ("김철수", "Bob", "Carol", "Dave"))
    named = TextWords("coal_baron", "en", ("yellow", "Bob", "Carol", "Dave"))
    shown = view(tables.middle(), None)
    assert changed(coal_baron.draw(shown, None, Marks(), words), coal_baron.draw(shown, None, Marks(), named)) is None


@pytest.mark.parametrize("language", ["en", "ja"])
def test_titles_and_figures_fit_whole_into_the_header(language: str) -> None:
    words = TextWords("coal_baron", language)
    for text, size, used in ((words("board-steps"), 38, 126), (words("board-shift"), 38, 140)):
        assert lettering.fit(text, size, layout.SHIFT.width - used, bold=True)[0] == text
    for area in (area for row in ROWS for area in row):
        text = words("board-area", area=area)
        assert lettering.width(text, 29, True) <= len(facts.row(area)) * 118
