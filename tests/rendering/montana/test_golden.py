"""Boards look as they did. PARLOUR_REWRITE_GOLDEN=1 writes the images of `golden` again; look at them then."""

from pathlib import Path

import pytest

from rules.montana import events
from rules.montana.state import Settlement
from tests.rendering.montana import positions
from tests.rendering.scenes import Scene, drawn, looks_as_it_did, looks_like

GOLDEN = Path(__file__).parent / "golden"

LAST = next(reversed(positions.middle().settled))
SETTLED = events.Settled(seat=1, hex=LAST, tiles=1, lines=0, cattle=0, canteens=0, left=5)
PRODUCED = events.Produced(seat=3, area=3, space=2, first=3, second=-1, silver=3, count=3)
OPENED = events.BidPlaced(seat=0, row=0, price=2)
SPUN = events.Spun(seat=0, sector=3, first=0, second=2)
WON = events.GameWon(seat=1, settlements=12)
SCENES = {
    "opening-3-en": Scene(positions.opening(), None, "en"),
    "middle-4-ja": Scene(positions.middle(), None, "ja", [SETTLED, PRODUCED]),
    "turn-4-en": Scene(positions.middle(), 0, "en", [SETTLED, PRODUCED], asks=True),
    "building-4-en": Scene(positions.building(), 0, "en", [SETTLED], asks=True),
    "recruiting-4-ja": Scene(positions.recruiting(), 0, "ja", [SPUN], asks=True),
    "auction-4-en": Scene(positions.auction(), 2, "en", [OPENED], asks=True),
    "end-2-ja": Scene(positions.ended(), None, "ja", [WON]),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_board_looks_as_it_did(name: str) -> None:
    assert looks_as_it_did("montana", SCENES[name], GOLDEN / f"{name}.png")


def test_a_settlement_more_would_be_noticed() -> None:
    changed = positions.middle()
    changed.settled[LAST] = Settlement(1, 2)
    image = drawn("montana", SCENES["middle-4-ja"]._replace(state=changed))
    assert not looks_like(image, GOLDEN / "middle-4-ja.png")
