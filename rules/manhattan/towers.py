"""What scoring looks at: the buildings with their owners, and who leads where."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.manhattan.board import COLOURS, height
from rules.manhattan.state import CELLS, Block, Building


class Tower(NamedTuple):
    """A building as it counts: `owner` and `founder` are parties (seats, or colours with `per_colour`)."""

    city: int
    cell: int
    owner: int
    founder: int
    height: int
    blocks: Sequence[Block]


def survey(sites: Sequence[Building], parties: Sequence[int]) -> list[Tower]:
    """All buildings, in the order of their sites."""
    return [
        Tower(
            site // CELLS,
            site % CELLS,
            parties[blocks[-1].colour],
            parties[blocks[0].colour],
            height(blocks),
            blocks,
        )
        for site, blocks in enumerate(sites)
        if blocks
    ]


def by_city(towers: Iterable[Tower]) -> list[list[Tower]]:
    """The buildings of each city that has any."""
    cities: dict[int, list[Tower]] = {}
    for tower in towers:
        cities.setdefault(tower.city, []).append(tower)
    return list(cities.values())


def tallest(towers: list[Tower]) -> list[Tower]:
    """The buildings than which none is higher."""
    top = max([tower.height for tower in towers], default=0)
    return [tower for tower in towers if tower.height == top]


def lowest(towers: list[Tower]) -> list[Tower]:
    """The buildings than which none is lower."""
    bottom = min([tower.height for tower in towers], default=0)
    return [tower for tower in towers if tower.height == bottom]


def sole_owner(towers: list[Tower]) -> int | None:
    """Who owns all of `towers`; None where they are shared or there are none."""
    owners = {tower.owner for tower in towers}
    return owners.pop() if len(owners) == 1 else None


def count(parties: Iterable[int]) -> list[int]:
    """How often each party is named."""
    counts = [0] * COLOURS
    for party in parties:
        counts[party] += 1
    return counts


def leader(towers: list[Tower]) -> int | None:
    """Who owns more of `towers` than anybody else; None where that is shared."""
    counts = count([tower.owner for tower in towers])
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None
