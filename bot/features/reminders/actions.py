"""Muting reminders."""

from bot.actions.press import Count, MatchPress


class Mute(MatchPress, frozen=True, tag="hush"):
    """Ends the reminders of one turn."""

    label = "button-mute"
    command = "mute"

    turn: Count = 0
    """The revision at which the turn began; 0 for the current turn."""
