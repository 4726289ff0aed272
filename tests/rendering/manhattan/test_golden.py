"""Boards look as they did. PARLOUR_REWRITE_GOLDEN=1 writes the images of `golden` anew; look at them then."""

import os
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from rendering import manhattan
from rendering.drawing import Marks
from rendering.encode import encode
from rules.game import Event, Move
from rules.manhattan import moves
from rules.manhattan.sight import view
from rules.manhattan.steps import State
from tests.rendering.comparing import ALLOWED, difference
from tests.rendering.manhattan import tables
from tests.rendering.text_words import TextWords

GOLDEN = Path(__file__).parent / "golden"
HALF = (manhattan.SIZE[0] // 2, manhattan.SIZE[1] // 2)


class Scene(NamedTuple):
    state: State
    seat: int | None
    language: str
    events: list[Event]
    asks: bool


RAISED = moves.Raised(seat=3, city=0, cell=8, card=6, colour=3, floors=2, height=11)
SCENES = {
    "opening-3-en": Scene(tables.opening(), 1, "en", [], True),
    "middle-4-en": Scene(tables.middle(), None, "en", [RAISED], False),
    "middle-4-hand-ja": Scene(tables.middle(), 0, "ja", [RAISED], True),
    "two-colours-2-en": Scene(tables.two_colours(), 1, "en", [], True),
    "end-2-ja": Scene(tables.ended(), None, "ja", [], False),
}


def drawn(scene: Scene) -> Image.Image:
    options: list[Move] = []
    if scene.asks and scene.seat is not None:
        options = list(scene.state.agenda[-1].options(scene.state, scene.seat))
    words = TextWords("manhattan", scene.language)
    image = manhattan.draw(view(scene.state, scene.seat), scene.seat, Marks(scene.events, options), words)
    return image.resize(HALF, Image.Resampling.BOX)


@pytest.mark.parametrize("name", SCENES)
def test_a_board_looks_as_it_did(name: str) -> None:
    path, image = GOLDEN / f"{name}.png", drawn(SCENES[name])
    if os.environ.get("PARLOUR_REWRITE_GOLDEN"):
        path.write_bytes(encode(image))
    with Image.open(path) as expected:
        assert difference(image, expected.convert("RGB")) <= ALLOWED


def test_a_floor_more_would_be_noticed() -> None:
    changed = tables.middle()
    tables.build(changed, 3, {1: "B3"})
    with Image.open(GOLDEN / "middle-4-en.png") as expected:
        image = drawn(SCENES["middle-4-en"]._replace(state=changed))
        assert difference(image, expected.convert("RGB")) > ALLOWED
