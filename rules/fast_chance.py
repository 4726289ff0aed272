"""Chance for self-play and search, where nobody has to verify a draw: a draw takes a fraction of the time."""

from random import Random

from rules.chance import Chance


class FastChance(Chance, dict=True):
    """Chance whose draws come from `random.Random`. A stored one draws differently once it is loaded.

    The same key gives the same draws, if all of them are made from the same object.
    """

    def __post_init__(self) -> None:
        self._random = Random(self.key).random  # in the instance's dict, so that it is no stored field

    def below(self, limit: int, kind: str = "") -> int:
        if limit < 1:
            raise ValueError("there is nothing to draw from")
        self.draws += 1
        return int(self._random() * limit)
