"""Positions of Montana to render, built by hand."""

from rules import montana
from rules.chance import Chance
from rules.montana.board import land
from rules.montana.building import ChooseHex, reach
from rules.montana.city import PayOut, PlaceBid
from rules.montana.recruiting import PayGrain
from rules.montana.setup import start_hexes
from rules.montana.state import Contractor, Settlement, Space, Tile
from rules.montana.steps import FinishTurn, State, TakeTurn

TURNS = (0, 3, 1, 5, 2, 4, 0, 1, 3, 2)
"""How often each landscape tile is turned."""


def position(seats: int, **options: str) -> State:
    """Returns a position before the first turn, on landscape tiles in the order of their numbers."""
    chosen = {option.name: option.values[0] for option in montana.GAME.info.options} | options
    state = montana.GAME.new(seats, chosen, Chance(key=bytes(32)))
    state.tiles = tuple(Tile(number, TURNS[number]) for number in range(len(state.tiles)))
    ground = land(state.tiles)
    state.start = start_hexes(ground, seats)[3]
    state.cattle_at = [name for name, plot in ground.plots.items() if plot.cattle]
    state.canteens_at = [name for name, plot in ground.plots.items() if plot.terrain == "lake"]
    state.reach = reach(state)
    state.agenda = [TakeTurn([0])]
    state.starter = state.active = 0
    for seat, player in enumerate(state.players):
        player.silver, player.workers = 3 + seat, [1, 1, seat % 2, 1]
    return state


def settle(state: State, *built: tuple[int, int]) -> None:
    """Settles hexes one after another: each time the first within reach, by a seat with a number of tiles."""
    for seat, tiles in built:
        name = state.reach[0]
        state.settled[name] = Settlement(seat, tiles)
        state.players[seat].settlements -= tiles
        state.cattle_at = [other for other in state.cattle_at if other != name]
        taken = land(state.tiles).grid.neighbours[name]
        state.canteens_at = [lake for lake in state.canteens_at if lake not in taken]
        state.reach = reach(state)


def opening() -> State:
    """Returns three players at the start."""
    return position(3)


def middle() -> State:
    """Returns four players in the fifth round: Alice is to act."""
    state = position(4)
    state.round, state.starter, state.pointer = 5, 2, 3
    settle(state, (0, 1), (1, 2), (2, 1), (0, 1), (3, 1), (0, 3), (1, 1))
    for player, goods, silver in zip(
        state.players,
        ([2, 1, 3, 2, 1, 1], [0, 2, 0, 1, 0, 0], [1, 1, 1, 1, 1, 1], [0, 0, 5, 4, 0, 2]),
        (9, 0, 14, 6),
        strict=True,
    ):
        player.goods, player.silver = goods, silver
    state.players[0].canteens, state.players[3].cattle = 1, 2
    state.goods[4] = 1
    state.bank = [[0], [], [2, 3], []]
    state.areas[0][0] = Space([0], [])
    state.areas[1][0], state.areas[1][2] = Space([1], [2, 3]), Space([2, 2], [1])
    state.areas[3][1] = Space([3], [3])
    return state


def building() -> State:
    """Returns the middle, as Alice builds her second hex."""
    state = middle()
    state.agenda = [FinishTurn(), ChooseHex([0], built=1)]
    return state


def auction() -> State:
    """Returns the middle, in an auction that Alice has opened: Carol is to bid, then Dave."""
    state = middle()
    state.agenda = [FinishTurn(), PayOut(), PlaceBid([3]), PlaceBid([2])]
    state.city = [Contractor(0, 2), None, None, None]
    state.auctions = 1
    return state


def recruiting() -> State:
    """Returns the middle, as Alice has spun the wheel."""
    state = middle()
    state.agenda = [FinishTurn(), PayGrain([0])]
    return state


def ended() -> State:
    """Returns two players: Bob has placed all and won."""
    state = position(2)
    state.round, state.final, state.agenda = 14, True, []
    settle(state, *[(number % 2, 1) for number in range(14)], (1, 3), (1, 2))
    return state
