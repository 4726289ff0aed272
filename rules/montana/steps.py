"""The steps of a turn."""

from rules.game import Move, Step
from rules.montana.state import Position


class State(Position, kw_only=True, omit_defaults=True):
    """A position with what is still to be decided."""

    agenda: list[Step[Position, Move]] = []
