"""The pieces that stand as emojis in buttons and in the story: terrains, resources, and what a turn marks."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from rendering.pictures import sharp
from rendering.rolled_west.emblems import emblem
from rendering.theme import CARD, INK
from rules.game import Event, Move
from rules.rolled_west import moves
from rules.rolled_west.board import RESOURCES, TERRAINS

SIGNS = ("settlements", "contracts", "offices", "ghost", "majorities", "star")
PIECES: dict[str, Callable[[int], Image.Image]] = {
    **{terrain: partial(emblem, terrain) for terrain in TERRAINS},
    **{name: sharp("rolled_west", name) for name in (*RESOURCES, *SIGNS)},
    "camp": sharp("rolled_west", "camp", base=CARD, on=INK),
}
"""By name, what gives each at any width."""


def piece(thing: Move | Event) -> str | None:
    """Names the piece that stands for an option or an event."""
    match thing:
        case moves.SetTerrain(terrain) | moves.TerrainSet(_, terrain):
            return terrain
        case moves.Claim(kind) | moves.Claimed(_, kind):
            return "settlements" if kind == "settlement" else "camp"
        case moves.Complete() | moves.Completed():
            return "contracts"
        case moves.Buy() | moves.Bought() | moves.OfficeScored():
            return "offices"
        case moves.Ship(name) | moves.Bank(name) | moves.Copy(name):
            return name
        case moves.Shipped(_, name) | moves.Banked(_, name) | moves.Copied(_, name):
            return name
        case moves.GhostRolled():
            return "ghost"
        case moves.MajorityScored():
            return "majorities"
        case moves.GameWon():
            return "star"
        case _:
            return None
