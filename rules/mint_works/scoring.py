"""Stars, the size of a Neighborhood, and the winners."""

from functools import lru_cache

from msgspec.structs import replace

from rules.game import Opponent, Part, Score
from rules.mint_works.board import CULTURE_LOSSES, PLANS, SIZE, added
from rules.mint_works.state import HIDDEN, Plan, Player, Position

ENDLESS_MINTS = 1_000_000
"""More than anybody ever has."""


def stars(player: Player) -> int:
    """Returns the stars of all Buildings of `player`."""
    return _total(tuple(player.buildings), len(player.plans), player.gallery)


def stars_of(player: Player, name: str) -> int:
    """Returns the stars that the Building `name` gives `player` now."""
    card = PLANS[name]
    found = card.stars + card.each * counted(player, card.counts) if card.each else card.stars
    if found and card.type == "culture":
        return max(0, found - added(player, CULTURE_LOSSES))
    return found


def building_count(player: Player) -> int:
    """Returns the number of Buildings of `player`. Some count as several."""
    return sum(map(SIZE.__getitem__, player.buildings))


def size(player: Player) -> int:
    """Returns the size of the Neighborhood for tie-breaks: Plans and Buildings."""
    return len(player.plans) + building_count(player)


def scores(state: Position) -> list[Score]:
    """Returns the score of each seat; the smaller Neighborhood, then mints break ties."""
    found = [_score(player) for player in state.players[: state.seats]]
    if state.opponent and 0 not in winners(state):
        found[0] = replace(found[0], beaten_by=1)
    return found


def opponent(state: Position) -> Opponent | None:
    """Returns the score of the opponent of a solo game."""
    return Opponent(state.opponent, _score(state.players[-1])) if state.opponent else None


def winners(state: Position) -> list[int]:
    """Returns the winners if the game ended now; the opponent of a solo game can be among them."""
    if state.drained:
        return [state.seats]
    results = [(stars(player), *_tie_breaks(player)) for player in state.players]
    best = max(results)
    return [player for player, result in enumerate(results) if result == best]


def counted(player: Player, counts: str) -> int:
    """Returns how many of `counts` `player` has, which some Plans give stars for."""
    match counts:
        case "culture":
            cards = [PLANS[name] for name in player.buildings]
            return sum([card.size for card in cards if card.type == "culture"])
        case "buildings":
            return building_count(player)
        case "plans":
            return len(player.plans)
    return player.gallery


@lru_cache(maxsize=10_000)  # a search asks for the same few again and again
def _total(buildings: tuple[str, ...], plans: int, gallery: int) -> int:
    """Returns the stars of `buildings` for a player, by the number of Plans, and of mints on a Gallery."""
    player = Player(mints=0, plans=[Plan(HIDDEN)] * plans, buildings=[*buildings], gallery=gallery)
    return sum([stars_of(player, name) for name in buildings])


def _score(player: Player) -> Score:
    by_type: dict[str, int] = {}
    for name in player.buildings:
        kind = PLANS[name].type
        by_type[kind] = by_type.get(kind, 0) + stars_of(player, name)
    parts = tuple([Part(kind, points) for kind, points in by_type.items() if points])
    return Score(sum(by_type.values()), _tie_breaks(player), parts)


def _tie_breaks(player: Player) -> tuple[int, int]:
    return -size(player), ENDLESS_MINTS if player.endless else player.mints
