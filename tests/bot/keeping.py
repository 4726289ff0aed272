"""Matches that are stored, and what is stored about people afterwards, for tests of retention and of forgetting."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from bot.domain import lobbies, matches
from bot.domain.calendar import DAY
from bot.domain.session import AnySession
from bot.store.database import Store
from rules.proof import promise
from tests.bot.place import Place
from tests.bot.sessions import IN_SANDBOX, lobby

ALICE, BOB, CAROL, DAVE = IN_SANDBOX
GUILD, OTHER = 31, 32
KEPT = 365 * DAY


async def play(place: Place, *people: int, number: int = 5001, guild: int = 0, over: bool = True) -> AnySession:
    """Stores a match of some turns, announced; if `over`, its last person has conceded."""
    store = place.store
    gathered = structs.replace(lobby(*people, number=number), guild=guild)
    await store.sessions.create(gathered)
    session = await place.commit(gathered, lambda now: lobbies.start(now, people[0], number, promise(bytes(32))))
    for _ in range(3):
        session = await place.take_turn(session)
    if over:
        session = await place.commit(session, lambda now: matches.concede(now, people[-1]))
    await announced(place, session)
    return session


async def announced(place: Place, session: AnySession) -> None:
    await place.store.indexes.write(session, place.clock())
    await place.store.sessions.mark_announced(session.id, session.revision, 0)


async def stored_text(store: Store) -> str:
    """Returns everything that is stored, as far as it is text, without the tasks of the queue."""
    found: list[Any] = []
    async for key in store.redis.scan_iter():
        if key.startswith(b"parlour"):
            continue
        read: dict[Any, Any] = {
            b"string": store.redis.get,
            b"hash": store.redis.hgetall,
            b"list": lambda key: store.redis.lrange(key, 0, -1),
            b"set": store.redis.smembers,
            b"zset": lambda key: store.redis.zrange(key, 0, -1),
        }
        found += [key, await read[await store.redis.type(key)](key)]
    return str(found)


async def forget(place: Place, person: int) -> None:
    """Forgets a person, who wants that."""
    await place.store.forgetting.begin(person)
    await place.jobs.forget(person)
    assert await place.store.forgetting.begun() == []


async def is_forgotten(place: Place, person: int, name: str) -> bool:
    stored = await stored_text(place.store)
    return str(person) not in stored and name not in stored
