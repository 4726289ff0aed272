"""Somebody who is in as many matches as anybody can be in."""

from __future__ import annotations

from bot.domain import matches
from bot.domain.quotas import OPEN_MATCHES
from bot.domain.turn_time import Moment, keep
from sandbox import Person
from tests.bot.sessions import ALICE, match
from tests.end_to_end.harness import Harness

FIRST = 7001
"""The first of their matches: it is against somebody who is not on the server."""
FULL = "nobody can be in more at once"
"""What they, or those who wait for them, read."""


async def fill(harness: Harness, person: Person) -> None:
    """Puts a person into the most matches that they may have, and begins to apply quotas."""
    store = harness.bot.services.store
    for number in range(FIRST, FIRST + OPEN_MATCHES):
        session = match(int(person.id), ALICE, number=number)
        await store.sessions.create(session)
        await store.indexes.write(session, harness.now())
    harness.bot.services.quotas.are_active = True


async def end_one(harness: Harness) -> None:
    """Ends the first of these matches."""
    store = harness.bot.services.store
    session = await store.sessions.load(FIRST)
    assert session is not None
    at = Moment(harness.now())
    change = await store.sessions.update(session, lambda now: keep(now, matches.concede(now, ALICE), at))
    await store.indexes.write(change.session, harness.now())
