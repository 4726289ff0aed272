"""Playing again."""

from bot.actions.press import MatchPress, Style


class Rematch(MatchPress, frozen=True, tag="rematch"):
    """Starts a new match of the same players."""

    label = "button-rematch"
    style = Style.BLUE
    emoji = "🔁"
    command = "rematch"
