"""All emojis that Parlour and its games want."""

from functools import cache

from rendering import emojis
from rendering.emojis import Emoji
from rules import games


@cache
def every_emoji() -> tuple[Emoji, ...]:
    """Returns the tokens of seats, then the pieces of each game; a picture that two games share may come twice."""
    return (*emojis.of_seats(), *(emoji for game in games.names() for emoji in emojis.of_game(game).values()))
