"""Hints by the computer."""

from bot.actions.press import MatchPress


class Hint(MatchPress, frozen=True, tag="hint"):
    """Asks the computer what it would do."""

    label = "button-hint"
    command = "hint"
