"""Colour schemes: the finished picture of a board in other colours, for eyes that need them.

Everything is drawn in the usual colours. A scheme only changes the palette of the finished picture: the colours that it
names go where it says, colours near them follow, and all others keep their place, or go where its curve says.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from math import dist, sqrt
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from rendering import drawing, palette
from rendering.lab import Lab, colour, lab
from rendering.theme import (
    ALERT,
    CARD,
    CHANGED,
    CHOICE,
    DEEP,
    FADED,
    GOLD,
    INK,
    LINE,
    PAPER,
    SAND,
    SEATS,
    WHITE,
    Colour,
    mix,
)
from rules import games

USUAL, SAFE, CONTRAST = "usual", "safe", "contrast"
REACH = 24
"""How near a colour is to one that moves if it follows half of the way."""
EDGE = 4
"""How fast this fades: the power of the distance."""
MIDDLE = 50
"""Below this lightness everything gets darker, from it on lighter."""
GAP = 28
"""How much lighter than the darkest light colour the lightest dark one is then."""
BLACK: Colour = (0, 0, 0)
SAME = 0.01
"""Colours no further apart are the same."""
Moves = Mapping[Colour, Colour]


class Scheme(NamedTuple):
    """Where every lightness goes, and where the shared colours go."""

    curve: Callable[[float], float]
    moves: Moves


def _apart(lightness: float) -> float:
    """Returns a lightness further from the middle, so that light text and dark text stand out from their grounds."""
    end = (MIDDLE - GAP / 2) / MIDDLE
    if lightness < MIDDLE:
        return end * lightness * sqrt(lightness / MIDDLE)
    return 100 - end * (100 - lightness)


def _seat_moves(bases: Mapping[str, Colour]) -> dict[Colour, Colour]:
    """Returns where all tones of the seats go if their colours, by name, go to `bases`."""
    moves: dict[Colour, Colour] = {}
    for paint in SEATS:
        base = bases[paint.name]
        moves |= {
            paint.base: base,
            paint.dark: mix(base, BLACK, 0.6),
            paint.light: mix(base, WHITE, 0.5),
            paint.pale: mix(base, WHITE, 0.86),
        }
    return moves


_KEPT = (INK, FADED, DEEP, CARD, WHITE, GOLD, ALERT, CHOICE, *(paint.base for paint in SEATS))
"""What is safe as it is, and does not follow the colours of a game."""
SCHEMES: dict[str, Scheme] = {
    SAFE: Scheme(lambda lightness: lightness, {each: each for each in _KEPT}),
    CONTRAST: Scheme(
        _apart,
        {
            INK: BLACK,
            CHANGED: BLACK,
            FADED: (50, 42, 33),
            ALERT: (146, 0, 30),
            LINE: (80, 70, 50),
            SAND: (244, 236, 220),
            PAPER: (252, 248, 240),
            CARD: WHITE,
            WHITE: WHITE,
            **_seat_moves(
                {"yellow": (255, 208, 0), "orange": (160, 46, 0), "blue": (84, 178, 245), "purple": (74, 14, 108)}
            ),
        },
    ),
}
"""By name; in the usual colours nothing is changed."""


def recoloured(image: Image.Image, game: str | None, scheme: str) -> Image.Image:
    """Returns `image`, which has a palette, with that of `scheme`; `game`: whose board it is."""
    if scheme == USUAL:
        return image
    parts = image.getpalette() or []
    changed = image.copy()
    changed.putpalette(_palette(tuple(parts), game, scheme))
    return changed


@cache
def unchanged(scheme: str) -> tuple[str, ...]:
    """Returns the games whose boards look in `scheme` as they do in the usual colours."""
    given = [(game, colours) for game in games.names() if (colours := palette.given(game))]
    return tuple(
        game for game, colours in given if recoloured(colours, game, scheme).getpalette() == colours.getpalette()
    )


@lru_cache(32)
def _palette(parts: tuple[int, ...], game: str | None, scheme: str) -> list[int]:
    known = drawing.load(game).schemes if game in games.names() else MappingProxyType({})
    colours = list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))
    return list(chain.from_iterable(moved(colours, SCHEMES[scheme], known.get(scheme, {}))))


def moved(colours: Sequence[Colour], scheme: Scheme, own: Moves) -> list[Colour]:
    """Returns where `colours` go in `scheme`, if those of a game go to its `own`."""
    goals = [(lab(one), lab(other)) for one, other in {**scheme.moves, **own}.items()]
    return [_placed(lab(each), scheme.curve, goals) for each in colours]


def _placed(here: Lab, curve: Callable[[float], float], goals: Sequence[tuple[Lab, Lab]]) -> Colour:
    """Returns where `here` goes: by the curve, and as the colours near it go, by the inverse of their distances."""
    total = REACH**-EDGE
    way = [total * (curve(here[0]) - here[0]), 0.0, 0.0]
    for start, end in goals:
        weight = max(dist(here, start), SAME) ** -EDGE
        total += weight
        way = [done + weight * (after - before) for done, before, after in zip(way, start, end, strict=True)]
    return colour((here[0] + way[0] / total, here[1] + way[1] / total, here[2] + way[2] / total))
