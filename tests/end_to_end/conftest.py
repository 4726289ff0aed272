"""A game night for each test, with everything that passes between bot and sandbox checked on the way."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.place import Time
from tests.conftest import REFERENCE
from tests.end_to_end.browser import OpenWindow, windows
from tests.end_to_end.days import Days, Ledger
from tests.end_to_end.game_night import GameNight, Match, game_night
from tests.schemas import Inspector

EXPLAINED: dict[str, str] = {}
"""What Discord's descriptions flag and why it is right all the same: a pattern, and the reason."""


@pytest.fixture(scope="session")
def descriptions() -> Inspector:
    """Reads Discord's descriptions once."""
    return Inspector(REFERENCE / "discord")


@pytest.fixture
def inspector(descriptions: Inspector) -> Iterator[Inspector]:
    """Sees all traffic of a test, which fails at its end if something did not fit."""
    descriptions.violations.clear()
    yield descriptions
    assert sorted({found for found in descriptions.violations if not is_explained(found)}) == []


def is_explained(violation: str) -> bool:
    return any(re.search(pattern, violation) for pattern in EXPLAINED)


@pytest.fixture
def time() -> Time:
    """The clock of `days`."""
    return Time()


@pytest.fixture
def ledger(time: Time, inspector: Inspector) -> Ledger:
    """What the bot of `days` has said."""
    return Ledger(time, inspector)


@pytest.fixture
async def days(redis_url: str, tmp_path: Path, time: Time, ledger: Ledger) -> AsyncIterator[Days]:
    """A game night by a clock that the test moves."""
    async with game_night(redis_url, tmp_path, ledger, time) as night:
        yield Days(night, time)


@pytest.fixture
async def night(redis_url: str, tmp_path: Path, inspector: Inspector) -> AsyncIterator[GameNight]:
    """A sandbox, a bot and an empty Redis."""
    async with game_night(redis_url, tmp_path, inspector) as night:
        yield night


@pytest.fixture
async def match(night: GameNight) -> Match:
    """A match in a thread: Alice's first turn against Bob."""
    return await night.start_match("Bob", set_up={"start_player": "first_seat"})


@pytest.fixture
async def window(night: GameNight, chromium: Path) -> AsyncIterator[OpenWindow]:
    """`await window("Bob", **PHONE)` opens the page as Bob; errors in any window fail the test."""
    async with windows(night.sandbox, chromium) as open_window:
        yield open_window
