"""The ratings of the people of a server."""

from bot.actions.press import Name, Press
from bot.features.record.actions import EVERY


class ShowRatings(Press, frozen=True, tag="ratings"):
    """Shows the ratings of a server, in a game or over all."""

    label = "button-ratings"
    emoji = "🏅"

    game: Name = EVERY


class RatingsOfGame(Press, frozen=True, tag="ratinggame"):
    """Chooses the game of the ratings."""

    chosen = "game"

    game: Name = EVERY
