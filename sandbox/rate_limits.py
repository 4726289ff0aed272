"""Discord's rate limits: per route, for everything together, and for edits of old messages.

Discord publishes few figures: its documentation, "Rate Limits", names 50 requests a second for everything together,
from which interactions are exempt. Those of routes are what its headers say.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from sandbox.errors import Refused, too_many_old_edits
from sandbox.state.clock import Clock


@dataclass(frozen=True)
class Limit:
    requests: int
    seconds: float


EVERYTHING = USUAL = Limit(50, 1)
_BY_ROUTE = {
    "POST /channels/{channel_id}/messages": Limit(5, 5),
    "PATCH /channels/{channel_id}/messages/{message_id}": Limit(5, 5),
    "DELETE /channels/{channel_id}/messages/{message_id}": Limit(5, 1),
}
RENAME = Limit(2, 600)
OLD_EDITS = Limit(3, 20)
"""Edits in one channel of messages older than an hour. Discord's figure is not known; 30046 is the answer beyond it."""
UNLIMITED = "POST /interactions/{interaction_id}/{interaction_token}/callback"
INTERACTIONS = (UNLIMITED, "/webhooks/{webhook_id}/{webhook_token}")
"""Routes that do not count for the limit of everything together."""


@dataclass
class _Window:
    ends: float
    used: int = 0


class RateLimits:
    """The recent use of each bucket (a route in one channel, guild or webhook).

    At a `pace` of 10, every window passes ten times as fast, and a bot waits a tenth of the time: for tests that play
    in a minute what takes people days.
    """

    def __init__(self, clock: Clock, *, enforced: bool, pace: float = 1) -> None:
        self._clock = clock
        self._enforced = enforced
        self._pace = pace
        self._windows: dict[str, _Window] = {}

    def count(self, route: str, place: str, *, renames: bool = False) -> dict[str, str]:
        """Counts a request to `route` (its pattern) at `place`; returns the headers of its answer.

        Raises Refused (429) if that is one too many and limits are enforced.
        """
        if route == UNLIMITED:
            return {}
        if not any(part in route for part in INTERACTIONS):
            self._take("everything", EVERYTHING, is_global=True)
        limit = _BY_ROUTE.get(route, USUAL)
        window = self._take(f"{route} {place}", limit)
        if renames:
            self._take(f"{route} {place} name", RENAME)
        return self._headers(route, limit, window)

    def count_old_edit(self, channel_id: str) -> None:
        """Counts an edit of a message older than an hour. Raises Refused (429, 30046) if that is one too many."""
        try:
            self._take(f"old {channel_id}", OLD_EDITS)
        except Refused as refused:
            raise too_many_old_edits(refused.body["retry_after"]) from None

    def _take(self, bucket: str, limit: Limit, *, is_global: bool = False) -> _Window:
        now, length = self._clock.now(), limit.seconds / self._pace
        if not self._enforced:
            return _Window(now + length, 1)
        window = self._windows.get(bucket)
        if window is None or window.ends <= now:
            window = self._windows[bucket] = _Window(now + length)
        window.used += 1
        if window.used > limit.requests:
            wait = round(window.ends - now, 3)
            raise Refused(429, 0, "You are being rate limited.", retry_after=wait, **{"global": is_global})
        return window

    def _headers(self, route: str, limit: Limit, window: _Window) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(limit.requests - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{window.ends - self._clock.now():.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
