"""Who plays whom: everybody against everybody, in a Swiss system, or in a bracket. Pure."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil

from msgspec import structs

from bot.features.contests.domain import How, Outcome, Pairing

STEPS = 5_000
"""How many people are tried before one more match of two who have met is accepted."""


def round_robin(people: Sequence[int]) -> tuple[Pairing, ...]:
    """Returns a pairing of every two people. Everybody has the first seat in half of their matches, or nearly."""
    pairs = combinations(range(len(people)), 2)
    seated = [(first, second) if (first + second) % 2 else (second, first) for first, second in pairs]
    return tuple(Pairing((people[first], people[second])) for first, second in seated)


def sizes(count: int, fewest: int, most: int) -> list[int]:
    """Returns how many people each match of a round has, the larger ones first; a 1 is a bye.

    As few byes as possible, then as few matches as possible, and these as equal as possible.
    """
    for byes in range(count + 1):
        left = count - byes
        matches = ceil(left / most)
        if matches == 0 or left // matches >= fewest:
            more = left % matches if matches else 0
            return [left // matches + (number < more) for number in range(matches)] + [1] * byes
    raise AssertionError("everybody can have a bye")


def swiss(
    order: Sequence[int], for_byes: Sequence[int], earlier: Iterable[Pairing], fewest: int, most: int
) -> tuple[Pairing, ...]:
    """Returns the pairings of a round. `order`: the people, the best first; `earlier`: all pairings before.

    Neighbours in the order meet, as few as possible again. Byes go to those with the fewest so far, in the order
    `for_byes`; a single one to the first of them without whom the fewest meet again.
    """
    met: dict[tuple[int, int], int] = {}
    byes = dict.fromkeys(order, 0)
    for pairing in earlier:
        for one, other in combinations(sorted(pairing.people), 2):
            met[one, other] = met.get((one, other), 0) + 1
        if len(pairing.people) == 1 and pairing.people[0] in byes:
            byes[pairing.people[0]] += 1
    wanted = sizes(len(order), fewest, most)
    tables, free = [size for size in wanted if size > 1], sorted(for_byes, key=byes.__getitem__)
    choices = [[person] for person in free] if wanted.count(1) == 1 else [free[: wanted.count(1)]]
    return _pairings(*_tables(order, choices, tables, met))


def seated(pairings: Iterable[Pairing], earlier: Iterable[Pairing], drawn: Sequence[int]) -> tuple[Pairing, ...]:
    """Returns pairings in which the first seat goes to who had it least `earlier`, then in the order `drawn`."""
    firsts = Counter(pairing.people[0] for pairing in earlier if len(pairing.people) > 1)

    def order(person: int) -> tuple[int, int]:
        return firsts[person], drawn.index(person)

    return tuple(structs.replace(pairing, people=tuple(sorted(pairing.people, key=order))) for pairing in pairings)


def _tables(
    order: Sequence[int], choices: Sequence[list[int]], tables: Sequence[int], met: dict[tuple[int, int], int]
) -> tuple[list[list[int]], list[int]]:
    """Returns who plays together at tables of these sizes, and which of the `choices` have a bye."""
    playing = [[person for person in order if person not in free] for free in choices]
    for again in range(sum(met.values()) + 1) if {*tables} == {2} else []:
        for free, people in zip(choices, playing, strict=True):
            if found := _pairs(people, met, again):
                return found, free
    return _neighbours(playing[0], tables, met), choices[0]


def _pairings(tables: Iterable[Sequence[int]], free: Iterable[int]) -> tuple[Pairing, ...]:
    byes = [Pairing((person,), outcome=Outcome((1,), How.BYE)) for person in free]
    return (*(Pairing(tuple(people)) for people in tables), *byes)


def _pairs(order: Sequence[int], met: dict[tuple[int, int], int], again: int) -> list[list[int]] | None:
    """Returns pairs of people, near each other in the order; None if none are found in time.

    `again`: how often, taken together, those who are paired may have met before.
    """
    steps = 0

    def paired(left: Sequence[int], spare: int) -> list[list[int]] | None:
        nonlocal steps
        if not left:
            return []
        first, *others = left
        for number, other in enumerate(others):
            steps += 1
            if steps > STEPS:
                return None
            before = met.get((min(first, other), max(first, other)), 0)
            if before <= spare:
                rest = paired(others[:number] + others[number + 1 :], spare - before)
                if rest is not None:
                    return [[first, other], *rest]
        return None

    return paired(order, again)


def _neighbours(order: Sequence[int], tables: Iterable[int], met: dict[tuple[int, int], int]) -> list[list[int]]:
    """Returns tables of these sizes: the best who is left, then again and again whom that table has met least."""
    left, found = list(order), []
    for size in tables:
        table = [left.pop(0)]
        while len(table) < size:
            seen = [sum(met.get((min(a, b), max(a, b)), 0) for a in table) for b in left]
            table.append(left.pop(seen.index(min(seen))))
        found.append(table)
    return found


def bracket(order: Sequence[int]) -> list[int | None]:
    """Returns the places of a bracket of pairs from top to bottom, so that the best meet last; None for a bye."""
    lines = [0]
    while len(lines) < len(order):
        last = 2 * len(lines) - 1
        lines = [seed for line in lines for seed in (line, last - line)]
    return [order[seed] if seed < len(order) else None for seed in lines]


def knockout(order: Sequence[int | None], fewest: int, most: int) -> tuple[Pairing, ...]:
    """Returns the pairings of a round of a knock-out. `order`: the places from top to bottom, None for a bye.

    With pairs, neighbours meet. With more people in a match, the best are spread over the matches.
    """
    if most == 2:
        pairs = [
            [person for person in pair if person is not None] for pair in zip(order[::2], order[1::2], strict=True)
        ]
        return tuple(_pairings([pair], [])[0] if len(pair) > 1 else _pairings([], pair)[0] for pair in pairs)
    people = [person for person in order if person is not None]
    wanted = sizes(len(people), fewest, most)
    free = people[: wanted.count(1)]
    tables: list[list[int]] = [[] for size in wanted if size > 1]
    rest, turn = people[len(free) :], 0
    while rest:
        across = tables if turn % 2 == 0 else tables[::-1]
        for table in across:
            if rest:
                table.append(rest.pop(0))
        turn += 1
    return _pairings(tables, free)
