"""The picture in plain text: most important first, so that it may be cut after any line."""


from rendering.drawing import Words
from rendering.rolled_west import facts
from rules.rolled_west.state import Position


def describe(view: Position, seat: int | None, words: Words) -> str:
    """Alt text and text board."""
    return facts.turn(view, seat, words)
