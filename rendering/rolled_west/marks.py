"""What is pointed out: rings round what changed, numbers on what can be chosen."""

from collections.abc import Iterator, Sequence

from rendering import pointers
from rendering.canvas import Box, Canvas
from rendering.pointers import Spot, put_ring
from rendering.rolled_west import facts, layout
from rendering.rolled_west.places import Places
from rules.game import Event, Move
from rules.rolled_west import moves
from rules.rolled_west.board import DATA, DIE_OF
from rules.rolled_west.state import Position

REACH = 5
"""How far a ring lies outside what it is put round: things lie close together."""
BADGE = 40
"""How high a number's badge is."""


def put_rings(canvas: Canvas, view: Position, places: Places, events: Sequence[Event]) -> None:
    """Rings what changed: the terrain, marks, shipments, contracts, offices, banks, and who won."""
    for box in dict.fromkeys(box for event in events for box in _changed(view, places, event)):
        put_ring(canvas, box, reach=REACH)


def _changed(view: Position, places: Places, event: Event) -> Iterator[Box]:
    match event:
        case moves.TerrainSet() if view.agenda and view.terrain and event.seat == view.roller:  # else its dice are gone
            yield layout.TRAY
        case moves.Claimed():
            yield places.spaces(event.seat, event.terrain, event.space - 1, len(DATA.claims[event.kind]))
        case moves.Shipped():
            yield places.berths(event.seat, event.metal, event.space - 1, event.count)
        case moves.Completed():
            yield places.contract(event.contract)
        case moves.Bought():
            yield places.office(event.office)
        case moves.Banked() | moves.Copied() if view.agenda:  # else no bank is shown
            yield places.bank(event.seat, event.resource)
        case moves.GameWon():
            yield places.score(event.seat)


def put_numbers(canvas: Canvas, view: Position, places: Places, options: Sequence[Move]) -> None:
    """Numbers what `options` mean, from 1."""
    pointers.put_numbers(canvas, options, lambda option: _spots(view, places, option))


def _spots(view: Position, places: Places, option: Move) -> Iterator[Spot]:
    match option:
        case moves.SetTerrain():
            yield from _die(view, DIE_OF[option.terrain])
        case moves.Bank() | moves.Copy():
            yield from _die(view, option.resource)
        case moves.Claim():
            last = option.space - 2 + len(DATA.claims[option.kind])
            box = places.spaces(view.roller, option.terrain, last, 1)
            yield Spot(box.centre[0], box.bottom - 18, box.inset(-8), BADGE)
        case moves.Ship():
            shipped = view.players[view.roller].shipped[option.metal]
            box = places.berths(view.roller, option.metal, shipped + option.count - 1, 1)
            yield Spot(box.centre[0], box.top - 16, box.inset(-8), BADGE)
        case moves.Complete():
            box = places.contract(option.contract)
            yield Spot(box.right - 16, box.bottom - 14, box.inset(-8), BADGE)
        case moves.Buy():
            box = places.office(option.office)
            yield Spot(box.centre[0], box.bottom - 4, box, BADGE)


def _die(view: Position, face: str) -> Iterator[Spot]:
    """The first die that shows `face` and, while there is a choice, is not the terrain's."""
    for number, die in enumerate(facts.in_order(view)):
        if die.face == face and die.use != "terrain":
            box = layout.die(number, len(view.dice), bool(view.terrain))
            yield Spot(box.left + 12, box.top + 18, box.inset(-10), 50)
            return
