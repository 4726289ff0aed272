"""The actions of the roller, with their costs and gains."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from rules.game import Refusal
from rules.rolled_west import events, moves
from rules.rolled_west.board import (
    CLAIM_POINTS,
    CONTRACTS,
    DATA,
    DIE_OF,
    FIRSTS,
    LETTERS,
    METALS,
    OFFICES,
    ROUNDS,
    ROW_LENGTH,
    SHIPPING_POINTS,
    TERRAINS,
    rule,
)
from rules.rolled_west.state import Player, Position, Use

BUYS = {
    counted: {office: moves.Buy(office, units) for office in OFFICES}
    for units, counted in enumerate(("per_contract", "per_copper"))
}
"""By how an office counts copper, and office: the move that buys it."""


def resources(state: Position) -> tuple[dict[str, int], tuple[str, ...]]:
    """Returns the resources that the roller can spend, and the dice among them; not those banked in this turn."""
    have, free = state.players[state.roller].bank.copy(), []
    for die in state.dice:
        use = die.use
        if use == "free":
            have[face := die.face] += 1
            free.append(face)
        elif use == "banked":
            have[die.face] -= 1
    return have, tuple(free)


@cache
def letters(faces: tuple[str, ...]) -> str:
    """Returns the letters of dice, as in "W C S"."""
    return " ".join([LETTERS[face] for face in faces]) or "none"


def terrains(state: Position) -> list[moves.SetTerrain]:
    """Returns the moves for every terrain that the roll allows."""
    claims = state.players[state.roller].claims
    found = []
    for terrain, left in _set_aside(tuple([die.face for die in state.dice])):
        found.append(_terrain(terrain, len(claims[terrain]), left))
    return found


def set_terrain(state: Position, move: moves.SetTerrain) -> None:
    """Sets a die aside, so that it is not a resource in this turn."""
    state.terrain = move.terrain
    _use(state, "terrain", DIE_OF[move.terrain])
    state.emit(events.TerrainSet(state.roller, move.terrain, move.left))


def actions(state: Position) -> list[moves.AnyMove]:
    """Returns all moves of the roller now."""
    player, acted = state.players[state.roller], state.acted
    have, free = resources(state)
    found: list[moves.AnyMove] = []
    if have["wood"] and "claim" not in acted:
        found += _claims(state.terrain, len(player.claims[state.terrain]), have["wood"])
    payable, affordable = _affordable(have["copper"], have["silver"], have["gold"])
    if payable and "contract" not in acted:
        for completion in payable:
            if completion.contract not in state.contracts:
                found.append(completion)
    if affordable and "office" not in acted:
        buys, sold = BUYS[rule(state, "office_sg_copper_in_contracts")], state.offices
        for office in affordable:
            if office not in sold:
                found.append(buys[office])
    shipped, firsts = player.shipped, state.firsts
    for metal, (middle, end) in FIRSTS.items():
        if count := have[metal]:
            found += _shipments(metal, shipped[metal], count, middle in firsts, end in firsts)
    found += _endings(free, "bank" not in acted and state.round < ROUNDS)
    return found


def act(state: Position, move: moves.AnyMove) -> None:
    """Carries out a move of the roller and emits its event."""
    _CARRY_OUT[type(move)](state, move)


def refusals(state: Position) -> Iterator[Refusal]:
    """Yields the reasons why obvious actions are not offered."""
    player = state.players[state.roller]
    yield from [moves.DoneInThisTurn(action) for action in state.acted]
    have, free = resources(state)
    if "claim" not in state.acted:
        yield from _claim_refusals(state, player, have["wood"])
    for metal in METALS:
        if have[metal] and player.shipped[metal] == ROW_LENGTH:
            yield moves.RowComplete(metal)
    yield from _metal_refusals(state, have)
    if state.round == ROUNDS:
        yield moves.NothingToBankFor()
    elif not free and "bank" not in state.acted:
        yield moves.NoDieToBank()


def _claim_refusals(state: Position, player: Player, wood: int) -> Iterator[Refusal]:
    room = len(TERRAINS[state.terrain].points) - len(player.claims[state.terrain])
    if not room:
        yield moves.TrackFull(state.terrain)
    elif not wood:
        yield moves.NoWood(_unusable(state, "wood"))
    elif room == 1:
        yield moves.NoSpaceForSettlement(state.terrain)
    elif wood == 1:
        yield moves.NoWoodForSettlement(int(_unusable(state, "wood") == "banked"))


def _metal_refusals(state: Position, have: dict[str, int]) -> Iterator[Refusal]:
    """Yields why no contract and no office is offered, and that there is nothing to ship."""
    metals = letters(tuple([metal for metal in METALS for _ in range(have[metal])]))
    unusable = _unusable(state, *METALS)
    if metals == "none":
        yield moves.NoMetal(unusable)
    for action, cards, taken in (("contract", CONTRACTS, state.contracts), ("office", OFFICES, state.offices)):
        if action in state.acted:
            continue
        left = [card for name, card in cards.items() if name not in taken]
        if not left:
            yield moves.AllTaken(action)
        elif metals != "none" and not any(_affords(have, card.cost) for card in left):
            yield moves.TooFewMetals(action, metals, int(unusable == "banked"))


def _unusable(state: Position, *faces: str) -> str:
    """Returns why a die that shows one of `faces` is no resource now: it is banked or the terrain. Else "none"."""
    uses = {die.use for die in state.dice if die.face in faces}
    return next((use for use in ("banked", "terrain") if use in uses), "none")


@cache
def _set_aside(faces: tuple[str, ...]) -> list[tuple[str, str]]:
    """Returns the terrains that a roll allows, each with the letters of the dice left."""
    found = []
    for resource in DATA.resources:
        if resource.name in faces:
            left = [LETTERS[face] for face in faces]
            left.remove(resource.letter)
            found.append((resource.terrain, " ".join(left)))
    return found


@cache
def _terrain(terrain: str, marks: int, left: str) -> moves.SetTerrain:
    """Returns the move that chooses a terrain, by the number of marks there."""
    points = TERRAINS[terrain].points
    if marks == len(points):
        return moves.SetTerrain(terrain, 0, 0, left)
    return moves.SetTerrain(terrain, marks + 1, points[marks], left)


@cache
def _claims(terrain: str, start: int, wood: int) -> list[moves.Claim]:
    """Returns the possible claims with an amount of wood, after the first `start` spaces."""
    points = CLAIM_POINTS[terrain]
    room = min(wood, len(TERRAINS[terrain].points) - start)
    return [
        moves.Claim(kind, terrain, start + 1, points[start + len(marks)] - points[start])
        for kind, marks in DATA.claims.items()
        if len(marks) <= room
    ]


@cache
def _affordable(copper: int, silver: int, gold: int) -> tuple[list[moves.Complete], list[str]]:
    """Returns the contracts that these metals can complete, and the offices that they can buy."""
    have = {"copper": copper, "silver": silver, "gold": gold}
    contracts = [moves.Complete(card.name, card.points) for card in DATA.contracts if _affords(have, card.cost)]
    return contracts, [office.name for office in DATA.offices if _affords(have, office.cost)]


@cache
def _endings(free: tuple[str, ...], may_bank: bool) -> list[moves.AnyMove]:
    """Returns the ways to bank one of the `free` dice, if that is allowed, and the move that ends the turn."""
    banked = [moves.Bank(face) for face in dict.fromkeys(free)] if may_bank else []
    return [*banked, moves.End(letters(free))]


def _affords(have: dict[str, int], cost: dict[str, int]) -> bool:
    return all(have[metal] >= count for metal, count in cost.items())


@cache
def _shipments(metal: str, shipped: int, count: int, *taken: bool) -> list[moves.Ship]:
    """Returns the possible shipments of `count` of a metal. `taken`: by starred space, whether its bonus is gone."""
    found = []
    firsts = 0
    sums = SHIPPING_POINTS[metal]
    open_at = [space for space, gone in zip(DATA.shipping.starred, taken, strict=True) if not gone]
    for space in range(shipped + 1, min(shipped + count, ROW_LENGTH) + 1):
        firsts += space in open_at
        points = sums[space] - sums[shipped] + firsts * DATA.shipping.bonus
        found.append(moves.Ship(metal, space - shipped, points, firsts))
    return found


def _claim(state: Position, move: moves.Claim) -> None:
    marks = DATA.claims[move.kind]
    _pay(state, {"wood": len(marks)})
    state.acted.append("claim")
    state.players[state.roller].claims[move.terrain] += marks
    state.emit(events.Claimed(state.roller, move.kind, move.terrain, move.space, move.points))


def _complete(state: Position, move: moves.Complete) -> None:
    _pay(state, CONTRACTS[move.contract].cost)
    state.acted.append("contract")
    state.contracts[move.contract] = state.roller
    state.emit(events.Completed(state.roller, move.contract, move.points))


def _buy(state: Position, move: moves.Buy) -> None:
    _pay(state, OFFICES[move.office].cost)
    state.acted.append("office")
    state.offices[move.office] = state.roller
    state.emit(events.Bought(state.roller, move.office))


def _ship(state: Position, move: moves.Ship) -> None:
    _pay(state, {move.metal: move.count})
    shipped = state.players[state.roller].shipped
    start = shipped[move.metal]
    shipped[move.metal] += move.count
    if move.firsts:
        for space, first in zip(DATA.shipping.starred, FIRSTS[move.metal], strict=True):
            if start < space <= shipped[move.metal]:
                state.firsts.setdefault(first, state.roller)
    state.emit(events.Shipped(state.roller, move.metal, start + 1, move.count, move.points, move.firsts))


def _bank(state: Position, move: moves.Bank) -> None:
    _use(state, "banked", move.resource)
    state.acted.append("bank")
    state.players[state.roller].bank[move.resource] += 1
    state.emit(events.Banked(state.roller, move.resource))


def _pay(state: Position, cost: dict[str, int]) -> None:
    """Pays with dice first, then from the bank: unused dice would be lost anyway (ruling 12)."""
    bank = state.players[state.roller].bank
    for resource, count in cost.items():
        bank[resource] -= _use(state, "spent", resource, count)


def _use(state: Position, use: Use, face: str, count: int = 1) -> int:
    """Uses up to `count` free dice that show `face`. Returns how many are missing."""
    for die in state.dice:
        if die.face == face and die.use == "free":
            die.use = use
            count -= 1
            if not count:
                break
    return count


_CARRY_OUT: dict[type, Callable[[Position, Any], None]] = {
    moves.Claim: _claim,
    moves.Complete: _complete,
    moves.Buy: _buy,
    moves.Ship: _ship,
    moves.Bank: _bank,
}
