"""The titles of every game: how a match was won, and how it was played."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.game import Score
from rules.recap import AnyRecap
from rules.titles import Award, Title

FEWEST_ROUNDS = 3
"""A match of fewer rounds has no start and no finish."""
CLEAR = 1.5
"""How many times as much is far more."""
TWICE = 2
LARGE, FEW = 0.12, 3
"""What part of its points, and how many, a seat has in a large category."""
CLOSE = 0.95
"""What part of the winner's points is nearly as much."""


def _winner(recap: AnyRecap) -> int | None:
    """Returns the seat that alone is first among several who compete; None if there is none."""
    winners = [number for number, place in enumerate(recap.places) if place == 1]
    return winners[0] if len(winners) == 1 < len(recap.places) and winners[0] in recap.seats else None


def _behind(recap: AnyRecap, winner: int) -> int:
    """Returns by how many points `winner` is ahead of the next."""
    final = recap.points[-1]
    return final[winner] - max(points for number, points in enumerate(final) if number != winner)


def one_point(recap: AnyRecap) -> Iterator[Award]:
    """Won by a single point."""
    winner = _winner(recap)
    if winner is not None and _behind(recap, winner) == 1:
        yield Award(winner)


def tie_break(recap: AnyRecap) -> Iterator[Award]:
    """Won with as many points as somebody else."""
    winner = _winner(recap)
    if winner is not None and _behind(recap, winner) == 0:
        yield Award(winner)


def shared_win(recap: AnyRecap) -> Iterator[Award]:
    """First together with others; partners are no others."""
    first = [seat for seat in recap.seats if recap.places[seat] == 1]
    if recap.places.count(1) > 1 and len({recap.sides[seat] for seat in first}) > 1:
        yield from map(Award, first)


def runaway(recap: AnyRecap) -> Iterator[Award]:
    """Won with far more points than anybody else."""
    winner = _winner(recap)
    if winner is not None and recap.points[-1][winner] > CLEAR * _second(recap, winner) > 0:
        yield Award(winner, _behind(recap, winner))


def _second(recap: AnyRecap, winner: int) -> int:
    return recap.points[-1][winner] - _behind(recap, winner)


