"""Matches that are stored, and what is stored about people afterwards, for tests of retention and of forgetting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from bot.domain import lobbies, matches
from bot.domain.calendar import DAY
from bot.domain.session import AnySession, Change
from bot.store import personal
from bot.store.database import Store
from bot.store.kinds import every
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


async def copies(store: Store, session: AnySession, numbers: Iterable[int]) -> None:
    """Stores a match that is over again under each of `numbers`, with its log."""
    log = await store.sessions.log(session)
    for number in numbers:
        again = structs.replace(session, id=number, channel=number, lobby=number, revision=0)
        await store.sessions.begin(Change(again, log, news=False))
        await store.indexes.write(again, session.moved)


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
    """Forgets a person, who wants that. Whatever is deleted was in the file that they could take along before."""
    sections = await personal.about(place.store, person, place.clock())
    told = {begin for section in sections if section.data for keys in section.keys for begin in keys.begin}
    before = await _dumped(place.store)
    await place.store.forgetting.begin(person)
    await place.jobs.forget(person)
    assert await place.store.forgetting.begun() == []
    after = await _dumped(place.store)
    changed = {_kind_of(key) for key, value in before.items() if after.get(key) != value}
    assert changed - told <= _INDEXES, "`forget_person` deletes what `export_person` does not return"


_INDEXES = {"forgotten", "due", "guild:"}
"""The first keys of the kinds that say where something is, and who is to be forgotten."""


async def _dumped(store: Store) -> dict[str, Any]:
    """Returns everything that is stored, but for tasks and signs of life."""
    names = [name.decode() async for name in store.redis.scan_iter()]
    return {name: await store.redis.dump(name) for name in names if not name.startswith(("parlour", "alive"))}


def _kind_of(key: str) -> str:
    """Returns what the keys of its kind begin with."""
    return next(keys.begin[0] for keys in every() if key.startswith(keys.begin))


async def is_forgotten(place: Place, person: int, name: str) -> bool:
    stored = await stored_text(place.store)
    return str(person) not in stored and name not in stored
