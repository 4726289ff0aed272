"""The ratings of the people of a server."""

from bot.actions.press import Name, Press
from bot.features.record.actions import EVERY


class ShowRatings(Press, frozen=True, tag="ratings"):
    """Shows the ratings of a server, in a game or over all."""

    label = "button-ratings"
    emoji = "🏅"
    command = "ratings"

    game: Name = EVERY


class RatingsOfGame(Press, frozen=True, tag="ratinggame"):
    """Chooses the game of the ratings."""

    command = "ratings game"
    chosen = "game"

    game: Name = EVERY
