"""Boards look as they did. PARLOUR_REWRITE_GOLDEN=1 writes the images of `golden` again; look at them then."""

from pathlib import Path

import pytest

from rules.mint_works import events
from tests.rendering.mint_works import positions
from tests.rendering.scenes import Scene, drawn, looks_as_it_did, looks_like

GOLDEN = Path(__file__).parent / "golden"


BUILT = events.Built(seat=0, opponent="", plan="bridge", place="builder", cost=2)
DRAWN = events.LottoPlayed(seat=0, opponent="justin", place="lotto", cost=3)
WON = events.GameWon(seat=1, opponent="", stars=10)
SCENES = {
    "opening-3-en": Scene(positions.opening(), None, "en"),
    "middle-4-own-en": Scene(positions.middle(), 0, "en", [BUILT], asks=True),
    "middle-4-ja": Scene(positions.middle(), None, "ja", [BUILT]),
    "late-2-en": Scene(positions.late(), 1, "en", asks=True),
    "solo-justin-ja": Scene(positions.solo(), 0, "ja", [DRAWN], asks=True),
    "solo-rachael-en": Scene(positions.solo("rachael"), 0, "en"),
    "end-3-ja": Scene(positions.ended(), None, "ja", [WON]),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_board_looks_as_it_did(name: str) -> None:
    assert looks_as_it_did("mint_works", SCENES[name], GOLDEN / f"{name}.png")


def test_a_mint_more_would_be_noticed() -> None:
    changed = positions.middle()
    positions.put(changed, leadership_council="1x1")
    image = drawn("mint_works", SCENES["middle-4-ja"]._replace(state=changed))
    assert not looks_like(image, GOLDEN / "middle-4-ja.png")
