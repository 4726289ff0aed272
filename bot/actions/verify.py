"""The proof that chance was fair."""

from bot.actions.press import MatchPress


class Verify(MatchPress, frozen=True, tag="verify"):
    """Checks the log against the key that was promised at the start."""

    label = "button-verify"
    command = "verify"
