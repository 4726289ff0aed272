"""Who came where."""

from collections.abc import Collection, Sequence

from rules.game import Score


def places(scores: list[Score]) -> list[int]:
    """The place of every seat, 1 for first. Seats equal in points and tie-breaks share a place, as in 1, 2, 2, 4.

    Opponents that sit at no seat take places too.
    """
    results = [(score.points, score.tie_breaks) for score in scores]
    ahead = [sum(other > result for other in results) for result in results]
    return [1 + count + score.beaten_by for count, score in zip(ahead, scores, strict=True)]


def tie_break(one: Score, other: Score) -> int:
    """Which tie-break decides between two seats, 1 for the first; 0: points do, or nothing does."""
    if one.points != other.points:
        return 0
    pairs = enumerate(zip(one.tie_breaks, other.tie_breaks, strict=True), 1)
    return next((number for number, (own, others) in pairs if own != others), 0)


def with_bonus(worth: Sequence[float], first: Collection[int], bonus: float) -> list[float]:
    """Returns `worth` by seat with `bonus` shared equally among the seats in `first`; at least one."""
    share = bonus / len(first)
    return [points + share * (seat in first) for seat, points in enumerate(worth)]


def leaders(scores: list[Score]) -> list[int]:
    """The seats that are first, alone or together."""
    return [seat for seat, place in enumerate(places(scores)) if place == 1]
