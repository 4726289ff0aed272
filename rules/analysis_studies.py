"""The search of an analysis: what each choice of a match gave away, and what each draw changed. Resumable.

Every step of the work depends on nothing but the match and the steps before it, so it may be interrupted after any of
them, and leads to the same result. First each line of the log is studied by one search. Then what is remarkable is
examined again: by a second search with another seed, and by duels between the choice and another option.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from math import inf
from typing import Any, NamedTuple

from msgspec import Struct

from rules import play, ranking, record
from rules.analysis import SEEDS, contest
from rules.chance import Chance
from rules.game import AnyGame, Move, Score, State
from rules.match import advance
from rules.outlook import Outlook, outlook
from rules.reasons import EFFORT, Why, why
from rules.record import AnyRecord
from rules.turns import Turn, round_of, turns_of

STUDY, LONG_STUDY, STUDIES = 60, 190, 11_000
"""Iterations after a choice that is studied, and after the best other option: the least, the most, and about how many
for all choices of a match together."""
FIRST_LOOK = 0.7
"""The search that finds the other options has this part of them."""
RIVALS = 4
"""How many other options, those that it likes best, get a few iterations; the better half of them gets the rest."""
FEW = 0.25
"""The part of the iterations that are a few."""
STUDY_ROTATIONS = 2
"""The most rotations that these searches look ahead. Further ones, as in Coal Baron, add more noise than they tell."""
DRAW = 150
"""Iterations before, and after, something was drawn or revealed."""
AGAIN = 400
"""Iterations of the second search for what is remarkable."""
DUEL = 500
"""Iterations after each of the two options of a duel of the second examination."""
USUAL_CHOICES, LEAST_PART = 130, 0.65
"""In a match of more choices than usual, a second examination has fewer iterations, but at least this part of them."""
SEED_STEP = 1_000_003
"""The seeds of the searches of one kind are so far from those of the next."""

BEST_OF_SEAT = 3
"""How many good choices of a seat are examined again."""
MARKS_OF_SEAT = 18
"""How many choices of a seat that gave something away are examined again."""
DRAWS = 4
"""How many draws are examined again."""
SUSPICION = 0.5
"""What a study finds is examined again if it is at least this part of what matters: a study errs in both ways."""
CROWD = 0.25
"""With each rival beyond the first, a difference has to be larger by this part to matter: a search foresees less."""

TRUST = 2.0
"""How many times its points a difference counts at most: how often a search sees the end, and with it the bonus
for a win, is a matter of its horizon."""

SIZES = ((0.05, 1.0), (0.09, 1.5), (0.15, 2.5))
"""What makes a difference small, medium and large: a part of the points of a seat at the end, and the least points."""


class Line(NamedTuple):
    """A line of a log after the set-up."""

    seat: int
    move: Move
    is_chosen: bool = True
    """Whether its player chose it then: a standing order did not see the position."""


class Played(NamedTuple):
    """A match to analyse."""

    game: AnyGame
    begun: State
    """The position after the first line of its log."""
    lines: Sequence[Line]
    people: frozenset[int]
    """The seats whose good choices are of interest."""
    seed: int
    effort: float = 1.0
    """The iterations of its searches, as a multiple of the usual ones."""

    @property
    def turns(self) -> list[Turn]:
        """Its turns, the set-up first. Raises Illegal if the match cannot be played again by the rules of today."""
        return turns_of(self.game, play.copy(self.begun), [(line.seat, line.move) for line in self.lines])


def played(game: AnyGame, match: AnyRecord, people: Iterable[int], effort: float = 1.0) -> Played:
    """Returns the match of a record with its key. Raises InvalidRecord."""
    begun = record.replay(game, match, 1).state
    lines = [
        Line(entry.seat, entry.move, not entry.by_standing_order)
        for entry in match.log
        if entry.seat is not None and entry.move is not None
    ]
    seed = Chance(bytes.fromhex(match.key)).seed(len(lines))
    return Played(game, begun, lines, frozenset(people), seed, effort)


class Kind(StrEnum):
    """What is examined again."""

    MARK = "mark"
    """A choice that gave something away."""
    BEST = "best"
    """A choice that was better than all others."""
    DRAW = "draw"


class Study(Struct, array_like=True, frozen=True, kw_only=True):
    """What one search found out about a line."""

    line: int
    """How many lines of the log come before it."""
    seat: int
    round: int
    leads: list[float] = []
    """By seat: the lead that its player could expect before choosing; empty if nothing was chosen."""
    cost: float = 0.0
    """How far its value is below that of the best option."""
    margin: float = 0.0
    """How far it is above that of all others; 0 if the next best is to do nothing more, which is obvious."""
    is_late: bool = False
    """Whether the search liked the choice only after a while."""
    luck: list[float] = []
    """By seat: how its draws changed the expected lead; empty if nothing was drawn or revealed."""


class Verdict(Struct, array_like=True, frozen=True, kw_only=True):
    """What the second examination of a line found."""

    line: int
    seat: int
    kind: Kind
    holds: bool
    """Whether it confirms the first one."""
    points: float = 0.0
    """What the choice cost in points, or how much better it was than the next best, by the duel."""
    size: int = 0
    """How large that is for a player who wants to win: 1 to 3."""
    better: int = -1
    """Of a mark: the place of the better option among all."""
    is_late: bool = False
    """Of a good choice: whether both searches liked it only after a while."""
    luck: list[float] = []
    """By seat: what a draw changed, as the mean of both examinations."""
    why: Why | None = None
    """Why the better of both choices is better; None unless it holds."""


class Progress(Struct):
    """How far an analysis has come."""

    studies: list[Study] = []
    verdicts: list[Verdict] = []
    lines: int = 1
    """How many lines of the log have been studied, the set-up among them."""


class Suspect(NamedTuple):
    """A study that is to be examined again."""

    kind: Kind
    study: Study


class Analyst:
    """Analyses a match step by step. Raises Illegal if the match cannot be played again by the rules of today."""

    def __init__(self, played: Played) -> None:
        self._played = played
        self._game = played.game
        state = play.copy(played.begun)
        play.settle(state)
        self._positions = [play.copy(state)]
        self._draws = [False]
        for line in played.lines:
            draws = state.chance.draws
            entry = advance(state, line.seat, line.move)
            self._draws.append(state.chance.draws != draws or any(event.reveals for event in entry.events))
            self._positions.append(play.copy(state))
        self.scores: list[Score] = self._game.scores(state)
        rivals = max(len(others) for others in ranking.rivals(self.scores))
        self._matters = least_of(1, self.scores) * (1 + CROWD * max(0, rivals - 1))
        choices = max(1, sum(line.is_chosen for line in played.lines))
        self._study_times = min(LONG_STUDY, max(STUDY, STUDIES // choices))
        self._part = min(1.0, max(LEAST_PART, USUAL_CHOICES / choices))

    def step(self, progress: Progress) -> bool:
        """Does the next step of the work, in place; returns whether there was any left."""
        if progress.lines <= len(self._played.lines):
            study = self._study(progress.lines)
            progress.studies += [study] if study else []
            progress.lines += 1
            return True
        found = self.suspects(progress.studies)
        if len(progress.verdicts) < len(found):
            progress.verdicts.append(self._examine(found[len(progress.verdicts)]))
            return True
        return False

    def suspects(self, studies: Iterable[Study]) -> list[Suspect]:
        """Returns what is to be examined again, in a fixed order: of all lines, the most remarkable ones."""
        studies = list(studies)
        found: list[Suspect] = []
        for seat in range(len(self.scores)):
            own = [study for study in studies if study.seat == seat]
            marks = sorted(own, key=lambda study: -study.cost)[:MARKS_OF_SEAT]
            found += [Suspect(Kind.MARK, study) for study in marks if study.cost >= SUSPICION * self._matters]
            if seat not in self._played.people:
                continue
            best = sorted(own, key=lambda study: -worth(study.margin, study.is_late))[:BEST_OF_SEAT]
            found += [Suspect(Kind.BEST, study) for study in best if study.margin >= SUSPICION * self._matters]
        drawn = [study for study in studies if _largest(study.luck) >= self._matters]
        drawn.sort(key=lambda study: -_largest(study.luck))
        return [*found, *(Suspect(Kind.DRAW, study) for study in drawn[:DRAWS])]

    def _study(self, number: int) -> Study | None:
        """Studies a line by one search; None if nothing was chosen or drawn in it."""
        line, seed = self._played.lines[number - 1], self._played.seed + number
        luck = self._luck(number, DRAW, seed) if self._draws[number] else []
        before = self._positions[number - 1]
        round_ = round_of(self._game, before)
        if not line.is_chosen or len(self._options(number)) == 1:
            return Study(line=number, seat=line.seat, round=round_, luck=luck) if luck else None
        found = self._outlook(before, line.seat, FIRST_LOOK * self._study_times, seed, rotations=STUDY_ROTATIONS)
        own, rival, ahead = self._chosen(number), *self._compared(number, found, seed)
        is_obvious = rival is not None and rival.ends_turn and not own.ends_turn
        return Study(
            line=number,
            seat=line.seat,
            round=round_,
            leads=_rounded(found.leads),
            cost=round(max(0.0, -ahead), 2),
            margin=0.0 if is_obvious else round(max(0.0, ahead), 2),
            is_late=found.impression != own,
            luck=luck,
        )

    def _compared(self, number: int, found: Outlook, seed: int) -> tuple[Any, float]:
        """Returns the best other option of a line, and by how much the choice is better; None and 0 without another."""
        line, before = self._played.lines[number - 1], self._positions[number - 1]

        def value(move: Move, part: float, seed: int) -> float:
            return self._outlook(
                before, line.seat, part * self._study_times, seed, move, rotations=STUDY_ROTATIONS
            ).value

        own = self._chosen(number)
        rivals = [option.move for option in found.options if option.move != own][:RIVALS]
        if not rivals:
            return None, 0.0
        few = sorted(((value(rival, FEW, seed), rival) for rival in rivals), key=lambda each: each[0], reverse=True)
        better = [
            (FEW * early + (1 - FEW) * value(rival, 1 - FEW, seed + SEEDS), rival)
            for early, rival in few[: (len(few) + 1) // 2]
        ]
        best, rival = max(better, key=lambda each: each[0])
        return rival, value(own, 1, seed) - best

    def _examine(self, suspect: Suspect) -> Verdict:
        """Examines a line again, with another seed."""
        study, kind = suspect.study, suspect.kind
        seed = self._played.seed + SEED_STEP * (1 + [*Kind].index(kind)) + study.line
        if kind is Kind.DRAW:
            again = self._luck(study.line, AGAIN, seed)
            luck = [(one + other) / 2 for one, other in zip(study.luck, again, strict=True)]
            most = max(range(len(luck)), key=lambda seat: abs(study.luck[seat]))
            holds = abs(again[most] - study.luck[most]) < abs(luck[most])
            return Verdict(line=study.line, seat=study.seat, kind=kind, holds=holds, luck=_rounded(luck))
        before, own = self._positions[study.line - 1], self._chosen(study.line)
        found = self._outlook(before, study.seat, self._part * AGAIN, seed)
        rival, is_best = self._rival(study.line, found), kind is Kind.BEST
        if rival is None:
            return Verdict(line=study.line, seat=study.seat, kind=kind, holds=False)
        pair = (own, rival) if is_best else (rival, own)
        view = self._game.view(before, study.seat)
        fought = contest(self._game, view, study.seat, *pair, self._times(self._part * DUEL), seed, self._matters)
        holds = min(fought.least, TRUST * fought.points) >= self._matters
        return Verdict(
            line=study.line,
            seat=study.seat,
            kind=kind,
            holds=holds,
            points=round(max(0.0, fought.points), 2),
            size=size_of(min(fought.difference, TRUST * fought.points), self.scores),
            better=-1 if is_best else self._options(study.line).index(rival),
            is_late=is_best and study.is_late and found.impression != own,
            why=self._why(study.seat, view, pair, seed) if holds else None,
        )

    def _why(self, seat: int, view: Any, pair: tuple[Any, Any], seed: int) -> Why:
        """Returns why the first of two options is better."""
        return why(self._game, view, seat, pair, seed, effort=EFFORT.times(self._played.effort))

    def _options(self, number: int) -> list[Any]:
        """Returns the options of the seat that has moved in a line."""
        before = self._positions[number - 1]
        return play.settle(before)[self._played.lines[number - 1].seat]  # it is settled: nothing is changed

    def _chosen(self, number: int) -> Any:
        """Returns the option that was chosen in a line."""
        return play.chosen(self._options(number), self._played.lines[number - 1].move)

    def _rival(self, number: int, found: Outlook) -> Any:
        """Returns the option that a search likes best besides the one chosen; None if it has tried no other."""
        own = self._chosen(number)
        return next((option.move for option in found.options if option.move != own), None)

    def _luck(self, number: int, iterations: int, seed: int) -> list[float]:
        """Returns by seat how what was drawn or revealed in a line changed the expected lead."""
        line = self._played.lines[number - 1]
        before, after = self._positions[number - 1 : number + 1]
        move = self._chosen(number)
        expected = self._outlook(before, line.seat, iterations, seed, move).leads
        found = self._outlook(after, line.seat, iterations, seed).leads
        return _rounded([now - then for now, then in zip(found, expected, strict=True)])

    def _outlook(
        self, state: State, seat: int, iterations: float, seed: int, *moves: Move, rotations: float = inf
    ) -> Outlook:
        """Returns what a search expects of a position as `seat` sees it, after its `moves`."""
        view, times = self._game.view(state, seat), self._times(iterations)
        return outlook(self._game, view, seat, times, seed, moves, rotations)

    def _times(self, iterations: float) -> int:
        return max(1, round(self._played.effort * iterations))


def size_of(points: float, scores: Sequence[Score]) -> int:
    """Returns how large a difference of points is: 1 to 3, or 0 for none. `scores`: those at the end."""
    return sum(points >= least_of(size, scores) for size in range(1, len(SIZES) + 1))


def least_of(size: int, scores: Sequence[Score]) -> float:
    """Returns from how many points on a difference has a size."""
    part, least = SIZES[size - 1]
    usual = sum(abs(score.points) for score in scores) / len(scores)
    return max(part * usual, least)


def part_done(progress: Progress, lines: int) -> float:
    """Returns about which part of the work is done, 0 to 1: the second examination takes about as long as the first.

    `lines`: those of the log.
    """
    studied = progress.lines / max(1, lines)
    expected = 2 * (MARKS_OF_SEAT + BEST_OF_SEAT)
    return (studied + min(1.0, len(progress.verdicts) / expected)) / 2


def _largest(luck: Iterable[float]) -> float:
    return max((abs(points) for points in luck), default=0.0)


def worth(margin: float, is_late: bool) -> float:
    """Returns how remarkable a good choice is: one that was hard to find counts twice."""
    return margin * (1 + is_late)


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 2) for value in values]
