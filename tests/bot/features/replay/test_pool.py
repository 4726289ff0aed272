"""Matches as files come in as they went out, hostile files are refused, and animations show a picture a turn."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs
from PIL import Image, ImageSequence

from bot.features.replay import animating, reading
from bot.features.replay.animating_handlers import News
from bot.features.replay.messages import Caption, Drawn
from bot.features.replay.pool import ReplayPool
from bot.features.replay.reading import LINES
from bot.views.components import Panel, note
from rules import games, play, record, selfplay
from rules import match as matches
from rules.chance import key
from rules.match import AnyEntry
from rules.record import AnyRecord
from rules.record_errors import Flaw, InvalidRecord
from tests.rules import transcripts

pytestmark = pytest.mark.process

GOLDEN = sorted(Path(transcripts.__file__).parent.glob("*/golden/*.txt"))


def recorded(moves: int = 12) -> AnyRecord:
    return selfplay.recorded(games.load("manhattan"), 2, {}, seed=1, moves=moves)


def of_transcript(path: Path) -> AnyRecord:
    """Returns the match of a golden transcript."""
    golden = path.read_text(encoding="utf-8")
    head, choices = transcripts.head_of(golden), transcripts.choices_of(golden)
    game = games.load(head.game)
    match, opening = matches.start_match(game, head.seats, head.options, key(head.seed))
    log: list[AnyEntry] = [opening]
    for seat, chosen in choices:
        options = play.settle(match.state)[int(seat)]
        move = next(option for option in options if transcripts.short(option) == chosen)
        log.append(matches.advance(match.state, int(seat), move))
    return record.of_match(match, log, players=["Alice", "Bob", "Carol", "Dave"][: head.seats])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_transcript_goes_out_and_in_again_unchanged(path: Path) -> None:
    kept = of_transcript(path)
    content = record.encode(kept)
    found = reading.read(content)
    game = games.load(found.game)
    match = msgspec.json.decode(found.match, type=matches.match_type(game))
    log = [msgspec.json.decode(line, type=matches.entry_type(game)) for line in found.log]
    assert record.encode(record.of_match(match, log, players=found.players)) == content


def changed(content: bytes, pattern: bytes, by: bytes) -> bytes:
    found, count = re.subn(pattern, by, content, count=1, flags=re.DOTALL)
    assert count == 1
    return found


@pytest.mark.parametrize(
    ("pattern", "by", "reason"),
    [
        (rb'"game": "\w+"', b'"game": "poker"', "no game called poker"),
        (rb'"format": 1', b'"format": 7', "its format is 7"),
        (rb'"seats": 2', b'"seats": 2000000000', "2 to 4"),
        (rb'"key": "\w+"', b'"key": ""', "neither a key nor a position"),
        (rb'"key": "\w\w', b'"key": "00', r"line \d+ of the log"),
        (rb'"floors": \d', b'"floors": 99', r"line \d+ of the log"),
        (rb'"version": 1,(.*)"floors": \d', rb'"version": 9,\1"floors": 99', "version 9 of the rules"),
        (rb"^{", b"[" * 100_000, "no record"),
        (rb'"seats": 2', b'"seats": 2, "state": {"round": 99999999999}', "a number beyond"),
        (rb'"seats": 2', b'"seats": 2, "start": {"round": 9}', "no record"),
    ],
)
def test_a_hostile_file_is_refused_with_a_reason(pattern: bytes, by: bytes, reason: str) -> None:
    content = record.encode(recorded())
    with pytest.raises(InvalidRecord, match=reason):
        reading.read(changed(content, pattern, by))


@pytest.mark.parametrize(("left", "reason"), [({"start": None}, "key is withheld"), ({}, "made by hand")])
def test_a_file_with_a_position_instead_of_a_key_is_refused(left: dict[str, Any], reason: str) -> None:
    kept, game = recorded(), games.load("manhattan")
    state = record.replay(game, kept).state
    with pytest.raises(InvalidRecord, match=reason):
        reading.read(
            record.encode(structs.replace(kept, **{"key": "", "state": state, "start": state, "at": 1} | left))
        )


def test_a_file_with_too_long_a_log_is_refused_before_it_is_replayed() -> None:
    kept = recorded()
    kept.log = [kept.log[0], *[kept.log[1]] * LINES]
    with pytest.raises(InvalidRecord, match="3001 lines"):
        reading.read(record.encode(kept))


def test_an_animation_has_a_picture_for_each_turn() -> None:
    kept = recorded()
    kept.players = ["Alice", "Bob"]
    made = animating.animate(kept, "ja")
    with Image.open(io.BytesIO(made.data)) as film:
        assert (film.format, film.width) == ("GIF", 800)
        assert film.n_frames == made.frames == made.turns + 1  # type: ignore[attr-defined]  # of a GIF
    assert "Alice" in made.text


def test_a_caption_stands_below_the_board_of_its_turn_which_is_shown_for_longer() -> None:
    kept = recorded()
    kept.players = ["Alice", "Bob"]
    captions = [Caption(5, "Bob: " + "long words " * 18), Caption(5, "Alice: 短い"), Caption(99, "after the end")]
    with (
        Image.open(io.BytesIO(animating.animate(kept, "en").data)) as bare,
        Image.open(io.BytesIO(animating.animate(kept, "en", captions=captions).data)) as film,
    ):
        assert film.height > bare.height
        shown = [(frame.info["duration"], _ink(frame, bare.height)) for frame in ImageSequence.Iterator(film)]
        lengths = [frame.info["duration"] for frame in ImageSequence.Iterator(bare)]
    longer = [has_ink for (duration, has_ink), usual in zip(shown, lengths, strict=True) if duration > usual]
    assert (longer, sum(has_ink for _, has_ink in shown)) == ([True], 1)


def _ink(frame: Image.Image, top: int) -> bool:
    """Returns whether something stands below the board."""
    below = frame.convert("L").crop((0, top, frame.width, frame.height))
    return len(below.getcolors() or ()) > 1


def test_a_very_long_match_is_thinned_out() -> None:
    chosen = animating.chosen(1000)
    assert len(chosen) == animating.MOST
    assert (chosen[0], chosen[-1]) == (0, 999)
    assert list(animating.chosen(3)) == [0, 1, 2]


@pytest.fixture
async def pool() -> AsyncIterator[ReplayPool]:
    pool = ReplayPool()
    yield pool
    await pool.close()


async def test_an_animation_says_how_far_it_is(pool: ReplayPool) -> None:
    kept = recorded(4)
    kept.players = ["Alice", "Bob"]
    notes: list[Drawn] = []
    made = await pool.animate(kept, "en", 1, notes.append)
    assert notes == [Drawn(drawn, made.frames) for drawn in range(1, made.frames + 1)]


async def test_what_is_new_is_shown_while_an_animation_is_made_and_nothing_twice() -> None:
    news, shown, is_made = News(), [], asyncio.Event()

    async def work() -> Panel:
        news.tell(Drawn(1, 3))
        await is_made.wait()
        return note("made")

    async def show() -> None:
        shown.append(news.newest)
        if news.newest == Drawn(1, 3):
            news.tell(Drawn(2, 3))
        else:
            is_made.set()

    assert await news.told_while(work(), show, 0.001)
    assert shown == [Drawn(1, 3), Drawn(2, 3)]


async def test_a_process_reads_a_file_or_says_why_not(pool: ReplayPool) -> None:
    kept = recorded()
    found = await pool.read(record.encode(kept), owner=1)
    assert (found.game, len(found.log)) == ("manhattan", len(kept.log))
    with pytest.raises(InvalidRecord) as caught:
        await pool.read(b"nonsense", owner=1)
    assert caught.value.problem.flaw is Flaw.NO_RECORD
