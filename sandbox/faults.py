"""Injected faults: requests that fail or are slow."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sandbox.errors import Refused


@dataclass
class Fault:
    """A failure or delay of the next `times` requests that match `route`."""

    route: re.Pattern[str]
    times: int
    delay: float = 0.0
    status: int = 0
    code: int = 0
    message: str = ""
    retry_after: float = 1.0
    after_effect: bool = False
    cuts: bool = False
    """Whether the connection is cut after the request took effect."""

    def refusal(self) -> Refused:
        if self.status == 429:
            message = self.message or "You are being rate limited."
            return Refused(429, self.code, message, retry_after=self.retry_after, **{"global": False})
        return Refused(self.status, self.code, self.message or f"{self.status}: injected failure")


class Faults:
    """The faults that no request has used up yet."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._waiting.append(fault)

    def clear(self) -> None:
        self._waiting.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Returns the first fault that matches a request such as `POST /channels/1/messages`, and uses it once."""
        request = f"{method} {path}"
        for fault in self._waiting:
            if fault.route.search(request):
                fault.times -= 1
                if not fault.times:
                    self._waiting.remove(fault)
                return fault
        return None
