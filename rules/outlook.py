"""What a search expects of a position, or of a move in it, for all seats: an analysis compares these.

A computer player wants to win, so the values of its search hold a bonus for that. A person reads points: the leads
here are without the bonus.
"""

from collections import defaultdict
from math import inf, sqrt
from typing import Any, NamedTuple

from rules.game import AnyGame, Move
from rules.search import Arm, Search

GLANCE = 8
"""What the search likes after its iterations divided by this counts as its first impression."""


class Option(NamedTuple):
    """An option of the searching seat, as far as it was tried."""

    move: Any
    visits: int
    value: float
    """The mean lead of the searching seat, with the bonus for a win: by it, options are compared."""
    leads: list[float]
    """By seat: the mean lead in points after it."""


class Outlook(NamedTuple):
    """What a search expects."""

    leads: list[float]
    """By seat: the mean lead over its best rival in points; the mean points if it has none."""
    value: float
    """The mean lead of the searching seat, with the bonus for a win."""
    error: float
    """The standard error of `value`, if the iterations were independent."""
    options: list[Option]
    """Those that the searching seat has tried, the most visited first; none after moves, or if it is not to move."""
    impression: Any = None
    """The option that was the most visited early on."""

    def option(self, move: Move) -> Option | None:
        """Returns what is known about an option; None if it was not tried."""
        return next((option for option in self.options if option.move == move), None)


def outlook(
    game: AnyGame,
    view: Any,
    seat: int,
    iterations: int,
    seed: int,
    moves: tuple[Any, ...] = (),
    rotations: float = inf,
) -> Outlook:
    """Searches from the view of `seat`, after its `moves`; at the end of the match, all is certain.

    `rotations`: how far it looks ahead at most.
    """
    found = _Sums(Search(game, view, seat, seed, rotations), seat, list(moves), view, len(game.scores(view)))
    impression = None
    for number in range(1, iterations + 1):
        found.add()
        if number == max(1, iterations // GLANCE):
            impression = max(found.arms, key=Arm.robustness).move if found.arms else None
    return found.outlook(impression)


class _Sums:
    """The sums of what the iterations of a search have found."""

    def __init__(self, search: Search, seat: int, moves: list[Any], view: Any, seats: int) -> None:
        self._search = search
        self._seat = seat
        self._moves = moves
        self._chooses = not moves and bool(view.agenda) and seat in view.agenda[-1].seats
        self._count = 0
        self._seats = range(seats)
        self._leads = [0.0] * len(self._seats)
        self._value = 0.0
        self._squares = 0.0
        self._by_option: dict[Any, list[float]] = defaultdict(lambda: [0.0] * len(self._seats))
        self._arms: dict[Any, Arm] = {}

    @property
    def arms(self) -> list[Arm]:
        """The options of the searching seat that were tried."""
        return list(self._arms.values())

    def add(self) -> None:
        """Adds an iteration."""
        path, _, worth = self._search.iterate(self._moves)
        value = self._search.leads(worth.values, [self._seat])[self._seat]
        leads = self._search.leads(worth.points, self._seats)
        self._count += 1
        self._value += value
        self._squares += value * value
        own = next((arm for seat, arm in path if seat == self._seat), None) if self._chooses else None
        if own:
            self._arms[own.move] = own
        for seat, lead in leads.items():
            self._leads[seat] += lead
            if own:
                self._by_option[own.move][seat] += lead

    def outlook(self, impression: Any) -> Outlook:
        """Returns the means."""
        count = self._count
        value = self._value / count
        error = sqrt(max(0.0, self._squares / count - value * value) / count)
        options = [
            Option(arm.move, arm.visits, arm.mean(), [lead / arm.visits for lead in self._by_option[arm.move]])
            for arm in sorted(self.arms, key=Arm.robustness, reverse=True)
        ]
        return Outlook([lead / count for lead in self._leads], value, error, options, impression)
