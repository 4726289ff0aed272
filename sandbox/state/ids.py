"""Snowflakes: Discord's ids, decimal strings that grow with time."""

from __future__ import annotations

from datetime import UTC, datetime

from sandbox.state.clock import Clock

EPOCH_MS = 1_420_070_400_000
_SEQUENCE_BITS = 22


class Snowflakes:
    """Generates ids for the current time, each greater than the one before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        present = (int(self._clock.now() * 1000) - EPOCH_MS) << _SEQUENCE_BITS
        self._last = max(self._last + 1, present)
        return str(self._last)

    def start_after(self, snowflake: str) -> None:
        """Never returns this id or an earlier one from now on."""
        self._last = max(self._last, int(snowflake))


def created_at(snowflake: str) -> float:
    """Returns when the id was generated, in seconds since 1970."""
    return ((int(snowflake) >> _SEQUENCE_BITS) + EPOCH_MS) / 1000


def timestamp(seconds: float) -> str:
    """Returns a time in Discord's format."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def is_snowflake(value: object) -> bool:
    return isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20
