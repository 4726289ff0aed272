"""Options that every match has, independent of its game. The first value of each is the default."""

from collections.abc import Mapping

from rules.game import Option

OWN = "own"
"""A level of computer players: that of the people."""
LEVEL = Option("level", ("normal", "easy", "hard", "expert", OWN))
"""The strength of computer players."""
PACE = Option("pace", ("human", "quick"))
"""Whether computer players move after a constant delay, or as soon as they can."""
HINTS = Option("hints", ("allowed", "off"))
"""Whether people may request hints."""

ABSENCE = Option("absence", ("ask", "computer", "wait", "end"))
"""What happens if a player's time runs out. "ask": the others decide."""

RATED = Option("rated", ("yes", "no"))
"""Whether the result counts for the ratings of the server."""

OPTIONS = (LEVEL, PACE, HINTS, ABSENCE, RATED)

LANGUAGE, CLOCK = "language", "clock"
"""Two more, whose values are not a fixed list."""


def allowed(chosen: Mapping[str, str], *, rated: bool) -> dict[str, str]:
    """Returns the options of a new lobby. `rated`: whether the server has ratings."""
    return dict(chosen) if rated else {**chosen, RATED.name: "no"}


def first(level: str, *, rated: bool) -> dict[str, str]:
    """Returns the options that a lobby begins with; an empty `level` is the usual one."""
    return allowed({LEVEL.name: level} if level else {}, rated=rated)
