"""Points: for claims, contracts and shipping during the game, for majorities and offices at the end."""

from functools import lru_cache

from rules.game import Part, Score
from rules.rolled_west import events
from rules.rolled_west.board import (
    CLAIM_POINTS,
    CLAIM_STARS,
    CONTRACTS,
    DATA,
    OFFICES,
    ROW_LENGTH,
    SHIPPING_POINTS,
    SHIPPING_STARS,
    TERRAINS,
    rule,
)
from rules.rolled_west.state import Player, Position


def scores(state: Position) -> list[Score]:
    """Returns the score of each seat; majorities and offices count only after the end."""
    found = []
    for points in state.final or [gained(state, player) for player in range(len(state.players))]:
        parts = tuple([Part(category, number) for category, number in points.items()])
        found.append(Score(points=sum(points.values()), parts=parts))
    return found


def unscored(state: Position) -> list[list[Part]]:
    """Returns by seat the points for majorities and offices, as if the game ended now."""
    ranks = [majorities(state, terrain) for terrain in TERRAINS]
    found = []
    for player in range(len(state.players)):
        ranked = sum([paid.get(player, 0) for paid in ranks])
        owned = sum([office_worth(state, office, player) for office in state.owned(state.offices, player)])
        found.append([Part("majorities", ranked), Part("offices", owned)])
    return found


def totals_so_far(state: Position) -> list[int]:
    """Returns by player its points, if the game ended now."""
    found = [_claimed(player) + _shipped(player) for player in state.players]
    for player in state.firsts.values():
        found[player] += DATA.shipping.bonus
    for contract, player in state.contracts.items():
        found[player] += CONTRACTS[contract].points
    second_only = _pays_second_only(state)
    for terrain in TERRAINS:
        for player, points in _paid(terrain, _strengths(state, terrain), second_only).items():
            found[player] += points
    for office, player in state.offices.items():
        found[player] += office_worth(state, office, player)
    return found


def gained(state: Position, player: int) -> dict[str, int]:
    """Returns by category the points that `player` has scored so far."""
    own, firsts = state.players[player], state.owned(state.firsts, player)
    return {
        "claims": _claimed(own),
        "shipping": _shipped(own) + DATA.shipping.bonus * len(firsts),
        "contracts": sum([CONTRACTS[name].points for name in state.owned(state.contracts, player)]),
    }


def majorities(state: Position, terrain: str) -> dict[int, int]:
    """Returns the points for ranks in `terrain`, by player with a mark there."""
    return _paid(terrain, _strengths(state, terrain), _pays_second_only(state))


@lru_cache(maxsize=20_000)  # a search asks for the same few again and again
def _paid(terrain: str, strengths: tuple[int, ...], second_only: bool) -> dict[int, int]:
    """Returns the same for players of these strengths. `second_only`: of the lower ranks, only the second is paid."""
    best, card = max(strengths), TERRAINS[terrain]
    if not best:
        return {}
    least = max([own for own in strengths if own < best], default=0) if second_only else 0
    return {
        player: card.first if own == best else card.lower
        for player, own in enumerate(strengths)
        if own and own >= least
    }


def office_worth(state: Position, office: str, player: int) -> int:
    """Returns the points of `office` for `player` now."""
    worth = 0
    for what, points in OFFICES[office].pays.items():
        worth += points * count(state, what, player)
    return worth


def count(state: Position, what: str, player: int) -> int:
    """Returns how many of `what` `player` has."""
    own = state.players[player]
    match what:
        case "fixed":
            return 1
        case "offices":
            return [*state.offices.values()].count(player)
        case "contracts":
            return [*state.contracts.values()].count(player)
        case "majorities":
            return sum([_is_first(state, terrain, player) for terrain in TERRAINS])
        case "rows":
            return [*own.shipped.values()].count(ROW_LENGTH)
        case "settlements":
            return sum([marks.count("settlement") for marks in own.claims.values()])
        case "copper_shipped":
            return own.shipped["copper"]
        case "copper_contracts":
            return _copper_in_contracts(state, player)
        case "shipping_stars":
            return sum([SHIPPING_STARS[shipped] for shipped in own.shipped.values()])
    return sum([CLAIM_STARS[name][len(marks)] for name, marks in own.claims.items()])


def finish(state: Position) -> None:
    """Scores majorities and offices at the end, and announces the winners."""
    ranks = {terrain: majorities(state, terrain) for terrain in TERRAINS}
    worth = {office: office_worth(state, office, owner) for office, owner in state.offices.items()}
    for terrain, paid in ranks.items():
        for player, points in paid.items():
            state.emit(events.MajorityScored(player, terrain, int(points == TERRAINS[terrain].first), points))
    for office, points in worth.items():
        state.emit(events.OfficeScored(state.offices[office], office, points))
    state.final = _points(state, ranks, worth)
    totals = [sum(points.values()) for points in state.final]
    for player, points in enumerate(totals):
        if points == max(totals):
            state.emit(events.GameWon(player, points))


def _claimed(player: Player) -> int:
    """Returns the points of `player` for claims."""
    points = 0
    for terrain, marks in player.claims.items():
        points += CLAIM_POINTS[terrain][len(marks)]
    return points


def _shipped(player: Player) -> int:
    """Returns the points of `player` for shipping, without first bonuses."""
    points = 0
    for metal, count in player.shipped.items():
        points += SHIPPING_POINTS[metal][count]
    return points


def _pays_second_only(state: Position) -> bool:
    """Returns whether a majority pays only the second of the lower ranks."""
    return len(state.players) > 2 and rule(state, "lower_majority_bonus") == "second_only"


def _strengths(state: Position, terrain: str) -> tuple[int, ...]:
    """Returns by player its strength in `terrain`: marks first, then settlements, always fewer than ten."""
    found = []
    for player in state.players:
        marks = player.claims[terrain]
        found.append(10 * len(marks) + marks.count("settlement"))
    return tuple(found)


def _is_first(state: Position, terrain: str, player: int) -> bool:
    strengths = _strengths(state, terrain)
    return 0 < strengths[player] == max(strengths)


def _points(state: Position, ranks: dict[str, dict[int, int]], worth: dict[str, int]) -> list[dict[str, int]]:
    found = [gained(state, player) for player in range(len(state.players))]
    for own in found:
        own["majorities"] = own["offices"] = 0
    for paid in ranks.values():
        for player, points in paid.items():
            found[player]["majorities"] += points
    for office, points in worth.items():
        found[state.offices[office]]["offices"] += points
    return found


def _copper_in_contracts(state: Position, player: int) -> int:
    copper = [CONTRACTS[name].cost.get("copper", 0) for name in state.owned(state.contracts, player)]
    if rule(state, "office_sg_copper_in_contracts") == "per_copper":
        return sum(copper)
    return len([units for units in copper if units])
