"""Nobody learns what is hidden from them: whatever they do in two matches that look the same, the same comes back.

Everything that the bot sends to Discord meanwhile is compared: answers, posts, forms, completions, pictures, files.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.features.duels.daily import day_of
from bot.features.duels.daily_store import Daily
from bot.features.duels.duel_actions import OpenDuel, PlayDuel
from bot.features.duels.duel_store import Duels
from bot.features.replay import pool
from bot.handlers import entropy
from tests.bot.place import SWIFT, Time
from tests.end_to_end.harness import Harness, forge, is_post, message_of, press, running_harness
from tests.end_to_end.twins import ended_twins, twins
from tests.end_to_end.walk import Walk
from tests.end_to_end.worlds import AtEqualIterations, InThisProcess, Recorder, Worlds


class Scene(NamedTuple):
    """Who looks at a match of which game, after how many lines of its log."""

    person: str
    game: str
    lines: int
    seat: int | None
    moves: bool
    whole: bool = False
    """Whether they do whatever can be done in a match; else most of it."""
    others: bool = False
    """Whether they also do what is not about a match."""


SCENES = (
    Scene("Alice", "manhattan", 10, seat=0, moves=True, whole=True),
    Scene("Carol", "manhattan", 12, seat=None, moves=False),
)

LONG = (
    SCENES[0]._replace(others=True),
    Scene("Alice", "manhattan", 11, seat=0, moves=False),
    Scene("Alice", "coal_baron", 6, seat=0, moves=False),
)
"""Scenes of `make test-all`: with what is not about a match, while others move, and with many boards and options."""


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
async def harness(
    redis_url: str, tmp_path: Path, recorder: Recorder, time: Time, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Harness]:
    """A harness in which new matches have the same chance in both worlds, and no jobs run once the match has begun."""
    monkeypatch.setattr(entropy, "token_bytes", bytes)
    monkeypatch.setattr(pool, "ReplayPool", InThisProcess)
    async with running_harness(redis_url, tmp_path, recorder, time, pace=SWIFT) as harness:
        yield harness


async def without_jobs(harness: Harness) -> None:
    """Starts the bot again without jobs, and with advice that can be compared."""
    await harness.stop_bot()
    await harness.start_bot(works=False)
    harness.bot.services.search = AtEqualIterations()


async def differences(both: Worlds, *, whole: bool = False, others: bool = False) -> list[str]:
    """Returns what differs between two worlds, whatever the person does."""
    walk = Walk(both.person, both.post, both.session, whole=whole, others=others)
    await walk.begin()
    found = [await both.compare_post()]
    for act in walk:
        found.append(await both.compare(act, walk))
    assert len(found) > 60
    assert both.files > 20
    return [each for each in found if each]


@pytest.mark.swift
@pytest.mark.parametrize(
    "scene",
    [*SCENES, *(pytest.param(scene, marks=pytest.mark.campaign) for scene in LONG)],
    ids=lambda scene: f"{scene.person}-{scene.game}-{scene.lines}",
)
async def test_nothing_that_a_person_can_do_shows_what_is_hidden_from_them(
    harness: Harness, recorder: Recorder, scene: Scene
) -> None:
    match = await harness.start_match("Bob", game=scene.game)
    await match.settle()
    await without_jobs(harness)
    await harness.bot.services.store.of(Daily).secret()  # drawn once for an installation
    both = Worlds(harness, recorder, await harness.person(scene.person), match.post, match.id)
    for number, played in enumerate(twins(scene.game, scene.seat, scene.lines, moves=scene.moves)):
        await both.put(played, scene.seat, is_twin=number > 0)
    assert await differences(both, whole=scene.whole, others=scene.others) == []


async def begin_deal_of_the_day(harness: Harness) -> int:
    """Begins the deal of the day as Alice; returns her match."""
    alice = await harness.person("Alice")
    await alice.slash("daily", channel="dm", what="play")
    own = await harness.bot.services.store.of(Daily).own(day_of(harness.now()), int(alice.id))
    assert own is not None
    return own.session


async def begin_duel(harness: Harness) -> int:
    """Begins a duel as Alice, which Bob still has to play; returns her match."""
    alice = await harness.person("Alice")
    lobby = await harness.open_lobby("Bob", game="mint_works")
    opened = message_of(await forge(alice, lobby, OpenDuel(int(lobby["id"]))))
    await press(alice, opened, PlayDuel)
    standing = await harness.bot.services.store.of(Duels).load(int(opened["id"]))
    assert standing is not None
    return standing.entries[int(alice.id)].session


@pytest.mark.swift
@pytest.mark.parametrize("begin", [begin_deal_of_the_day, pytest.param(begin_duel, marks=pytest.mark.campaign)])
async def test_nothing_tells_a_deal_before_it_is_over(
    harness: Harness, recorder: Recorder, begin: Callable[[Harness], Awaitable[int]]
) -> None:
    alice = await harness.person("Alice")
    number = await begin(harness)
    post = await alice.wait_for(is_post)
    await without_jobs(harness)
    session = await harness.bot.services.store.sessions.load(number)
    assert session is not None
    both = Worlds(harness, recorder, alice, post, session.id)
    for world, played in enumerate(ended_twins(session.playing)):
        await both.put(played, 0, is_twin=world > 0)
    assert await differences(both) == []
