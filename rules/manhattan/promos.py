"""The promo cards. Each function yields a party once for every time that the card pays it."""

from collections.abc import Callable, Iterator

from rules.game import Options
from rules.manhattan.board import NEIGHBOURS
from rules.manhattan.state import CELLS
from rules.manhattan.towers import Tower, by_city, lowest, sole_owner, tallest

HIGH = 5
"""The fewest floors for View from the Clouds."""
MIXED = 3
"""The fewest colours for Mixed Complex."""


def big_business(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the sole owner of the tallest building or buildings of each city."""
    for city in by_city(towers):
        owner = sole_owner(tallest(city))
        if owner is not None:
            yield owner


def megacity(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the owner of every building in full cities; if none is full, in those with the most buildings."""
    cities = by_city(towers)
    most = max((len(city) for city in cities), default=0)
    for city in cities:
        if len(city) == most:
            yield from (tower.owner for tower in city)


def mixed_complex(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the owner of every building of three or more colours."""
    return (tower.owner for tower in towers if len({block.colour for block in tower.blocks}) >= MIXED)


def world_expansion(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the owner of every building."""
    return (tower.owner for tower in towers)


def small_town(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the owner of every building in the cities with the fewest, not counting cities without any."""
    cities = by_city(towers)
    fewest = min((len(city) for city in cities), default=0)
    for city in cities:
        if len(city) == fewest:
            yield from (tower.owner for tower in city)


def founder(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the party of the lowest block of every building that belongs to another party."""
    return (tower.founder for tower in towers if tower.founder != tower.owner)


def view_from_the_clouds(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the owner of every building of five floors or more."""
    return (tower.owner for tower in towers if tower.height >= HIGH)


def villa(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the owner of every building of one floor next to an empty site of its city."""
    built = {tower.city * CELLS + tower.cell for tower in towers}
    for tower in towers:
        beside = {tower.city * CELLS + cell for cell in NEIGHBOURS[tower.cell]}
        if tower.height == 1 and not beside <= built:
            yield tower.owner


def hobbiton(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields the owner of both a tallest and a lowest building of each city; see the option `hobbiton_tie`."""
    for city in by_city(towers):
        top, bottom = tallest(city), lowest(city)
        if top[0].height == bottom[0].height:
            continue
        if options["hobbiton_tie"] == "lenient":
            yield from sorted({tower.owner for tower in top} & {tower.owner for tower in bottom})
            continue
        owner = sole_owner(top)
        shares = {tower.owner for tower in bottom}
        if owner in shares and (options["hobbiton_tie"] == "one_winner" or len(shares) == 1):
            yield owner


def fake_news(towers: list[Tower], options: Options) -> Iterator[int]:
    """Yields nobody: another card is revealed before scoring."""
    return iter(())


PAID: dict[str, Callable[[list[Tower], Options], Iterator[int]]] = {
    card.__name__: card
    for card in (
        big_business,
        megacity,
        mixed_complex,
        world_expansion,
        small_town,
        founder,
        view_from_the_clouds,
        villa,
        hobbiton,
        fake_news,
    )
}
