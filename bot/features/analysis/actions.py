"""Looking at the analysis of a match."""

from bot.actions.press import WHOLE, MatchPress


class Analysis(MatchPress, frozen=True, tag="analysis"):
    """Shows what a search thinks of the match; begins the analysis if there is none yet."""

    label = "button-analysis"
    emoji = "🔎"
    recent = WHOLE


class Mistakes(MatchPress, frozen=True, tag="mistakes"):
    """Shows which of their choices could have been better, to the person who made them."""

    label = "button-mistakes"
    recent = WHOLE
