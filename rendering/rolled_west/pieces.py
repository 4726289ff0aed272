"""The pieces that stand as emojis in buttons and in the story: terrains, resources, and what a turn marks."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from rendering.pictures import sharp
from rendering.rolled_west.emblems import emblem
from rendering.theme import CARD, INK
from rules.game import Event, Move
from rules.rolled_west import events, moves
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
        case moves.SetTerrain(terrain) | events.TerrainSet(_, terrain):
            return terrain
        case moves.Claim(kind) | events.Claimed(_, kind):
            return "settlements" if kind == "settlement" else "camp"
        case moves.Complete() | events.Completed():
            return "contracts"
        case moves.Buy() | events.Bought() | events.OfficeScored():
            return "offices"
        case moves.Ship(name) | moves.Bank(name) | moves.Copy(name):
            return name
        case events.Shipped(_, name) | events.Banked(_, name) | events.Copied(_, name):
            return name
        case events.GhostRolled():
            return "ghost"
        case events.MajorityScored():
            return "majorities"
        case events.GameWon():
            return "star"
        case _:
            return None
