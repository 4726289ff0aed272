"""Boards as files: what Discord keeps of their words, and that drawing them holds nobody up."""

import asyncio
import time
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import ALT_TEXT, ROUND, Picture, Pictures
from bot.session import AnySession
from bot.voices import drawn
from tests.bot.tables import at_table, every_game, taps

BEAT = 0.002
"""Seconds between two signs of life."""


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.close()


async def draw(pictures: Pictures, session: AnySession) -> Picture:
    view = session.rules.view(session.playing.state, None)
    return await pictures.draw(session.game, view, None, drawn(session, "en"))


def test_a_short_text_is_the_alt_text() -> None:
    assert Picture(b"", "a board\nwith two lines").alt == "a board\nwith two lines"


@pytest.mark.parametrize("length", [1, 7, 50, 200, 1023, 1024])
def test_a_long_text_is_cut_at_the_end_of_a_line(length: int) -> None:
    lines = ["x" * length] * (2 * ALT_TEXT // length + 2)
    alt = Picture(b"", "\n".join(lines)).alt
    assert ALT_TEXT - length - 1 <= len(alt) <= ALT_TEXT
    assert set(alt.split("\n")) == {"x" * length}


def test_a_line_that_is_too_long_by_itself_is_cut() -> None:
    assert Picture(b"", "x" * 5000).alt == "x" * ALT_TEXT


@every_game
async def test_a_picture_is_an_image_with_words(pictures: Pictures, game: str) -> None:
    session = at_table(game, 2, {}, seed=1)
    picture = await draw(pictures, session)
    with Image.open(BytesIO(picture.data)) as image:
        assert image.width <= 1400
        assert f".{(image.format or '').lower()}" == picture.name.removeprefix("board")
    file = picture.file()
    assert (file.filename, file.description) == (picture.name, picture.alt)
    file.close()


@every_game
async def test_drawing_does_not_hold_up_the_loop(pictures: Pictures, game: str) -> None:
    """While boards are drawn the loop goes on: its longest pause is a small part of the whole time."""
    *_, tap = taps(at_table(game, 2, {}, seed=1), seed=1)
    await draw(pictures, tap.session)
    pauses: list[float] = []
    beating = asyncio.create_task(beat(pauses))
    began = time.perf_counter()
    await asyncio.gather(*(draw(pictures, tap.session) for _ in range(12)))
    took = time.perf_counter() - began
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert len(pauses) > 12, "the loop went round more often than a board was drawn"
    assert max(pauses) < took / 3


async def beat(pauses: list[float]) -> None:
    """Notes how long each round of the loop took beyond its time."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(BEAT)
        pauses.append(time.perf_counter() - before - BEAT)


async def test_what_is_being_drawn_is_finished_before_closing() -> None:
    pictures = Pictures(threads=1)
    drawing = [asyncio.create_task(draw(pictures, at_table("manhattan", 2, {}, seed=1))) for _ in range(2)]
    await asyncio.sleep(0)
    await asyncio.to_thread(pictures.close)
    assert all([(await task).data for task in drawing])


async def test_memory_is_given_back_after_every_round_of_boards() -> None:
    given_back = []
    pictures = Pictures(tidy=lambda: given_back.append(True))
    for _ in range(2 * ROUND):
        await draw(pictures, at_table("manhattan", 2, {}, seed=1))
    await asyncio.to_thread(pictures.close)
    assert len(given_back) == 2
