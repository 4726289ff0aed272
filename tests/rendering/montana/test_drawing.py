"""A drawing shows what its view shows, points out what is marked, and changes nothing."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from PIL import Image

from rendering import lettering, montana
from rendering.canvas import Box
from rendering.drawing import Drawing, Marks, load
from rendering.encode import encode
from rendering.montana import facts, hexes, icons, landscape, layout, players, spaces, wheel
from rendering.montana.focus import focus
from rendering.montana.layout import Focus, Plan
from rendering.palette import CHOICE
from rules.game import Event, Move
from rules.montana import events, moves
from rules.montana.board import DATA, GOOD_NAMES, SECTORS, land
from rules.montana.city import ChooseGoods, ChooseUpgrades, PlaceBid
from rules.montana.recruiting import ChooseColours, ChooseFirstColours
from rules.montana.sight import view
from rules.montana.state import Contractor, Space
from rules.montana.steps import ChooseCanteen, FinishTurn, State, TakeTurn
from rules.montana.trading import ChooseTrade, DismissWorker
from rules.montana.working import AddToRight, SendToArea, SendToBank
from tests.rendering.comparing import changed
from tests.rendering.montana import tables
from tests.rendering.text_words import TextWords

ENGLISH = TextWords("montana", "en")
LONG_NAMES = ("Maximiliane von Hohenstaufen-Sigmaringen", "🎲", "超高層建築愛好家連盟名誉会長", "𝓓𝓪𝓿𝓮")
MOST_BYTES = 250 * 1024

Where = Callable[[State], Box]


def draw(
    state: State, seat: int | None = None, events: tuple[Event, ...] = (), options: tuple[Move, ...] = ()
) -> Image.Image:
    return montana.draw(view(state, seat), seat, Marks(events, options), ENGLISH)


def plan_of(state: State, seat: int | None) -> Plan:
    return layout.plan(focus(state, seat), len(state.players), seat)


def counter(state: State, viewer: int | None, player: int, sign: str) -> Box:
    return layout.counters(plan_of(state, viewer).rows[player])[players.SIGNS.index(sign)]


def place(state: State, viewer: int | None, number: int) -> layout.Place:
    board = plan_of(state, viewer).work
    assert board
    bank, *areas = layout.work_places(board, facts.SPACES)
    return [*areas, bank][number]


def city(state: State, viewer: int | None) -> layout.CityPlan:
    return layout.city_places(city_box(state, viewer), len(DATA.city.rows), len(DATA.city.prices))


def hexagon(state: State, viewer: int | None, name: str) -> Box:
    grid = landscape.fitted(state, plan_of(state, viewer).map)
    x, y = grid.at(*land(state.tiles).grid.at[name])
    width, height = hexes.extent(grid.radius)
    return Box(x - width // 2, y - height // 2, x + width // 2, y + height // 2)


def wheel_of(state: State, viewer: int | None) -> Box:
    box = plan_of(state, viewer).wheel
    assert box
    return box


def city_box(state: State, viewer: int | None) -> Box:
    box = plan_of(state, viewer).city
    assert box
    return box


def colours(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.getcolors(image.width * image.height) or ()}


def asking(step: Any) -> State:
    """The middle, with Alice, who stands in the city, asked by `step`."""
    state = tables.middle()
    state.city[1] = Contractor(0, 1)
    state.agenda = [FinishTurn(), step]
    return state


def test_the_engine_finds_the_drawing_by_the_name_of_its_game() -> None:
    drawing: Drawing = load("montana")
    assert drawing.SIZE == montana.SIZE


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("names", [("Alice", "Bob", "Carol", "Dave"), LONG_NAMES])
def test_every_number_of_players_is_drawn_in_the_promised_size(
    seats: int, language: str, names: tuple[str, ...]
) -> None:
    words = TextWords("montana", language, names)
    for seat in (None, seats - 1):
        assert montana.draw(view(tables.table(seats), seat), seat, Marks(), words).size == montana.SIZE


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize(
    "state", [tables.middle(), tables.building(), tables.auction(), tables.recruiting(), tables.ended()]
)
def test_a_board_is_a_small_file(state: State, seat: int | None) -> None:
    seat = seat if seat is None else seat % len(state.players)
    assert len(encode(draw(state, seat))) <= MOST_BYTES


def test_drawing_changes_nothing_in_the_view() -> None:
    shown = view(tables.auction(), 2)
    before = msgspec.json.encode(shown)
    montana.draw(shown, 2, Marks(), ENGLISH)
    montana.describe(shown, 2, ENGLISH)
    assert msgspec.json.encode(shown) == before


def test_boards_drawn_in_several_threads_at_once_are_the_same() -> None:
    expected = draw(tables.building(), 0)
    hexes.hexagon.cache_clear()
    icons.icon.cache_clear()
    lettering.label.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        images = list(pool.map(lambda _: draw(tables.building(), 0), range(8)))
    assert all(changed(expected, image) is None for image in images)


@pytest.mark.parametrize(
    ("state", "seat", "large"),
    [
        (tables.middle(), None, "overview"),
        (tables.middle(), 0, "work"),
        (tables.middle(), 1, "map"),
        (tables.building(), 0, "map"),
        (tables.recruiting(), 0, "wheel"),
        (tables.auction(), 2, "city"),
        (tables.auction(), 1, "city"),
        (tables.ended(), 0, "map"),
        (asking(FinishTurn()), 0, "overview"),
        (asking(SendToBank([0], space=2)), 0, "work"),
        (asking(ChooseCanteen([0])), 0, "work"),
        (asking(ChooseColours([0])), 0, "wheel"),
        (asking(ChooseFirstColours([0, 1], left={0: 1, 1: 1})), 1, "wheel"),
        (asking(DismissWorker([0])), 0, "wheel"),
        (asking(ChooseUpgrades([0], count=2)), 0, "city"),
    ],
)
def test_what_a_seat_decides_on_is_large(state: State, seat: int | None, large: Focus) -> None:
    assert focus(view(state, seat), seat) == large


def test_a_trade_is_shown_beside_what_it_interrupts() -> None:
    state = tables.building()
    state.agenda.append(ChooseTrade([0]))
    assert focus(state, 0) == "map"


def test_the_own_row_lies_above_the_others_and_is_higher() -> None:
    rows = plan_of(tables.middle(), 2).rows
    assert rows[2].bottom < rows[0].top < rows[1].top < rows[3].top
    assert rows[2].height > rows[0].height


@pytest.mark.parametrize("terrain", ["plain", "mountain", "lake"])
def test_every_kind_of_land_is_told_apart(terrain: str) -> None:
    state = tables.opening()
    plots = land(state.tiles).plots
    shown: dict[str, Image.Image] = {
        plot.terrain: hexes.hexagon(hexes.Face(plot.terrain, tuple(GOOD_NAMES[good] for good in plot.cost)), 60)
        for plot in plots.values()
    }
    others = [image for kind, image in shown.items() if kind != terrain]
    assert len(others) == 2
    assert all(changed(shown[terrain].convert("RGB"), other.convert("RGB")) for other in others)


def test_landscape_tiles_beside_one_another_have_different_tints() -> None:
    for seats in (2, 3, 4):
        state = tables.table(seats)
        grid, tints = land(state.tiles).grid, landscape.tints(len(state.tiles))
        for name, others in grid.neighbours.items():
            for other in others:
                here, there = grid.places[name][0], grid.places[other][0]
                assert here == there or tints[here] != tints[there]


def test_a_settlement_changes_its_own_hex() -> None:
    state = tables.middle()
    before = draw(state, 1)
    name = state.reach[0]
    tables.settle(state, (0, 1))
    state.players[0].settlements += 1
    state.cattle_at, state.canteens_at = tables.middle().cattle_at, tables.middle().canteens_at
    state.reach = tables.middle().reach
    difference = changed(before, draw(state, 1))
    assert difference
    assert hexagon(state, 1, name).inset(-6).holds(difference)


@pytest.mark.parametrize("tiles", [1, 2, 3, 4])
@pytest.mark.parametrize("seat", range(4))
def test_settlements_are_told_by_player_and_number(seat: int, tiles: int) -> None:
    shown = hexes.settled(seat, tiles, 44).convert("RGB")
    others = [(other, count) for other in range(4) for count in (1, 2, 3, 4) if (other, count) != (seat, tiles)]
    assert all(changed(shown, hexes.settled(*other, 44).convert("RGB")) for other in others)


def test_cattle_and_canteens_are_gone_when_they_were_taken() -> None:
    state = tables.middle()
    before = draw(state, 1)
    taken = (state.cattle_at.pop(), state.canteens_at.pop())
    after = draw(state, 1)
    for name in taken:
        box = hexagon(state, 1, name)
        assert changed(before.crop(box), after.crop(box))


def test_hexes_within_reach_are_framed_while_building_and_not_in_the_overview() -> None:
    state, other = tables.building(), tables.building()
    name = state.reach[-1]
    other.reach = state.reach[:-1]
    difference = changed(draw(state, 0), draw(other, 0))
    assert difference
    assert hexagon(state, 0, name).inset(-6).holds(difference)
    assert changed(draw(state), draw(other)) is None


def test_hexes_to_choose_are_framed_and_numbered() -> None:
    state = tables.building()
    options = state.agenda[-1].options(state, 0)
    settles = [option for option in options if isinstance(option, moves.Settle)]
    assert len(settles) > 1
    for option in settles:
        difference = changed(draw(state, 0), draw(state, 0, options=(option,)))
        assert difference
        assert hexagon(state, 0, option.hex).inset(-8).holds(difference)
    assert changed(draw(state, 0, options=(settles[0],)), draw(state, 0, options=(moves.StopBuilding(1), settles[0])))


def test_a_hex_that_was_settled_is_ringed() -> None:
    state = tables.middle()
    name = next(iter(state.settled))
    event = events.Settled(seat=0, hex=name, tiles=1, lines=0, cattle=0, canteens=0, left=3)
    difference = changed(draw(state), draw(state, events=(event,)))
    assert difference
    assert hexagon(state, None, name).inset(-8).holds(difference)


def test_workers_stand_on_the_space_they_took() -> None:
    state = tables.middle()
    before = draw(state)
    state.areas[2][1] = Space([2], [])
    difference = changed(before, draw(state))
    assert difference
    field = place(state, None, 2)
    assert Box(field.title.left, field.title.top, field.title.right, field.spaces[1].bottom).holds(difference)


def test_the_last_free_space_of_a_place_stands_out() -> None:
    state = tables.middle()
    state.areas[0][1] = Space([], [])
    before = draw(state).crop(place(state, None, 0).title)
    state.areas[0][1] = Space([0], [])
    assert changed(before, draw(state).crop(place(state, None, 0).title))


RINGED: list[tuple[Event, Where]] = [
    (events.Banked(0, 1, 0, -1, -1, 5), lambda state: place(state, None, facts.BANK).spaces[0]),
    (events.Produced(1, 1, 1, 1, -1, 1, 1), lambda state: spaces.parts(place(state, None, 1).spaces[0])[0]),
    (events.ProducedMore(1, 1, 1, 2, 3, 1), lambda state: spaces.parts(place(state, None, 1).spaces[0])[1]),
    (events.BankCleared(), lambda state: place(state, None, facts.BANK).title),
    (events.AreaCleared(2), lambda state: place(state, None, 2).title),
    (events.Spun(0, 3, 0, 2), lambda state: wheel.pair_box(wheel_of(state, None), 3, len(SECTORS))),
    (events.WheelTurned(0, 1, 3, 0, 2), lambda state: wheel.pair_box(wheel_of(state, None), 3, len(SECTORS))),
    (events.FinalRound(1, 2), lambda state: layout.ROUND),
    (events.BidPlaced(0, 0, 2), lambda state: city(state, None).spaces[0][1]),
    (events.Outbid(0, 1, 0, 2), lambda state: city(state, None).spaces[0][1]),
    (events.Rewarded(2, 3, 1, 0, 2), lambda state: city(state, None).rewards[3]),
    (events.RewardLost(2, 3, 1), lambda state: city(state, None).rewards[3]),
    (events.Recruited(1, 2, 2), lambda state: counter(state, None, 1, "yellow")),
    (events.WorkerReturned(1, 3), lambda state: counter(state, None, 1, "orange")),
    (events.WorkersGivenUp(1, 0, 1), lambda state: counter(state, None, 1, "brown")),
    (events.TradedForWorker(1, 1), lambda state: counter(state, None, 1, "black")),
    (events.TradedForGood(3, 2), lambda state: counter(state, None, 3, "grain")),
    (events.GoodsGivenUp(3, 4, 1), lambda state: counter(state, None, 3, "large_copper")),
    (events.GoodsTaken(3, 1, 1, -1), lambda state: counter(state, None, 3, "small_stone")),
    (events.Upgraded(3, 0, 2), lambda state: counter(state, None, 3, "large_stone")),
    (events.TradedForSilver(2, 3), lambda state: counter(state, None, 2, "silver")),
    (events.BuildingEnded(2, 1), lambda state: counter(state, None, 2, "silver")),
    (events.CanteenUsed(2, 0), lambda state: counter(state, None, 2, "canteen")),
    (events.GameWon(2, 8), lambda state: counter(state, None, 2, "house")),
]


@pytest.mark.parametrize(("event", "where"), RINGED, ids=[type(event).__name__ for event, _ in RINGED])
def test_what_an_event_changed_is_ringed(event: Event, where: Where) -> None:
    state = tables.auction()
    box = where(state)
    difference = changed(draw(state), draw(state, events=(event,)))
    assert difference
    assert box.inset(-6).holds(difference)


@pytest.mark.parametrize(
    "event",
    [
        events.Banked(0, 2, 0, 1, -1, 8),
        events.Produced(1, 2, 1, 1, -1, 1, 1),
        events.ProducedMore(1, 0, 1, 2, 3, 1),
        events.Spun(0, 5, 0, 3),
        events.BidPlaced(1, 0, 1),
        events.Outbid(1, 0, 2, 1),
        events.BidPassed(1),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_is_no_longer_there_is_not_ringed(event: Event) -> None:
    state = tables.auction()
    assert changed(draw(state), draw(state, events=(event,))) is None


NUMBERED: list[tuple[State, Move, Where]] = [
    (tables.middle(), moves.Recruit(), lambda state: wheel_of(state, 0)),
    (tables.middle(), moves.UseBank(2, 2, 8), lambda state: place(state, 0, facts.BANK).spaces[1]),
    (tables.middle(), moves.UseArea(0, 2, 3, 2), lambda state: spaces.parts(place(state, 0, 0).spaces[1])[0]),
    (tables.middle(), moves.OpenCity(), lambda state: city_box(state, 0)),
    (tables.middle(), moves.Build(), lambda state: plan_of(state, 0).map),
    (tables.middle(), moves.TradeCattle(), lambda state: counter(state, 0, 0, "cattle")),
    (tables.recruiting(), moves.TurnWheel(2, 0, 3, 0), lambda state: wheel_of(state, 0)),
    (asking(ChooseTrade([0])), moves.TradeForGood(3), lambda state: counter(state, 0, 0, "pumpkin")),
    (asking(ChooseTrade([0])), moves.TradeForSilver(3), lambda state: counter(state, 0, 0, "silver")),
    (asking(ChooseTrade([0])), moves.TradeForWorker(1), lambda state: counter(state, 0, 0, "black")),
    (asking(DismissWorker([0])), moves.ReturnWorker(2, 0), lambda state: counter(state, 0, 0, "yellow")),
    (asking(SendToBank([0], space=2)), moves.Send(3, 3, -1), lambda state: counter(state, 0, 0, "orange")),
    (
        asking(AddToRight([0], area=0, space=1)),
        moves.AddWorkers(0, -1, 0, 1),
        lambda state: counter(state, 0, 0, "brown"),
    ),
    (asking(ChooseCanteen([0])), moves.UseCanteen(0), lambda state: counter(state, 0, 0, "canteen")),
]


@pytest.mark.parametrize(
    ("state", "option", "where"), NUMBERED, ids=[type(option).__name__ for _, option, _ in NUMBERED]
)
def test_what_can_be_chosen_is_numbered(state: State, option: Move, where: Where) -> None:
    box = where(state)
    difference = changed(draw(state, 0), draw(state, 0, options=(option,)))
    assert difference
    assert box.inset(-12).holds(difference)


@pytest.mark.parametrize("option", [moves.Bid(1, 1, 0), moves.Bid(0, 3, 1)])
def test_a_space_of_the_city_to_choose_is_numbered(option: moves.Bid) -> None:
    state = tables.auction()
    difference = changed(draw(state, 2), draw(state, 2, options=(moves.Pass(), option)))
    assert difference
    assert city(state, 2).spaces[option.row][option.price - 1].inset(-8).holds(difference)


@pytest.mark.parametrize(
    "option", [moves.Pass(), moves.Send(0, 1, -1), moves.TakeColours(0, 1), moves.LeaveRight(), moves.KeepCanteens()]
)
def test_what_has_no_place_of_its_own_is_not_numbered(option: Move) -> None:
    state = tables.middle()
    assert changed(draw(state, 0), draw(state, 0, options=(option,))) is None


def test_spectators_are_shown_no_counters_to_choose() -> None:
    state = tables.middle()
    assert changed(draw(state), draw(state, options=(moves.TradeCattle(),))) is None


@pytest.mark.parametrize(
    ("step", "where"),
    [
        (SendToBank([0], space=2), lambda state: place(state, 0, facts.BANK).spaces[1]),
        (SendToArea([0], area=2, space=3), lambda state: spaces.parts(place(state, 0, 2).spaces[2])[0]),
        (AddToRight([0], area=0, space=1), lambda state: spaces.parts(place(state, 0, 0).spaces[0])[1]),
        (ChooseUpgrades([0], count=2), lambda state: city(state, 0).rewards[1]),
        (ChooseGoods([0], count=3), lambda state: city(state, 0).rewards[1]),
    ],
)
def test_the_place_for_which_something_is_chosen_is_ringed(step: Any, where: Where) -> None:
    state, other = asking(step), asking(TakeTurn([0]) if focus(asking(step), 0) == "work" else PlaceBid([0]))
    box = where(state)
    assert CHOICE in colours(draw(state, 0).crop(box))
    assert CHOICE not in colours(draw(other, 0).crop(box))


def test_grain_is_told_at_the_sectors_only_while_the_wheel_may_be_turned() -> None:
    assert facts.prices(tables.middle()) == []
    prices = facts.prices(tables.recruiting())
    assert prices[tables.recruiting().pointer] == 0
    assert sorted(prices) == list(range(len(SECTORS)))


def test_contractors_that_have_passed_are_faint() -> None:
    state, other = tables.auction(), tables.auction()
    del other.agenda[-2]
    title = city(state, 2).title
    assert changed(draw(state, 2).crop(title), draw(other, 2).crop(title))


def test_a_shortage_in_the_supply_stands_out() -> None:
    state = tables.middle()
    before = draw(state)
    state.workers[1] = 2
    difference = changed(before, draw(state))
    assert difference
    assert plan_of(state, None).supply.holds(difference)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_names_of_places_are_not_cut(language: str) -> None:
    words = TextWords("montana", language)
    for name in ("bank", *(area.name for area in DATA.areas)):
        shown = words("board-place", place=name)
        assert lettering.fit(shown, 30, 106, bold=True)[0] == shown


def test_the_start_player_is_marked_until_the_end() -> None:
    state = tables.middle()
    before = draw(state)
    state.starter = 1
    after = draw(state)
    for player in (1, 2):
        row = plan_of(state, None).rows[player]
        assert changed(before.crop(row), after.crop(row))


def test_names_that_no_font_knows_are_replaced_by_the_colour() -> None:
    words = TextWords("montana", "en", ("김철수", "Bob", "Carol", "Dave"))
    named = TextWords("montana", "en", ("yellow", "Bob", "Carol", "Dave"))
    shown = view(tables.middle(), None)
    assert changed(montana.draw(shown, None, Marks(), words), montana.draw(shown, None, Marks(), named)) is None
