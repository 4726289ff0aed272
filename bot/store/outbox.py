"""The outbox: what is committed and not yet announced, and how it is decoded."""

from typing import NamedTuple

import msgspec
import structlog
from msgspec import Struct

from bot.domain.session import AnySession, Notice
from bot.store.announcement_scripts import StoredNews
from bot.store.unreadable import UNREADABLE, numbers, whole
from rules.match import AnyEntry

_log = structlog.get_logger()


class News(Struct, frozen=True, omit_defaults=True, rename={"proposal_changed": "asks"}):
    """One commit that is not announced yet: the log from line `start` on, and what is in no log."""

    revision: int
    start: int
    board: bool = True
    proposal_changed: bool = False
    notices: tuple[Notice, ...] = ()
    post_changed: bool = False


class ProposalMessage(NamedTuple):
    """A message about a proposal, and the number of that proposal."""

    proposal: int = 0
    message: int = 0
    told: int = 0
    """1: those whom it does not wait for were told by direct message, too."""

    @property
    def stored(self) -> str:
        """The stored form."""
        return ":".join(map(str, self))


NO_MESSAGE = ProposalMessage()


class Pending(NamedTuple):
    """A session with its pending news, and the newest messages in its channel."""

    session: AnySession
    news: list[News]
    """The items of the outbox."""
    first: int
    """The oldest revision of the news."""
    start: int
    """Where in the log the news begins."""
    entries: list[AnyEntry]
    """The log from there on."""
    shown: list[AnyEntry] | None
    """The log entries shown by the newest post; None if it shows anything besides log entries."""
    passing: list[AnyEntry]
    """The last of them, which it shows in passing: it loses them to the next post."""
    post: int
    """The newest post; 0: there is none."""
    message: ProposalMessage
    """The newest message about a proposal."""
    attempted: int
    """The newest revision that an earlier attempt may have posted; 0: there was none."""
    large: list[int]
    """The older posts that Discord did not let shrink."""

    @property
    def revision(self) -> int:
        """The newest revision of the news; 0: there is none."""
        return max((item.revision for item in self.news), default=0)

    @property
    def board(self) -> bool:
        """Whether there is a new board."""
        return any(item.board for item in self.news)

    @property
    def has_late(self) -> bool:
        """Whether somebody has run out of time."""
        return any(seat.late >= self.first for seat in self.session.seats if seat.late)

    @property
    def proposal_changed(self) -> bool:
        """Whether there is a new proposal, or its state is another."""
        return any(item.proposal_changed for item in self.news)

    @property
    def post_changed(self) -> bool:
        """Whether the newest post is to be edited, although there may be no new board."""
        return any(item.post_changed for item in self.news)

    @property
    def notices(self) -> list[Notice]:
        return [notice for item in self.news for notice in item.notices]

    def until(self, revision: int) -> "Pending":
        """Returns the news up to `revision`, with its part of the log."""
        end = min((item.start for item in self.news if item.revision > revision), default=self.session.entries)
        news = [item for item in self.news if item.revision <= revision]
        return self._replace(news=news, entries=self.entries[: max(0, end - self.start)])


def pending(session: AnySession, log: list[AnyEntry], stored: StoredNews) -> Pending:
    """Returns the pending news of a channel. `log`: its end that was read, as decoded."""
    before, entries = log[: stored.before], log[stored.before :]
    start = session.entries - len(entries)
    passing = whole(stored.passing, f"passing lines of {session.id}") if stored.passing else start
    items, revisions = stored.news[::2], stored.news[1::2]
    news = [
        _news(session, item, whole(revision, f"revision of news of {session.id}"))
        for item, revision in zip(items, revisions, strict=True)
    ]
    return Pending(
        session=session,
        news=news,
        first=min((item.revision for item in news), default=0),
        start=start,
        entries=entries,
        shown=before if stored.shown else None,
        passing=before[max(0, len(before) - max(0, start - passing)) :],
        post=whole(stored.post, f"post of {session.id}"),
        message=proposal_message(session, stored.message),
        attempted=whole(stored.attempted, f"attempt of {session.id}"),
        large=numbers((stored.large or b"").split()),
    )


def _news(session: AnySession, item: bytes, revision: int) -> News:
    """Decodes `item`; an invalid one becomes news of a board, so that people at least see the position."""
    try:
        return msgspec.json.decode(item, type=News)
    except UNREADABLE as error:
        _log.error("news unreadable", session=session.id, error=str(error))
        return News(revision, session.entries)


def proposal_message(session: AnySession, stored: bytes | None) -> ProposalMessage:
    """Decodes the newest message about a proposal; none if that is invalid."""
    parts = (stored or b"0:0").split(b":", 2)
    return ProposalMessage(*(whole(part, f"proposal of {session.id}") for part in parts))
