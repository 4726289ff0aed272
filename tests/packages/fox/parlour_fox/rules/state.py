"""The components: a wood of 16 fields, the fox, the hounds, and what everybody can conclude."""

from rules import game
from rules.game import Option

SIDE = 4
FIELDS = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "ABCD")
STARTS = ("A1", "B1", "C1", "D1")
"""Where the fox may begin."""
KENNEL = ("A4", "D4", "B4")
"""Where the hounds begin."""
HIDDEN = ""
ROUNDS = Option("rounds", ("8", "12"))
SHOWN_EVERY = 3
"""The fox is seen after one round in this number."""
FOX = 0


def near(field: str) -> list[str]:
    """Returns the fields beside a field, in the order of FIELDS."""
    column, row = "ABCD".index(field[0]), int(field[1])
    return [other for other in FIELDS if abs("ABCD".index(other[0]) - column) + abs(int(other[1]) - row) == 1]


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    seats: int
    rounds: int
    """How many the fox has to survive."""
    round: int = 1
    fox: str
    """The field of the fox; HIDDEN: unknown."""
    hounds: list[str]
    possible: list[str]
    """The fields where the fox may be, as everybody can conclude."""
    caught: bool = False

    def owner(self, hound: int) -> int:
        """Returns the seat that moves a hound: with two players, the second one moves all."""
        return 1 + hound % (self.seats - 1)
