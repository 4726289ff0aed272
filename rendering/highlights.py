"""What is pointed out on a board: rings round what changed, numbers on what can be chosen."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from PIL import Image

from rendering.canvas import BADGE, Box, Canvas, Key, Spot, labelled
from rendering.sprites import Pen, painted
from rendering.theme import CHANGED, CHOICE, WHITE, Colour
from rules.game import Move

THICK, THIN = 14, 6
"""How thick a ring is with the white on both of its sides; and where text is near: two pixels on a phone."""
SIGN = 64
"""The most pixels that a sign is wide and high."""
LARGE_BADGE, WIDE = 56, 170
"""How high the badge is on the corner of what is wider than this number of pixels."""
SMALLEST_BADGE = 48
OUTSIDE = 14
"""How far the number on a corner lies outside."""


def put_rings(canvas: Canvas, keys: Iterable[Key], colour: Colour) -> None:
    """Rings what `keys` name, if it is on the board: CHANGED for what changed last, CHOICE for what is decided on."""
    ringed: dict[Box, Key] = {}
    for key in keys:
        place = canvas.place(key)
        if not place or ringed.setdefault(place.box, key) != key:  # several keys may name one place
            continue
        if place.frame:
            canvas.put_centred(place.frame(colour), *place.box.centre)
        else:
            put_ring(canvas, place.box, colour)


def put_ring(canvas: Canvas, box: Box, colour: Colour = CHANGED) -> None:
    """Puts a ring round `box`, all of it outside: a line of `colour` between two of white.

    It is thinner if text or a sign is near.
    """
    signs = (sign for sign in canvas.sprites_near(box.inset(-THICK), SIGN) if not box.meets(sign))
    thick = max(THIN, min(THICK, room(canvas, box), *(_gap(box, sign) for sign in signs)))
    edge = thick // 4
    ring = box.inset(-thick)
    canvas.box(ring, None, thick, WHITE, thick)
    canvas.box(ring.inset(edge), None, thick - edge, colour, thick - 2 * edge)


def room(canvas: Canvas, box: Box) -> int:
    """Returns how far text lies from `box` that is not inside; less than 1 if some begins inside."""
    left, top, right, bottom = box.inset(-THICK)
    places = (text.box for text in canvas.texts)
    near = [at for at in places if at[0] < right and at[2] > left and at[1] < bottom and at[3] > top]
    return min((_gap(box, other) for other in near if not box.holds(other)), default=THICK)


def _gap(box: Box, other: Box) -> int:
    across = max(other.left - box.right, box.left - other.right)
    return max(across, other.top - box.bottom, box.top - other.bottom)


def put_numbers(
    canvas: Canvas, seat: int, options: Sequence[Move], meant: Callable[[int, Move], Iterable[Key]]
) -> None:
    """Numbers what the `options` of `seat` mean, if it is on the board; those at one spot share a badge.

    The number of an option is its own, or else its place, from 1.
    """
    found: dict[Spot, list[int]] = {}
    for counted, option in enumerate(options, 1):
        number = counted if option.own_number is None else option.own_number
        for key in meant(seat, option):
            if place := canvas.place(key):
                found.setdefault(place.spot or corner(place.box), []).append(number)
                if place.frame:
                    canvas.put_centred(place.frame(CHOICE), *place.box.centre)
    for spot, numbers in found.items():
        put_badge(canvas, span(numbers), spot)


def corner(box: Box, *, large: bool = False) -> Spot:
    """Returns the spot on the upper left corner of `box`."""
    size = min(LARGE_BADGE if large or box.width > WIDE else BADGE, max(SMALLEST_BADGE, box.height))
    shift = size // 2 - OUTSIDE
    return Spot(box.left + shift, box.top + shift, box.inset(-OUTSIDE), size)


def put_badge(canvas: Canvas, text: str, spot: Spot) -> None:
    """Puts a number, or a few, on a badge."""
    badge = _badge(text, spot.size)
    left = max(spot.within.left, min(spot.x - badge.width // 2, spot.within.right - badge.width))
    canvas.put(badge, left, spot.y - badge.height // 2)


def span(numbers: Sequence[int]) -> str:
    """Returns rising numbers in short: "3", "2–5", "1, 4–6"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


@lru_cache(64)
def _badge(text: str, size: int) -> Image.Image:
    width = max(size, size // 2 * len(text) + 12)

    def paint(pen: Pen) -> None:
        pen.rectangle((0, 0, width, size), WHITE, size / 2)
        pen.rectangle((2.2, 2.2, width - 2.2, size - 2.2), CHOICE, size / 2 - 2.2)

    return labelled(painted(width, size, paint), text, round(size * 0.74), WHITE)
