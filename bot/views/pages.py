"""Buttons that lead from one page of a feature to another."""

from collections.abc import Callable
from typing import NamedTuple

from bot.actions.press import MatchPress, Press
from bot.actions.sharing import Share
from bot.domain.session import AnySession, Origin
from bot.feature import Slot, in_order
from bot.views import components
from bot.views.reader import Reader


class Link(NamedTuple):
    """A button about a match that leads from pages of other features to one of its own."""

    on: tuple[str, ...]
    """The pages on which it stands, such as "result": each feature that has such pages names them."""
    find: Callable[[AnySession, int], MatchPress | None]
    """Returns its press, for a page about the first lines of the log (0: all); None if there is no such button now."""


LINKS: Slot[Link] = Slot()
"""Buttons that lead to pages about a match."""
OF_PERSON: Slot[Press] = Slot()
"""Buttons below a person's settings, each of which leads to a page about that person."""
FOR_MANAGERS: Slot[Press] = Slot()
"""Buttons of the pages for those who manage a server, each of which leads to one of them."""


def links(page: str, session: AnySession, line: int = 0) -> list[MatchPress]:
    """Returns the buttons of a page that lead to pages of other features."""
    return in_order(placed_links(page, session, line))


def placed_links(page: str, session: AnySession, line: int = 0) -> list[tuple[int, MatchPress]]:
    """Returns the same, each with its place."""
    placed = ((at, link.find(session, line)) for at, link in LINKS.placed() if page in link.on)
    return [(at, press) for at, press in placed if press]


def share(page: str, session: AnySession, reader: Reader, line: int = 0) -> list[components.Button]:
    """Returns the button that posts a page in the channel; none if the match is nothing to show to others."""
    press = Share(session.id, page, line)
    return [components.button(reader.words, press)] if session.origin is Origin.LOBBY and session.guild else []


def others_for_managers(shown: type[Press]) -> list[Press]:
    """Returns the buttons of the page for managers that `shown` shows."""
    return [press for press in FOR_MANAGERS if not isinstance(press, shown)]
