"""The set-up, before the first round."""

from rules.chance import Chance
from rules.game import Options
from rules.rolled_west.board import METALS, RESOURCES, TERRAINS
from rules.rolled_west.state import Player
from rules.rolled_west.steps import StartRound, State


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the initial position: scoreboards are empty, and nothing has been rolled."""
    starter = chance.below(seats)
    return State(
        chance=chance,
        agenda=[StartRound()],
        options=options,
        starter=starter,
        roller=starter,
        players=[
            Player(
                bank=dict.fromkeys(RESOURCES, 0),
                claims={terrain: [] for terrain in TERRAINS},
                shipped=dict.fromkeys(METALS, 0),
            )
            for _ in range(seats)
        ],
    )
