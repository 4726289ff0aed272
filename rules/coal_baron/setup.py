"""The set-up, before orders are drafted."""

from rules.chance import Chance
from rules.coal_baron import stacks
from rules.coal_baron.board import DATA, ORDERS, SETUPS, TILE_SPACES, TILES
from rules.coal_baron.scoring import IN_ORDERS
from rules.coal_baron.state import COLOURS, Level, Player, Space, Stack
from rules.coal_baron.steps import DraftOrder, State
from rules.game import Options


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the initial position: the seat to the right of the starter drafts first."""
    starter = chance.below(seats)
    first = (starter - 1) % seats
    state = State(
        chance=chance,
        agenda=[DraftOrder([first])],
        options=options,
        starter=starter,
        turn=first,
        players=[_player(seats) for _ in range(seats)],
        spaces=[Space(name=space.name) for space in DATA.spaces if seats not in space.covered],
        bank=[0] * seats,
        canteen=[0] * seats,
        tiles=Stack(unseen=sorted([*TILES] * DATA.copies)),
        deck=Stack(unseen=sorted(ORDERS)),
        row=[],
        supply=[DATA.cubes - seats] * len(COLOURS),
    )
    for space in state.spaces:
        if space.name in TILE_SPACES:
            space.card = stacks.draw(state.tiles, chance)
    state.row = [stacks.draw(state.deck, chance) for _ in range(DATA.draft * seats + 1)]
    return state


def _player(seats: int) -> Player:
    setup = SETUPS[seats]
    return Player(
        workers=setup.workers,
        francs=setup.francs,
        levels=[Level([], [int(own == colour) for own in range(len(COLOURS))]) for colour in range(len(COLOURS))],
        cage=[0] * len(COLOURS),
        storage=[0] * len(COLOURS),
        shown=[0] * IN_ORDERS,
        shipped=[0] * DATA.shifts,
    )
