"""The presses about the deals of the day."""

from typing import Annotated

from msgspec import Meta

from bot.actions.press import Name, Press, Snowflake, Style

AnyGame = Annotated[str, Meta(pattern="^[a-z0-9_]{0,32}$")]
"""The name of a game; empty: the usual one."""


class ShowDaily(Press, frozen=True, tag="daily"):
    """Shows the deal of the day in a game, and the table of the day or of the week."""

    label = "button-daily"
    emoji = "📅"
    added = "game"

    week: bool = False
    game: AnyGame = ""


class ShowDailyOf(Press, frozen=True, tag="dailyof"):
    """Shows the deal of the day in the game chosen in the menu."""

    chosen = "game"

    game: AnyGame = ""


class PlayDaily(Press, frozen=True, tag="deal"):
    """Begins the person's try, or shows where it is."""

    label = "button-play-daily"
    style = Style.GREEN
    added = "game"

    game: AnyGame = ""


class ManageDeals(Press, frozen=True, tag="managedeals"):
    """Shows the games whose deal of the day is posted in this channel, to those who manage the server."""

    label = "button-manage-deals"
    emoji = "📅"


class PostDeals(Press, frozen=True, tag="postdeals"):
    """Has the deals of the game chosen in the menu posted in this channel, or no more."""

    chosen = "game"

    channel: Snowflake = 0
    game: Name = ""
