"""What must hold after every campaign, whatever the faults were."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator
from itertools import groupby

from sandbox.testing import reading
from tests.chaos import told
from tests.chaos.players import Table
from tests.chaos.system import System
from tests.chaos.violation import Violation
from tests.end_to_end.posts import assert_nothing_private

KINDS = (
    "move lost",
    "move doubled",
    "other move than chosen",
    "log that does not replay",
    "line of the story lost or shown twice",
    "person mentioned twice for a turn",
    "something hidden shown",
    "older post with buttons",
    "unexpected error in the log",
    "recovery that stands still",
    "health untrue",
)
OUTAGES = ("Parlour cannot use its database: ", "Discord does not answer at the moment: ")
"""How a process explains that it cannot start now."""


async def of_choices(table: Table) -> AsyncIterator[Violation]:
    """Yields what does not hold of the log of a match, whatever is announced."""
    session = await table.session()
    log = await table.system.store.sessions.log(session)
    seats = {number for number, seat in enumerate(session.seats) if not seat.by_computer}
    made = sum(entry.seat in seats and not entry.by_standing_order for entry in log)
    made += sum(map(len, session.playing.drafts.values()))
    if made < table.confirmed:
        yield Violation("move lost", f"{made} of {table.confirmed} confirmed choices in {table.channel}")
    if made > table.confirmed + table.unknown:
        yield Violation("move doubled", f"{made} for {table.confirmed} + {table.unknown} choices in {table.channel}")
    for problem in table.ledger.problems(session, log):
        yield Violation("other move than chosen", f"{table.channel}: {problem}")
    for found in told.of_log(session, log):
        yield found


async def of_posts(table: Table) -> AsyncIterator[Violation]:
    """Yields what does not hold in a match that is announced completely, as a spectator sees it."""
    session = await table.session()
    log = await table.system.store.sessions.log(session)
    posts = await table.posts()
    for found in told.of_story(session, log, posts):
        yield found
    try:
        assert_nothing_private(posts, session.playing.state.chance.key.hex())
    except AssertionError as error:
        yield Violation("something hidden shown", f"{table.channel}: {error}")
    if any(reading.buttons(post) for post in posts[:-1]):
        yield Violation("older post with buttons", table.channel)
    turns = Counter(seat for seat, _ in groupby(entry.seat for entry in log if entry.seat is not None))
    called = Counter(
        person
        for channel, people in table.system.seen.mentions.values()
        if channel == table.channel
        for person in people
    )
    for number, seat in enumerate(session.seats):
        if not seat.by_computer and called[str(seat.person)] > turns[number] + 1:
            yield Violation(
                "person mentioned twice for a turn", f"{called[str(seat.person)]} for {turns[number]} turns"
            )


def of_logs(system: System) -> list[Violation]:
    """Returns the errors that were logged, and what ended a process, unless it is the sentence of an outage."""
    return [Violation("unexpected error in the log", line[:2000]) for line in system.logged() if _is_error(line)]


def _is_error(line: str) -> bool:
    try:
        return json.loads(line)["level"] in ("error", "critical")
    except (ValueError, KeyError, TypeError):
        return bool(line.strip()) and not line.startswith(OUTAGES)
