"""The set-up, before the first round."""

from rules.chance import Chance
from rules.game import Options
from rules.manhattan.board import COLOURS, DATA, Schedule, schedule
from rules.manhattan.state import CARD_COPIES, CELLS, CITIES, NOBODY, SIZES, Player
from rules.manhattan.steps import ChooseStarter, StartRound, State, draw


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the initial position: hands are dealt, and the first round has not begun."""
    plan = schedule(seats, options)
    players = [_player(side, plan) for side in DATA.sides[seats]]
    owners = {colour: seat for seat, player in enumerate(players) for colour in player.colours}
    per_colour = options["two_player_mode"] == "per_colour"
    state = State(
        chance=chance,
        agenda=[StartRound()],
        options=options,
        rounds=plan.rounds,
        quota=plan.quota,
        parties=[colour if per_colour else owners.get(colour, colour) for colour in range(COLOURS)],
        starter=_starter(seats, options, chance),
        players=players,
        sites=[[] for _ in range(CITIES * CELLS)],
        deck=[CARD_COPIES] * CELLS,
        discard=[0] * CELLS,
        promos=list(DATA.promos) if options["promo"] == "on" else [],
    )
    if state.starter == NOBODY:
        state.push(ChooseStarter([0]))
    for _ in range(DATA.hand):
        for player in players:
            draw(state, player)
    return state


def _starter(seats: int, options: Options, chance: Chance) -> int:
    match options["start_player"]:
        case "random":
            return chance.below(seats)
        case "chosen":
            return NOBODY
    return 0


def _player(side: str, plan: Schedule) -> Player:
    first = "SWNE".index(side)
    colours = [first + more for more in range(plan.colours)]
    return Player(
        side=side,
        colours=colours,
        supply={colour: list(DATA.blocks) for colour in colours},
        chosen={colour: [0] * SIZES for colour in colours},
    )
