"""A line to Redis that loses answers, is slow, or is cut, as a test wishes."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import unquote, urlsplit

CHUNK = 1 << 16


class Line:
    """A proxy for the Redis that listens at the Unix socket of `target`; clients connect to `url`."""

    def __init__(self, target: str) -> None:
        self.url = ""
        self.lost = 0
        """How many answers were lost."""
        self.delay = 0.0
        """How many seconds later than usual each answer comes."""
        self._socket = unquote(urlsplit(target).path)
        self.held = asyncio.Event()
        """Set once an answer is held back."""
        self._losing: dict[bytes, int] = {}
        self._holding = b""
        self._left: int | None = None
        self._released = asyncio.Event()
        self._clients: dict[asyncio.Task[None], StreamWriter] = {}

    def lose_answers(self, to: bytes, times: int = 1) -> None:
        """Loses the answers to the next `times` requests that contain `to`. Redis carries them out."""
        self._losing[to] = self._losing.get(to, 0) + times

    def hold_answer(self, to: bytes) -> None:
        """Holds back the answer to the next request that contains `to`, until `release`. Redis carries it out."""
        self._holding = to
        self.held.clear()
        self._released.clear()

    def release(self) -> None:
        """Sends the answer that was held back."""
        self._released.set()

    def be_reliable(self) -> None:
        """Loses and delays nothing from now on."""
        self._losing.clear()
        self._left = None
        self.delay = 0.0

    def fail_after(self, requests: int) -> None:
        """Passes on so many requests more, and cuts the connection at each one after that."""
        self._left = requests

    def cut(self) -> None:
        """Cuts every connection."""
        for client in self._clients.values():
            client.transport.abort()

    async def serve(self, reader: StreamReader, client: StreamWriter) -> None:
        """Serves one connection."""
        task = asyncio.current_task()
        assert task is not None
        self._clients[task] = client
        with suppress(OSError, asyncio.CancelledError):
            answers, requests = await asyncio.open_unix_connection(self._socket)
            losing, holding = asyncio.Event(), asyncio.Event()
            answering = asyncio.create_task(self._answer(answers, client, losing, holding))
            try:
                while request := await reader.read(CHUNK):
                    if self._left is not None:
                        self._left -= 1
                        if self._left < 0:
                            break
                    if self._holding and self._holding in request:
                        self._holding = b""
                        holding.set()
                    if self._is_to_be_lost(request):
                        losing.set()
                    requests.write(request)
                    await requests.drain()
            finally:
                answering.cancel()
                requests.transport.abort()
        client.transport.abort()
        del self._clients[task]

    async def _answer(
        self, answers: StreamReader, client: StreamWriter, losing: asyncio.Event, holding: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while answer := await answers.read(CHUNK):
                if losing.is_set():
                    self.lost += 1
                    break
                if holding.is_set():
                    self.held.set()
                    await self._released.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                client.write(answer)
                await client.drain()
        client.transport.abort()

    def _is_to_be_lost(self, request: bytes) -> bool:
        for wanted, times in self._losing.items():
            if times and wanted in request:
                self._losing[wanted] -= 1
                return True
        return False

    async def stop(self) -> None:
        """Cuts every connection and waits until nothing is served."""
        for task in [*self._clients]:
            task.cancel()
        await asyncio.gather(*self._clients, return_exceptions=True)


@asynccontextmanager
async def unreliable(target: str) -> AsyncIterator[Line]:
    """Runs a line to the Redis at `target` on a loopback port."""
    line = Line(target)
    server = await asyncio.start_server(line.serve, "127.0.0.1")
    line.url = f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        server.close()
        await line.stop()
