"""Reading the story of a match, and the boards of its moments."""

from bot.actions.press import WHOLE, Count, MatchPress

PAGE = 25
"""Log lines on a page."""


class Story(MatchPress, frozen=True, tag="story"):
    """Shows a page of the story; page 0 is the newest."""

    label = "button-story"
    command = "story"
    recent = WHOLE

    page: Count = 0


class BoardThen(MatchPress, frozen=True, tag="then"):
    """Shows the public board as it was after the first `line` lines of the log."""

    recent = WHOLE
    chosen = "line"

    line: Count = 0
