"""Ranks the players of a match."""

from collections.abc import Collection, Sequence

from rules.game import Score


def places(scores: list[Score]) -> list[int]:
    """Returns the rank of each seat, 1 for first. Seats equal in points and tie-breaks share one, as in 1, 2, 2, 4.

    Automated opponents take up ranks too.
    """
    results = [(score.points, score.tie_breaks) for score in scores]
    ahead = [sum(other > result for other in results) for result in results]
    return [1 + count + score.beaten_by for count, score in zip(ahead, scores, strict=True)]


def tie_break(one: Score, other: Score) -> int:
    """Returns the number of the tie-break that decides between two seats, from 1; 0 if points or nothing decides."""
    if one.points != other.points:
        return 0
    pairs = enumerate(zip(one.tie_breaks, other.tie_breaks, strict=True), 1)
    return next((number for number, (own, others) in pairs if own != others), 0)


def with_bonus(worth: Sequence[float], first: Collection[int], bonus: float) -> list[float]:
    """Returns `worth` by seat with `bonus` split equally among the seats in `first`, of which there is at least one."""
    share = bonus / len(first)
    return [points + share * (seat in first) for seat, points in enumerate(worth)]


def leaders(scores: list[Score]) -> list[int]:
    """Returns the seats that are first, alone or tied."""
    return [seat for seat, place in enumerate(places(scores)) if place == 1]
