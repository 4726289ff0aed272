"""Action spaces of the work board as cards: what is paid, what is got, and the workers that stand there."""

from typing import NamedTuple

from rendering.canvas import Box, Canvas
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
    return min(box.height - 14, round(box.width * 0.18))


def parts(box: Box) -> tuple[Box, Box]:
    """Returns the left and the right part of a production space, where workers stand."""
    start = box.left + round(_sign(box) * 2.62) + 20
    width = (box.right - 5 - start - 4) // 2
    top, bottom = box.top + 5, box.bottom - 5
    return Box(start, top, start + width, bottom), Box(start + width + 4, top, box.right - 5, bottom)


def put_area(canvas: Canvas, box: Box, space: Area) -> None:
    """Puts a space of a production area."""
    canvas.box(box, TAKEN if space.left else FREE, 10, LINE, 2)
    size, y = _sign(box), box.centre[1]
    canvas.put_centred(coin(str(space.price), size), box.left + 6 + size // 2, y)
    x = box.left + 8 + round(size * 1.36)
    canvas.text(x, y, str(space.goods), round(size * 0.96), INK, bold=True, align="centre")
    canvas.put_centred(icon(space.good, size), box.left + 10 + round(size * 2.16), y)
    for place, workers in zip(parts(box), (space.left, space.right), strict=True):
        _put_place(canvas, place, workers, taken=bool(space.left))
    if not space.right:
        place = parts(box)[1]
        tone = mix(FADED, TAKEN, 0.55) if space.left else FADED
        size = min(round(place.width * 0.6), place.height - 8)
        canvas.text(*place.centre, f"+{space.more}", size, tone, bold=True, align="centre", room=place.width - 4)


def put_desk(canvas: Canvas, box: Box, space: Desk) -> None:
    """Puts a space of the bank: as many places as it needs workers, and the silver it pays."""
    canvas.box(box, TAKEN if space.workers else FREE, 10, LINE, 2)
    size = min(box.height - 12, round(box.width * 0.28))
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
    """Puts one or two workers side by side in `box`, overlapping if it is narrow."""
    if not workers:
        return
    size = min(box.height - 4, box.width - 4 if len(workers) == 1 else round(box.width * 0.64))
    step = min(size, (box.width - 4 - size) // max(1, len(workers) - 1))
    left = box.centre[0] - (size + step * (len(workers) - 1)) // 2
    for number, worker in enumerate(workers):
        canvas.put(icon(worker, size), left + number * step, box.centre[1] - size // 2)
