"""Boards look as they did. PARLOUR_REWRITE_GOLDEN=1 writes the images of `golden` again; look at them then."""

from pathlib import Path

import pytest

from rules.rolled_west import events
from tests.rendering.rolled_west import positions
from tests.rendering.scenes import Scene, drawn, looks_as_it_did, looks_like

GOLDEN = Path(__file__).parent / "golden"

BANKED = events.Banked(seat=2, resource="gold")
SCENES = {
    "opening-3-land-en": Scene(positions.position(3), 0, "en", asks=True),
    "middle-4-en": Scene(positions.middle(), None, "en", [BANKED]),
    "middle-4-roller-ja": Scene(positions.middle(), 2, "ja", [BANKED], asks=True),
    "middle-4-neighbour-en": Scene(positions.middle(), 1, "en", [BANKED], asks=True),
    "ghost-2-ja": Scene(positions.duel(), None, "ja"),
    "ghost-2-own-en": Scene(positions.duel(), 1, "en", asks=True),
    "end-3-ja": Scene(positions.ended(), None, "ja", [events.GameWon(seat=1, points=75)]),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_board_looks_as_it_did(name: str) -> None:
    assert looks_as_it_did("rolled_west", SCENES[name], GOLDEN / f"{name}.png")


def test_a_camp_more_would_be_noticed() -> None:
    changed = positions.middle()
    changed.players[3].claims["woods"] = ["camp"]
    image = drawn("rolled_west", SCENES["middle-4-en"]._replace(state=changed))
    assert not looks_like(image, GOLDEN / "middle-4-en.png")
