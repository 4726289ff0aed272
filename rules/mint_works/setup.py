"""The set-up, before the first round."""

from collections.abc import Callable

from rules.chance import Chance
from rules.game import Options
from rules.mint_works.board import ADVANCED, DATA, DEEDS, OPPONENTS, PLANS
from rules.mint_works.effects import draw
from rules.mint_works.state import Location, Player, Position
from rules.mint_works.steps import StartRound, State


def new(seats: int, options: Options, chance: Chance) -> State:
    """Returns the initial position: the starter is drawn, and the first round has not begun."""
    opponent = _opponent(options, chance) if seats == 1 else ""
    advanced = _advanced(seats, options, chance)
    state = State(
        chance=chance,
        agenda=[StartRound()],
        options=options,
        seats=seats,
        opponent=opponent,
        starter=0,
        players=[Player(mints=DATA.starting_mints) for _ in range(seats)],
        locations=[
            Location(name=card.name, spaces=card.spaces[seats - 1], open=card.name not in DEEDS)
            for card in DATA.locations
            if card.name not in ADVANCED or card.name in advanced
        ],
        row=[],
        deck=sorted(PLANS),
    )
    if opponent:
        _seat_opponent(state)
    else:
        state.starter = chance.below(seats)
    state.stars = [0] * len(state.players)
    while len(state.row) < DATA.supply[seats]:
        state.row.append(draw(state))
    return state


def chooses(number: int) -> Callable[[int, Options], bool]:
    """Returns whether the options choose an Advanced Location of that `number`, from 1."""
    return lambda seats, options: options["advanced"] == "chosen" and number <= DATA.advanced[seats]


def may_have(*locations: str) -> Callable[[int, Options], bool]:
    """Returns whether one of these Advanced Locations may be in the game."""

    def found(seats: int, options: Options) -> bool:
        chosen = _chosen(seats, options)
        return len(chosen) < _wanted(seats, options) or any(name in chosen for name in locations)

    return found


def _opponent(options: Options, chance: Chance) -> str:
    chosen = options["opponent"]
    return chance.pick(sorted(OPPONENTS)) if chosen == "random" else chosen


def _advanced(seats: int, options: Options, chance: Chance) -> list[str]:
    """Returns the Advanced Locations of the game: the chosen ones, and random ones up to the number needed."""
    found = _chosen(seats, options)
    while len(found) < _wanted(seats, options):
        found.append(chance.pick([name for name in ADVANCED if name not in found]))
    return found


def _wanted(seats: int, options: Options) -> int:
    return 0 if options["advanced"] == "none" else DATA.advanced[seats]


def _chosen(seats: int, options: Options) -> list[str]:
    """Returns the Advanced Locations that the options name, each once."""
    named = [options["advanced_first"], options["advanced_second"]] if options["advanced"] == "chosen" else []
    return list(dict.fromkeys(named))[: _wanted(seats, options)]


def _seat_opponent(state: Position) -> None:
    card = OPPONENTS[state.opponent]
    state.players.append(Player(mints=card.mints, endless=card.endless))
    state.starter = state.seats if card.starts else 0
    if card.limited:
        state.mint_supply = DATA.limited_mints - sum(player.mints for player in state.players)
