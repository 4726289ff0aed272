"""Why a player cannot use a Location."""

from collections.abc import Iterator

from rules.game import Refusal
from rules.mint_works import moves
from rules.mint_works.board import extra_at, is_target, needs
from rules.mint_works.state import Location, Player, Position


def why_not(state: Position, player: Player, location: Location, place: str) -> Iterator[Refusal]:
    """Yields the reason why `player` cannot use `location`, if there is one."""
    name = location.name
    if not location.open:
        yield moves.LocationClosed(name)
    elif location.locked:
        yield moves.LocationIsLocked(name)
    elif place == name and len(location.stacks) == location.spaces:
        yield moves.LocationFull(name)
    elif place != name and not is_target(state, location):
        yield moves.LocationUnused(name)
    elif not (cost := needs(state, player, name)):
        yield moves.NothingToDoThere(name)
    elif cost + extra_at(place) * (place != name) > player.mints:
        yield moves.TooFewMints(name, cost + extra_at(place) * (place != name), player.mints)
