"""A harness for each test, which checks all traffic between bot and sandbox against Discord's schemas."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.kinds_of_keys import undeclared
from tests.bot.place import SWIFT, Time
from tests.conftest import REFERENCE
from tests.end_to_end.browser import OpenWindow, windows
from tests.end_to_end.days import Days, Ledger
from tests.end_to_end.harness import Harness, Match, running_harness
from tests.schemas import Inspector

ACCEPTED: dict[str, str] = {
    r"400: : .*_INVALID": "described with a number as the code of a field's error, and sent with a word",
}
"""Violations of Discord's schemas that are accepted: a pattern, and the reason."""


@pytest.fixture(scope="session")
def descriptions() -> Inspector:
    """Reads Discord's schemas once."""
    return Inspector(REFERENCE / "discord")


@pytest.fixture
def inspector(descriptions: Inspector) -> Iterator[Inspector]:
    """Checks all traffic of a test, which fails at its end if there were violations."""
    descriptions.violations.clear()
    yield descriptions
    assert sorted({found for found in descriptions.violations if not is_accepted(found)}) == []


def is_accepted(violation: str) -> bool:
    return any(re.search(pattern, violation) for pattern in ACCEPTED)


@pytest.fixture
def time() -> Time:
    """The clock of `days`."""
    return Time()


@pytest.fixture
def ledger(time: Time, inspector: Inspector) -> Ledger:
    """The messages that the bot of `days` has sent."""
    return Ledger(time, inspector)


@pytest.fixture
async def days(redis_url: str, tmp_path: Path, time: Time, ledger: Ledger) -> AsyncIterator[Days]:
    """A harness with a clock that the test advances."""
    async with running_harness(redis_url, tmp_path, ledger, time, pace=SWIFT) as harness:
        yield Days(harness, time)


@pytest.fixture
def pace(request: pytest.FixtureRequest) -> float:
    """The pace of rate limits: that of Discord, unless the test plays on for days."""
    return SWIFT if any(request.node.get_closest_marker(name) for name in ("match", "swift")) else 1


@pytest.fixture
def thinking() -> float:
    """Seconds that a computer player has for a turn: so few that matches are quick."""
    return 0.01


@pytest.fixture
async def harness(
    redis_url: str, tmp_path: Path, inspector: Inspector, pace: float, thinking: float
) -> AsyncIterator[Harness]:
    """A sandbox, a bot and an empty Redis."""
    async with running_harness(redis_url, tmp_path, inspector, pace=pace, thinking=thinking) as harness:
        yield harness
        assert await undeclared(harness.bot.services.store) == []


@pytest.fixture
async def match(harness: Harness) -> Match:
    """A match in a thread, at Alice's first turn against Bob."""
    return await harness.start_match("Bob", set_up={"start_player": "first_seat"})


@pytest.fixture
async def window(harness: Harness, chromium: Path) -> AsyncIterator[OpenWindow]:
    """`await window("Bob", **PHONE)` opens the page as Bob; errors in any window fail the test."""
    async with windows(harness.sandbox, chromium) as open_window:
        yield open_window
