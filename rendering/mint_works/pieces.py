"""The pieces that stand as emojis in buttons and in the story: Plans, and what Locations are for."""

from rendering.pictures import sharp
from rules.game import Event, Move
from rules.mint_works import events, moves
from rules.mint_works.board import PLANS

LOCATIONS = {
    "producer": "mint",
    "builder": "building",
    "supplier": "plan",
    "leadership_council": "first",
    "crowdfunder": "others",
    "recycler": "deck",
    "swap_meet": "swap",
    "temp_agency": "location",
}
"""The pictures of Locations that are no Deeds."""
SIGNS = (*LOCATIONS.values(), "lock", "passed", "star")
PIECES = {name: sharp("mint_works", name) for name in (*PLANS, *SIGNS)}
"""By name, what gives each at any width."""


def piece(thing: Move | Event) -> str | None:
    """Names the piece that stands for an option or an event."""
    match thing:
        case moves.Pass() | events.Passed() | events.OpponentPassed() | events.NothingToPlace():
            return "passed"
        case events.LocationLocked():
            return "lock"
        case events.RoundStarted():
            return "first"
        case events.LottoPlayed():
            return "lotto"
        case events.GalleryGrew():
            return "gallery"
        case events.SevenReached() | events.GameWon() | events.VictoryShared():
            return "star"
        case moves.GiveMint():
            return "mint"
        case _:
            return _card(getattr(thing, "plan", ""), getattr(thing, "location", "")) or _paid(thing)


def _card(plan: str, location: str) -> str | None:
    if plan in PLANS or location in PLANS:
        return plan or location
    return LOCATIONS.get(location)


def _paid(thing: Move | Event) -> str | None:
    return "mint" if hasattr(thing, "mints") or isinstance(thing, events.CoopPaid) else None
