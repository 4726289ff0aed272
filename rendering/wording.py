"""Lists inside the sentences of a text board."""

from collections.abc import Iterable

from rendering.drawing import Words


def listed(words: Words, parts: Iterable[str], otherwise: str = "") -> str:
    """Returns `parts` joined by `board-text-list`, a comma; `otherwise` if there are none."""
    return words("board-text-list").join(parts) or otherwise


def clauses(words: Words, parts: Iterable[str], otherwise: str = "") -> str:
    """Returns `parts` joined by `board-text-between`, a semicolon; `otherwise` if there are none."""
    return words("board-text-between").join(parts) or otherwise
