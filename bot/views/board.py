"""Boards as image files: rendered and encoded in threads, so that the event loop stays free."""

import asyncio
from collections.abc import Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from io import BytesIO
from typing import Any, NamedTuple, Self

import discord

from bot.fairness import FairPlaces
from bot.i18n import MatchWords
from rendering import drawing, encode
from rendering.drawing import Marks
from rules.game import Event, Move

ALT_TEXT = 1024
"""The longest alt text that Discord stores, in characters."""


class Picture(NamedTuple):
    """A board as an image file, and in words."""

    data: bytes
    text: str

    @property
    def name(self) -> str:
        return f"board.{encode.SUFFIX}"

    @property
    def alt(self) -> str:
        """As much of the text as Discord stores with an image, cut at the end of a line."""
        if len(self.text) <= ALT_TEXT:
            return self.text
        return self.text[: ALT_TEXT + 1].rpartition("\n")[0] or self.text[:ALT_TEXT]

    def file(self) -> discord.File:
        """Returns a file, which can be sent once."""
        return discord.File(BytesIO(self.data), self.name, description=self.alt)


class Boards:
    """Renders boards in a few threads. Two render almost twice as many as one, because Pillow releases the GIL."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="rendering")
        self._places = FairPlaces(threads)
        self._owner: Hashable = None

    def owned_by(self, person: int) -> Self:
        """Returns the same threads for the boards of `person`, who takes turns with all others."""
        boards = copy(self)
        boards._owner = person
        return boards

    async def render(
        self,
        game: str,
        view: Any,
        seat: int | None,
        words: MatchWords,
        events: Sequence[Event] = (),
        options: Sequence[Move] = (),
    ) -> Picture:
        """Renders `view` of a board, with the changes of `events` ringed and `options` numbered."""
        loop = asyncio.get_running_loop()
        marks = Marks(events, options)
        async with self._places.place(self._owner):
            return await loop.run_in_executor(self._threads, _render, game, view, seat, marks, words)

    def close(self) -> None:
        """Waits for the boards being rendered."""
        self._threads.shutdown()


def describe(game: str, view: Any, seat: int | None, words: MatchWords) -> str:
    """Returns the board in words."""
    return drawing.load(game).describe(view, seat, words)


def _render(game: str, view: Any, seat: int | None, marks: Marks, words: MatchWords) -> Picture:
    artist = drawing.load(game)
    return Picture(encode.encode(artist.draw(view, seat, marks, words), game), artist.describe(view, seat, words))
