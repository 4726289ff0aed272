"""The lines of a result, as its pictures show them, and the texts that these need."""

from typing import NamedTuple, Protocol

from rendering.drawing import Words
from rules.game import Score


class ResultWords(Words, Protocol):
    """Sentences; a game may have some of its own."""

    def of_game(self, name: str, /, **values: int | str) -> str:
        """Returns the sentence `name` as the game has it, or else as all games have it."""

    def __contains__(self, name: str) -> bool:
        """Returns whether there is a sentence `name`."""


class Line(NamedTuple):
    """The result of somebody who competes."""

    number: int
    """That of the seat; the number of seats for an automated opponent."""
    name: str
    colour: int
    place: int
    score: Score
