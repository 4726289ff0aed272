"""How good a position looks for a seat: what computer players aim at."""

from rules.manhattan.board import COLOURS
from rules.manhattan.scoring import parties_of, score_now, total
from rules.manhattan.state import Player, Position
from rules.manhattan.towers import Tower, survey

SAFE = 5
"""With so many floors more than a rival in a building it is out of that rival's reach for ever."""
LEAD = 0.15
"""Points for each floor of a lead, up to SAFE, and each later round in which the building pays again."""
LARGE = 0.12
"""Points for each floor above one of a block kept for later rounds."""


def evaluate(state: Position) -> list[float]:
    """By seat: points, were the board scored now, and a little for prospects."""
    worth = [float(total(player.scored)) for player in state.players]
    if state.agenda:
        leads = _leads(state)
        later = LEAD * (state.rounds - state.round)
        for other, (player, gained) in enumerate(zip(state.players, score_now(state), strict=True)):
            safety = later * sum([leads[party] for party in parties_of(state, player)])
            worth[other] += total([gained]) + safety + LARGE * _kept(player)
    return worth


def _leads(state: Position) -> list[int]:
    """By party: floors by which it leads in its buildings, up to SAFE in each."""
    leads = [0] * COLOURS
    for tower in survey(state.sites, state.parties):
        leads[tower.owner] += min(_lead(state, tower), SAFE)
    return leads


def _lead(state: Position, tower: Tower) -> int:
    """By how many floors the owner of `tower` is ahead of the next in it."""
    shares = [0] * COLOURS
    for block in tower.blocks:
        shares[state.parties[block.colour]] += block.floors
    own = shares.pop(tower.owner)
    return own - max(shares)


def _kept(player: Player) -> int:
    """Floors above one of all blocks that are left for later rounds."""
    return sum([size * count for counts in player.supply.values() for size, count in enumerate(counts)])
