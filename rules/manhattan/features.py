"""Numbers of a position, from which computer players have learned its value."""

from rules.game import Features
from rules.manhattan.board import COLOURS, reading
from rules.manhattan.scoring import parties_of, score, total
from rules.manhattan.state import CELLS, CITIES, SIZES, Player, Position
from rules.manhattan.towers import Tower, survey

SAFE = 5
"""A lead in a building, in floors, that no rival can ever make up."""
AHEAD = 2
"""More buildings than that ahead in a city are not told apart."""


def features(state: Position) -> Features:
    """Returns the blocks, hands, buildings and cities of the seats, and the points of a scoring now; the round."""
    towers = survey(state.sites, state.parties)
    floors = [_floors(state, tower) for tower in towers]
    found = []
    for seat, (player, now) in enumerate(zip(state.players, score(state, towers), strict=True)):
        own = parties_of(state, player)
        numbers: list[float] = [total(player.scored), now.tallest, now.majorities, now.buildings, now.promo]
        numbers += [state.starter == seat, *_blocks(player), *_buildings(own, towers, floors), *_cities(own, towers)]
        found.append(numbers + _hand(state, player, own))
    left = sum([sum(counts) for player in state.players for counts in player.chosen.values()])
    later = state.rounds - state.round
    return Features(found, [later, not later, left, len(towers)])


def _floors(state: Position, tower: Tower) -> list[int]:
    """Returns the floors of `tower` by party."""
    found = [0] * COLOURS
    for block in tower.blocks:
        found[state.parties[block.colour]] += block.floors
    return found


def _blocks(player: Player) -> list[int]:
    """Returns the blocks kept and chosen, by size."""
    found = []
    for counts in (player.supply, player.chosen):
        for size in range(SIZES):
            found.append(sum([blocks[size] for blocks in counts.values()]))
    return found


def _buildings(own: set[int], towers: list[Tower], floors: list[list[int]]) -> list[float]:
    """Returns how many buildings a seat owns by its lead, how many it could take by what it lacks, and its tallest."""
    leads, gaps, highest = [0] * SAFE, [0] * SAFE, [0, 0]
    others = [party for party in range(COLOURS) if party not in own]
    for tower, shares in zip(towers, floors, strict=True):
        is_own = tower.owner in own
        gap = tower.height
        if len(tower.blocks) > 1:
            ours = max([shares[party] for party in own])
            gap = ours - max([shares[party] for party in others]) if is_own else shares[tower.owner] - ours
        place = 0 if gap < 1 else gap - 1 if gap < SAFE else SAFE - 1
        if is_own:
            leads[place] += 1
        else:
            gaps[place] += 1
        if tower.height > highest[is_own]:
            highest[is_own] = tower.height
    return [*leads, *gaps, *highest, highest[1] > highest[0]]


def _cities(own: set[int], towers: list[Tower]) -> list[int]:
    """Returns the number of cities by how many buildings a seat has more there than its best rival."""
    counts = [[0] * (1 + COLOURS) for _ in range(CITIES)]
    for tower in towers:
        counts[tower.city][0 if tower.owner in own else 1 + tower.owner] += 1
    found = [0] * (2 * AHEAD + 2)
    for mine, *others in counts:
        best = max(others)
        found[AHEAD + max(-AHEAD, min(AHEAD, mine - best)) if mine or best else -1] += 1
    return found


def _hand(state: Position, player: Player, own: set[int]) -> list[float]:
    """Returns by cell of a city whether a card reaches it, and what stands in the cells that are reached."""
    cells = {reading(state, player)[card] for card in player.hand}
    free = mine = 0
    for cell in cells:
        for site in state.sites[cell::CELLS]:
            free += not site
            mine += bool(site) and state.parties[site[-1].colour] in own
    return [len(cells), free, mine, *[cell in cells for cell in range(CELLS)]]
