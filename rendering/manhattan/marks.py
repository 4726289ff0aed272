"""What is pointed out on the board: rings round what changed, numbers on what can be chosen."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.manhattan import layout
from rendering.palette import ALERT, CHOICE, WHITE, Colour
from rendering.sprites import Pen, painted
from rules.game import Event, Move
from rules.manhattan import moves
from rules.manhattan.state import CELLS, Position
from rules.manhattan.steps import PlaceBlock

RING = 10
LARGE, SMALL = 44, 36
"""How high the numbers' badges are: on sites and cards, and on blocks."""


def put_rings(canvas: Canvas, view: Position, events: Sequence[Event]) -> None:
    """Rings what changed: buildings, points, chosen blocks; and the site that is being built on."""
    for event in events:
        _put_ring(canvas, _changed(view, event), ALERT)
    for step in view.agenda[-1:]:
        if isinstance(step, PlaceBlock):
            _put_ring(canvas, layout.SITES_AT[step.city * CELLS + step.cell], CHOICE)


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


def _put_ring(canvas: Canvas, box: Box | None, colour: Colour) -> None:
    if box:
        canvas.put_centred(_ring(box.width + RING, box.height + RING, colour), *box.centre)


@lru_cache(16)
def _ring(width: int, height: int, colour: Colour) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, width, height), None, 14, WHITE, 9)
        pen.rectangle((1.5, 1.5, width - 1.5, height - 1.5), None, 13, colour, 6)

    return painted(width, height, paint)


class Spot(NamedTuple):
    """Where a number goes: its middle, how high it is, and how far to the right it may reach."""

    x: int
    y: int
    size: int
    right: int


def put_numbers(canvas: Canvas, view: Position, seat: int | None, options: Sequence[Move]) -> None:
    """Numbers the places that `options` mean, from 1; several options at one place share a badge."""
    found: dict[Spot, list[int]] = {}
    for number, option in enumerate(options, 1):
        for spot in _spots(view, seat, option):
            found.setdefault(spot, []).append(number)
    for spot, numbers in found.items():
        text = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        badge = _badge(text, spot.size)
        left = min(spot.x - badge.width // 2, spot.right - badge.width)
        canvas.put(badge, left, spot.y - badge.height // 2)


def _spots(view: Position, seat: int | None, option: Move) -> list[Spot]:
    if isinstance(option, moves.BuildIn):
        site = layout.SITES_AT[option.city * CELLS + option.cell]
        return [Spot(site.left + 26, site.top + 26, LARGE, site.right)]
    if seat is None:
        return []
    player, panel = view.players[seat], layout.panel(seat, len(view.players))
    if isinstance(option, moves.UseCard | moves.Discard):
        cards = [layout.hand_card(number) for number, card in enumerate(player.hand) if card == option.card]
        return [Spot(card.right - 27, card.top + 26, LARGE, card.right) for card in cards]
    if isinstance(option, moves.TakeBlocks | moves.TakeBlock | moves.BuildWith | moves.GiveUp):
        table = layout.block_tables(panel, player.colours)[option.colour]
        place = layout.block_place(table, option.floors)
        taken = isinstance(option, moves.TakeBlocks | moves.TakeBlock)
        y = place.top + (layout.READY_ROW if taken else layout.LATER_ROW)
        return [Spot(place.centre[0], y, SMALL, panel.right - 6)]
    return []


@lru_cache(64)
def _badge(text: str, size: int) -> Image.Image:
    width = max(size, round(size * 0.5) * len(text) + 12)

    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, width, size), WHITE, size / 2)
        pen.rectangle((2, 2, width - 2, size - 2), CHOICE, size / 2 - 2)

    canvas = Canvas(painted(width, size, paint))
    canvas.text(width // 2, size // 2, text, round(size * 0.74), WHITE, bold=True, align="centre")
    return canvas.image
