"""The pieces that stand as emojis in buttons and in the story: transports, coal, and signs of the work board."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from rendering.coal_baron.coal import cube
from rendering.coal_baron.icons import TRANSPORTS
from rendering.coal_baron.theme import COALS
from rendering.coal_baron.theme import TRANSPORTS as INKS
from rendering.pictures import sharp
from rendering.theme import CARD, WHITE, mix
from rules.coal_baron import events, moves
from rules.coal_baron.board import TILES
from rules.game import Event, Move

AREAS = {
    "factory": "light",
    "mine": "steps",
    "delivery": "delivered",
    "money": "francs",
    "order": "sheet",
    "bank": "coin",
}
"""The signs of areas."""
WORK = {"fill": "sheet", "stored": "storage", "store": "storage"}
"""The signs of kinds of work."""
SIGNS = (*AREAS.values(), "dark", "eye", "storage", "star", "first")
PIECES: dict[str, Callable[[int], Image.Image]] = {
    **{
        name: sharp("coal_baron", name, ink=INKS[letter], paper=CARD, faint=mix(INKS[letter], WHITE, 0.55))
        for letter, name in TRANSPORTS.items()
    },
    **{f"coal_{letter}": partial(cube, letter) for letter in COALS},
    **{name: sharp("coal_baron", name) for name in SIGNS},
}
"""By name, what gives each at any width."""


def piece(thing: Move | Event) -> str | None:
    """Names the piece that stands for an option or an event."""
    match thing:
        case moves.Visit(area):
            return AREAS[area]
        case moves.WorkOn(kind):
            return WORK.get(kind)
        case moves.Mine() | events.MineEntered():
            return "steps"
        case moves.Earn() | events.Earned():
            return "francs"
        case moves.Bank() | events.Banked():
            return "coin"
        case moves.PeekTiles() | moves.PeekOrders() | events.TilesPeeked() | events.OrdersPeeked():
            return "eye"
        case moves.StoreAll():
            return "storage"
        case events.ShiftStarted():
            return "first"
        case events.ShiftScored() | events.GameScored() | events.GameWon():
            return "star"
        case _:
            return _of_card(thing)


def _of_card(thing: Move | Event) -> str | None:
    """Names the transport of an order, the lamp of a tile, or the coal that is moved."""
    transport, tile, coal = (getattr(thing, name, "") for name in ("transport", "tile", "colour"))
    if transport in TRANSPORTS:
        return TRANSPORTS[transport]
    if tile in TILES:
        return "light" if TILES[tile].side == "L" else "dark"
    return f"coal_{coal}" if coal in COALS else None
