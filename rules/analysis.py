"""Judges choices by search, from what their seat could see: the part of an analysis that puzzles use, too.

A single search is not sure enough to call a choice worse. Two searches with different seeds have to find the same, and
a duel decides between two options: as many iterations after the one as after the other.
"""

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

from rules.game import AnyGame, Move
from rules.outlook import Outlook, outlook

SURE = 2.0
"""The standard errors by which the winner of a duel has to be ahead."""
SEEDS = 1 << 32
"""The seeds of two searches for the same position are so far apart."""
ENOUGH, ROUNDS = 3, 6
"""How many duels a match has if the first option wins them beyond doubt, and at most while it still may."""


class Choice(NamedTuple):
    """An option as two searches rate it."""

    move: Any
    visits: int
    """How often the search that tried it less has tried it."""
    value: float
    """The mean lead of its seat in both, in points as the game's `evaluate` counts them."""


class Judgement(NamedTuple):
    """What two searches with different seeds say about a question."""

    first: Outlook
    second: Outlook
    choices: list[Choice]
    """The options that both have tried, best first: the most visited in both together."""

    @property
    def agree(self) -> bool:
        """Whether both have found the same best option."""
        return bool(self.first.options) and self.first.options[0].move == self.second.options[0].move


class Duel(NamedTuple):
    """The comparison of two options by equal numbers of iterations."""

    difference: float
    """By how much the value of the first is higher."""
    error: float
    """The standard error of that."""
    points: float
    """By how much the lead of its seat is higher, in points."""

    @property
    def least(self) -> float:
        """By how much it is higher beyond doubt."""
        return self.difference - SURE * self.error

    @property
    def most(self) -> float:
        """By how much it is higher at most."""
        return self.difference + SURE * self.error

    @property
    def is_sure(self) -> bool:
        """Whether the first is better beyond doubt."""
        return self.least > 0


def judge(game: AnyGame, view: Any, seat: int, iterations: int, seed: int) -> Judgement:
    """Judges the options of `seat` by two searches of this number of iterations each. The same seed gives the same."""
    first, second = (outlook(game, view, seat, iterations, each) for each in (seed, seed + SEEDS))
    return judgement(first, second)


def judgement(first: Outlook, second: Outlook) -> Judgement:
    """Returns what two searches of the same question with different seeds say together."""
    choices = []
    for option in first.options:
        again = second.option(option.move)
        if again:
            visits = option.visits + again.visits
            value = (option.value * option.visits + again.value * again.visits) / visits
            choices.append((visits, Choice(option.move, min(option.visits, again.visits), value)))
    choices.sort(key=lambda each: (each[0], each[1].value), reverse=True)
    return Judgement(first, second, [choice for _, choice in choices])


def duel(game: AnyGame, view: Any, seat: int, one: Move, other: Move, iterations: int, seed: int) -> Duel:
    """Compares two options of `seat` by this number of iterations after each."""
    first = outlook(game, view, seat, iterations, seed, (one,))
    second = outlook(game, view, seat, iterations, seed, (other,))
    points = first.leads[seat] - second.leads[seat]
    return Duel(first.value - second.value, hypot(first.error, second.error), points)


def contest(
    game: AnyGame, view: Any, seat: int, one: Move, other: Move, iterations: int, seed: int, least: float
) -> Duel:
    """Compares two options of `seat` by several duels with different seeds; ends once it is decided.

    A search that prefers a reply early on stays with it, so duels differ by more than the error of each one says.
    `least`: the difference that matters. A first option that is not ahead by so much on average is given up, because it
    would have to be ahead by more to win beyond doubt; after one duel, if it surely is not.
    """
    fought = [duel(game, view, seat, one, other, iterations, seed)]
    if fought[0].most < least:
        return fought[0]
    while len(fought) < ROUNDS:
        fought.append(duel(game, view, seat, one, other, iterations, seed + SEEDS * len(fought)))
        found = _mean(fought)
        if found.difference < least or (found.least >= least and len(fought) >= ENOUGH):
            break
    return _mean(fought)


def _mean(fought: Sequence[Duel]) -> Duel:
    """Returns the mean of duels, with the larger of the errors that they say and that they show."""
    count = len(fought)
    spread = stdev(each.difference for each in fought) if count > 1 else 0.0
    error = max(spread, sqrt(mean(each.error**2 for each in fought))) / sqrt(count)
    return Duel(mean(each.difference for each in fought), error, mean(each.points for each in fought))
