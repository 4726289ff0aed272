"""The workbench with a match in a channel: the real bot, a sandbox, and people in it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from bot.app.workbench.bench import Bench
from bot.app.workbench.command import environment, place_of
from bot.app.workbench.messages import Deal, Scene
from bot.app.workbench.table import Table, Wish
from bot.jobs.cancel import end
from sandbox import Person, Sandbox
from sandbox.testing import reading

pytestmark = pytest.mark.process

PATIENCE = 30.0


@pytest.fixture
async def table(sandbox: Sandbox, redis_url: str, tmp_path: Path) -> AsyncIterator[Table]:
    """A table in the sandbox at which nothing lies yet."""
    settings = {**environment(sandbox.url, redis_url, tmp_path), "PARLOUR_EMOJIS": "false"}
    table = Table("manhattan", await place_of(sandbox.url), settings)
    running = asyncio.create_task(table.run())
    yield table
    await end(running)


@pytest.fixture
async def bench(table: Table, tmp_path: Path) -> AsyncIterator[Bench]:
    """A workbench with a match of Manhattan at the table."""
    bench = Bench("manhattan", Deal(2, 1, {}, 14), tmp_path / "tests")
    bench.play_at(table)
    await bench.begin(None)
    yield bench
    await bench.close()


def scene(bench: Bench) -> Scene:
    assert bench.shown.scene is not None, bench.shown.error
    return bench.shown.scene


async def until(bench: Bench, wanted: Callable[[], bool]) -> None:
    """Waits until what the panel shows is as wanted."""
    async with asyncio.timeout(PATIENCE):
        async for _ in bench.revisions():
            if wanted():
                return


async def posts(person: Person, bench: Bench) -> list[dict[str, Any]]:
    """Returns the posts of the bot with a board, once it has posted the position that is shown."""
    assert bench.shown.channel.error == ""
    thread = bench.shown.channel.address.rpartition("/")[2]
    return [message for message in await person.messages(thread) if "Play" in reading.buttons(message)]


async def test_what_the_author_does_is_in_the_channel_and_what_people_play_is_in_the_panel(
    bench: Bench, table: Table, sandbox: Sandbox
) -> None:
    alice, bob = await sandbox.person("Alice"), await sandbox.person("Bob")
    await table.settled()
    people = [alice, bob]
    (post,) = await posts(alice, bench)
    mover = people[scene(bench).questions[0].seat]
    panel = (await mover.click(post, "Play")).message or {}
    await mover.click(panel, next(label for label in reading.buttons(panel) if label[0].isdigit()))
    await until(bench, lambda: bench.shown.drafted == 1)
    assert (scene(bench).line, len(scene(bench).lines), bench.shown.undoable) == (16, 16, True)

    await bench.saved(engine=False)
    await table.settled()
    assert bench.shown.drafted == 1, "a save loses no draft"
    panel = (await mover.click((await posts(alice, bench))[0], "Play")).message or {}
    assert "Undo" in reading.buttons(panel)

    await bench.undo()
    await table.settled()
    assert (scene(bench).line, bench.shown.drafted) == (15, 0)

    await bench.look(line=4)
    await table.settled()
    (post,) = await posts(alice, bench)
    mover = people[scene(bench).questions[0].seat]
    assert f"<@{mover.id}>, it is your turn." in reading.text(post)
    assert len(scene(bench).lines) == 15, "the lines after it can still be gone to"

    await bench.act(Deal(3, 1, {}, 3))
    await table.settled()
    assert len(await posts(alice, bench)) == 1
    assert (await alice.channel(bench.shown.channel.address.rpartition("/")[2]))["name"] == (
        "Manhattan · Alice, Bob, Carol"
    )

    table.wish(Wish(Raw(b"{}"), 1, 0, "en"))
    await until(bench, lambda: "InvalidRecord" in bench.shown.channel.error)
    await bench.look(line=5)
    await table.settled()
    assert len(await posts(alice, bench)) == 1, "the next position is tried"
