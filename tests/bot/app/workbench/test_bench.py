"""The workbench with its process, but without a page."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.app.workbench.bench import Bench, Refusal
from bot.app.workbench.messages import Deal, Look, PlayOn, Scene
from rules import games, record, selfplay

pytestmark = pytest.mark.process


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    """A workbench with a match of Manhattan."""
    bench = Bench("manhattan", Deal(2, 1, {}, 8), tmp_path / "tests")
    await bench.begin(None)
    yield bench
    await bench.close()


def scene(bench: Bench) -> Scene:
    assert bench.shown.scene is not None, bench.shown.error
    return bench.shown.scene


async def test_an_author_looks_around_changes_opens_and_keeps(bench: Bench) -> None:
    await a_change_can_be_undone_and_looking_around_is_no_change(bench)
    await pictures_belong_to_what_is_shown_and_are_gone_with_it(bench)
    await a_record_is_opened_and_one_of_nothing_leaves_the_match_on_the_workbench(bench)
    await a_name_that_is_no_file_name_is_refused_and_no_position_overwrites_another(bench)


async def a_change_can_be_undone_and_looking_around_is_no_change(bench: Bench) -> None:
    before = bench.content
    await bench.look(line=3)
    assert (scene(bench).line, bench.shown.undoable) == (3, False)
    await bench.act(PlayOn())
    assert (len(scene(bench).lines), bench.shown.undoable) == (4, True)
    await bench.undo()
    assert (bench.content, scene(bench).line, bench.shown.undoable) == (before, 3, False)
    with pytest.raises(Refusal, match="nothing to undo"):
        await bench.undo()


async def pictures_belong_to_what_is_shown_and_are_gone_with_it(bench: Bench) -> None:
    earlier = bench.shown.pictures
    found = await bench.picture(earlier, 1)
    assert found is not None
    assert found.png.startswith(b"\x89PNG")
    await bench.look(line=2)
    assert await bench.picture(earlier, 1) is None
    assert await bench.picture(bench.shown.pictures, 7) is None


async def test_the_computer_plays_to_the_end_and_can_be_stopped(bench: Bench) -> None:
    await bench.play_on(PlayOn(), turns=10_000)
    async for _ in bench.revisions():
        if scene(bench).line > 12:
            break
    await bench.stop()
    assert bench.shown.playing is False
    stopped = scene(bench).line
    assert scene(bench).questions
    await bench.play_on(PlayOn(), turns=2)
    async for _ in bench.revisions():
        if scene(bench).line == stopped + 2:
            break
    assert len(scene(bench).lines) == stopped + 2


async def a_record_is_opened_and_one_of_nothing_leaves_the_match_on_the_workbench(bench: Bench) -> None:
    other = record.encode(selfplay.recorded(games.load("manhattan"), 4, {}, 5, 30))
    await bench.open(other)
    assert (scene(bench).line, len(scene(bench).players)) == (31, 4)
    with pytest.raises(Refusal, match="cannot read the match"):
        await bench.open(b"{}")
    with pytest.raises(msgspec.MsgspecError):
        await bench.open(b"the weather")
    assert msgspec.json.decode(bench.content) == msgspec.json.decode(other)
    await bench.undo()
    assert len(scene(bench).players) == 2


async def test_a_position_is_kept_with_a_test_that_passes_until_the_rules_differ(bench: Bench, tmp_path: Path) -> None:
    file = await bench.keep("opening")
    assert file == tmp_path / "tests" / "kept" / "opening.json"
    assert await asyncio.to_thread(kept_test_passes, file)
    text = await asyncio.to_thread(file.read_text)
    await asyncio.to_thread(file.write_text, text.replace('"count": 1', '"count": 2', 1))
    assert not await asyncio.to_thread(kept_test_passes, file)


async def a_name_that_is_no_file_name_is_refused_and_no_position_overwrites_another(bench: Bench) -> None:
    for name in ("../escape", "", "With Spaces", "x" * 61):
        with pytest.raises(Refusal, match="A name is at most 60"):
            await bench.keep(name)
    await bench.keep("opening")
    with pytest.raises(Refusal, match="There is already"):
        await bench.keep("opening")


async def test_a_wrong_start_is_shown_and_not_raised(tmp_path: Path) -> None:
    bench = Bench("manhattan", Deal(9, 1, {}), tmp_path)
    await bench.begin(None)
    assert bench.shown.error == "manhattan is for 2 to 4 players, not 9."
    await bench.begin(b"{}")
    assert "cannot read the match" in bench.shown.error
    await bench.close()


async def test_a_save_while_the_rules_answer_is_followed_by_new_rules_without_an_error(bench: Bench) -> None:
    asking = asyncio.create_task(bench.act(PlayOn()))
    await asyncio.sleep(0)
    await asyncio.gather(asking, bench.saved(engine=True))
    await bench.act(Look())
    assert (bench.shown.error, scene(bench).failures) == ("", {})


def kept_test_passes(file: Path) -> bool:
    """Runs the test beside a kept file."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file.parents[1])]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0
