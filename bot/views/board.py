"""Boards as files to send: drawn and encoded in threads, so that the event loop stays free."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any, NamedTuple

import discord

from bot.i18n import MatchWords
from rendering import drawing, encode
from rendering.drawing import Marks
from rules.game import Event, Move

ALT_TEXT = 1024
"""The longest alt text that Discord keeps, in characters."""


class Picture(NamedTuple):
    """A board as an image file, and in words."""

    data: bytes
    text: str

    @property
    def name(self) -> str:
        return f"board.{encode.SUFFIX}"

    @property
    def alt(self) -> str:
        """As much of the text as Discord keeps with an image, cut at the end of a line."""
        if len(self.text) <= ALT_TEXT:
            return self.text
        return self.text[: ALT_TEXT + 1].rpartition("\n")[0] or self.text[:ALT_TEXT]

    def file(self) -> discord.File:
        """To be sent once."""
        return discord.File(BytesIO(self.data), self.name, description=self.alt)


class Boards:
    """Draws with a few threads. Two give almost twice the boards of one: Pillow lets go of the lock."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="drawing")

    async def draw(
        self,
        game: str,
        view: Any,
        seat: int | None,
        words: MatchWords,
        events: Sequence[Event] = (),
        options: Sequence[Move] = (),
    ) -> Picture:
        """The board of `game` as `view` shows it, with what `events` changed ringed and `options` numbered."""
        loop = asyncio.get_running_loop()
        marks = Marks(events, options)
        return await loop.run_in_executor(self._threads, _draw, game, view, seat, marks, words)

    def close(self) -> None:
        """Finishes what is being drawn."""
        self._threads.shutdown()


def describe(game: str, view: Any, seat: int | None, words: MatchWords) -> str:
    """The board in words alone."""
    return drawing.load(game).describe(view, seat, words)


def _draw(game: str, view: Any, seat: int | None, marks: Marks, words: MatchWords) -> Picture:
    artist = drawing.load(game)
    return Picture(encode.encode(artist.draw(view, seat, marks, words), game), artist.describe(view, seat, words))
