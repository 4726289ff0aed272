"""Ranks the players of a match."""

from collections.abc import Collection, Sequence

from rules.game import Score


def sides(scores: Sequence[Score]) -> list[int]:
    """Returns the side of each seat: its team, or a number below 0 of its own. Seats of one side are partners."""
    return [-1 - seat if score.team is None else score.team for seat, score in enumerate(scores)]


def rivals(scores: Sequence[Score]) -> list[list[int]]:
    """Returns the rivals of each seat: all other seats but its partners."""
    found = sides(scores)
    return [[seat for seat, side in enumerate(found) if side != own] for own in found]


def places(scores: Sequence[Score]) -> list[int]:
    """Returns the rank of each seat, 1 for first. Seats equal in points and tie-breaks share one, as in 1, 2, 2, 4.

    A team takes up one rank. Automated opponents take up ranks too.
    """
    results = {side: (score.points, score.tie_breaks) for side, score in zip(sides(scores), scores, strict=True)}
    ahead = {side: sum(other > result for other in results.values()) for side, result in results.items()}
    return [1 + ahead[side] + score.beaten_by for side, score in zip(sides(scores), scores, strict=True)]


def shares(scores: Sequence[Score]) -> list[float]:
    """Returns the share of the win of each seat: 1 for first place. Sides that tie for it share it equally."""
    ranks = places(scores)
    first = len({side for side, rank in zip(sides(scores), ranks, strict=True) if rank == 1})
    return [1 / first if rank == 1 else 0.0 for rank in ranks]


def tie_break(one: Score, other: Score) -> int:
    """Returns the number of the tie-break that decides between two seats, from 1; 0 if points or nothing decides."""
    if one.points != other.points:
        return 0
    pairs = enumerate(zip(one.tie_breaks, other.tie_breaks, strict=True), 1)
    return next((number for number, (own, others) in pairs if own != others), 0)


def with_bonus(worth: Sequence[float], first: Collection[int], bonus: float) -> list[float]:
    """Returns `worth` by seat with `bonus` split equally among the seats in `first`, at least one."""
    share = bonus / len(first)
    return [points + share * (seat in first) for seat, points in enumerate(worth)]


def leaders(scores: Sequence[Score]) -> list[int]:
    """Returns the seats that are first, alone or tied."""
    return [seat for seat, place in enumerate(places(scores)) if place == 1]
