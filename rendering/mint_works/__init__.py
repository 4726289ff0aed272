"""Mint Works as a picture: the Locations in their tin, the Plan Supply, and a Neighborhood for each player."""

from PIL import Image

from rendering.canvas import Canvas
from rendering.drawing import Marks, Words
from rendering.mint_works import ground, header, locations, neighborhoods, supply
from rendering.mint_works import marks as pointers
from rendering.mint_works.describing import describe
from rendering.mint_works.layout import SIZE
from rules.mint_works.state import Position


def draw(view: Position, seat: int | None, marks: Marks, words: Words) -> Image.Image:
    """The board as `view` shows it; with `seat`, its own secret Plans too."""
    canvas = Canvas(ground.ground())
    header.put_header(canvas, view, seat, words)
    locations.put_locations(canvas, view, words)
    supply.put_supply(canvas, view, words)
    neighborhoods.put_neighborhoods(canvas, view, seat, words)
    pointers.put_rings(canvas, view, seat, marks.events)
    pointers.put_numbers(canvas, view, seat, marks.options)
    return canvas.image


__all__ = ["SIZE", "describe", "draw"]
