"""Looking at the result of a match."""

from bot.actions.press import WHOLE, MatchPress


class Result(MatchPress, frozen=True, tag="result"):
    """Shows how a match ended, and how it went."""

    label = "button-result"
    command = "result"
    recent = WHOLE
