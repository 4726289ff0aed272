"""Every refusal in random games is true by the rules, and nothing obvious is withheld without one."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules.rolled_west import events, moves
from tests.rules.refusing import Asked, Truths, check

METALS = ("copper", "silver", "gold")
TERRAIN_DIE = {"woods": "wood", "valley": "copper", "hills": "silver", "mountains": "gold"}
LETTERS = dict(zip("CSG", METALS, strict=True))
TAKEN = {"contract": moves.Complete, "office": moves.Buy}
ONCE = {"claim": events.Claimed, "contract": events.Completed, "office": events.Bought, "bank": events.Banked}
SPACES = 8


def cost(name: str) -> Counter[str]:
    """Returns the metals of a contract ("C2S2") or an office ("CS") by its name."""
    if any(each.isdigit() for each in name):
        return Counter({LETTERS[letter]: int(count) for letter, count in zip(name[::2], name[1::2], strict=True)})
    return Counter(LETTERS[letter] for letter in name)


CARDS = {
    "contract": ("C4", "C2S2", "C2G2", "S4", "C5", "S2G2", "G4", "S5", "G5"),
    "office": ("CC", "CS", "CG", "SC", "SS", "SG", "GC", "GS", "GG"),
}


def left(asked: Asked, action: str) -> list[str]:
    taken = asked.state.contracts if action == "contract" else asked.state.offices
    return [card for card in CARDS[action] if card not in taken]


def have(asked: Asked) -> Counter[str]:
    """Returns the free dice and the bank, without what was banked in this turn: that is for later turns."""
    found = Counter(asked.player.bank)
    found.update(die.face for die in asked.state.dice if die.use == "free")
    found.subtract(event.resource for event in this_turn(asked) if isinstance(event, events.Banked))
    return found


def this_turn(asked: Asked) -> list[Any]:
    """Returns what has happened since the terrain was chosen."""
    begin = max(number for number, event in enumerate(asked.events) if isinstance(event, events.TerrainSet))
    return asked.events[begin:]


def kept(asked: Asked, *resources: str) -> str:
    """Returns why a die of this turn that shows one of these is no resource."""
    if any(isinstance(event, events.Banked) and event.resource in resources for event in this_turn(asked)):
        return "banked"
    return "terrain" if TERRAIN_DIE[asked.state.terrain] in resources else "none"


def has_done(asked: Asked, action: str) -> bool:
    return any(isinstance(event, ONCE[action]) for event in this_turn(asked))


def empty(asked: Asked) -> int:
    """Returns the empty spaces of the terrain of the turn."""
    return SPACES - len(asked.player.claims[asked.state.terrain])


def metals(asked: Asked) -> Counter[str]:
    return Counter({metal: count for metal, count in have(asked).items() if metal in METALS and count})


def pays_for_none(asked: Asked, action: str) -> bool:
    return not any(cost(card) <= metals(asked) for card in left(asked, action))


TRUE: Truths = {
    moves.DoneInThisTurn: lambda asked, said: has_done(asked, said.action),
    moves.TrackFull: lambda asked, said: said.terrain == asked.state.terrain and empty(asked) == 0,
    moves.NoSpaceForSettlement: lambda asked, said: said.terrain == asked.state.terrain and empty(asked) == 1,
    moves.NoWood: lambda asked, said: have(asked)["wood"] == 0 and said.kept == kept(asked, "wood"),
    moves.NoWoodForSettlement: lambda asked, said: (
        have(asked)["wood"] == 1 and bool(said.banked) == (kept(asked, "wood") == "banked")
    ),
    moves.NoMetal: lambda asked, said: not metals(asked) and said.kept == kept(asked, *METALS),
    moves.TooFewMetals: lambda asked, said: (
        pays_for_none(asked, said.action)
        and Counter(LETTERS[letter] for letter in said.metals.split()) == metals(asked)
        and bool(said.banked) == (kept(asked, *METALS) == "banked")
    ),
    moves.AllTaken: lambda asked, said: not left(asked, said.action),
    moves.RowComplete: lambda asked, said: asked.player.shipped[said.metal] == 5,
    moves.NothingToBankFor: lambda asked, said: asked.state.round == 6,
    moves.NoDieToBank: lambda asked, said: all(die.use != "free" for die in asked.state.dice),
}


def unexplained(asked: Asked) -> Iterator[object]:
    """Yields kinds of actions of the roller that are neither offered nor refused."""
    if asked.seat != asked.state.roller or not asked.state.terrain:
        return
    done = {action: asked.refuses(moves.DoneInThisTurn, action=action) for action in ONCE}
    no_metal = asked.refuses(moves.NoMetal)
    full = asked.refuses(moves.TrackFull) or asked.refuses(moves.NoWood) or done["claim"]
    if not (asked.offers(moves.Claim) or full):
        yield "a claim"
    short = asked.refuses(moves.NoWoodForSettlement) or asked.refuses(moves.NoSpaceForSettlement)
    if not (asked.offers(moves.Claim, kind="settlement") or full or short):
        yield "a settlement"
    for action, kind in TAKEN.items():
        dear = asked.refuses(moves.TooFewMetals, moves.AllTaken, action=action)
        if not (asked.offers(kind) or done[action] or no_metal or dear):
            yield action
    for metal in metals(asked):
        if not (asked.offers(moves.Ship, metal=metal) or asked.refuses(moves.RowComplete, metal=metal)):
            yield f"a shipment of {metal}"
    if not (asked.offers(moves.Ship) or no_metal or asked.refuses(moves.RowComplete)):
        yield "a shipment"
    if not (asked.offers(moves.Bank) or done["bank"] or asked.refuses(moves.NothingToBankFor, moves.NoDieToBank)):
        yield "banking"


def with_much_land(state: Any) -> None:
    for player in state.players:
        for marks in player.claims.values():
            marks += ["camp"] * 5


@pytest.mark.untraced
def test_every_reason_is_true_and_none_is_missing() -> None:
    check("rolled_west", 8, TRUE, unexplained, with_much_land)
