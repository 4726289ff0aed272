"""Live updates: the WebSockets of the page and of people in Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from aiohttp import web

from sandbox.push.sockets import Outbox


class Live:
    """The open live sockets by person."""

    def __init__(self) -> None:
        self._outboxes: dict[str, list[Outbox]] = {}

    def push(self, user_id: str, event: str, data: Any) -> None:
        self.push_to([user_id], event, data)

    def push_to(self, user_ids: Iterable[str], event: str, data: Any) -> None:
        frame = None
        for user_id in user_ids:
            for outbox in self._outboxes.get(user_id, ()):
                frame = frame or msgspec.json.encode({"t": event, "d": data}).decode()
                outbox.put(frame)

    def push_to_all(self, event: str, data: Any) -> None:
        self.push_to(list(self._outboxes), event, data)

    def close(self) -> None:
        """Closes every socket because the sandbox is shutting down."""
        for outboxes in self._outboxes.values():
            for outbox in outboxes:
                outbox.close(1001)

    async def serve(self, request: web.Request, user_id: str, greeting: dict[str, Any]) -> web.StreamResponse:
        """Serves one live socket; `greeting` is the BOT event that it starts with."""
        socket = web.WebSocketResponse(heartbeat=30, compress=False)
        await socket.prepare(request)
        outbox = Outbox(socket)
        outboxes = self._outboxes.setdefault(user_id, [])
        outboxes.append(outbox)
        self.push(user_id, "BOT", greeting)
        try:
            async for _ in socket:
                pass
        finally:
            outboxes.remove(outbox)
            await outbox.stop()
        return socket
