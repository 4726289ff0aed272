"""Discord's rate limits per route: sent in headers, and enforced on request."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from sandbox.errors import Refused
from sandbox.state.clock import Clock


@dataclass(frozen=True)
class Limit:
    requests: int
    seconds: float


USUAL = Limit(50, 1)
_BY_ROUTE = {
    "POST /channels/{channel_id}/messages": Limit(5, 5),
    "PATCH /channels/{channel_id}/messages/{message_id}": Limit(5, 5),
    "DELETE /channels/{channel_id}/messages/{message_id}": Limit(5, 1),
    "PUT /applications/{application_id}/commands": Limit(2, 10),
}
RENAME = Limit(2, 600)


@dataclass
class _Window:
    ends: float
    used: int = 0


class RateLimits:
    """The recent use of each bucket (a route in one channel, guild or webhook)."""

    def __init__(self, clock: Clock, *, enforced: bool) -> None:
        self._clock = clock
        self._enforced = enforced
        self._windows: dict[str, _Window] = {}

    def count(self, route: str, place: str, *, renames: bool = False) -> dict[str, str]:
        """Counts a request to `route` (its pattern) at `place`; returns the headers of its answer.

        Raises Refused (429) if that is one too many and limits are enforced.
        """
        limit = _BY_ROUTE.get(route, USUAL)
        headers = self._count(route, place, limit)
        if renames:
            self._count(f"{route} name", place, RENAME)
        return headers

    def _count(self, route: str, place: str, limit: Limit) -> dict[str, str]:
        if not self._enforced:
            return _headers(route, limit.requests, limit.requests - 1, self._clock.now() + limit.seconds, limit)
        now = self._clock.now()
        window = self._windows.get(f"{route} {place}")
        if window is None or window.ends <= now:
            window = self._windows[f"{route} {place}"] = _Window(now + limit.seconds)
        window.used += 1
        if window.used > limit.requests:
            wait = round(window.ends - now, 3)
            raise Refused(429, 0, "You are being rate limited.", retry_after=wait, **{"global": False})
        remaining = limit.requests - window.used
        return _headers(route, limit.requests, remaining, window.ends, Limit(limit.requests, window.ends - now))


_buckets: dict[str, str] = {}


def _headers(route: str, requests: int, remaining: int, ends: float, limit: Limit) -> dict[str, str]:
    if route not in _buckets:
        _buckets[route] = hashlib.sha256(route.encode()).hexdigest()[:32]
    return {
        "X-RateLimit-Limit": str(requests),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{ends:.3f}",
        "X-RateLimit-Reset-After": f"{limit.seconds:.3f}",
        "X-RateLimit-Bucket": _buckets[route],
    }
