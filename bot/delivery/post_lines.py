"""Which lines of the log a post shows: by itself, in passing until the next one, or added to the newest post. Pure."""

from collections.abc import Callable
from typing import NamedTuple

from bot.domain.session import AnySession, Seat, Stage
from bot.feature import Slot
from bot.store.outbox import Pending
from rules.match import AnyEntry

LONGEST = 24
"""The most lines of the log that a post shows in passing."""
GROWN = 18
"""The most lines with which a post is extended although a turn begins: its story has no room for many more."""
CALLED: Slot[Callable[[Seat], int]] = Slot()
"""The revision at which a feature wanted the person of a seat to be called again in the same turn; 0: none."""


def extended(session: AnySession, pending: Pending) -> Pending | None:
    """Returns what the newest post shows once the pending news is added to it, if it can be.

    It can if nobody has to be called for it, and a person is to move; or if computers have moved and go on. Such turns
    are added in passing: the next post shows them together.
    """
    invited = any(seat.guest and seat.invited >= pending.first for seat in session.seats)
    editable = session.stage is Stage.PLAY and pending.post and pending.shown is not None and not pending.notices
    if not (editable and pending.entries) or invited:
        return None
    people = [seat for seat in session.to_move if not session.seats[seat].by_computer]
    if any(is_to_be_mentioned(session, seat, pending) for seat in people):
        return None
    if not people and not _is_run(session, pending):
        return None
    own, passing = told(pending) or [], pending.passing
    if any(has_news(session, seat, pending) for seat in people):
        own, passing = [*own, *passing, *pending.entries], []
        if len(own) > GROWN:
            return None
    elif people and not passing:
        own = [*own, *pending.entries]
    else:
        passing = [*passing, *pending.entries]
    first = min(_turns_of_people(session), default=pending.first)
    return pending._replace(
        start=pending.start - len(pending.shown or []), entries=own, passing=passing, shown=[], first=first
    )


def as_it_is(session: AnySession, pending: Pending) -> Pending | None:
    """Returns what the newest post shows, to edit it without a new line; None if it shows anything besides lines."""
    own = told(pending)
    if not pending.post or own is None or pending.entries:
        return None
    first = min(_turns_of_people(session), default=pending.first)
    return pending._replace(start=pending.start - len(pending.shown or []), entries=own, shown=[], first=first)


def renewed(pending: Pending) -> Pending:
    """Returns what a new post shows: the pending news, and before it what the newest one shows in passing."""
    entries = [*pending.passing, *pending.entries]
    return pending._replace(start=pending.start - len(pending.passing), entries=entries, passing=[])


def told(pending: Pending) -> list[AnyEntry] | None:
    """Returns the lines that the newest post shows for good; None if it shows anything besides lines."""
    return None if pending.shown is None else pending.shown[: len(pending.shown) - len(pending.passing)]


class Lines(NamedTuple):
    """Which lines of the log the newest post shows."""

    shown: int | None
    """The first of them; None if the post shows anything else, or is not the last message."""
    passing: int | None
    """The first that it shows in passing; None if there is none."""


def lines(pending: Pending, post: Pending | None) -> Lines:
    """Returns the lines of the newest post: `post`, or the one from before if None."""
    if post is None:
        return Lines(None, pending.start - len(pending.passing) if pending.passing else None)
    passing = post.start + len(post.entries) if post.passing else None
    return Lines(None if post.notices else post.start, passing)


def is_to_be_mentioned(session: AnySession, seat: int, pending: Pending) -> bool:
    """Whether a seat has news that its person has not seen. Their own move has already shown them the next question."""
    sitting = session.seats[seat]
    seen = sitting.aware and max(sitting.late, session.warned, *_called(sitting)) < pending.first
    return has_news(session, seat, pending) and not seen


def has_news(session: AnySession, seat: int, pending: Pending) -> bool:
    """Whether a seat is newly to move or late or to be called, or the match was newly warned that nobody moves."""
    sitting = session.seats[seat]
    return max(sitting.turn_began_at, sitting.late, session.warned, *_called(sitting)) >= pending.first


def _called(seat: Seat) -> list[int]:
    return [called(seat) for called in CALLED]


def _turns_of_people(session: AnySession) -> list[int]:
    """Returns at which revisions the turns of the people who are to move began."""
    sitting = [session.seats[seat] for seat in session.to_move]
    return [seat.turn_began_at for seat in sitting if not seat.by_computer]


def _is_run(session: AnySession, pending: Pending) -> bool:
    """Whether computers, and nobody else, have moved and are to move, and not for too long without a post."""
    moved = all(_is_by_computer(session, entry) for entry in pending.entries)
    return moved and bool(session.to_move) and len(pending.passing) + len(pending.entries) <= LONGEST


def _is_by_computer(session: AnySession, entry: AnyEntry) -> bool:
    return entry.by_standing_order or (entry.seat is not None and session.seats[entry.seat].by_computer)
