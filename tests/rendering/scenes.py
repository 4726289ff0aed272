"""Golden images: boards look as they did. PARLOUR_REWRITE_GOLDEN=1 writes them again; look at them then."""

import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PIL import Image

from rendering import drawing
from rendering.drawing import Marks
from rendering.encode import encode
from rules import games
from rules.game import Event, Move
from tests.rendering.comparing import ALLOWED, difference
from tests.rendering.text_words import TextWords


class Scene(NamedTuple):
    """A board to render: what `seat` sees of `state`, with its options numbered if it `asks`."""

    state: Any
    seat: int | None
    language: str
    events: Sequence[Event] = ()
    asks: bool = False


def draw(
    game: str, state: Any, seat: int | None = None, events: Sequence[Event] = (), options: Sequence[Move] = ()
) -> Image.Image:
    """Returns what `seat` sees of `state`, in English, with events ringed and options numbered."""
    view = games.load(game).view(state, seat)
    if not events and not options:
        return _plain(game, msgspec.json.encode(view), seat)
    return drawing.load(game).draw(view, seat, Marks(events, options), TextWords(game, "en"))


@lru_cache(4)
def _plain(game: str, view: bytes, seat: int | None) -> Image.Image:
    """Returns a board without marks, to which many tests compare others, one after the other."""
    shown = msgspec.json.decode(view, type=games.load(game).state)
    return drawing.load(game).draw(shown, seat, Marks(), TextWords(game, "en"))


def drawn(game: str, scene: Scene) -> Image.Image:
    """Returns the scene at half its size, as golden images are kept."""
    options: list[Move] = []
    if scene.asks and scene.seat is not None:
        options = scene.state.agenda[-1].options(scene.state, scene.seat)
    view = games.load(game).view(scene.state, scene.seat)
    words = TextWords(game, scene.language)
    image = drawing.load(game).draw(view, scene.seat, Marks(scene.events, options), words)
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.BOX)


def looks_like(image: Image.Image, golden: Path) -> bool:
    """Returns whether nobody would notice a difference between `image` and the file."""
    with Image.open(golden) as expected:
        return image.size == expected.size and difference(image, expected.convert("RGB")) <= ALLOWED


def looks_as_it_did(game: str, scene: Scene, golden: Path) -> bool:
    """Returns whether the scene looks like the file, which is written again first if the environment wants it."""
    image = drawn(game, scene)
    if os.environ.get("PARLOUR_REWRITE_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_bytes(encode(image))
    return looks_like(image, golden)
