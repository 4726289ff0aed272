"""Verifying that chance was fair."""

from bot.actions.press import WHOLE, MatchPress


class Verify(MatchPress, frozen=True, tag="verify"):
    """Replays the log with the key whose hash was published at the start."""

    label = "button-verify"
    command = "verify"
    recent = WHOLE
