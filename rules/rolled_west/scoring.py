"""Points: during the game for claims, contracts and shipments, at its end for majorities and offices."""

from rules.game import Part, Score
from rules.rolled_west import moves
from rules.rolled_west.board import CONTRACTS, DATA, METALS, OFFICES, ROW_LENGTH, TERRAINS, rule
from rules.rolled_west.state import Player, Position


def scores(state: Position) -> list[Score]:
    """What each seat has; majorities and offices only when the game is over."""
    return [_score(state, player) for player in range(len(state.players))]


def claim_points(player: Player) -> int:
    """Points of all marked spaces of the terrains."""
    return sum([sum(TERRAINS[name].points[: len(marks)]) for name, marks in player.claims.items()])


def contract_points(state: Position, player: int) -> int:
    """Points of the contracts that `player` has completed."""
    return sum([CONTRACTS[name].points for name, owner in state.contracts.items() if owner == player])


def shipping_points(state: Position, player: int) -> int:
    """Points of all marked spaces of the shipping rows, first bonuses included."""
    shipped = state.players[player].shipped
    points = sum([sum(DATA.shipping.points[metal][: shipped[metal]]) for metal in METALS])
    return points + DATA.shipping.bonus * len(state.owned(state.firsts, player))


def majorities(state: Position, terrain: str) -> dict[int, int]:
    """By player the points for its rank in `terrain`: who is in the first rank comes first."""
    keys = {number: _strength(player.claims[terrain]) for number, player in enumerate(state.players)}
    ranks = sorted({key for key in keys.values() if key > (0, 0)}, reverse=True)
    paid = ranks if rule(state, "lower_majority_bonus") == "all_lower" else ranks[:2]
    card = TERRAINS[terrain]
    return {
        number: card.first if rank == ranks[0] else card.lower
        for rank in paid
        for number, key in keys.items()
        if key == rank
    }


def first_in(state: Position, terrain: str) -> list[int]:
    """Who is in the first rank in `terrain`."""
    strengths = [_strength(player.claims[terrain]) for player in state.players]
    best = max(strengths)
    return [number for number, strength in enumerate(strengths) if strength == best > (0, 0)]


def majority_points(state: Position, player: int) -> int:
    """Points of `player` for its ranks in all terrains as they stand."""
    return sum([majorities(state, terrain).get(player, 0) for terrain in TERRAINS])


def office_points(state: Position, player: int) -> int:
    """Points of all offices of `player` as things stand."""
    return sum([office_worth(state, name, player) for name in state.owned(state.offices, player)])


def office_worth(state: Position, office: str, player: int) -> int:
    """What `office` pays `player` as things stand."""
    return sum([points * count(state, what, player) for what, points in OFFICES[office].pays.items()])


def count(state: Position, what: str, player: int) -> int:
    """How many things of `player` an office pays for."""
    own = state.players[player]
    match what:
        case "offices":
            return len(state.owned(state.offices, player))
        case "contracts":
            return len(state.owned(state.contracts, player))
        case "majorities":
            return sum([player in first_in(state, terrain) for terrain in TERRAINS])
        case "rows":
            return sum([shipped == ROW_LENGTH for shipped in own.shipped.values()])
        case "settlements":
            return sum([marks.count("settlement") for marks in own.claims.values()])
        case "copper_shipped":
            return own.shipped["copper"]
        case "copper_contracts":
            return _copper_in_contracts(state, player)
        case "shipping_stars":
            return sum([sum([space <= shipped for space in DATA.shipping.starred]) for shipped in own.shipped.values()])
        case "claim_stars":
            return sum([sum(map(bool, TERRAINS[name].points[: len(marks)])) for name, marks in own.claims.items()])
    return 1


def tell_result(state: Position) -> None:
    """Tells what majorities and offices pay at the end, and who has won."""
    for terrain, card in TERRAINS.items():
        for player, points in majorities(state, terrain).items():
            state.tell(moves.MajorityScored(player, terrain, int(points == card.first), points))
    for office, owner in state.offices.items():
        state.tell(moves.OfficeScored(owner, office, office_worth(state, office, owner)))
    totals = [score.points for score in scores(state)]
    for player, points in enumerate(totals):
        if points == max(totals):
            state.tell(moves.GameWon(player, points))


def _score(state: Position, player: int) -> Score:
    points = {
        "claims": claim_points(state.players[player]),
        "shipping": shipping_points(state, player),
        "contracts": contract_points(state, player),
    }
    if not state.agenda:
        points["majorities"] = majority_points(state, player)
        points["offices"] = office_points(state, player)
    parts = tuple(Part(category, gained) for category, gained in points.items())
    return Score(points=sum(points.values()), parts=parts)


def _strength(marks: list[str]) -> tuple[int, int]:
    """What majorities are compared by: marks, then settlements."""
    return len(marks), marks.count("settlement")


def _copper_in_contracts(state: Position, player: int) -> int:
    copper = [CONTRACTS[name].cost.get("copper", 0) for name in state.owned(state.contracts, player)]
    if rule(state, "office_sg_copper_in_contracts") == "per_copper":
        return sum(copper)
    return len([units for units in copper if units])
