"""The database behind Sentinels, through the failure of the master, and over TLS with a password."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import trustme

from bot.domain.session import Change, changed
from bot.store import topology
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.topology import WrongAddress
from tests.bot.sessions import ALICE, BOB, match
from tests.clusters import Node, until

pytestmark = pytest.mark.process
NAME = "table"


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[list[Node]]:
    """A master, its replica, and the Sentinel that watches them."""
    master = Node(tmp_path / "master")
    replica = Node(tmp_path / "replica", f"replicaof 127.0.0.1 {master.port}", "repl-diskless-sync-delay 0")
    watched = f"sentinel monitor {NAME} 127.0.0.1 {master.port} 1"
    sentinel = Node(tmp_path / "sentinel", watched, f"sentinel down-after-milliseconds {NAME} 500", sentinel=True)
    nodes = [master, replica, sentinel]
    try:
        for node in nodes:
            await node.start()
        yield nodes
    finally:
        for node in nodes:
            await node.close()


async def test_a_promoted_replica_is_followed_and_has_every_commit(servers: list[Node]) -> None:
    master, replica, sentinel = servers

    async def is_replicated() -> bool:
        known: Any = await sentinel.redis.sentinel_masters()
        return (
            bool(known[NAME]["num-slaves"]) and (await replica.redis.info("replication"))["master_link_status"] == "up"
        )

    await until(is_replicated)
    url = f"redis+sentinel://127.0.0.1:1,127.0.0.1:{sentinel.port}/{NAME}"
    await topology.check(url)
    store = Store(url)
    session = match(ALICE, BOB)
    await store.sessions.create(session)
    session = (await store.sessions.update(session, lambda now: changed(now, news=False))).session
    await master.kill()
    after: Change | None = None
    while after is None:
        try:
            after = await store.sessions.update(session, lambda now: changed(now, news=False), "press")
        except StoreUnavailable:
            continue
    found = await store.sessions.load(session.id)
    assert found is not None
    assert found.revision == session.revision + 1
    await store.close()


async def test_an_address_that_does_not_fit_is_refused_with_the_one_that_does(servers: list[Node]) -> None:
    _, replica, sentinel = servers
    with pytest.raises(WrongAddress, match=r"a Sentinel: its address begins with redis\+sentinel://"):
        await topology.check(f"redis://127.0.0.1:{sentinel.port}")
    with pytest.raises(WrongAddress, match="the Sentinels know no tables, but table"):
        await topology.check(f"redis+sentinel://127.0.0.1:{sentinel.port}/tables")
    with pytest.raises(WrongAddress, match="names a replica"):
        await topology.check(f"redis://127.0.0.1:{replica.port}")
    with pytest.raises(WrongAddress, match="a single Redis: its address begins with redis://"):
        await topology.check(f"redis+cluster://127.0.0.1:{replica.port}")


async def test_a_server_with_tls_and_a_password_is_used_by_its_authority_alone(tmp_path: Path) -> None:
    authority, certificate = trustme.CA(), tmp_path / "ca.pem"
    authority.cert_pem.write_to_path(certificate)
    node = Node(tmp_path / "server", "user default on >hunter2 ~* &* +@all", password="hunter2")
    await node.start()
    async with _encrypted(authority, node.port) as port:
        for options in ("", f"?ssl_ca_certs={certificate}"):
            store = Store(f"rediss://:hunter2@127.0.0.1:{port}{options}")
            if options:
                await store.sessions.create(match(ALICE, BOB))
            else:
                with pytest.raises(StoreUnavailable, match="certificate"):
                    await store.sessions.create(match(ALICE, BOB))
            await store.close()
    await node.close()


@asynccontextmanager
async def _encrypted(authority: trustme.CA, port: int) -> AsyncIterator[int]:
    """Encrypts the line to a server, as a server with TLS does; yields the port of that line."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("127.0.0.1").configure_cert(context)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while some := await reader.read(1 << 16):
            writer.write(some)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, requests = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pass_on(reader, requests), pass_on(answers, writer), return_exceptions=True)

    server = await asyncio.start_server(serve, "127.0.0.1", ssl=context)
    async with server:
        yield server.sockets[0].getsockname()[1]
