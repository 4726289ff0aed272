"""The view of a seat, and its determinizations."""

from collections.abc import Callable

from msgspec.structs import replace

from rules import play
from rules.chance import Chance
from rules.mint_works.board import PLANS
from rules.mint_works.state import HIDDEN, Plan, Position
from rules.mint_works.steps import State

NAMES = sorted(PLANS)


def view(state: State, seat: int | None) -> State:
    """Returns `state` without the deck and, until the game is over, others' secret Plans."""
    seen = play.redacted(state, seat)
    seen.deck = [HIDDEN] * len(state.deck)
    if state.agenda:
        for number, player in enumerate(seen.players):
            if number != seat:
                player.plans = [Plan(HIDDEN, secret=True) if plan.secret else plan for plan in player.plans]
    return seen


def sampler(view: State) -> Callable[[Chance], State]:
    """Returns a function that makes full positions which fit `view`: unseen cards are dealt at random.

    All of them share the options, as these never change.
    """
    sample = play.sampler(replace(view, options={}, deck=[]))
    unseen = _unseen(view)

    def deal(chance: Chance) -> State:
        state = sample(chance)
        state.options = view.options
        state.deck = unseen.copy()
        for player in state.players:
            for place, plan in enumerate(player.plans):
                if plan.name == HIDDEN:
                    player.plans[place] = Plan(chance.draw(state.deck), secret=True)
        return state

    return deal


def _unseen(view: Position) -> list[str]:
    seen = {*view.row, *view.under}
    for player in view.players:
        seen.update(player.buildings)
        for plan in player.plans:
            seen.add(plan.name)
    return [name for name in NAMES if name not in seen]
