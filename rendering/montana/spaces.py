"""Action spaces of the work board as cards: what is paid, what is got, and the workers that stand there."""

from typing import NamedTuple

from rendering.canvas import Box, Canvas
from rendering.lettering import READABLE
from rendering.montana.icons import coin, icon
from rendering.montana.theme import EARTH, FREE, TAKEN
from rendering.theme import FADED, INK, LINE, mix

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


def _sign(box: Box) -> int:
    """Returns how large coin and good are in a production space."""
    return min(box.height - 14, max(46, round(box.width * 0.18)))


def parts(box: Box) -> tuple[Box, Box]:
    """Returns the left and the right part of a production space, where workers stand."""
    start = box.left + round(_sign(box) * 2.52) + 10
    width = (box.right - 5 - start - 4) // 2
    top, bottom = box.top + 5, box.bottom - 5
    return Box(start, top, start + width, bottom), Box(start + width + 4, top, box.right - 5, bottom)


def put_area(canvas: Canvas, box: Box, space: Area) -> None:
    """Puts a space of a production area."""
    canvas.box(box, TAKEN if space.left else FREE, 10, LINE, 2)
    size, y = _sign(box), box.centre[1]
    canvas.put_centred(coin(str(space.price), size), box.left + 5 + size // 2, y)
    x = box.left + 6 + round(size * 1.27)
    canvas.text(x, y, str(space.goods), round(size * 0.9), INK, bold=True, align="centre")
    canvas.put_centred(icon(space.good, size), box.left + 7 + round(size * 2.0), y)
    for place, workers in zip(parts(box), (space.left, space.right), strict=True):
        _put_place(canvas, place, workers, taken=bool(space.left))
    if not space.right:
        place = parts(box)[1]
        tone = mix(FADED, TAKEN, 0.55) if space.left else FADED
        size = max(READABLE, min(round(place.width * 0.6), place.height - 8))
        canvas.text(*place.centre, f"+{space.more}", size, tone, bold=True, align="centre")


def put_desk(canvas: Canvas, box: Box, space: Desk) -> None:
    """Puts a space of the bank: as many places as it needs workers, and the silver it pays."""
    canvas.box(box, TAKEN if space.workers else FREE, 10, LINE, 2)
    size = min(box.height - 8, round(box.width * 0.28))
    canvas.put_centred(coin(str(space.silver), size), box.right - size // 2 - 7, box.centre[1])
    room = box.width - size - 22
    step = min(room // 3, box.height - 6)
    for number in range(space.needs):
        place = Box(box.left + 6 + number * step, box.top + 6, box.left + 2 + (number + 1) * step, box.bottom - 6)
        _put_place(canvas, place, space.workers[number : number + 1], taken=bool(space.workers))


def _put_place(canvas: Canvas, box: Box, workers: Workers, *, taken: bool) -> None:
    """Shows where workers stand, or may stand."""
    canvas.box(box, mix(TAKEN, INK, 0.1) if taken else mix(TAKEN, FREE, 0.4), 8, FADED if taken else EARTH, 2)
    put_workers(canvas, box, workers)


def put_workers(canvas: Canvas, box: Box, workers: Workers) -> None:
    """Puts one or two workers in `box`: side by side or one below the other, as they are larger; they may overlap."""
    if not workers:
        return
    room, others = box.inset(2), len(workers) - 1
    across = min(room.height, round(room.width * (0.64 if others else 1)))
    down = min(room.width, round(room.height * (0.56 if others else 1)))
    size, upright = max(across, down), down > across
    step = min(size, ((room.height if upright else room.width) - size) // max(1, others))
    x, y = (0, step) if upright else (step, 0)
    left, top = room.centre[0] - (size + x * others) // 2, room.centre[1] - (size + y * others) // 2
    for number, worker in enumerate(workers):
        canvas.put(icon(worker, size), left + number * x, top + number * y)
