"""Real servers that stand in for each other: a Redis Cluster, and a server with a replica that a Sentinel watches."""

from __future__ import annotations

import asyncio
import socket
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from bot.store.failover import SLOT
from bot.store.server import find_server

MASTERS = 3
SLOTS = 16384
NODE_TIMEOUT = 500
"""Milliseconds after which a node counts as failed."""
POLL_SECONDS = 0.02
PATIENCE = 30.0


class Node:
    """A server that can be killed and started again, with its data in `folder`."""

    def __init__(self, folder: Path, *settings: str, sentinel: bool = False, password: str | None = None) -> None:
        folder.mkdir(parents=True)
        self.port, self.bus = _free_ports()
        self._settings = [*settings]
        self._folder = folder
        self._sentinel = sentinel
        self._process: Process | None = None
        self.redis = client(self.port, password=password)

    @property
    def is_running(self) -> bool:
        """Whether its process lives."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Starts the server and waits until it answers."""
        file = self._folder / "server.conf"
        if not file.exists():  # it writes what it learns into it
            bus = [] if self._sentinel else [f"cluster-port {self.bus}"]
            file.write_text("\n".join([f"port {self.port}", *bus, f"dir {self._folder}", "save ''", *self._settings]))
        mode = ["--sentinel"] if self._sentinel else []
        self._process = await asyncio.create_subprocess_exec(
            find_server(self._folder), file, *mode, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        )
        await until(self._answers)

    async def _answers(self) -> bool:
        with suppress(RedisError, OSError):
            return bool(await self.redis.ping())
        return False

    async def kill(self) -> None:
        """Kills the server, as a crash of its machine would."""
        if self._process is not None and self.is_running:
            self._process.kill()
            await self._process.wait()

    async def close(self) -> None:
        """Kills the server for good."""
        await self.kill()
        await self.redis.aclose()


class Cluster:
    """Three masters, each with a replica."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes

    @property
    def url(self) -> str:
        """An address that names every node."""
        hosts = ",".join(f"127.0.0.1:{node.port}" for node in self.nodes)
        return f"redis+cluster://{hosts}"

    async def owner(self) -> Node:
        """Returns the node that is master of Parlour's slot, in the eyes of most others."""
        found = [port for node in self.nodes if node.is_running and (port := await _owner(node)) is not None]
        port = max(set(found), key=found.count)
        return next(node for node in self.nodes if node.port == port)

    async def fail_over(self) -> Node:
        """Kills the master of Parlour's slot, and waits until another is; returns the killed one."""
        killed = await self.owner()
        await killed.kill()

        async def promoted() -> bool:
            return await self.owner() is not killed and await self.is_well()

        await until(promoted)
        return killed

    async def is_well(self) -> bool:
        """Whether every node that runs finds that all slots are served."""
        states = [await node.redis.execute_command("CLUSTER INFO") for node in self.nodes if node.is_running]
        return all(state["cluster_state"] == "ok" for state in states)

    async def is_whole(self) -> bool:
        """Whether every node runs, and each replica has caught up."""
        if not all(node.is_running for node in self.nodes) or not await self.is_well():
            return False
        for node in self.nodes:
            role = await node.redis.role()
            if role[0] == b"slave" and role[3] != b"connected":
                return False
        return True

    async def revive(self, node: Node) -> None:
        """Starts a killed node again, and waits until it is a replica that has caught up."""
        await node.start()
        await until(self.is_whole)


def client(port: int, **options: Any) -> Redis:
    """Returns a client of one server that tries nothing twice."""
    return Redis(port=port, socket_timeout=2, retry=Retry(NoBackoff(), 0), **options)


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Waits until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(POLL_SECONDS)


@asynccontextmanager
async def cluster(folder: Path) -> AsyncIterator[Cluster]:
    """Runs a cluster whose nodes keep everything in `folder`."""
    settings = [
        "cluster-enabled yes",
        f"cluster-node-timeout {NODE_TIMEOUT}",
        "appendonly no",
        "repl-diskless-sync-delay 0",
    ]
    nodes = []
    try:
        for number in range(2 * MASTERS):
            nodes.append(Node(folder / str(number), *settings))
        await asyncio.gather(*(node.start() for node in nodes))
        made = Cluster(nodes)
        await _join(made)
        yield made
    finally:
        await asyncio.gather(*(node.close() for node in nodes))


async def _join(made: Cluster) -> None:
    masters, replicas = made.nodes[:MASTERS], made.nodes[MASTERS:]
    for number, node in enumerate(masters):
        first, end = SLOTS * number // MASTERS, SLOTS * (number + 1) // MASTERS
        await node.redis.execute_command("CLUSTER ADDSLOTSRANGE", first, end - 1)
        await node.redis.execute_command("CLUSTER SET-CONFIG-EPOCH", number + 1)
    for node in made.nodes[1:]:
        await node.redis.execute_command("CLUSTER MEET", "127.0.0.1", masters[0].port, masters[0].bus)

    async def know_each_other() -> bool:
        known = [await node.redis.execute_command("CLUSTER NODES") for node in made.nodes]
        flags = [[other["flags"] for other in others.values()] for others in known]
        return all(len(each) == len(made.nodes) and "handshake" not in each for each in flags)

    await until(know_each_other)
    for master, replica in zip(masters, replicas, strict=True):
        name = await master.redis.execute_command("CLUSTER MYID")
        await replica.redis.execute_command("CLUSTER REPLICATE", name)
    await until(made.is_whole)


async def _owner(node: Node) -> int | None:
    for first, last, master, *_ in await node.redis.execute_command("CLUSTER SLOTS"):
        if first <= SLOT <= last:
            return int(master[1])
    return None


def _free_ports() -> tuple[int, int]:
    with socket.socket() as first, socket.socket() as second:
        first.bind(("127.0.0.1", 0))
        second.bind(("127.0.0.1", 0))
        return first.getsockname()[1], second.getsockname()[1]
