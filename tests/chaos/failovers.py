"""`python -m tests.chaos.failovers`: kills the master of a Redis Cluster again and again while matches change.

What was confirmed has to be there at the end, once.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from bot.domain.session import AnySession, Change, changed
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB, match
from tests.clusters import Cluster, cluster

FIRST = 7000
MATCHES = 8
FAILOVERS = 12
BEFORE, AFTER = 5, 3
"""How many commits of every match come before the first failover, and after each."""


class Report(NamedTuple):
    """What came of a run."""

    confirmed: int
    lost: int
    """Confirmed, and not there: a later commit of the same match, or the end, has an earlier revision than it would."""
    repeated: int
    """Operations that count twice."""
    waited: list[float]
    """Seconds from each death of a master until every match has changed again."""


async def run(nodes: Cluster, failovers: int) -> Report:
    """Kills the master so often, and starts it again each time; returns what came of it."""
    store = Store(nodes.url)
    sessions = [match(ALICE, BOB, number=FIRST + number) for number in range(MATCHES)]
    for session in sessions:
        await store.sessions.create(session)
    stopped, waited = asyncio.Event(), []
    writing = asyncio.gather(*(_write(store, session, stopped) for session in sessions))
    await _until_committed(store, sessions, BEFORE)
    for _ in range(failovers):
        began = monotonic()
        killed = await nodes.fail_over()
        there = [await store.sessions.load(session.id) for session in sessions]
        await _until_committed(store, sessions, max(session.revision for session in there if session) + AFTER)
        waited.append(monotonic() - began)
        await nodes.revive(killed)
    stopped.set()
    confirmed = await writing
    lost = repeated = 0
    for revisions, session in zip(confirmed, sessions, strict=True):
        now = await store.sessions.load(session.id)
        steps = [after - before for before, after in pairwise([session.revision, *revisions])]
        lost += sum(1 - step for step in steps if step < 1) + max(0, revisions[-1] - (now.revision if now else 0))
        repeated += sum(step - 1 for step in steps if step > 1)
    await store.close()
    return Report(sum(map(len, confirmed)), lost, repeated, waited)


async def _write(store: Store, session: AnySession, stopped: asyncio.Event) -> list[int]:
    """Commits one change after another; returns the revisions that were confirmed."""
    revisions: list[int] = []
    while not stopped.is_set():
        try:
            session = (await store.sessions.update(session, _change, f"{session.id}:{len(revisions)}")).session
        except StoreUnavailable:  # it took longer than a person would wait; the same operation again
            continue
        revisions.append(session.revision)
    return revisions


def _change(session: AnySession) -> Change:
    return changed(session, news=False)


async def _until_committed(store: Store, sessions: list[AnySession], revision: int) -> None:
    for session in sessions:
        while (there := await _loaded(store, session)) is None or there.revision < revision:
            await asyncio.sleep(0.02)


async def _loaded(store: Store, session: AnySession) -> AnySession | None:
    try:
        return await store.sessions.load(session.id)
    except StoreUnavailable:
        return None


async def _main() -> int:
    with TemporaryDirectory() as folder:
        async with cluster(Path(folder)) as nodes:
            report = await run(nodes, FAILOVERS)
    waits = sorted(report.waited)
    sys.stdout.write(
        f"{FAILOVERS} failovers: {report.confirmed} commits confirmed, {report.lost} lost, {report.repeated} counted "
        f"twice; until all went on, median {waits[len(waits) // 2]:.1f} s, longest {waits[-1]:.1f} s\n"
    )
    return 1 if report.lost or report.repeated else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(_main()))
