"""What features note of a session whose news are posted, and what they add to the post of a result."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import structlog

from bot.domain.session import AnySession, Stage
from bot.feature import Slot
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.views.board import Picture
from bot.views.reader import Reader
from rules.analysis_report import Analysis

_log = structlog.get_logger()


class Added(NamedTuple):
    """What a feature adds to the post of a result."""

    texts: Sequence[str] = ()
    picture: Picture | None = None
    """Shown above the board."""
    failed: bool = False
    """Whether it could not be rendered. The post is then text, as if the board had failed."""


BEFORE_NEWS: Slot[Callable[[Store, AnySession, int], Awaitable[None]]] = Slot()
"""What features note of a session, at a moment, before its news are posted: repeated until they are."""
ON_RESULT: Slot[Callable[[Store, AnySession, Reader], Awaitable[Added]]] = Slot()
"""What features add to the post of a result, and again when it is edited after an analysis.

The texts stand below the sources of points.
"""
ANALYSED: Slot[Callable[[Store, AnySession, Analysis], Awaitable[None]]] = Slot()
"""What features note of a match that was analysed, which is done by a feature, too."""


async def of_result(store: Store, session: AnySession, reader: Reader) -> list[Added]:
    """Returns what features add to the post of a match that is over; leaves out what fails.

    Raises StoreUnavailable.
    """
    found = []
    for add in ON_RESULT if session.stage is Stage.OVER else ():
        try:
            found.append(await add(store, session, reader))
        except StoreUnavailable:
            raise
        except Exception:
            _log.exception("result posted without an addition", session=session.id)
    return found
