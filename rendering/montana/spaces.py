"""Action spaces of the work board as cards: what is paid, what is got, and the workers that stand there."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.montana.icons import coin, icon
from rendering.montana.tones import EARTH, FREE, TAKEN
from rendering.palette import FADED, INK, LINE, mix

Workers = tuple[str, ...]


class Area(NamedTuple):
    """A space of a production area."""

    price: int
    good: str
    goods: int
    more: int
    """What the right part gives."""
    left: Workers
    right: Workers


class Desk(NamedTuple):
    """A space of the bank."""

    needs: int
    silver: int
    workers: Workers


def parts(box: Box) -> tuple[Box, Box]:
    """The left and the right part of a production space, where workers stand."""
    width = box.width // 4
    return (
        Box(box.right - 2 * width - 4, box.top + 5, box.right - width - 6, box.bottom - 5),
        Box(box.right - width, box.top + 5, box.right - 5, box.bottom - 5),
    )


@lru_cache(512)
def area(width: int, height: int, space: Area) -> Image.Image:
    """A space of a production area."""
    canvas, box = Canvas(Image.new("RGBA", (width, height))), Box(0, 0, width, height)
    taken = bool(space.left)
    canvas.box(box, TAKEN if taken else FREE, 10, LINE, 2)
    left, right = parts(box)
    room = left.left - 10
    size, y = min(room * 2 // 5, height - 14, 78), box.centre[1]
    canvas.put_centred(coin(str(space.price), size), 6 + size // 2, y)
    figure = round(size * 0.9)
    across = canvas.text(room * 46 // 100 + 6, y, str(space.goods), figure, INK, bold=True)
    canvas.put_centred(icon(space.good, size), room * 46 // 100 + across + 10 + size // 2, y)
    for place, workers in ((left, space.left), (right, space.right)):
        ground = mix(TAKEN, INK, 0.1) if taken else mix(TAKEN, FREE, 0.4)
        canvas.box(place, ground, 8, EARTH if not taken else FADED, 2)
        put_workers(canvas, place, workers)
    if not space.right:
        size = min(round(right.width * 0.62), right.height - 8)
        tone = FADED if not taken else mix(FADED, TAKEN, 0.55)
        canvas.text(*right.centre, f"+{space.more}", size, tone, bold=True, align="centre", room=right.width - 4)
    return canvas.image


@lru_cache(256)
def desk(width: int, height: int, space: Desk) -> Image.Image:
    """A space of the bank: as many places as it needs workers, and the silver it pays."""
    canvas, box = Canvas(Image.new("RGBA", (width, height))), Box(0, 0, width, height)
    canvas.box(box, TAKEN if space.workers else FREE, 10, LINE, 2)
    size = min(height - 12, width // 3, 84)
    canvas.put_centred(coin(str(space.silver), size), width - size // 2 - 7, box.centre[1])
    room = width - size - 22
    step = min(room // 3, height - 6)
    for number in range(space.needs):
        place = Box(6 + number * step, box.top + 6, 2 + (number + 1) * step, box.bottom - 6)
        ground = mix(TAKEN, INK, 0.1) if space.workers else mix(TAKEN, FREE, 0.4)
        canvas.box(place, ground, 8, EARTH if not space.workers else FADED, 2)
        put_workers(canvas, place, space.workers[number : number + 1])
    return canvas.image


def put_workers(canvas: Canvas, box: Box, workers: Workers) -> None:
    """One or two workers side by side in `box`, overlapping where it is narrow."""
    if not workers:
        return
    size = min(box.height - 4, box.width - 4 if len(workers) == 1 else round(box.width * 0.64))
    step = min(size, (box.width - 4 - size) // max(1, len(workers) - 1))
    left = box.centre[0] - (size + step * (len(workers) - 1)) // 2
    for number, worker in enumerate(workers):
        canvas.put(icon(worker, size), left + number * step, box.centre[1] - size // 2)
