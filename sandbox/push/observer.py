"""The interface for watching the traffic between bot and sandbox."""

from __future__ import annotations

from typing import Any, Literal, Protocol

Direction = Literal["to bot", "from bot"]


class Observer(Protocol):
    """Called with every exchange; the bodies are plain JSON values."""

    def rest(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        """Called with a request (`path` is below /api/v10) and its answer; None means no body."""
        ...

    def frame(self, direction: Direction, frame: dict[str, Any]) -> None:
        """Called with a gateway frame."""
        ...
