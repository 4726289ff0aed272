"""Whatever bytes are stored under a key, only its own match or person is affected, and everything else goes on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.store.archive import Archived, compressed
from bot.store.database import Store
from bot.store.sessions import CorruptRecord
from bot.store.unreadable import QUARANTINE
from tests.bot.place import Place
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE

pytestmark = pytest.mark.fuzz

DEEP = 10_000
NO_NUMBERS = (b"0.5", b"inf", b"1:2:3:4", b":")
NO_DOCUMENTS = (b"[]", b"[" * DEEP, b'{"id":' * DEEP)
NEITHER = (b"", b"\xff\xfe\x00", b"null", b"-7", b"9" * 5000)
NONSENSE = (*NEITHER, *NO_DOCUMENTS, *NO_NUMBERS)
Write = Callable[[Any, str, bytes], Awaitable[object]]


def field(name: str) -> Write:
    return lambda redis, session, stored: redis.hset(session, name, stored)


async def archive(redis: Any, session: str, field: str, stored: bytes) -> None:
    await redis.hdel(session, "document")
    await redis.hset(session, field, stored)


DOCUMENTS: dict[str, Write] = {
    "document": field("document"),
    "archive": lambda redis, session, stored: archive(redis, session, "compressed", stored),
    "old archive": lambda redis, session, stored: archive(redis, session, "packed", stored),
    "oldest archive": lambda redis, session, stored: archive(redis, session, "archive", stored),
    "archived document": lambda redis, session, stored: archive(
        redis, session, "compressed", compressed(Archived(stored, [b"{}"]))
    ),
    "message of a proposal": field("ballot"),
    "listing": field("listing"),
    "line of the log": lambda redis, session, stored: redis.lset(f"{session}:log", -1, stored),
    "news": lambda redis, session, stored: redis.zadd(f"{session}:outbox", {stored: 2}),
    "person": lambda redis, session, stored: redis.set(f"person:{ALICE}", stored),
    "server": lambda redis, session, stored: redis.set("server:1", stored),
}
NUMBERS: dict[str, Write] = {
    "newest post": field("post"),
    "first line shown": field("told"),
    "next try": field("again"),
    "attempt": field("attempt"),
    "name of a session": lambda redis, session, stored: redis.hset(b"session:{%b}" % stored[:50], "document", "{"),
    "name of an outbox": lambda redis, session, stored: redis.zadd(b"session:{%b}:outbox" % stored[:50], {"x": 1}),
    "turns": lambda redis, session, stored: redis.sadd(f"turns:{ALICE}", stored),
    "matches": lambda redis, session, stored: redis.sadd(f"tables:{ALICE}", stored),
    "turns of computers": lambda redis, session, stored: redis.sadd("turns:computers", stored),
    "alarm": lambda redis, session, stored: redis.zadd("due", {stored: 1}),
    "matches of a server": lambda redis, session, stored: redis.sadd("guild:1", stored),
    "newest lobby": lambda redis, session, stored: redis.set("lobby:1", stored),
    "heartbeat": lambda redis, session, stored: redis.set("{alive}:last", stored),
    "downtime": lambda redis, session, stored: redis.zadd("{alive}:down", {stored: 1}),
}
WRONG_TYPES: dict[str, Write] = {
    "session of the wrong type": lambda redis, session, stored: replaced(redis, session, stored),
    "log of the wrong type": lambda redis, session, stored: replaced(redis, f"{session}:log", stored),
    "outbox of the wrong type": lambda redis, session, stored: replaced(redis, f"{session}:outbox", stored),
    "person of the wrong type": lambda redis, session, stored: redis.rpush(f"person:{ALICE}", stored),
}


async def replaced(redis: Any, key: str, stored: bytes) -> None:
    await redis.delete(key)
    await redis.set(key, stored) if key.endswith("g") else await redis.lpush(key, stored)


def damaged(document: bytes) -> Iterator[bytes]:
    """Yields a document cut off, with random bytes changed, and with a number or a name replaced."""
    dice = Random(1)
    for _ in range(3):
        yield document[: dice.randrange(len(document))]
        place = dice.randrange(len(document))
        yield document[:place] + dice.randbytes(2) + document[place + 2 :]
    for before, after in ((b'"id":', b'"id":1'), (b'"manhattan"', b'"os.path"'), (b'"seats":[', b'"seats":[],"x":[')):
        yield document.replace(before, after, 1)


def cases() -> Iterator[Any]:
    """Yields each place for bytes, how they are written there, and what is nonsense there."""
    for kinds, nonsense in (
        (DOCUMENTS, NEITHER + NO_DOCUMENTS),
        (NUMBERS, NEITHER + NO_NUMBERS),
        (WRONG_TYPES, (b"of another type",)),
    ):
        for kind, write in kinds.items():
            yield pytest.param(kind, write, nonsense, id=kind)


@pytest.mark.parametrize(("kind", "write", "nonsense"), list(cases()))
async def test_broken_bytes_affect_only_their_own_match_or_person(
    place: Place, kind: str, write: Write, nonsense: tuple[bytes, ...]
) -> None:
    redis = place.store.redis
    broken, sound = await place.begin(ALICE, BOB), await place.begin(CAROL, DAVE)
    for session in (broken, sound):
        await place.store.indexes.write(session, place.clock())
    backup = {key: await redis.dump(key) async for key in redis.scan_iter()}
    document: Any = await redis.hget(f"session:{{{broken.id}}}", "document")
    for stored in (*nonsense, *(damaged(document) if "document" in kind else ())):
        await write(redis, f"session:{{{broken.id}}}", stored)
        with capture_logs() as log:
            await everything_goes_on(place, broken, sound)
        assert [line for line in log if line["event"] == "sweep failed"] == [], stored[:50]
        async with redis.pipeline() as undone:
            undone.flushall()
            for key, value in backup.items():
                undone.restore(key, 0, value)  # type: ignore[arg-type]  # it was there
            await undone.execute()


async def everything_goes_on(place: Place, broken: AnySession, sound: AnySession) -> None:
    store, jobs = place.store, place.jobs
    for read in (
        lambda: store.sessions.load(broken.id),
        lambda: store.snapshot(broken.id, ALICE, place.clock(), 100),
        lambda: store.sessions.pending(broken.id),
        lambda: store.sessions.log(broken),
    ):
        with suppress(CorruptRecord, UserError):
            await read()
    await jobs.sweep()
    await store.indexes.expire()
    await jobs.reindex()
    assert await store.indexes.is_complete()
    for alarm in await store.indexes.ringing(2**40):
        await jobs.ring(*alarm)
    await jobs.of("remind")(ALICE)
    await store.people.update(ALICE, lambda now: now)
    assert await store.indexes.lobby(1) >= -7
    await store.servers.server(1)
    await store.departures.sessions(1)
    await jobs.tidy()
    assert await store.indexes.turns(CAROL) + await store.indexes.turns(DAVE) == [await place.now(sound)]
    seen = await store.snapshot(sound.id, CAROL, place.clock(), 100)
    assert seen.session is not None
    assert len(seen.recent) == sound.entries
    assert (await store.sessions.pending(sound.id)) is not None
    await store.indexes.turns(ALICE)
    await store.indexes.listed(ALICE)


@pytest.mark.parametrize("stored", NONSENSE, ids=lambda stored: str(stored[:8]))
async def test_what_is_quarantined_keeps_its_bytes_for_a_while(store: Store, stored: bytes) -> None:
    await store.redis.hset("session:{5001}", "document", stored)
    with capture_logs() as log, pytest.raises(CorruptRecord, match="5001"):
        await store.sessions.load(5001)
    assert await store.redis.hget("broken:{5001}", "document") == stored
    assert 0 < await store.redis.ttl("broken:{5001}") <= QUARANTINE
    assert [line["key"] for line in log] == ["broken:{5001}"]


async def test_unreadable_preferences_are_quarantined_before_they_are_replaced(store: Store) -> None:
    await store.redis.set(f"person:{ALICE}", b"\xff")
    await store.people.update(ALICE, lambda now: now)
    assert await store.redis.get(f"broken:{{person:{ALICE}}}") == b"\xff"


async def test_an_unknown_time_zone_counts_as_unreadable_preferences(store: Store) -> None:
    await store.redis.set(f"person:{ALICE}", b'{"hours": {"zone": "Nowhere/At_All"}}')
    assert (await store.people.person(ALICE)).hours.zone == "UTC"
