"""Unreadable sessions are quarantined and reported, and everything else goes on."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from bot.domain import lobbies
from bot.domain.errors import UserError
from bot.handlers.entropy import new_proof
from bot.store.database import Store
from bot.store.sessions import CorruptRecord
from tests.bot.sessions import ALICE, BOB, LOBBY, lobby
from tests.bot.store.test_store import begin, hand_over


@pytest.mark.parametrize(
    "document", [b"", b"not JSON", b'{"id": 5001}', b'{"id": 5001, "game": "manhattan"}', b"\xff\xfe"]
)
async def test_an_invalid_document_is_quarantined_and_the_others_go_on(store: Store, document: bytes) -> None:
    other = await begin(store, ALICE, BOB, number=6001)
    broken = await begin(store, ALICE, BOB)
    await store.indexes.write(broken, 0)
    await store.indexes.write(other, 0)
    await store.redis.hset("session:{5001}", "document", document)
    with pytest.raises(CorruptRecord, match="5001"):
        await store.sessions.load(LOBBY)
    assert await store.redis.hget("broken:{5001}", "document") == document
    assert await store.sessions.load(LOBBY) is None
    assert [channel async for channel in store.sessions.unannounced()] == [6001]
    assert await store.sessions.load(6001) == other
    assert [*await store.indexes.listed(ALICE)] == [other.id]


@pytest.mark.parametrize("how", ["load", "snapshot", "pending", "turns"])
async def test_an_invalid_document_is_detected_by_every_read(store: Store, how: str) -> None:
    await store.indexes.write(await begin(store, ALICE, BOB), 0)
    await store.redis.hset("session:{5001}", "document", b"{")
    readers: dict[str, Any] = {
        "load": lambda: store.sessions.load(LOBBY),
        "snapshot": lambda: store.snapshot(LOBBY, ALICE, 0),
        "pending": lambda: store.sessions.pending(LOBBY),
    }
    if how in readers:
        with pytest.raises(CorruptRecord):
            await readers[how]()
    else:
        assert await store.indexes.turns(ALICE) + await store.indexes.turns(BOB) == []
    assert await store.redis.exists("broken:{5001}")


async def test_an_invalid_document_read_concurrently_is_reported_to_all(store: Store) -> None:
    await begin(store, ALICE, BOB)
    await store.redis.hset("session:{5001}", "document", b"{")
    found = await asyncio.gather(*(store.sessions.load(LOBBY) for _ in range(10)), return_exceptions=True)
    assert [error for error in found if error is not None and not isinstance(error, CorruptRecord)] == []
    assert await store.redis.hget("broken:{5001}", "document") == b"{"


async def test_the_log_of_a_quarantined_session_is_kept(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.redis.hset("session:{5001}", "document", b"{")
    with pytest.raises(CorruptRecord):
        await store.sessions.load(LOBBY)
    assert len(await store.sessions.log(session)) == 1


@pytest.mark.parametrize("how", ["log", "snapshot", "pending"])
@pytest.mark.parametrize("line", ["", "not JSON", '{"seat": 0, "move": {"type": "a-move-that-is-gone"}}'])
async def test_an_invalid_log_line_quarantines_its_session(store: Store, how: str, line: str) -> None:
    other = await begin(store, ALICE, BOB, number=6001)
    session = await hand_over(store, await begin(store, ALICE, BOB))
    document = await store.redis.hget("session:{5001}", "document")
    await store.redis.lset("session:{5001}:log", 1, line)
    readers: dict[str, Any] = {
        "log": lambda: store.sessions.log(session),
        "snapshot": lambda: store.snapshot(LOBBY, ALICE, 0, recent=100),
        "pending": lambda: store.sessions.pending(LOBBY),
    }
    with pytest.raises(CorruptRecord, match="5001"):
        await readers[how]()
    assert await store.redis.hget("broken:{5001}", "document") == document
    assert await store.redis.lindex("session:{5001}:log", 1) == line.encode()
    assert await store.sessions.load(LOBBY) is None
    assert [channel async for channel in store.sessions.unannounced()] == [6001]
    assert await store.sessions.load(6001) == other


async def test_a_log_that_belongs_to_the_next_match_is_not_quarantined(store: Store) -> None:
    session = await hand_over(store, await begin(store, ALICE, BOB))
    await store.sessions.delete(LOBBY)
    gathered = structs.replace(lobby(ALICE, BOB), game="mint_works", lobby=LOBBY + 1)
    await store.sessions.create(gathered)
    other = (await store.sessions.update(gathered, lambda now: lobbies.start(now, ALICE, LOBBY, new_proof()))).session
    with pytest.raises(UserError, match="moved-on"):
        await store.sessions.log(session)
    assert await store.sessions.load(LOBBY) == other


@pytest.mark.parametrize(
    "item",
    ["", "not JSON", "7", "[]", '{"revision": 1}', '{"revision": 1, "start": "0"}', '{"revision": 1, "start": 0.5}'],
)
async def test_invalid_news_counts_as_a_new_board(store: Store, item: str) -> None:
    session = await begin(store, ALICE, BOB)
    await store.sessions.mark_announced(LOBBY, session.revision, post=7)
    await store.redis.zadd("session:{5001}:outbox", {item: session.revision})
    pending = await store.sessions.pending(LOBBY)
    assert pending is not None
    assert (pending.session, pending.board) == (session, True)
    assert pending.first == pending.revision == session.revision
    assert pending.entries == []
    await store.sessions.mark_announced(LOBBY, pending.revision, post=8)
    assert await store.redis.zcard("session:{5001}:outbox") == 0


@pytest.mark.parametrize("start", [-2, 999])
async def test_news_from_a_line_outside_the_log_has_no_entries(store: Store, start: int) -> None:
    session = await begin(store, ALICE, BOB)
    await store.sessions.mark_announced(LOBBY, session.revision, post=7)
    await store.redis.zadd("session:{5001}:outbox", {f'{{"revision": 1, "start": {start}}}': 1})
    pending = await store.sessions.pending(LOBBY)
    assert pending is not None
    assert (pending.revision, pending.entries) == (1, [])
