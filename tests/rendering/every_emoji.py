"""All emojis that Parlour and its games want."""

from collections.abc import Iterator

from rendering import emojis
from rendering.emojis import Emoji
from rules import games


def every_emoji() -> Iterator[Emoji]:
    """Yields the tokens of seats, then the pieces of each game; a picture that two games share may come twice."""
    yield from emojis.of_seats()
    for game in games.names():
        yield from emojis.of_game(game).values()
