"""One person who does too much at once has to wait, reads how long, and holds up nobody else."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.actions.lobby import ShowOptions
from bot.domain.quotas import LOBBIES, PRESSES
from tests.bot.place import Time
from tests.end_to_end.game_night import GameNight, game_night, press, said_privately, shown


@pytest.fixture
async def strict_night(redis_url: str, tmp_path: Path, time: Time) -> AsyncIterator[GameNight]:
    """A game night with quotas."""
    async with game_night(redis_url, tmp_path, now=time, quotas=True) as night:
        yield night


async def test_a_person_with_too_many_lobbies_reads_when_the_next_is_allowed(
    strict_night: GameNight, time: Time
) -> None:
    alice, bob = await strict_night.people("Alice", "Bob")
    for _ in range(LOBBIES.burst):
        shown(await alice.slash("new", channel="lobby", game="manhattan"))
    refused = said_privately(await alice.slash("new", channel="lobby", game="manhattan"))
    assert f"<t:{time.moment + int(LOBBIES.seconds) + 1}:R>" in refused
    shown(await bob.slash("new", channel="lobby", game="manhattan"))
    time.moment += int(LOBBIES.seconds) + 1
    shown(await alice.slash("new", channel="lobby", game="manhattan"))


async def test_a_person_who_presses_without_end_is_slowed_down_and_others_are_not(
    strict_night: GameNight, time: Time
) -> None:
    alice, bob = await strict_night.people("Alice", "Bob")
    lobby = shown(await alice.slash("new", channel="lobby", game="manhattan"))
    for _ in range(PRESSES.burst - 1):
        shown(await press(alice, lobby, ShowOptions))
    assert "at once" in said_privately(await press(alice, lobby, ShowOptions))
    assert "at once" not in said_privately(await press(bob, lobby, ShowOptions))
    time.moment += 5
    assert "at once" not in said_privately(await press(alice, lobby, ShowOptions))
