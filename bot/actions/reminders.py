"""Being reminded."""

from bot.actions.press import Count, MatchPress


class Mute(MatchPress, frozen=True, tag="hush"):
    """Stops the reminders of one turn."""

    label = "button-mute"
    command = "mute"

    turn: Count = 0
    """The revision with which the turn began; 0 for the present one."""
