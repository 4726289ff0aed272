"""The geometry of the map: pointy-top hexes in axial coordinates, seven of them on a landscape tile.

Hexes are named by row and place in reading order: `A1` is the first one of the top row.
"""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

Axial = tuple[int, int]

RING: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The direction of each neighbour, counter-clockwise from the right."""
AXES = 3
"""Straight lines run along the first three of these directions and back."""
ON_TILE = 7
LONGEST_RAY = 4
"""The most hexes of a line that matter to the rules."""

Rays = tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]


class Grid(Struct, frozen=True):
    """The hexes of a layout, by name and in the order of the map."""

    at: dict[str, Axial]
    places: dict[str, tuple[int, int]]
    """By hex: its place of the layout, and the number of its hex on an unturned tile."""
    neighbours: dict[str, tuple[str, ...]]
    rays: dict[str, Rays]
    """By hex and axis: the next hexes in both directions."""


@cache
def grid(centres: tuple[Axial, ...]) -> Grid:
    """Returns the hexes of the tiles around `centres`. Raises ValueError if tiles overlap."""
    owners = {hex_: (place, number) for place, centre in enumerate(centres) for number, hex_ in _flower(centre)}
    if len(owners) < ON_TILE * len(centres):
        raise ValueError("landscape tiles overlap")
    names = _names(owners)
    return Grid(
        at={name: hex_ for hex_, name in names.items()},
        places={name: owners[hex_] for hex_, name in names.items()},
        neighbours={name: _existing(names, (_walk(hex_, way) for way in RING)) for hex_, name in names.items()},
        rays={
            name: tuple((_ray(names, hex_, way), _ray(names, hex_, (-way[0], -way[1]))) for way in RING[:AXES])
            for hex_, name in names.items()
        },
    )


def unturned(number: int, turns: int) -> int:
    """Returns the hex of a tile that is in the place of `number` after the tile was turned `turns` times."""
    return (number - 1 - turns) % len(RING) + 1 if number else 0


def _flower(centre: Axial) -> list[tuple[int, Axial]]:
    """Returns the hexes of a tile with their numbers; the centre is 0."""
    return list(enumerate([centre, *(_walk(centre, way) for way in RING)]))


def _names(hexes: Iterable[Axial]) -> dict[Axial, str]:
    rows: dict[int, list[Axial]] = {}
    for hex_ in sorted(hexes, key=lambda hex_: (hex_[1], hex_[0])):
        rows.setdefault(hex_[1], []).append(hex_)
    return {
        hex_: f"{letter}{column}"
        for letter, row in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", rows.values(), strict=False)
        for column, hex_ in enumerate(row, 1)
    }


def _walk(hex_: Axial, way: Axial, steps: int = 1) -> Axial:
    return hex_[0] + way[0] * steps, hex_[1] + way[1] * steps


def _existing(names: dict[Axial, str], hexes: Iterable[Axial]) -> tuple[str, ...]:
    return tuple(names[hex_] for hex_ in hexes if hex_ in names)


def _ray(names: dict[Axial, str], hex_: Axial, way: Axial) -> tuple[str, ...]:
    found = []
    for steps in range(1, LONGEST_RAY + 1):
        if (further := _walk(hex_, way, steps)) not in names:
            break
        found.append(names[further])
    return tuple(found)
