"""The value of a position for each seat: what computer players maximize."""

from rules.manhattan.board import COLOURS
from rules.manhattan.scoring import parties_of, score, total
from rules.manhattan.state import Player, Position
from rules.manhattan.towers import Tower, survey

SAFE = 5
"""A lead in a building, in floors, that no rival can ever make up."""
LEAD = 0.15
"""Points for each floor of a lead, up to SAFE, and each later round in which the building scores."""
LARGE = 0.12
"""Points for each floor above the first of a block kept for later rounds."""


def evaluate(state: Position) -> list[float]:
    """Returns by seat its points, if the board were scored now, plus a little for prospects."""
    worth = [float(total(player.scored)) for player in state.players]
    if state.agenda:
        towers = survey(state.sites, state.parties)
        leads = _leads(state, towers)
        later = LEAD * (state.rounds - state.round)
        for other, (player, gained) in enumerate(zip(state.players, score(state, towers), strict=True)):
            safety = later * sum([leads[party] for party in parties_of(state, player)])
            worth[other] += total([gained]) + safety + LARGE * _kept(player)
    return worth


def _leads(state: Position, towers: list[Tower]) -> list[int]:
    """Returns by party the sum of its leads in its buildings in floors, up to SAFE in each."""
    leads = [0] * COLOURS
    for tower in towers:
        leads[tower.owner] += min(_lead(state, tower), SAFE)
    return leads


def _lead(state: Position, tower: Tower) -> int:
    """Returns by how many floors the owner of `tower` leads in it."""
    if len(tower.blocks) == 1:
        return tower.height
    shares = [0] * COLOURS
    for block in tower.blocks:
        shares[state.parties[block.colour]] += block.floors
    own = shares.pop(tower.owner)
    return own - max(shares)


def _kept(player: Player) -> int:
    """Returns the floors above the first of all blocks kept for later rounds."""
    return sum([size * count for counts in player.supply.values() for size, count in enumerate(counts)])
