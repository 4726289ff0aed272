"""What features say beside lines of the log, such as words that people have left there."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bot.domain.session import AnySession
from bot.feature import Slot
from bot.views.reader import Reader


class Beside(NamedTuple):
    """Something that is said beside a move."""

    line: int
    """After how many lines of the log."""
    text: str
    """For messages: nothing in it that comes from people has a meaning."""
    plain: str
    """For pictures, without emojis."""


BESIDE: Slot[Callable[[AnySession, Reader], Iterable[Beside]]] = Slot()
"""What features say beside lines of the log, for a reader: a person, or everybody in a channel."""


def beside(session: AnySession, reader: Reader, start: int = 0, stop: int | None = None) -> list[Beside]:
    """Returns what is said beside the lines after `start`, up to `stop` lines (None: all), by line."""
    end = session.entries if stop is None else stop
    found = [each for say in BESIDE for each in say(session, reader) if start < each.line <= end]
    return sorted(found, key=lambda each: each.line)
