"""Hints by the computer."""

from bot.actions.press import MatchPress


class Hint(MatchPress, frozen=True, tag="hint"):
    """Shows the options that the computer rates best."""

    label = "button-hint"
    command = "hint"
