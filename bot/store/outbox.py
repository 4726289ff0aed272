"""What is committed and not yet said, and how it is read. `store` keeps it, `announcer` says it."""

from typing import NamedTuple

import msgspec
import structlog
from msgspec import Struct

from bot.domain.session import AnySession, Notice
from rules.match import AnyEntry

_log = structlog.get_logger()


class News(Struct, frozen=True, omit_defaults=True):
    """Something committed and not yet said: the log from line `start` on, and what stands in no log."""

    revision: int
    start: int
    board: bool = True
    asks: bool = False
    notices: tuple[Notice, ...] = ()


class Ballot(NamedTuple):
    """The message about a proposal, and the number of that proposal."""

    proposal: int = 0
    message: int = 0

    @property
    def stored(self) -> str:
        """The text as which it is kept."""
        return f"{self.proposal}:{self.message}"


NO_BALLOT = Ballot()


class Unsaid(NamedTuple):
    """A session with what its channel has not heard: log lines, and the post that is the newest there."""

    session: AnySession
    entries: list[AnyEntry]
    shown: list[AnyEntry] | None
    """The log lines that the newest post tells; None: it tells something else too."""
    first: int
    """The oldest revision of the news."""
    revision: int
    """The newest one; 0: there is no news."""
    post: int
    board: bool
    """Whether there is a new board."""
    asks: bool
    """Whether a proposal is new, or stands otherwise."""
    notices: list[Notice]
    ballot: Ballot
    """The newest message about a proposal."""


def unsaid(
    session: AnySession,
    entries: list[AnyEntry],
    shown: list[AnyEntry] | None,
    items: list[bytes],
    post: bytes | None,
    ballot: bytes | None,
) -> Unsaid:
    """What a channel has not heard: the log, and `items` of the outbox, each followed by its revision, say it."""
    news = [_news(session, item, int(revision)) for item, revision in zip(items[::2], items[1::2], strict=True)]
    revisions = [item.revision for item in news]
    return Unsaid(
        session=session,
        entries=entries,
        shown=shown,
        first=min(revisions, default=0),
        revision=max(revisions, default=0),
        post=int(post or 0),
        board=any(item.board for item in news),
        asks=any(item.asks for item in news),
        notices=[notice for item in news for notice in item.notices],
        ballot=Ballot(*map(int, ballot.split(b":"))) if ballot else NO_BALLOT,
    )


def _news(session: AnySession, item: bytes, revision: int) -> News:
    """What `item` says; one that does not decode for a new board, so that people see at least where they stand."""
    try:
        return msgspec.json.decode(item, type=News)
    except msgspec.MsgspecError as error:
        _log.error("broken news", session=session.id, item=item, error=str(error))
        return News(revision, session.entries)
