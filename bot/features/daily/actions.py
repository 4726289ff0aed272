"""The deal of the day."""

from bot.actions.press import Press, Style


class ShowDaily(Press, frozen=True, tag="daily"):
    """Shows the deal of the day, and the table of the day or of the week."""

    label = "button-daily"
    emoji = "📅"

    week: bool = False


class PlayDaily(Press, frozen=True, tag="deal"):
    """Begins the person's try, or shows where it is."""

    label = "button-play-daily"
    style = Style.GREEN
