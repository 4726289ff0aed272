"""Numbers of a position, from which computer players have learned its value."""

from itertools import product

from rules.game import Features
from rules.rolled_west.board import CONTRACTS, FIRSTS, METALS, OFFICES, RESOURCES, ROUNDS, ROW_LENGTH, TERRAINS
from rules.rolled_west.scoring import count, majorities, totals_so_far
from rules.rolled_west.state import Position

COUNTED = ("offices", "contracts", "rows", "settlements", "copper_contracts", "shipping_stars", "claim_stars")
STARRED = [space for spaces in FIRSTS.values() for space in spaces]
DICE = {face: number for number, face in enumerate(product(RESOURCES, ("free", "terrain", "spent", "banked")))}
"""By face and use."""
ACTIONS = ("claim", "contract", "office", "bank")
FEW = 2
"""Banked resources that are told apart from many."""
FAR = 3
"""The marks of a row after which shipping pays more."""


def features(state: Position) -> Features:
    """Returns the scoreboards of the seats; the dice, the actions done, and what can still be had."""
    totals, order = totals_so_far(state), state.turn_order()
    now = order.index(state.roller)
    paid = [majorities(state, terrain) for terrain in TERRAINS]
    found = []
    for number, player in enumerate(state.players):
        own: list[float] = [totals[number], state.roller == number, order.index(number) > now]
        own += (state.starter == number, player.has_copied)
        for name in RESOURCES:
            banked = player.bank.get(name, 0)
            own += (banked, min(banked, FEW))
        for points, marks in zip(paid, player.claims.values(), strict=True):
            own += (len(marks), marks.count("settlement"), bool(marks), points.get(number, 0))
        for metal in METALS:
            shipped = player.shipped[metal]
            own += (shipped, shipped >= FAR, shipped == ROW_LENGTH)
        for what in COUNTED:
            own.append(count(state, what, number))
        for office in OFFICES:
            own.append(state.offices.get(office) == number)
        found.append(own)
    return Features(found, _common(state))


def _common(state: Position) -> list[float]:
    left = ROUNDS - state.round
    dice = [0] * len(DICE)
    for die in state.dice:
        dice[DICE[die.face, die.use]] += 1
    found: list[float] = [left, not left, state.roller == len(state.players), *dice]
    for wanted, there in ((ACTIONS, state.acted), (CONTRACTS, state.contracts), (OFFICES, state.offices)):
        found += [name in there for name in wanted]
    found += [state.terrain == terrain for terrain in TERRAINS]
    return found + [space in state.firsts for space in STARRED]
