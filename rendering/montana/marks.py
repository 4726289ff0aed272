"""What is pointed out on the board: rings round what changed, numbers on what can be chosen."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rendering import pointers
from rendering.canvas import Box, Canvas
from rendering.montana import facts, hexes, landscape, layout, players, spaces, wheel
from rendering.montana.layout import Plan
from rendering.palette import ALERT, CHOICE
from rendering.pointers import Spot, put_ring
from rules.game import Event, Move
from rules.montana import events, moves
from rules.montana.board import DATA, SECTORS, land
from rules.montana.city import ChooseGoods, ChooseUpgrades
from rules.montana.state import LARGER, NONE, Position
from rules.montana.working import AddToRight, SendToArea, SendToBank

SMALL = 36
"""How high a badge is on what is counted in a row."""
NEAR = 3
"""How far rings of small things reach."""
BADGE_AT = (-0.38, -0.5)
"""Where the number of a hex is, from its middle, in radii."""


class Board(NamedTuple):
    """A view as it is laid out."""

    view: Position
    plan: Plan
    seat: int | None


def put_rings(canvas: Canvas, board: Board, told: Sequence[Event]) -> None:
    """Rings what changed, and what is being decided on."""
    changed = (box for event in told for box in _changed(board, event))
    for box in dict.fromkeys(changed):
        put_ring(canvas, box, ALERT, NEAR)
    for name in dict.fromkeys(event.hex for event in told if isinstance(event, events.Settled)):
        _put_hex_ring(canvas, board, name, settled=True)
    for box in _decided_on(board):
        put_ring(canvas, box, CHOICE, NEAR)


def put_numbers(canvas: Canvas, board: Board, options: Sequence[Move]) -> None:
    """Numbers the places that `options` mean, from 1, and frames the hexes among them."""
    for option in options:
        if isinstance(option, moves.Settle):
            _put_hex_ring(canvas, board, option.hex, settled=False)
    pointers.put_numbers(canvas, options, lambda option: _spots(board, option))


def _put_hex_ring(canvas: Canvas, board: Board, name: str, *, settled: bool) -> None:
    place = landscape.fitted(board.view, board.plan.map)
    frame = hexes.ring(place.radius, ALERT if settled else CHOICE, 0.1)
    canvas.put_centred(frame, *place.at(*land(board.view.tiles).grid.at[name]))


def _decided_on(board: Board) -> Iterator[Box]:
    """The space for which workers are being chosen; the row whose reward is."""
    for step in board.view.agenda[-1:]:
        if isinstance(step, SendToBank):
            yield from _bank(board, step.space)
        elif isinstance(step, SendToArea):
            yield from _part(board, step.area, step.space, 0)
        elif isinstance(step, AddToRight):
            yield from _part(board, step.area, step.space, 1)
        elif isinstance(step, ChooseUpgrades | ChooseGoods):
            rows = [row for row, stands in enumerate(board.view.city) if stands and stands.seat in step.seats]
            yield from (box for row in rows for box in _reward(board, row))


def _place(board: Board, number: int) -> Iterator[layout.Place]:
    """A place of the work board: an area or the BANK."""
    if board.plan.work:
        bank, *areas = layout.work_places(board.plan.work, facts.SPACES)
        yield bank if number == facts.BANK else areas[number]


def _bank(board: Board, space: int) -> Iterator[Box]:
    yield from (place.spaces[space - 1] for place in _place(board, facts.BANK))


def _part(board: Board, area: int, space: int, side: int) -> Iterator[Box]:
    yield from (spaces.parts(place.spaces[space - 1])[side] for place in _place(board, area))


def _wheel(board: Board) -> Iterator[Box]:
    if board.plan.wheel:
        yield board.plan.wheel


def _city(board: Board) -> Iterator[layout.CityPlan]:
    if board.plan.city:
        yield layout.city_places(board.plan.city, len(DATA.city.rows), len(DATA.city.prices))


def _reward(board: Board, row: int) -> Iterator[Box]:
    yield from (plan.rewards[row] for plan in _city(board))


def _city_space(board: Board, row: int, price: int) -> Iterator[Box]:
    yield from (plan.spaces[row][DATA.city.prices.index(price)] for plan in _city(board))


def _counter(board: Board, seat: int, kind: str) -> Box:
    return layout.counters(board.plan.rows[seat])[players.SIGNS.index(kind)]


def _goods(board: Board, seat: int, *goods: int) -> Iterator[Box]:
    yield from (_counter(board, seat, players.good_sign(good)) for good in goods)


def _workers(board: Board, seat: int, *colours: int) -> Iterator[Box]:
    yield from (_counter(board, seat, players.worker_sign(colour)) for colour in colours if colour != NONE)


def _changed(board: Board, event: Event) -> Iterator[Box]:
    """The places of what `event` changed, as far as they are shown and still so."""
    match event:
        case events.Banked(_, space) if board.view.bank[space - 1]:
            yield from _bank(board, space)
        case events.Produced(_, area, space) if board.view.areas[area][space - 1].left:
            yield from _part(board, area, space, 0)
        case events.ProducedMore(_, area, space) if board.view.areas[area][space - 1].right:
            yield from _part(board, area, space, 1)
        case events.BankCleared():
            yield from (place.title for place in _place(board, facts.BANK))
        case events.AreaCleared(area):
            yield from (place.title for place in _place(board, area))
        case events.Spun(_, sector) | events.WheelTurned(_, _, sector) if sector == board.view.pointer:
            yield from (wheel.pair_box(box, sector, len(SECTORS)) for box in _wheel(board))
        case events.FinalRound():
            yield layout.ROUND.inset(4)
        case _:
            yield from _changed_in_city(board, event)
            yield from _changed_in_row(board, event)


def _changed_in_city(board: Board, event: Event) -> Iterator[Box]:
    match event:
        case events.BidPlaced(seat, row, price) | events.Outbid(seat, _, row, price):
            stands = board.view.city[row]
            if stands and (stands.seat, stands.price) == (seat, price):
                yield from _city_space(board, row, price)
        case events.Rewarded(_, row) | events.RewardLost(_, row):
            yield from _reward(board, row)


def _changed_in_row(board: Board, event: Event) -> Iterator[Box]:
    """What a player has now more or less of."""
    match event:
        case events.Recruited(seat, first, second):
            yield from _workers(board, seat, first, second)
        case (
            events.WorkerReturned(seat, colour)
            | events.TradedForWorker(seat, colour)
            | events.WorkersGivenUp(seat, colour)
        ):
            yield from _workers(board, seat, colour)
        case events.TradedForGood(seat, good) | events.GoodsGivenUp(seat, good):
            yield from _goods(board, seat, good)
        case events.GoodsTaken(seat, first, second, third):
            yield from _goods(board, seat, *(good for good in (first, second, third) if good != NONE))
        case events.Upgraded(seat, copper, stone):
            yield from _goods(board, seat, *(good + LARGER for good, count in enumerate((copper, stone)) if count))
        case events.TradedForSilver(seat) | events.BuildingEnded(seat):
            yield _counter(board, seat, "silver")
        case events.CanteenUsed(seat):
            yield _counter(board, seat, "canteen")
        case events.GameWon(seat):
            yield _counter(board, seat, "house")


def _spots(board: Board, option: Move) -> Iterator[Spot]:
    """Where the number of `option` goes."""
    match option:
        case moves.Settle(name):
            place = landscape.fitted(board.view, board.plan.map)
            x, y = place.at(*land(board.view.tiles).grid.at[name])
            size = round(place.radius * 0.62)
            x, y = x + round(BADGE_AT[0] * place.radius), y + round(BADGE_AT[1] * place.radius)
            yield Spot(x, y, board.plan.map, size)
        case moves.Recruit():
            yield from (_at(box.left + 30, box.top + 30, box) for box in _wheel(board))
        case moves.Build():
            yield _at(board.plan.map.left + 30, board.plan.map.top + 30, board.plan.map)
        case moves.OpenCity():
            yield from (
                _at(plan.rewards[0].centre[0], plan.heads[0].centre[1], plan.rewards[0]) for plan in _city(board)
            )
        case moves.UseBank(space):
            yield from (_at(box.left + 26, box.centre[1], box) for box in _bank(board, space))
        case moves.UseArea(area, space):
            yield from (_at(*box.centre, box.inset(-8)) for box in _part(board, area, space, 0))
        case moves.Bid(row, price):
            yield from (_at(*box.centre, box.inset(-8)) for box in _city_space(board, row, price))
        case moves.TurnWheel(grain):
            sector = (board.view.pointer + grain) % len(SECTORS)
            yield from (Spot(*wheel.number_at(box, sector, len(SECTORS)), box) for box in _wheel(board))
        case _:
            yield from (_on_counter(box) for box in _counted(board, option))


def _counted(board: Board, option: Move) -> Iterator[Box]:
    """The counters of the own row that `option` changes."""
    if board.seat is None:
        return
    match option:
        case moves.TradeCattle():
            yield _counter(board, board.seat, "cattle")
        case moves.UseCanteen():
            yield _counter(board, board.seat, "canteen")
        case moves.TradeForSilver():
            yield _counter(board, board.seat, "silver")
        case moves.TradeForGood(good):
            yield from _goods(board, board.seat, good)
        case moves.TradeForWorker(colour) | moves.ReturnWorker(colour):
            yield from _workers(board, board.seat, colour)
        case moves.Send(first, second) | moves.AddWorkers(first, second) if second in (NONE, first):
            yield from _workers(board, board.seat, first)


def _at(x: int, y: int, within: Box) -> Spot:
    return Spot(x, y, within, min(pointers.BADGE, within.height))


def _on_counter(box: Box) -> Spot:
    return Spot(box.right - SMALL // 2, box.top + SMALL // 2 - 4, box.inset(-6), SMALL)
