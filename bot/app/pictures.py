"""Pictures and texts of positions for developers, with sample names."""

from collections.abc import Sequence
from typing import Any

from bot.i18n import MatchWords, words_in
from rendering import drawing, encode
from rules import play
from rules.game import AnyGame, Event

SAMPLE_NAMES = ("Alice", "Bob", "Carol", "Dave")


def sample_words(game: str, seats: int, language: str) -> MatchWords:
    """Returns the texts of a match between sample players."""
    others = map(str, range(len(SAMPLE_NAMES) + 1, seats + 1))
    return MatchWords(words_in(language, game), [*SAMPLE_NAMES, *others])


def image(game: AnyGame, state: Any, events: Sequence[Event], seat: int | None, words: MatchWords) -> bytes:
    """Returns the board as `seat` (None: everybody) sees it: `events` ringed, its choices numbered if it is to move."""
    shown = [event for event in events if not event.private]
    marks = drawing.Marks(shown, play.settle(play.copy(state)).get(seat, []) if seat is not None else [])
    name = game.info.name
    return encode.encode(drawing.load(name).draw(game.view(state, seat), seat, marks, words), name)


def text(game: AnyGame, state: Any, seat: int | None, words: MatchWords) -> str:
    """Returns the same board as text."""
    return drawing.load(game.info.name).describe(game.view(state, seat), seat, words)
