"""The invariants of a position."""

from collections.abc import Iterator

from rules.rolled_west.board import CONTRACTS, DATA, FIRSTS, OFFICES, ROUNDS, ROW_LENGTH, TERRAINS
from rules.rolled_west.state import Player, Position


def violations(state: Position) -> list[str]:
    """Returns the violated invariants of `state`, as sentences for a bug report."""
    found = [
        *_question_violations(state),
        *_dice_violations(state),
        *_owner_violations(state),
        *_first_violations(state),
    ]
    for number, player in enumerate(state.players):
        found += [f"player {number} {problem}" for problem in _scoreboard_violations(player)]
    return found


def _question_violations(state: Position) -> Iterator[str]:
    for step in state.agenda[-1:]:
        if len(set(step.seats)) < len(step.seats):
            yield f"a seat is to move twice: {step.seats}"


def _dice_violations(state: Position) -> Iterator[str]:
    uses = [die.use for die in state.dice]
    wanted = DATA.dice if state.roller < len(state.players) else DATA.ghost_dice
    if uses and len(uses) != wanted:
        yield f"player {state.roller} has rolled {len(uses)} dice"
    if uses.count("terrain") != bool(state.terrain):
        yield f"{uses.count('terrain')} dice are set aside for the terrain {state.terrain!r}"
    if uses.count("banked") != state.acted.count("bank"):
        yield f"{uses.count('banked')} dice were banked"
    if len(set(state.acted)) < len(state.acted):
        yield f"an action was done twice in a turn: {state.acted}"


def _owner_violations(state: Position) -> Iterator[str]:
    for what, owners, known in (("contracts", state.contracts, CONTRACTS), ("offices", state.offices, OFFICES)):
        if owners.keys() - known.keys():
            yield f"there are unknown {what}: {owners}"
        for number in range(len(state.players)):
            if len(state.owned(owners, number)) > min(state.round, ROUNDS):
                yield f"player {number} has too many {what}"


def _first_violations(state: Position) -> Iterator[str]:
    for metal, names in FIRSTS.items():
        for space, name in zip(DATA.shipping.starred, names, strict=True):
            there = [number for number, player in enumerate(state.players) if player.shipped[metal] >= space]
            if (name in state.firsts) != bool(there) or state.firsts.get(name, -1) not in [*there, -1]:
                yield f"the first bonus {name} belongs to {state.firsts.get(name)}, but {there} have reached it"


def _scoreboard_violations(player: Player) -> Iterator[str]:
    if min(player.bank.values()) < 0:
        yield f"has a negative bank: {player.bank}"
    if max(player.shipped.values()) > ROW_LENGTH:
        yield f"has shipped too much: {player.shipped}"
    for terrain, marks in player.claims.items():
        if len(marks) > len(TERRAINS[terrain].points):
            yield f"has {len(marks)} marks in the {terrain}"
        before = ["settlement", *marks]
        if any(pair == ("settlement", "settlement") for pair in zip(before, marks, strict=False)):
            yield f"has a settlement without its camp in the {terrain}"
