"""What is pointed out on the board: rings round what changed, numbers on what can be chosen."""

from collections.abc import Iterator, Sequence

from rendering import pointers
from rendering.canvas import Box, Canvas
from rendering.manhattan import layout
from rendering.palette import ALERT, CHOICE
from rendering.pointers import Spot, put_ring
from rules.game import Event, Move
from rules.manhattan import moves
from rules.manhattan.state import CELLS, Position
from rules.manhattan.steps import PlaceBlock

REACH = 5
"""How far a ring lies outside its site."""
LARGE, SMALL = 44, 36
"""How high the numbers' badges are: on sites and cards, and on blocks."""


def put_rings(canvas: Canvas, view: Position, events: Sequence[Event]) -> None:
    """Rings what changed: buildings, points, chosen blocks; and the site that is being built on."""
    for event in events:
        if changed := _changed(view, event):
            put_ring(canvas, changed, ALERT, REACH)
    for step in view.agenda[-1:]:
        if isinstance(step, PlaceBlock):
            put_ring(canvas, layout.SITES_AT[step.city * CELLS + step.cell], CHOICE, REACH)


def _changed(view: Position, event: Event) -> Box | None:
    """The place of what `event` changed, if it has one."""
    if isinstance(event, moves.Founded | moves.Raised | moves.TakenOver):
        return layout.SITES_AT[event.city * CELLS + event.cell]
    if isinstance(event, moves.RoundScored):
        return layout.score(layout.panel(event.seat, len(view.players)))
    if isinstance(event, moves.BlocksChosen | moves.BlocksRevealed | moves.BlockChosen):
        panel = layout.panel(event.seat, len(view.players))
        table = layout.block_tables(panel, view.players[event.seat].colours)[event.colour]
        return Box(table.left + 4, table.top - 5, table.right + 2, table.top + layout.READY_ROW + 18)
    return None


def put_numbers(canvas: Canvas, view: Position, seat: int | None, options: Sequence[Move]) -> None:
    """Numbers the places that `options` mean; several options at one place share a badge."""
    pointers.put_numbers(canvas, options, lambda option: _spots(view, seat, option))


def _spots(view: Position, seat: int | None, option: Move) -> Iterator[Spot]:
    if isinstance(option, moves.BuildIn):
        site = layout.SITES_AT[option.city * CELLS + option.cell]
        yield Spot(site.left + 26, site.top + 26, site, LARGE)
    elif seat is None:
        return
    elif isinstance(option, moves.UseCard | moves.Discard):
        for number, card in enumerate(view.players[seat].hand):
            if card == option.card:
                place = layout.hand_card(number)
                yield Spot(place.right - 27, place.top + 26, place, LARGE)
    elif isinstance(option, moves.TakeBlocks | moves.TakeBlock | moves.BuildWith | moves.GiveUp):
        panel = layout.panel(seat, len(view.players))
        table = layout.block_tables(panel, view.players[seat].colours)[option.colour]
        place = layout.block_place(table, option.floors)
        taken = isinstance(option, moves.TakeBlocks | moves.TakeBlock)
        y = place.top + (layout.READY_ROW if taken else layout.LATER_ROW)
        yield Spot(place.centre[0], y, panel.inset(6), SMALL)
