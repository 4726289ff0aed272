"""Trouble made on purpose: requests that fail or take their time."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sandbox.errors import Refused


@dataclass
class Fault:
    """What happens to the next `times` requests that match."""

    route: re.Pattern[str]
    times: int
    delay: float = 0.0
    status: int = 0
    code: int = 0
    message: str = ""
    retry_after: float = 1.0
    after_effect: bool = False

    def refusal(self) -> Refused:
        if self.status == 429:
            return Refused(429, 0, "You are being rate limited.", retry_after=self.retry_after, **{"global": False})
        return Refused(self.status, self.code, self.message or f"{self.status}: made to fail")


class Faults:
    """The faults still waiting for their requests."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._waiting.append(fault)

    def clear(self) -> None:
        self._waiting.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """The first fault for a request such as `POST /channels/1/messages`; it counts as used."""
        request = f"{method} {path}"
        for fault in self._waiting:
            if fault.route.search(request):
                fault.times -= 1
                if not fault.times:
                    self._waiting.remove(fault)
                return fault
        return None
