"""Sends over a WebSocket without waiting for the reader."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from aiohttp import ClientConnectionResetError, web


class Outbox:
    """The queue of frames for one socket, sent in order by a task of its own."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self.closes = False
        """Whether this side closes the socket."""
        self._frames: asyncio.Queue[str | int] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._send())

    def put(self, frame: str) -> None:
        self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Closes the socket after the frames queued so far."""
        self.closes = True
        self._frames.put_nowait(code)

    async def finish(self) -> None:
        """Waits until the socket is closed."""
        await self._task

    async def stop(self) -> None:
        """Cancels what is not sent yet."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _send(self) -> None:
        with suppress(ClientConnectionResetError):
            while True:
                frame = await self._frames.get()
                if isinstance(frame, int):
                    await self._socket.close(code=frame)
                    return
                await self._socket.send_str(frame)
