"""Boards look as they did. PARLOUR_REWRITE_GOLDEN=1 writes the images of `golden` again; look at them then."""

from pathlib import Path

import pytest

from rules.manhattan import events
from tests.rendering.manhattan import positions
from tests.rendering.scenes import Scene, drawn, looks_as_it_did, looks_like

GOLDEN = Path(__file__).parent / "golden"


RAISED = events.Raised(seat=3, city=0, cell=8, card=6, colour=3, floors=2, height=11)
SCENES = {
    "opening-3-en": Scene(positions.opening(), 1, "en", asks=True),
    "middle-4-en": Scene(positions.middle(), None, "en", [RAISED]),
    "middle-4-hand-ja": Scene(positions.middle(), 0, "ja", [RAISED], asks=True),
    "two-colours-2-en": Scene(positions.two_colours(), 1, "en", asks=True),
    "end-2-ja": Scene(positions.ended(), None, "ja"),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_board_looks_as_it_did(name: str) -> None:
    assert looks_as_it_did("manhattan", SCENES[name], GOLDEN / f"{name}.png")


def test_a_floor_more_would_be_noticed() -> None:
    changed = positions.middle()
    positions.build(changed, 3, {1: "B3"})
    image = drawn("manhattan", SCENES["middle-4-en"]._replace(state=changed))
    assert not looks_like(image, GOLDEN / "middle-4-en.png")
