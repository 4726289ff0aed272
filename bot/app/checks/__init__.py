"""`parlour check`: grades an installed game. Each grade runs checks on random games and on the files of the game."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.app.checks import boards, languages, rule_books, rules, speed, strength
from rules import games
from rules.contract import Broken

Grading = Callable[[str], str]
"""Checks the game of that name, and returns what was checked. Raises Broken, or whatever the game's code raises."""

GRADES: dict[str, Grading] = {
    "plays": rules.check,
    "readable": boards.check,
    "worded": languages.check,
    "plays well": strength.check,
    "teaches": rule_books.check,
    "fast": speed.check,
}


class Grade(NamedTuple):
    """What came out for one grade."""

    name: str
    passed: bool
    found: str
    """What was checked, or what is wrong."""

    @property
    def line(self) -> str:
        """A line of the report."""
        return f"{self.name:<10}  {'yes' if self.passed else 'NO '}  {self.found}"


def grade(game: str, gradings: dict[str, Grading] = GRADES) -> Iterator[Grade]:
    """Yields each grade of a game as soon as it is known."""
    for name, check in gradings.items():
        try:
            yield Grade(name, passed=True, found=check(game))
        except Broken as error:
            yield Grade(name, passed=False, found=str(error))
        except Exception as error:  # the game's own code
            yield Grade(name, passed=False, found=games.described(error))
