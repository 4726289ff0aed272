"""What is pointed out on the board: rings round what changed, numbers on what can be chosen."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rendering import pointers
from rendering.canvas import Box, Canvas
from rendering.mint_works import facts, layout
from rendering.palette import ALERT, CHOICE
from rendering.pointers import BADGE, Spot, put_ring
from rules.game import Event, Move
from rules.mint_works import events, moves
from rules.mint_works.state import HIDDEN, Position
from rules.mint_works.steps import BuildPlan, BuyPlan, GiveCard, RecycleCard, SwapCard

Gained = events.Bought | events.Built | events.Assembled | events.Swapped
Placed = Gained | events.Worked | events.LottoPlayed | events.Recycled

Choosing = BuyPlan | BuildPlan | RecycleCard | GiveCard | SwapCard
"""What is asked by a Location on which mints are about to be placed."""


class _Board(NamedTuple):
    """What is drawn, and who looks at it."""

    view: Position
    seat: int | None


def put_rings(canvas: Canvas, view: Position, seat: int | None, told: Sequence[Event]) -> None:
    """Rings what changed: mints, cards, Locations, what was gained; and the Location that is being used."""
    board = _Board(view, seat)
    changed = (box for event in told for box in _changed(board, event))
    for box in dict.fromkeys([*_placed(board, told), *changed]):
        put_ring(canvas, box, ALERT)
    for step in view.agenda[-1:]:
        if isinstance(step, Choosing):
            put_ring(canvas, _location(board, step.place), CHOICE)


def _placed(board: _Board, told: Sequence[Event]) -> Iterator[Box]:
    """The spaces that were taken since mints were last returned."""
    placed = Counter[tuple[str, int]]()
    for event in told:
        if isinstance(event, events.IncomePaid):
            placed.clear()
        elif isinstance(event, Placed):
            placed[event.place, facts.actor(board.view, event)] += 1
    for (place, player), count in placed.items():
        location = board.view.location(place)
        taken = [number for number, stack in enumerate(location.stacks) if stack.player == player]
        places = layout.spaces(_location(board, place), location.spaces)
        yield from (places[number] for number in taken[-count:])


def _changed(board: _Board, event: Event) -> Iterator[Box]:
    """The places of what `event` changed, as far as they are still there."""
    if isinstance(event, Gained):
        yield from _card(board, facts.actor(board.view, event), event.plan)
    elif isinstance(event, events.LottoPlayed):
        yield from _last_plan(board, facts.actor(board.view, event))
    elif isinstance(event, events.PlanRevealed | events.LeftAtSwapMeet):
        yield from _offer(board, event.plan)
    elif isinstance(event, events.MintsRanOut):
        yield layout.STACKS
    elif isinstance(event, events.Opened | events.LocationLocked):
        yield _location(board, event.location)
    elif isinstance(event, events.BuildingsPaid | events.CoopPaid | events.OwnerPaid):
        yield layout.mints(_neighborhood(board, facts.actor(board.view, event)))
    elif isinstance(event, events.GalleryGrew):
        yield from _card(board, facts.actor(board.view, event), "gallery")
    elif isinstance(event, events.SevenReached | events.GameWon):
        yield layout.stars(_neighborhood(board, facts.actor(board.view, event)))


def _location(board: _Board, name: str) -> Box:
    names = [location.name for location in board.view.locations]
    return layout.locations(len(names))[names.index(name)]


def _neighborhood(board: _Board, player: int) -> Box:
    return layout.neighborhood(player, len(board.view.players), board.seat)


def _offer(board: _Board, plan: str) -> Iterator[Box]:
    if plan in board.view.row:
        yield layout.supply_card(board.view.row.index(plan), facts.row_size(board.view))


def _tiles(board: _Board, player: int) -> dict[str, Box]:
    """The places of the cards of `player` that are not face down."""
    names = facts.cards(board.view, player)
    places = layout.tiles(_neighborhood(board, player), len(names))
    return {name: place for name, place in zip(names, places, strict=True) if name != HIDDEN}


def _card(board: _Board, player: int, plan: str) -> Iterator[Box]:
    if place := _tiles(board, player).get(plan):
        yield place


def _last_plan(board: _Board, player: int) -> Iterator[Box]:
    """The Plan that was gained last, face down or not."""
    plans = board.view.players[player].plans
    if plans and plans[-1].secret:
        yield layout.tiles(_neighborhood(board, player), len(facts.cards(board.view, player)))[-1]


def put_numbers(canvas: Canvas, view: Position, seat: int | None, options: Sequence[Move]) -> None:
    """Numbers the places that `options` mean, from 1."""
    pointers.put_numbers(canvas, options, lambda option: map(_corner, _meant(_Board(view, seat), option)))


def _corner(box: Box) -> Spot:
    """Where the number of `box` goes: bottom left."""
    half = BADGE // 2
    return Spot(box.left + half - 4, box.bottom - half + 4, box.inset(-4))


def _meant(board: _Board, option: Move) -> Iterator[Box]:
    if isinstance(option, moves.Place | moves.Hire):
        yield _location(board, option.location)
    elif isinstance(option, moves.Buy | moves.SwapFor):
        yield from _offer(board, option.plan)
    elif isinstance(option, moves.GiveMint):
        yield _neighborhood(board, option.other_seat)
    elif isinstance(option, moves.Build | moves.Recycle | moves.Give) and board.seat is not None:
        yield from _card(board, board.seat, option.plan)
