"""The invariants of a position."""

from collections import Counter
from collections.abc import Iterator

from rules.mint_works.board import DATA, PLANS
from rules.mint_works.state import Position


def violations(state: Position) -> list[str]:
    """Returns the violated invariants of `state`, as sentences for a bug report."""
    return [
        *_card_violations(state),
        *_space_violations(state),
        *_mint_violations(state),
        *_player_violations(state),
    ]


def _card_violations(state: Position) -> Iterator[str]:
    found = Counter([*state.row, *state.deck, *state.under])
    for player in state.players:
        found.update(player.buildings)
        found.update(plan.name for plan in player.plans)
    for name in sorted(found.keys() | PLANS.keys()):
        if found[name] != (name in PLANS):
            yield f"there are {found[name]} cards of {name}"
    if state.deck != sorted(state.deck):
        yield "the deck is not sorted"
    if len(state.row) > DATA.supply[state.seats]:
        yield f"there are {len(state.row)} cards in the Plan Supply"


def _space_violations(state: Position) -> Iterator[str]:
    for location in state.locations:
        if len(location.stacks) > location.spaces:
            yield f"there are {len(location.stacks)} stacks on {location.name}"
        if location.stacks and not location.open:
            yield f"there are mints on {location.name}, which is closed"
        if any(stack.mints < 1 for stack in location.stacks):
            yield f"a space of {location.name} is taken without mints"


def _mint_violations(state: Position) -> Iterator[str]:
    if state.mint_supply is None:
        return
    placed = sum(stack.mints for location in state.locations for stack in location.stacks)
    held = sum(player.mints + player.gallery for player in state.players)
    total = state.mint_supply + state.mints_out + placed + held
    if state.mint_supply < 0 or total != DATA.limited_mints:
        yield f"there are {total} mints in all, {state.mint_supply} of them in the Mint Supply"


def _player_violations(state: Position) -> Iterator[str]:
    for number, player in enumerate(state.players):
        if player.mints < 0:
            yield f"player {number} has {player.mints} mints"
        if player.gallery and not any(PLANS[name].grows for name in player.buildings):
            yield f"player {number} has mints on a Gallery without having one"
    if len(state.passed) != len(set(state.passed)):
        yield f"a player has passed twice: {state.passed}"
