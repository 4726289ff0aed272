"""What the post of a result says about moves that got reactions."""

from collections import Counter
from collections.abc import Iterable

from bot.delivery.additions import Added
from bot.domain.session import AnySession
from bot.features.remarks import views
from bot.features.remarks.domain import Shown, reactions, remarks
from bot.store.database import Store
from bot.views.reader import Reader
from rules.match import AnyEntry

MOST = 3
"""The most moves that a result names."""


async def added(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns the moves with the most reactions of others, and what was said about them."""
    shown = reactions(session) if session.match is not None else []
    if not shown:
        return Added()
    log = await store.sessions.log(session)
    lines = praised(log, shown)
    said = [each for each in remarks(session, reader.person) if each.remark.line in lines]
    found = [views.praised(session, log[:line], line, said, reader) for line in sorted(lines)]
    return Added([views.praise(found, reader)] if found else [])


def praised(log: list[AnyEntry], shown: Iterable[Shown]) -> list[int]:
    """Returns the moves with the most reactions of others than who made them, a few; the earlier of equal ones."""
    of_others = (each for each in shown if each.reaction.line <= len(log))
    counted = Counter(each.reaction.line for each in of_others if log[each.reaction.line - 1].seat != each.seat)
    return sorted(counted, key=lambda line: (-counted[line], line))[:MOST]
