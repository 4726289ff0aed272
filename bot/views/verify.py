"""Whether chance was fair."""

from bot.i18n import Book
from bot.views import components
from bot.views.components import Panel
from rules.chance import commitment


def promised(key: bytes, words: Book) -> Panel:
    """The promise of a match that goes on."""
    return Panel(components.message([_promise(key, words), words("verify-later")]))


def verdict(key: bytes, moves: int, words: Book, *, fair: bool) -> Panel:
    """The promise of a match that is over, its key, and whether the log follows from it."""
    verdict = words("verify-fair" if fair else "verify-unfair", moves=moves)
    return Panel(components.message([_promise(key, words), words("verify-key", key=key.hex()), verdict]))


def _promise(key: bytes, words: Book) -> str:
    return words("verify-promise", commitment=commitment(key))
