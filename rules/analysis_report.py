"""The result of an analysis, as it is stored: expected leads, luck and skill apart, good choices, draws and mistakes.

Figures are whole tenths of a point. The lead at the end is the sum of luck and play: luck is what the set-up and all
draws changed, and play is the rest. Whose play it was cannot be told: a search slightly favours the seat for which it
looks, in every choice, so what it says of the choices of one seat adds up to much more than they were worth.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from rules import ranking
from rules.analysis_studies import Kind, Progress, Study, Verdict, least_of
from rules.game import Score
from rules.reasons import Why
from rules.turns import Turn

F = TypeVar("F", "Mark", Verdict)

POINTS_OF_CURVE = 25
"""The most points of a curve that are stored."""
WEIGHTS = (0.2, 0.5, 1.0)
"""What a small, a medium and a large mistake add to the mistake score."""
MOMENTS = 3
"""How many key moments are shown."""


class Moment(Struct, array_like=True, frozen=True):
    """A point of the curve: the expected leads before a line."""

    line: int
    """How many lines of the log come before it."""
    round: int
    leads: list[int]
    """By seat."""


class Share(Struct, array_like=True, frozen=True):
    """What the lead of a seat at the end consists of."""

    luck: int
    play: int
    """How well it was played, in comparison with the others."""
    of_others: int = 0
    """A part of that which an earlier version kept apart."""

    @property
    def lead(self) -> int:
        """The lead at the end."""
        return self.luck + self.play + self.of_others


class Best(Struct, array_like=True, frozen=True):
    """A choice that was better than all others."""

    line: int
    round: int
    seat: int
    points: int
    """How much better it was than the next best."""
    is_late: bool = False
    """Whether it was hard to find: the search liked it only after a while."""
    why: Why | None = None
    """Why it was better than the next best; None in an analysis of an earlier version."""


class Mark(Struct, array_like=True, frozen=True):
    """A choice that gave something away. Only its player may see it."""

    line: int
    round: int
    seat: int
    points: int
    size: int
    """1: small, 2: medium, 3: large."""
    better: int
    """The place of the better option among all of the question."""
    why: Why | None = None
    """Why the better option is better; None in an analysis of an earlier version."""


class Draw(Struct, array_like=True, frozen=True):
    """Something drawn or revealed that changed a lot."""

    line: int
    round: int
    seat: int
    """Whose move it followed."""
    leads: list[int]
    """By seat: by how much the expected lead has changed."""


class Analysis(Struct, frozen=True, omit_defaults=True):
    """What is stored of an analysis."""

    curve: list[Moment]
    """From the beginning to the end of the match."""
    shares: list[Share]
    """By seat."""
    decisions: list[int]
    """By seat: how many choices were judged."""
    best: list[Best] = []
    """The most remarkable one of a seat first."""
    marks: list[Mark] = []
    """By line; of each turn the largest."""
    draws: list[Draw] = []
    """The largest first."""

    def mistakes(self, seat: int) -> list[Mark]:
        """Returns the marks of a seat, by line."""
        return [mark for mark in self.marks if mark.seat == seat]

    def score(self, seat: int) -> float | None:
        """Returns the mistake score of a seat: mistakes by size, per ten decisions. None if it has decided nothing."""
        if not self.decisions[seat]:
            return None
        return 10 * sum(WEIGHTS[mark.size - 1] for mark in self.mistakes(seat)) / self.decisions[seat]

    def proudest(self, seat: int) -> Best | None:
        """Returns the clearest best choice of a seat; None if there was none."""
        return next((best for best in self.best if best.seat == seat), None)

    def behind(self, seat: int) -> int:
        """Returns by how much a seat was behind its best rival at the end; 0 if it was not."""
        return max(0, -self.shares[seat].lead)

    def decisive(self, seat: int) -> Mark | None:
        """Returns the largest mistake of a seat. Whether it was enough for the win alone is `is_enough`."""
        return max(self.mistakes(seat), key=lambda mark: (mark.points, mark.line), default=None)

    def is_enough(self, mark: Mark) -> bool:
        """Whether the better choice would have won: it was better by more than its seat was behind at the end."""
        return mark.points > self.behind(mark.seat) > 0

    def turning_point(self) -> Moment | None:
        """Returns from when on the winner was expected to win; None if it was always so, or nobody has won alone."""
        won = [seat for seat, lead in enumerate(self.curve[-1].leads) if lead > 0]
        if len(won) != 1 or len(self.curve[-1].leads) == 1:
            return None
        behind = [number for number, moment in enumerate(self.curve) if moment.leads[won[0]] <= 0]
        return self.curve[behind[-1] + 1] if behind and behind[-1] > 0 else None


def key_moments(analysis: Analysis, seat: int | None) -> list[Best | Mark | Draw]:
    """Returns the largest changes in the order in which they came: good choices, draws, and own mistakes of `seat`."""
    found: list[Best | Mark | Draw] = [*analysis.best, *analysis.draws]
    if seat is not None:
        found += analysis.mistakes(seat)
    largest = sorted(found, key=lambda moment: (-_change(moment), moment.line))[:MOMENTS]
    return sorted(largest, key=lambda moment: moment.line)


def _change(moment: Best | Mark | Draw) -> int:
    return max(abs(lead) for lead in moment.leads) if isinstance(moment, Draw) else moment.points


def report(progress: Progress, scores: Sequence[Score], turns: Sequence[Turn]) -> Analysis:
    """Returns the result of a finished analysis. `scores`: those at the end; `turns`: all of the match."""
    leads = final_leads(scores)
    confirmed = [verdict for verdict in progress.verdicts if verdict.holds]
    rounds, numbers = {study.line: study.round for study in progress.studies}, _numbers(turns)
    marks = [
        Mark(found.line, rounds[found.line], found.seat, _tenths(found.points), found.size, found.better, found.why)
        for found in sorted(confirmed, key=lambda verdict: -verdict.points)
        if found.kind is Kind.MARK
    ]
    best = [
        Best(found.line, rounds[found.line], found.seat, _tenths(found.points), found.is_late, found.why)
        for found in _one_a_turn(numbers, [found for found in confirmed if found.kind is Kind.BEST])
        if not _is_spoilt(numbers, progress.studies, found.line, least_of(1, scores))
    ]
    draws = [
        Draw(found.line, rounds[found.line], found.seat, [_tenths(points) for points in found.luck])
        for found in confirmed
        if found.kind is Kind.DRAW
    ]
    seats = range(len(scores))
    curve = [*_curve(progress.studies, len(scores)), _end(progress.studies, leads, turns[-1].stop)]
    begins = curve[0].leads if len(curve) > 1 else [0] * len(scores)
    return Analysis(
        curve=_thinned(curve),
        shares=[_share(progress.studies, seat, begins[seat], leads[seat]) for seat in seats],
        decisions=[sum(bool(study.leads) for study in progress.studies if study.seat == seat) for seat in seats],
        best=best,
        marks=sorted(_one_a_turn(numbers, marks), key=lambda mark: mark.line),
        draws=draws,
    )


def final_leads(scores: Sequence[Score]) -> list[int]:
    """Returns the lead of each seat over its best rival, in tenths; its points if it has none."""
    rivals = ranking.rivals(scores)
    best = [max((scores[other].points for other in rivals[seat]), default=0) for seat in range(len(scores))]
    return [10 * (score.points - rival) for score, rival in zip(scores, best, strict=True)]


def _numbers(turns: Sequence[Turn]) -> dict[int, int]:
    """Returns the number of the turn of each line."""
    return {line: number for number, turn in enumerate(turns) for line in range(turn.start, turn.stop)}


def _one_a_turn(numbers: Mapping[int, int], found: Sequence[F]) -> list[F]:
    """Returns the first of each turn: the choices of a turn lead to the same."""
    first: dict[int, F] = {}
    for each in found:
        first.setdefault(numbers[each.line], each)
    return list(first.values())


def _is_spoilt(numbers: Mapping[int, int], studies: Sequence[Study], line: int, matters: float) -> bool:
    """Whether a later choice of the turn of a line seems to have given away what the one of that line has brought."""
    later = [study for study in studies if study.line > line and numbers[study.line] == numbers[line]]
    return any(study.cost >= matters for study in later)


def _share(studies: Sequence[Study], seat: int, begin: int, lead: int) -> Share:
    """Returns what the lead of a seat at the end consists of; `begin`: what it was expected to be at first."""
    luck = begin + _tenths(sum(study.luck[seat] for study in studies if study.luck))
    return Share(luck, lead - luck)


def _curve(studies: Sequence[Study], seats: int) -> list[Moment]:
    """Returns the expected leads before each choice: the mean of what the players could expect at their last ones.

    Each search favours or wrongs its own seat a little; the mean does not.
    """
    judged = [study for study in studies if study.leads]
    newest = {study.seat: study.leads for study in reversed(judged)}
    found = []
    for study in judged:
        newest[study.seat] = study.leads
        means = [sum(leads[seat] for leads in newest.values()) / len(newest) for seat in range(seats)]
        found.append(Moment(study.line, study.round, [_tenths(mean) for mean in means]))
    return found


def _end(studies: Sequence[Study], leads: list[int], lines: int) -> Moment:
    return Moment(lines, studies[-1].round if studies else 0, leads)


def _thinned(curve: Sequence[Moment]) -> list[Moment]:
    """Returns as much of a curve as is stored, evenly, with its beginning and its end."""
    gaps = min(POINTS_OF_CURVE, len(curve)) - 1
    if not gaps:
        return list(curve)
    return [curve[number * (len(curve) - 1) // gaps] for number in range(gaps + 1)]


def _tenths(points: float) -> int:
    return round(10 * points)
