"""Boards as files: their alt text, and rendering without blocking the event loop."""

import asyncio
import threading
from collections.abc import Iterator, Sequence
from io import BytesIO

import pytest
from PIL import Image

from bot.domain.preferences import Colours
from bot.domain.session import AnySession
from bot.i18n import MatchWords, Words, words_in
from bot.views.board import ALT_TEXT, Boards, Picture, seen_by
from bot.views.wording import names, plain_words
from rendering.lines import Line
from rendering.schemes import CONTRAST, SCHEMES, USUAL
from rules.game import Part, Score
from tests.bot.sessions import every_game, seeded_match

PATIENCE = 10
"""Seconds to wait for another thread."""


@pytest.fixture
def pictures() -> Iterator[Boards]:
    pictures = Boards()
    yield pictures
    pictures.close()


def test_there_is_a_scheme_for_all_colours_that_a_person_can_choose() -> None:
    assert {*Colours} == {USUAL, *SCHEMES}


@pytest.mark.parametrize("colours", Colours)
async def test_a_board_is_rendered_in_the_colours_of_its_owner(pictures: Boards, colours: Colours) -> None:
    session = seeded_match("montana", 2, {}, seed=1)
    own, usual = await render(pictures.owned_by(1, colours), session), await render(pictures, session)
    assert (own == usual) == (colours is Colours.USUAL)
    assert own.text == usual.text


async def test_a_result_is_rendered_in_the_colours_of_its_owner(pictures: Boards) -> None:
    words = plain_words(seeded_match("manhattan", 2, {}, seed=1), "en")
    lines = [Line(0, "Alice", 0, 1, Score(3, parts=(Part("buildings", 3, 1),)))]
    own = await pictures.owned_by(1, CONTRAST).render_result(lines, None, "", words)
    assert own != await pictures.render_result(lines, None, "", words)


async def render(pictures: Boards, session: AnySession) -> Picture:
    return await pictures.render(seen_by(session, None), plain_words(session, "en"))


def test_a_short_text_is_the_alt_text_of_the_first_part() -> None:
    assert Picture((b"", b""), "a board\nwith two lines").alts == ["a board\nwith two lines", ""]


@pytest.mark.parametrize("length", [1, 7, 50, 200, 1023, 1024])
def test_a_long_text_is_divided_among_the_parts_at_the_ends_of_lines(length: int) -> None:
    lines = [f"{number}".rjust(length, "x")[-length:] for number in range(3 * ALT_TEXT // length + 2)]
    alts = Picture((b"", b""), "\n".join(lines)).alts
    read = [line for alt in alts for line in alt.split("\n")]
    assert all(ALT_TEXT - length - 1 <= len(alt) <= ALT_TEXT for alt in alts)
    assert read == lines[: len(read)]


def test_a_single_line_that_is_too_long_is_continued_with_the_next_part() -> None:
    assert Picture((b"", b""), "x" * 1500).alts == ["x" * ALT_TEXT, "x" * (1500 - ALT_TEXT)]


@every_game
async def test_a_picture_is_an_image_with_words(pictures: Boards, game: str) -> None:
    session = seeded_match(game, 2, {}, seed=1)
    picture = await render(pictures, session)
    for file, name, alt in zip(picture.files(), picture.names, picture.alts, strict=True):
        assert (file.filename, file.description or "") == (name, alt)
        with Image.open(BytesIO(file.fp.read())) as image:
            assert image.width <= 1400
            assert name.endswith(f".{(image.format or '').lower()}")


@every_game
async def test_the_event_loop_stays_free_while_a_board_is_rendered(pictures: Boards, game: str) -> None:
    """The names of this board come from the event loop, so it would never be finished if the loop waited for it."""
    session = seeded_match(game, 2, {}, seed=1)
    words = HeldWords(words_in("en", game), names(session, "en"))
    rendering = asyncio.create_task(pictures.render(seen_by(session, None), words))
    assert await asyncio.to_thread(words.wanted.wait, PATIENCE), "no name was wanted"
    words.given.set()
    assert (await rendering).parts


class HeldWords(MatchWords):
    """Words that wait until the names are given."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names)
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
    assert all([(await task).parts for task in rendering])
