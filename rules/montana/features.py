"""Numbers of a position, from which computer players have learned its value."""

from rules.game import Features
from rules.montana.board import SECTORS, land
from rules.montana.building import payable, settling
from rules.montana.state import COLOURS, Player, Position

BEST = 3
"""How many of the hexes that a seat can pay for are told apart, the best ones."""
AHEAD = 3
"""How many sectors of the wheel from the pointer on are looked at."""
LAST = (2, 4)
"""Settlements left with which the end is near."""
FEW = 4
"""Silver that is told apart from much."""


def features(state: Position) -> Features:
    """Returns the player boards and what they can build; the round, the supply, wheel, work board and map."""
    return Features([_player(state, seat, player) for seat, player in enumerate(state.players)], _common(state))


def _player(state: Position, seat: int, player: Player) -> list[float]:
    workers = sum(player.workers)
    found: list[float] = [
        player.settlements,
        *[player.settlements <= few for few in LAST],
        player.doubles,
        player.lines,
    ]
    found += (player.silver, min(player.silver, FEW), workers, not workers, sum(player.goods))
    found += (player.cattle, player.canteens, state.active == seat, state.starter == seat)
    found += player.workers + player.goods
    for count in player.goods:
        found += (count > 0, count > 1)
    offers = settling(state, seat, payable(state, seat))
    tiles = sorted([offer.tiles for offer in offers], reverse=True)[:BEST]
    found += [len(offers), *tiles, *[0] * (BEST - len(tiles))]
    return [*found, any(offer.cattle for offer in offers), any(offer.canteens for offer in offers)]


def _common(state: Position) -> list[float]:
    plots = land(state.tiles).plots
    found: list[float] = [state.final, state.round, state.cattle, len(state.reach), len(state.settled)]
    found += (len(state.cattle_at), len(state.canteens_at), sum([plots[name].double for name in state.reach]))
    found += state.workers + state.goods
    for ahead in range(AHEAD):
        sector = SECTORS[(state.pointer + ahead) % len(SECTORS)]
        found += [colour in sector for colour in range(COLOURS + 1)]
    found += [bool(workers) for workers in state.bank]
    for spaces in state.areas:
        found += [bool(space.left) for space in spaces]
        found.append(sum([bool(space.right) for space in spaces]))
    return [*found, getattr(state.agenda[-1], "built", 0) if state.agenda else 0]
