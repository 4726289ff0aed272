"""Replaying a match: its boards one turn after the other, as an animation, as a file; and trying a position again."""

from typing import Literal

from bot.actions.press import WHOLE, Count, MatchPress, Style

Step = Literal["stay", "round-back", "turn-back", "turn-on", "round-on"]
"""Where a press leads from the position that it names."""


class Replay(MatchPress, frozen=True, tag="replay"):
    """Shows the board as it was after the first `line` lines of the log, or beside that; 0: after all of them."""

    label = "button-replay"
    recent = WHOLE

    line: Count = 0
    step: Step = "stay"
    by_everybody: bool = False
    """Whether it is seen as everybody sees it; if not, from the person's own seat."""


class BoardThen(MatchPress, frozen=True, tag="then"):
    """Shows the public board as it was after the first `line` lines of the log."""

    recent = WHOLE
    chosen = "line"

    line: Count = 0


class TryAgain(MatchPress, frozen=True, tag="try"):
    """Asks how strong the computers are to be that play on from a position."""

    label = "button-try-again"
    recent = WHOLE

    line: Count = 0


class TryAgainst(MatchPress, frozen=True, tag="against"):
    """Begins a private match against computers from a position."""

    style = Style.GREEN
    recent = WHOLE

    line: Count = 0
    easy: bool = False


class WhyThis(MatchPress, frozen=True, tag="why"):
    """Says why a computer chose what it did in the turn of the first `line` lines of the log."""

    label = "button-why"
    emoji = "❔"
    recent = WHOLE

    line: Count = 0


class Animate(MatchPress, frozen=True, tag="animate"):
    """Shows the whole match as an animated picture."""

    label = "button-animate"
    recent = WHOLE


class Export(MatchPress, frozen=True, tag="export"):
    """Gives the whole match as a file."""

    label = "button-export"
    recent = WHOLE