def comeback(recap: AnyRecap) -> Iterator[Award]:
    """Won after being last at half-time."""
    winner, half = _winner(recap), recap.points[len(recap.turns) // 2]
    if winner is not None and half[winner] == min(half) < max(half):
        yield Award(winner, max(half) - half[winner])


def start_to_finish(recap: AnyRecap) -> Iterator[Award]:
    """Led alone after the first round and at any time after it, and won."""
    winner = _winner(recap)
    ends = [part.stop for part in recap.parts if part.round]
    if winner is not None and len(ends) >= FEWEST_ROUNDS:
        later = range(ends[0], len(recap.points))
        if all(recap.leaders(turns) == [winner] for turns in later):
            yield Award(winner)


def close_second(recap: AnyRecap) -> Iterator[Award]:
    """Second, with nearly as many points as the winner."""
    winner = _winner(recap)
    if winner is not None and _behind(recap, winner) > 0 and _second(recap, winner) >= CLOSE * recap.points[-1][winner]:
        for seat in recap.seats:
            if recap.places[seat] == 2:
                yield Award(seat, _behind(recap, winner))


def early_lead(recap: AnyRecap) -> Iterator[Award]:
    """Led alone after a third and at half-time, and did not win."""
    leading = recap.leaders(len(recap.turns) // 2)
    if (
        recap.leaders(len(recap.turns) // 3) == leading
        and len(leading) == 1 < len(recap.places)
        and leading[0] in recap.seats
        and recap.places[leading[0]] > 1
    ):
        yield Award(leading[0])


def strong_finish(recap: AnyRecap) -> Iterator[Award]:
    """Did not win, and gained far more than anybody else in the last round."""
    parts = recap.parts
    if len(parts) < FEWEST_ROUNDS:
        return
    gains = recap.gains(parts[-1].first, parts[-1].stop)
    best = _clearly_most(gains)
    if best is not None and best in recap.seats and recap.places[best] > 1:
        yield Award(best, gains[best])


def big_turn(recap: AnyRecap) -> Iterator[Award]:
    """Gained far more in one turn than anybody else did in one."""
    best = [max((turn.gained for turn in recap.turns if turn.seat == seat), default=0) for seat in recap.seats]
    seat = _clearly_most(best)
    if seat is not None:
        yield Award(seat, best[seat])


def every_round(recap: AnyRecap) -> Iterator[Award]:
    """Was the only one to gain points in every round."""
    parts = [part for part in recap.parts if part.round]
    if len(parts) < FEWEST_ROUNDS or len(recap.seats) == 1:
        return
    gains = [recap.gains(part.first, part.stop) for part in parts]
    steady = [seat for seat in recap.seats if all(gained[seat] > 0 for gained in gains)]
    if len(steady) == 1:
        yield Award(steady[0], len(parts))


def every_category(recap: AnyRecap) -> Iterator[Award]:
    """Was the only one with points in every category in which anybody has some."""
    own = [{part.category for part in score.parts if part.points > 0} for score in recap.scores]
    every = set().union(*own)
    complete = [seat for seat in recap.seats if own[seat] == every]
    if len(complete) == 1 < len(recap.seats) and len(every) > 1:
        yield Award(complete[0], len(every))


def second_half(recap: AnyRecap) -> Iterator[Award]:
    """Did not win, and gained more than anybody else in the second half, but not by a strong finish alone."""
    gains = recap.gains(len(recap.turns) // 2, len(recap.turns))
    best = gains.index(max(gains))
    strong = [award.seat for award in strong_finish(recap)]
    if gains.count(max(gains)) == 1 and best in recap.seats and recap.places[best] > 1 and best not in strong:
        yield Award(best, gains[best])


def best_round(recap: AnyRecap) -> Iterator[Award]:
    """Did not win, and gained more in one round than anybody else did in one."""
    parts = [part for part in recap.parts if part.round]
    if len(parts) < FEWEST_ROUNDS:
        return
    gains = zip(*(recap.gains(part.first, part.stop) for part in parts), strict=True)
    best = [max(own) for own in gains]
    seat = best.index(max(best))
    if best.count(best[seat]) == 1 and seat in recap.seats and recap.places[seat] > 1:
        yield Award(seat, best[seat])


def best_category(recap: AnyRecap) -> Iterator[Award]:
    """Did not win, and has at least twice as many points in a large category as any other seat."""
    by_seat = [_by_category(score) for score in recap.scores]
    best: dict[int, Award] = {}
    for category in dict.fromkeys(name for own in by_seat for name in own):
        points = [own[category] for own in by_seat]
        seat = _clearly_most(points, TWICE)
        if seat is None or recap.places[seat] == 1 or points[seat] < max(FEW, LARGE * recap.scores[seat].points):
            continue
        if seat not in best or points[seat] > best[seat].figure:
            best[seat] = Award(seat, points[seat], category)
    yield from best.values()


def _by_category(score: Score) -> Counter[str]:
    points: Counter[str] = Counter()
    for part in score.parts:
        points[part.category] += part.points
    return points


def _clearly_most(figures: Sequence[int], times: float = CLEAR) -> int | None:
    """Returns who has far more than each of the others; None if nobody has, or there is nobody else."""
    most = max(figures)
    best = figures.index(most)
    others = [own for number, own in enumerate(figures) if number != best]
    return best if others and most > 1 and most >= times * max(others) else None


TITLES = (
    Title("shared-win", 2, shared_win),
    Title("strong-finish", 7, strong_finish),
    Title("tie-break", 9, tie_break),
    Title("every-round", 9, every_round),
    Title("start-to-finish", 9, start_to_finish),
    Title("runaway", 11, runaway),
    Title("second-half", 15, second_half),
    Title("big-turn", 16, big_turn),
    Title("one-point", 17, one_point),
    Title("close-second", 20, close_second),
    Title("every-category", 25, every_category),
    Title("best-round", 27, best_round),
    Title("early-lead", 31, early_lead),
    Title("best-category", 31, best_category),
    Title("comeback", 33, comeback),
)
