"""Boards look as they did. PARLOUR_REWRITE_GOLDEN=1 writes the images of `golden` anew; look at them then."""

import os
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from rendering import mint_works
from rendering.drawing import Marks
from rendering.encode import encode
from rules.game import Event, Move
from rules.mint_works import moves
from rules.mint_works.sight import view
from rules.mint_works.steps import State
from tests.rendering.comparing import ALLOWED, difference
from tests.rendering.mint_works import tables
from tests.rendering.text_words import TextWords

GOLDEN = Path(__file__).parent / "golden"
HALF = (mint_works.SIZE[0] // 2, mint_works.SIZE[1] // 2)


class Scene(NamedTuple):
    state: State
    seat: int | None
    language: str
    events: list[Event]
    asks: bool


BUILT = moves.Built(seat=0, opponent="", plan="bridge", place="builder", cost=2)
DRAWN = moves.LottoPlayed(seat=0, opponent="justin", place="lotto", cost=3)
WON = moves.GameWon(seat=1, opponent="", stars=10)
SCENES = {
    "opening-3-en": Scene(tables.opening(), None, "en", [], False),
    "middle-4-own-en": Scene(tables.middle(), 0, "en", [BUILT], True),
    "middle-4-ja": Scene(tables.middle(), None, "ja", [BUILT], False),
    "late-2-en": Scene(tables.late(), 1, "en", [], True),
    "solo-justin-ja": Scene(tables.solo(), 0, "ja", [DRAWN], True),
    "solo-rachael-en": Scene(tables.solo("rachael"), 0, "en", [], False),
    "end-3-ja": Scene(tables.ended(), None, "ja", [WON], False),
}


def drawn(scene: Scene) -> Image.Image:
    options: list[Move] = []
    if scene.asks and scene.seat is not None:
        options = list(scene.state.agenda[-1].options(scene.state, scene.seat))
    words = TextWords("mint_works", scene.language)
    image = mint_works.draw(view(scene.state, scene.seat), scene.seat, Marks(scene.events, options), words)
    return image.resize(HALF, Image.Resampling.BOX)


@pytest.mark.parametrize("name", SCENES)
def test_a_board_looks_as_it_did(name: str) -> None:
    path, image = GOLDEN / f"{name}.png", drawn(SCENES[name])
    if os.environ.get("PARLOUR_REWRITE_GOLDEN"):
        path.write_bytes(encode(image))
    with Image.open(path) as expected:
        assert difference(image, expected.convert("RGB")) <= ALLOWED


def test_a_mint_more_would_be_noticed() -> None:
    changed = tables.middle()
    tables.put(changed, leadership_council="1x1")
    with Image.open(GOLDEN / "middle-4-ja.png") as expected:
        image = drawn(SCENES["middle-4-ja"]._replace(state=changed))
        assert difference(image, expected.convert("RGB")) > ALLOWED
