"""Boards as image files: rendered and encoded in threads, so that the event loop stays free."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple, Self, TypeVar

import discord
from msgspec import structs
from PIL import Image

from bot.domain.figures import Figures
from bot.domain.session import AnySession
from bot.fairness import FairPlaces
from bot.i18n import MatchWords
from bot.views.lengths import head, length
from rendering import drawing, encode, result
from rendering.drawing import Marks
from rendering.lines import Line
from rendering.schemes import USUAL
from rules import replays
from rules.game import AnyGame, Event, Move, Step
from rules.match import AnyEntry, Question
from rules.recap import AnyRecap

T = TypeVar("T")

ALT_TEXT = 1024
"""The longest alt text that Discord stores, in characters."""


class Picture(NamedTuple):
    """A board as image files, one for each part, and in words."""

    parts: tuple[bytes, ...]
    text: str
    whole: bool = True
    """Whether all parts of the board are there."""
    suffix: str = encode.SUFFIX
    """The ending of the files' names."""
    texts: tuple[str, ...] = ()
    """The text of each part, if each has its own."""

    @property
    def names(self) -> list[str]:
        """The names of the files."""
        return [f"board-{number}.{self.suffix}" for number in range(1, len(self.parts) + 1)]

    @property
    def alts(self) -> list[str]:
        """The text, divided at the ends of lines among the parts: as much as Discord stores with images."""
        if self.texts:
            return [_divided(text)[0] for text in self.texts]
        alts, rest = [], self.text
        for _ in self.parts:
            alt, rest = _divided(rest)
            alts.append(alt)
        return alts

    def files(self) -> list[discord.File]:
        """Returns files, which can be sent once."""
        described = zip(self.parts, self.names, self.alts, strict=True)
        return [discord.File(BytesIO(data), name, description=alt or None) for data, name, alt in described]


class Seen(NamedTuple):
    """A position of a game as somebody sees it."""

    game: str
    view: Any
    seat: int | None
    """None: as everybody sees it."""


def seen_by(session: AnySession, seat: int | None) -> Seen:
    """Returns the position of a match as `seat` sees it; as everybody does for None."""
    return Seen(session.game, session.rules.view(session.playing.state, seat), seat)


def ringed(entries: Sequence[AnyEntry]) -> list[Event]:
    """Returns the public events whose changes are ringed on a board that shows `entries`: those of the last turn."""
    return [event for entry in replays.last_turn(entries) for event in entry.events if not event.private]


class Plot(NamedTuple):
    """A plot still to be painted, and what it shows in words: one line."""

    paint: Callable[[], Image.Image]
    text: str


class Explained(NamedTuple):
    """A board with its parts numbered."""

    picture: Picture
    names: list[str]
    """Of each numbered part, the name of its text without `sign-`."""


def joined(first: Picture, second: Picture) -> Picture:
    """Returns the parts and the texts of both."""
    return Picture(first.parts + second.parts, f"{first.text}\n{second.text}", first.whole and second.whole)


def _divided(text: str) -> tuple[str, str]:
    """Returns as many lines as an alt text may have, and the others; a longer first line is cut."""
    if length(text) <= ALT_TEXT:
        return text, ""
    first = head(text, ALT_TEXT)
    end = len(first) if text[len(first)] == "\n" else first.rfind("\n")
    return (text[:end], text[end + 1 :]) if end > 0 else (first, text[len(first) :])


class Boards:
    """Renders boards in a few threads. Two render almost twice as many as one, because Pillow releases the GIL."""

    def __init__(self, threads: int = 2, figures: Figures | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="rendering")
        self._places = FairPlaces(threads)
        self._figures = figures or Figures()
        self._owner: Hashable = None
        self._scheme = USUAL

    def owned_by(self, person: int, scheme: str = USUAL) -> Self:
        """Returns the same threads for the boards of `person`, who takes turns with all others.

        `scheme`: in whose colours of the module `schemes` the boards are.
        """
        boards = copy(self)
        boards._owner, boards._scheme = person, scheme
        return boards

    async def render(
        self,
        seen: Seen,
        words: MatchWords,
        events: Sequence[Event] = (),
        options: Sequence[Move] = (),
        *,
        whole: bool = True,
    ) -> Picture:
        """Renders a board, with the changes of `events` ringed and `options` numbered.

        `whole`: whether to render all of it; if not, the parts that the question is about.
        """
        marks = Marks(events, options)
        return await self._in_a_thread(partial(_render, seen, marks, words, whole=whole, scheme=self._scheme))

    async def explain(self, seen: Seen, words: MatchWords) -> Explained:
        """Renders a board with its parts numbered."""
        return await self._in_a_thread(partial(_explain, seen, words, self._scheme))

    async def render_result(
        self, lines: Sequence[Line], recap: AnyRecap | None, text: str, words: MatchWords
    ) -> Picture:
        """Renders the points of a match by category and, if its recap is known, by turn; `text` describes them."""
        return await self._in_a_thread(partial(_render_result, lines, recap, text, words, self._scheme))

    async def render_plots(self, plots: Sequence[Plot]) -> Picture:
        """Renders plots, each with its own alt text."""
        return await self._in_a_thread(partial(_render_plots, plots, self._scheme))

    async def _in_a_thread(self, render: Callable[[], T]) -> T:
        """Returns what `render` returns, as soon as a thread is free for the owner."""
        with self._figures.phase("draw"):
            async with self._places.place(self._owner):
                return await asyncio.get_running_loop().run_in_executor(self._threads, render)

    def close(self) -> None:
        """Waits for the boards being rendered."""
        self._threads.shutdown()


def describe(seen: Seen, words: MatchWords) -> str:
    """Returns a board in words."""
    return drawing.load(seen.game).describe(seen.view, seen.seat, words)


def _render(seen: Seen, marks: Marks, words: MatchWords, *, whole: bool, scheme: str) -> Picture:
    artist = drawing.load(seen.game)
    pieces, is_whole = artist.parts(seen.view, seen.seat, marks, words, whole=whole)
    data = tuple(encode.encode_piece(piece, seen.game, scheme) for piece in pieces)
    return Picture(data, artist.describe(seen.view, seen.seat, words), is_whole)


def _explain(seen: Seen, words: MatchWords, scheme: str) -> Explained:
    artist = drawing.load(seen.game)
    pieces, names = artist.explained(seen.view, seen.seat, words)
    data = tuple(encode.encode_piece(piece, seen.game, scheme) for piece in pieces)
    return Explained(Picture(data, artist.describe(seen.view, seen.seat, words)), names)


def _render_result(lines: Sequence[Line], recap: AnyRecap | None, text: str, words: MatchWords, scheme: str) -> Picture:
    images = result.pictures(lines, recap, words)
    return Picture(tuple(encode.encode(image, None, scheme) for image in images), text)


def _render_plots(plots: Sequence[Plot], scheme: str) -> Picture:
    data = tuple(encode.encode(plot.paint(), None, scheme) for plot in plots)
    texts = tuple(plot.text for plot in plots)
    return Picture(data, "\n".join(texts), texts=texts)


def view_of(rules: AnyGame, question: Question) -> Any:
    """Returns the position of a question as its seat sees it; before Done, no other seat is to move."""
    view = rules.view(question.state, question.seat)
    if question.drafted and question.step is not None and question.step.asks_others_later:
        *later, step = view.agenda
        return structs.replace(view, agenda=[*later, structs.replace(step, seats=[question.seat])])
    if question.step is None and view.agenda:
        return structs.replace(view, agenda=[*view.agenda, Step()])
    return view
