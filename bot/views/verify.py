"""The page that verifies a match."""

from bot.i18n import Book
from bot.views import components
from bot.views.components import Panel
from rules.chance import commitment


def promised(key: bytes, words: Book) -> Panel:
    """Returns the page during the match: the published hash."""
    return Panel(components.message([_promise(key, words), words("verify-later")]))


def verdict(key: bytes, moves: int, words: Book, *, fair: bool) -> Panel:
    """Returns the page after the match: the published hash, the key, and whether the log replays to the match."""
    verdict = words("verify-fair" if fair else "verify-unfair", moves=moves)
    return Panel(components.message([_promise(key, words), words("verify-key", key=key.hex()), verdict]))


def _promise(key: bytes, words: Book) -> str:
    return words("verify-promise", commitment=commitment(key))
