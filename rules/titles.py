"""Titles: what was remarkable about a match. Small functions find them in its recap (`rules/recap.py`)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple


class Award(NamedTuple):
    """A seat that has earned a title, and what its text shows: `$count`, and `$category`, the text of one of points."""

    seat: int
    figure: int = 0
    category: str = ""


class Title(NamedTuple):
    """A title, whose text is `title-{name}`.

    `rate`: in how many of a hundred matches between computers somebody earns it. `earned`: finds who, in a `Recap`.
    """

    name: str
    rate: int
    earned: Callable[[Any], Iterable[Award]]


class Earned(NamedTuple):
    """A title that a seat has earned."""

    seat: int
    name: str
    figure: int
    category: str


MOST = 2
"""The most titles of a seat that are shown."""
ALTOGETHER = 5
"""The most titles of a match that are shown, if no more are needed for everybody to have one."""


def earned(titles: Iterable[Title], recap: Any) -> list[Earned]:
    """Returns all titles that were earned, the rarest first."""
    by_rarity = sorted(titles, key=lambda title: title.rate)
    return [
        Earned(award.seat, title.name, award.figure, award.category)
        for title in by_rarity
        for award in title.earned(recap)
    ]


def shown(found: Sequence[Earned]) -> list[Earned]:
    """Returns those of the titles in `found`, rarest first, that are shown: one for everybody, then second ones.

    A second one with the same figure would say the same.
    """
    kept: list[Earned] = []
    for each in found:
        if all(other.seat != each.seat for other in kept):
            kept.append(each)
    for each in found:
        figures = [other.figure for other in kept if other.seat == each.seat]
        is_new = each not in kept and (not each.figure or each.figure not in figures)
        if is_new and len(kept) < ALTOGETHER and len(figures) < MOST:
            kept.append(each)
    return sorted(kept, key=found.index)


def most(figures: Sequence[int], least: int) -> list[Award]:
    """Returns the award of the seat that alone has the highest of `figures`, of at least `least`; else nothing."""
    best = max(figures)
    return [Award(figures.index(best), best)] if best >= least and figures.count(best) == 1 else []
