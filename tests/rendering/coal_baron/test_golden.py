"""Boards look as they did. PARLOUR_REWRITE_GOLDEN=1 writes the images of `golden` again; look at them then."""

from pathlib import Path

import pytest

from rules.coal_baron import events
from tests.rendering.coal_baron import positions
from tests.rendering.scenes import Scene, drawn, looks_as_it_did, looks_like

GOLDEN = Path(__file__).parent / "golden"

BOUGHT = [
    events.Displaced(seat=2, space="factory_1", workers=1),
    events.TileBought(seat=0, space="factory_1", workers=1, tile="B1L", price=2),
]
SENT = [events.Earned(seat=0, space="money_6", workers=2, francs=6)]
DUG = [events.Filled(seat=1, transport="L", coal="YBGK", cubes=2, left=2)]
WON = [events.GameWon(seat=0, points=60, francs=2)]
SCENES = {
    "draft-3-ja": Scene(positions.draft(), 1, "ja", asks=True),
    "opening-3-en": Scene(positions.opening(), None, "en"),
    "middle-4-ja": Scene(positions.middle(), None, "ja", BOUGHT),
    "turn-4-en": Scene(positions.middle(), 0, "en", SENT, asks=True),
    "area-4-ja": Scene(positions.choosing("factory"), 0, "ja", asks=True),
    "mining-4-en": Scene(positions.mining(), 1, "en", DUG, asks=True),
    "tiles-4-en": Scene(positions.peeking(), 2, "en", asks=True),
    "loading-4-ja": Scene(positions.loading(), 3, "ja", asks=True),
    "end-2-en": Scene(positions.ended(), None, "en", WON),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_board_looks_as_it_did(name: str) -> None:
    assert looks_as_it_did("coal_baron", SCENES[name], GOLDEN / f"{name}.png")


def test_a_cage_at_another_stop_would_be_noticed() -> None:
    changed = positions.middle()
    changed.players[0].cage_level = 2
    image = drawn("coal_baron", SCENES["middle-4-ja"]._replace(state=changed))
    assert not looks_like(image, GOLDEN / "middle-4-ja.png")
