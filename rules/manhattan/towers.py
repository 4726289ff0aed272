"""The buildings as scoring counts them, and who owns and leads what."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from rules.manhattan.board import COLOURS, height
from rules.manhattan.state import CELLS, Block, Building


class Tower(Struct, frozen=True, gc=False):
    """A building in scoring. `owner` and `founder` are parties: seats, or colours with `per_colour`."""

    city: int
    cell: int
    owner: int
    founder: int
    height: int
    blocks: Sequence[Block]


def survey(sites: Sequence[Building], parties: Sequence[int]) -> list[Tower]:
    """Returns all buildings in the order of their sites."""
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
    """Returns the buildings of each city that has any."""
    cities: dict[int, list[Tower]] = {}
    for tower in towers:
        cities.setdefault(tower.city, []).append(tower)
    return list(cities.values())


def tallest(towers: list[Tower]) -> list[Tower]:
    """Returns the tallest buildings."""
    top = max([tower.height for tower in towers], default=0)
    return [tower for tower in towers if tower.height == top]


def lowest(towers: list[Tower]) -> list[Tower]:
    """Returns the lowest buildings."""
    bottom = min([tower.height for tower in towers], default=0)
    return [tower for tower in towers if tower.height == bottom]


def sole_owner(towers: list[Tower]) -> int | None:
    """Returns the owner of all of `towers`; None if there are several, or no towers."""
    owners = {tower.owner for tower in towers}
    return owners.pop() if len(owners) == 1 else None


def count(parties: Iterable[int]) -> list[int]:
    """Returns how often each party occurs."""
    counts = [0] * COLOURS
    for party in parties:
        counts[party] += 1
    return counts


def leader(towers: list[Tower]) -> int | None:
    """Returns the owner of most of `towers`; None if tied."""
    counts = count([tower.owner for tower in towers])
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None
