"""The options of every table, whatever is played at it. The first value of each is the usual one."""

from rules.game import Option

LEVEL = Option("level", ("normal", "easy", "hard"))
"""How strong computer players are."""
PACE = Option("pace", ("human", "quick"))
"""Whether a computer player takes a moment before it moves, always the same one, or moves as soon as it can."""
HINTS = Option("hints", ("allowed", "off"))
"""Whether a person may ask the computer what it would do."""

ABSENCE = Option("absence", ("ask", "computer", "wait", "end"))
"""What follows when somebody's time has run out: the others are asked, or what was agreed on here."""

OPTIONS = (LEVEL, PACE, HINTS, ABSENCE)

LANGUAGE, CLOCK = "language", "clock"
"""Two more, whose values are more than a list."""
