"""Options that every match has, independent of its game. The first value of each is the default."""

from rules.game import Option

LEVEL = Option("level", ("normal", "easy", "hard"))
"""The strength of computer players."""
PACE = Option("pace", ("human", "quick"))
"""Whether computer players move after a constant delay, or as soon as they can."""
HINTS = Option("hints", ("allowed", "off"))
"""Whether people may request hints."""

ABSENCE = Option("absence", ("ask", "computer", "wait", "end"))
"""What happens if a player's time runs out. "ask": the others decide."""

OPTIONS = (LEVEL, PACE, HINTS, ABSENCE)

LANGUAGE, CLOCK = "language", "clock"
"""Two more, whose values are not a fixed list."""
