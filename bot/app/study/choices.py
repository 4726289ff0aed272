"""How often the strongest players chose things, and what taking them brings in random games."""

from collections import Counter
from math import inf, sqrt
from statistics import median
from typing import NamedTuple

from bot.app.study.running import Study
from bot.app.study.tally import Interval, Thing
from rules import arena
from rules.arena import CONFIDENCE

SEVERAL = 3
"""Numbers of a field from which on each stands for something of its own, such as a place."""
FEWEST = 5
"""Choices from which the spread between games can be told."""


class Choice(NamedTuple):
    """A thing, as the strongest players chose it."""

    name: str
    thing: Thing
    alike: float
    """How many choices count as one, because those in a game are alike."""
    random: Thing
    """The same thing in random games."""
    is_piece: bool
    """Whether it says which: its field holds a text, or one of several numbers."""

    @property
    def share(self) -> float:
        """How often it was chosen when it was offered."""
        return self.thing.chosen / self.thing.offered

    @property
    def expected(self) -> float:
        """How often it would have been at random."""
        return self.thing.expected / self.thing.offered

    def interval(self, errors: float = CONFIDENCE) -> Interval:
        """Returns the bounds of its share."""
        return arena.interval(self.share, max(1, round(self.thing.offered / self.alike)), errors)

    @property
    def effect(self) -> float:
        """By how many points taking it changes the lead at the end, if everything else is random."""
        return self.random.effect.total / self.random.spread if self.random.spread else 0.0

    @property
    def effect_error(self) -> float:
        """The standard error of the effect."""
        effect = self.random.effect
        if not self.random.spread or effect.count < 2:
            return inf
        return effect.error * effect.count / self.random.spread


def found(study: Study) -> list[Choice]:
    """Returns everything that was offered to the strongest players beside something else; most often chosen first."""
    merged: dict[str, Thing] = {}
    for tally in study.tables.values():
        for name, thing in tally.things.get(study.plan.strengths[-1], {}).items():
            merged.setdefault(name, Thing()).merge(thing)
    offered = {name: thing for name, thing in merged.items() if thing.offered}
    alike = {name: _alike(thing) for name, thing in offered.items() if _is_plain(thing)}
    usual = median(alike.values()) if alike else 1.0
    by_chance = study.even(study.plan.strengths[0]).things.get(study.plan.strengths[0], {})
    fields = Counter(_field(name) for name in offered)
    choices = [
        Choice(
            name,
            thing,
            max(usual, alike.get(name, 1.0)),
            by_chance.get(name, Thing()),
            "=" in name and (not _number(name) or fields[_field(name)] >= SEVERAL),
        )
        for name, thing in offered.items()
    ]
    return sorted(_distinct(choices), key=lambda choice: (-choice.share / choice.expected, choice.name))


def _field(name: str) -> str:
    return name.partition("=")[0]


def _number(name: str) -> bool:
    return name.partition("=")[2].lstrip("-").isdecimal()


def _distinct(choices: list[Choice]) -> list[Choice]:
    """Returns the choices without those that always come together with another one, which are the same thing.

    The type of a move stays rather than its fields, and a field with a text rather than one with a number.
    """
    kept: dict[tuple[str, int, int, float], Choice] = {}
    for choice in sorted(choices, key=lambda choice: ("=" in choice.name, _number(choice.name), choice.name)):
        thing = choice.thing
        kept.setdefault((choice.name.split()[0], thing.offered, thing.chosen, round(thing.expected, 6)), choice)
    return list(kept.values())


def _is_plain(thing: Thing) -> bool:
    return min(thing.chosen, thing.offered - thing.chosen) >= FEWEST


def _alike(thing: Thing) -> float:
    """Returns by how much the variance of a share between games is larger than between single choices."""
    share, games = thing.chosen / thing.offered, thing.games
    squares = thing.chosen_squares - 2 * share * thing.products + share**2 * thing.offered_squares
    clustered = sqrt(max(0.0, squares)) / thing.offered
    single = sqrt(share * (1 - share) / thing.offered)
    return max(1.0, (clustered / single) ** 2 * games / max(1, games - 1))
