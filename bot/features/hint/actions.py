"""Hints by the computer."""

from bot.actions.press import MatchPress


class Hint(MatchPress, frozen=True, tag="hint"):
    """Shows what the computer would do in the rest of the turn."""

    label = "button-hint"
    emoji = "💡"
    command = "hint"
