"""The outbox: what is committed and not yet announced, and how it is decoded."""

from typing import NamedTuple

import msgspec
import structlog
from msgspec import Struct

from bot.domain.session import AnySession, Notice
from rules.match import AnyEntry

_log = structlog.get_logger()


class News(Struct, frozen=True, omit_defaults=True, rename={"proposal_changed": "asks"}):
    """One commit that is not announced yet: the log from line `start` on, and what is in no log."""

    revision: int
    start: int
    board: bool = True
    proposal_changed: bool = False
    notices: tuple[Notice, ...] = ()


class ProposalMessage(NamedTuple):
    """A message about a proposal, and the number of that proposal."""

    proposal: int = 0
    message: int = 0

    @property
    def stored(self) -> str:
        """The stored form."""
        return f"{self.proposal}:{self.message}"


NO_MESSAGE = ProposalMessage()


class Pending(NamedTuple):
    """A session with its pending news, and the newest messages in its channel."""

    session: AnySession
    entries: list[AnyEntry]
    shown: list[AnyEntry] | None
    """The log entries shown by the newest post; None if it shows anything besides log entries."""
    first: int
    """The oldest revision of the news."""
    revision: int
    """The newest one; 0: there is no news."""
    post: int
    """The newest post; 0: there is none."""
    board: bool
    """Whether there is a new board."""
    proposal_changed: bool
    """Whether there is a new proposal, or its state is another."""
    notices: list[Notice]
    message: ProposalMessage
    """The newest message about a proposal."""


def pending(
    session: AnySession,
    entries: list[AnyEntry],
    shown: list[AnyEntry] | None,
    items: list[bytes],
    post: bytes | None,
    message: bytes | None,
) -> Pending:
    """Returns the pending news of a channel. `items`: those of the outbox, each followed by its revision."""
    news = [_news(session, item, int(revision)) for item, revision in zip(items[::2], items[1::2], strict=True)]
    revisions = [item.revision for item in news]
    return Pending(
        session=session,
        entries=entries,
        shown=shown,
        first=min(revisions, default=0),
        revision=max(revisions, default=0),
        post=int(post or 0),
        board=any(item.board for item in news),
        proposal_changed=any(item.proposal_changed for item in news),
        notices=[notice for item in news for notice in item.notices],
        message=ProposalMessage(*map(int, message.split(b":"))) if message else NO_MESSAGE,
    )


def _news(session: AnySession, item: bytes, revision: int) -> News:
    """Decodes `item`; an invalid one becomes news of a board, so that people at least see the position."""
    try:
        return msgspec.json.decode(item, type=News)
    except msgspec.MsgspecError as error:
        _log.error("news unreadable", session=session.id, item=item, error=str(error))
        return News(revision, session.entries)
