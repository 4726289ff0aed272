"""Builds positions from short texts: `"4: gardens ?statue | truck gallery*3"` is a Neighborhood.

It has mints, then Plans (`?`: secret), then Buildings; `gallery*3` has three mints on it. All other cards are in the
deck.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules import mint_works, play
from rules.chance import Chance, key
from rules.game import Options
from rules.mint_works.board import DATA, OPPONENTS, PLANS
from rules.mint_works.events import Assembled, Bought, Built, LottoPlayed, Recycled, Swapped, Worked
from rules.mint_works.moves import Pass
from rules.mint_works.state import Plan, Player, Position, Stack
from rules.mint_works.steps import OpponentTurn, State, TakeTurn, Upkeep
from tests.rules.playing import make

FULL = {"producer": 3, "leadership_council": 1}
"""Occupied spaces of a solo game, so that no Location is always useful to an opponent."""


def options(**chosen: str) -> Options:
    """Returns all options, with defaults for those not given."""
    return {option.name: option.values[0] for option in mint_works.GAME.info.options} | chosen


def player(text: str) -> Player:
    """Returns a Neighborhood."""
    mints, _, cards = text.partition(":")
    plans, _, buildings = cards.partition("|")
    names = [name.partition("*")[0] for name in buildings.split()]
    stored = [int(name.partition("*")[2] or 0) for name in buildings.split() if name.startswith("gallery")]
    return Player(
        mints=int(mints),
        plans=[Plan(name.lstrip("?"), secret=name.startswith("?")) for name in plans.split()],
        buildings=names,
        gallery=sum(stored),
    )


def position(
    *neighborhoods: str,
    row: str | None = None,
    turn: int = 0,
    starter: int = 0,
    taken: Mapping[str, int] | None = None,
    advanced: str = "",
    opened: str = "",
    under: str = "",
    **chosen: str,
) -> State:
    """Returns a position in which player `turn` acts next. The second Neighborhood is that of an `opponent`, if given.

    By default the row has Plans of two mints that nobody has. `taken` is the number of spaces by Location that hold a
    mint of the first player. Deeds are open if built or in `opened`. The `advanced` Locations are in the game.
    """
    solo = "opponent" in chosen
    seats = 1 if solo else len(neighborhoods)
    names = advanced.split()
    picked = dict(zip(("advanced_first", "advanced_second"), names, strict=False))
    state = mint_works.GAME.new(
        seats, options(**{"advanced": "chosen" if names else "none"}, **picked, **chosen), Chance(key(1))
    )
    state.players = [player(text) for text in neighborhoods]
    if solo:
        state.players[1].endless = OPPONENTS[chosen["opponent"]].endless
    state.starter = starter
    state.row = _free_row(state) if row is None else row.split()
    state.under = under.split()
    state.locations = [place for place in state.locations if place.name in names or place.name not in _advanced(state)]
    _deal(state)
    _prepare_locations(state, taken or {}, opened)
    if state.mint_supply is not None:
        state.mint_supply = 0
        state.mint_supply = DATA.limited_mints - all_mints(state)
    state.agenda = [TakeTurn([turn]) if turn < seats else OpponentTurn()]
    assert mint_works.GAME.violations(state) == []
    return state


def all_mints(state: Position) -> int:
    """Returns the number of all mints, including those that have left the game."""
    placed = sum(stack.mints for place in state.locations for stack in place.stacks)
    held = sum(player.mints + player.gallery for player in state.players)
    return placed + held + state.mints_out + (state.mint_supply or 0)


Placed = Worked | Bought | Built | Assembled | LottoPlayed | Recycled | Swapped
"""The events of placing mints."""


def run_upkeep(state: State) -> list[Any]:
    """Ends the Development phase and runs Upkeep up to the next question. Returns the events."""
    play.drain(state)
    state.agenda = [Upkeep()]
    play.settle(state)
    return play.drain(state)


def opponent_turn(state: State) -> list[Any]:
    """Runs one turn of the opponent and nothing else. Returns the events."""
    play.drain(state)
    state.agenda = [OpponentTurn()]
    play.advance(state)
    return play.drain(state)


def went(events: Sequence[object]) -> str:
    """Returns the Location where the opponent placed mints, or nowhere."""
    return next((str(event.place) for event in events if isinstance(event, Placed) and event.opponent), "nowhere")


def pass_all(state: State) -> list[Any]:
    """Lets everybody pass until the phase is over. Returns the events."""
    events = []
    round = state.round
    while state.agenda and state.round == round:
        events += make(state, Pass())
    return events


def kinds(events: list[Any]) -> list[str]:
    """Returns the names of the types of `events`."""
    return [type(event).__name__ for event in events]


def plans(state: State, number: int = 0) -> list[str]:
    """Returns the names of the Plans of a player."""
    return [plan.name for plan in state.players[number].plans]


def _advanced(state: State) -> list[str]:
    return [place.name for place in state.locations[6:]]


def _free_row(state: State) -> list[str]:
    free = [name for name in ("statue", "mine", "truck", "museum", "crane") if name not in _held(state)]
    return free[: DATA.supply[state.seats]]


def _held(state: State) -> list[str]:
    return [name for owner in state.players for name in (*owner.buildings, *(plan.name for plan in owner.plans))]


def _deal(state: State) -> None:
    placed = {*state.row, *state.under, *_held(state)}
    state.deck = [name for name in sorted(PLANS) if name not in placed]


def _prepare_locations(state: State, taken: Mapping[str, int], opened: str) -> None:
    built = {name for neighborhood in state.players for name in neighborhood.buildings}
    for place in state.locations:
        place.open = place.open or place.name in built or place.name in opened.split()
        place.stacks = [Stack(0, 1)] * taken.get(place.name, 0)
