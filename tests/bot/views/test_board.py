"""Boards as files: their alt text, and rendering without blocking the event loop."""

import asyncio
import threading
from collections.abc import Iterator, Sequence
from io import BytesIO

import pytest
from PIL import Image

from bot.domain.session import AnySession
from bot.i18n import Book, MatchWords, book
from bot.views.board import ALT_TEXT, Boards, Picture
from bot.views.wording import names, plain_words
from tests.bot.sessions import every_game, seeded_match

PATIENCE = 10
"""Seconds to wait for another thread."""


@pytest.fixture
def pictures() -> Iterator[Boards]:
    pictures = Boards()
    yield pictures
    pictures.close()


async def render(pictures: Boards, session: AnySession) -> Picture:
    view = session.rules.view(session.playing.state, None)
    return await pictures.render(session.game, view, None, plain_words(session, "en"))


def test_a_short_text_is_the_alt_text() -> None:
    assert Picture(b"", "a board\nwith two lines").alt == "a board\nwith two lines"


@pytest.mark.parametrize("length", [1, 7, 50, 200, 1023, 1024])
def test_a_long_text_is_cut_at_the_end_of_a_line(length: int) -> None:
    lines = ["x" * length] * (2 * ALT_TEXT // length + 2)
    alt = Picture(b"", "\n".join(lines)).alt
    assert ALT_TEXT - length - 1 <= len(alt) <= ALT_TEXT
    assert set(alt.split("\n")) == {"x" * length}


def test_a_single_line_that_is_too_long_is_cut() -> None:
    assert Picture(b"", "x" * 5000).alt == "x" * ALT_TEXT


@every_game
async def test_a_picture_is_an_image_with_words(pictures: Boards, game: str) -> None:
    session = seeded_match(game, 2, {}, seed=1)
    picture = await render(pictures, session)
    with Image.open(BytesIO(picture.data)) as image:
        assert image.width <= 1400
        assert f".{(image.format or '').lower()}" == picture.name.removeprefix("board")
    file = picture.file()
    assert (file.filename, file.description) == (picture.name, picture.alt)
    file.close()


@every_game
async def test_the_event_loop_stays_free_while_a_board_is_rendered(pictures: Boards, game: str) -> None:
    """The names of this board come from the event loop, so it would never be finished if the loop waited for it."""
    session = seeded_match(game, 2, {}, seed=1)
    words = HeldWords(book("en", game), names(session, "en"))
    view = session.rules.view(session.playing.state, None)
    rendering = asyncio.create_task(pictures.render(game, view, None, words))
    assert await asyncio.to_thread(words.wanted.wait, PATIENCE), "no name was wanted"
    words.given.set()
    assert (await rendering).data


class HeldWords(MatchWords):
    """Words that wait until the names are given."""

    def __init__(self, book: Book, names: Sequence[str]) -> None:
        super().__init__(book, names)
        self.wanted, self.given = threading.Event(), threading.Event()

    def player(self, seat: int) -> str:
        self.wanted.set()
        assert self.given.wait(PATIENCE), "the event loop was blocked"
        return super().player(seat)


async def test_closing_waits_for_boards_being_rendered() -> None:
    pictures = Boards(threads=2)
    rendering = [asyncio.create_task(render(pictures, seeded_match("manhattan", 2, {}, seed=1))) for _ in range(2)]
    await asyncio.sleep(0)
    await asyncio.to_thread(pictures.close)
    assert all([(await task).data for task in rendering])
