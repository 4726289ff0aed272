"""The lines of a result, as its pictures show them."""

from typing import NamedTuple

from rules.game import Score


class Line(NamedTuple):
    """The result of somebody who competes."""

    number: int
    """That of the seat; the number of seats for an automated opponent."""
    name: str
    colour: int
    place: int
    score: Score
