"""Every refusal in random games is true by the rules, and nothing obvious is withheld without one."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules.montana import moves
from rules.montana.board import land
from tests.rules.refusing import Asked, Truths, check

BANK = (1, 2, 2, 3)
"""Workers by space."""
SILVER = (1, 3, 6)
"""Of an area, by space."""
PRICES = (1, 2, 3, 4, 5, 6)
COLOURS, PUMPKIN, TRADED = 4, 3, 4
"""Cattle are traded for the first four goods, but for no large ones."""


def workers(asked: Asked) -> int:
    return sum(asked.player.workers)


def bank_needs(asked: Asked) -> list[int]:
    """Returns the workers that the free spaces of the bank need, if the seat has too few."""
    free = [needed for taken, needed in zip(asked.state.bank, BANK, strict=True) if not taken]
    return [needed for needed in free if needed > workers(asked)]


def manned(asked: Asked) -> list[int]:
    """Returns the areas in which the seat can use a space: with one worker of its colour, or with any two."""
    return [area for area in range(COLOURS) if asked.player.workers[area] or workers(asked) > 1]


def dear(asked: Asked) -> list[int]:
    """Returns the silver that free spaces cost which the seat could man, but not pay for."""
    taken = asked.state.areas
    free = [cost for area in manned(asked) for space, cost in zip(taken[area], SILVER, strict=True) if not space.left]
    return [cost for cost in free if cost > asked.player.silver]


def within_reach(asked: Asked) -> list[str]:
    """Returns the empty plains next to the start or a settlement; with the option, next to an own one."""
    state = asked.state
    ground, own_only = land(state.tiles), state.options["build_adjacency"] == "own"
    bases = {name for name, built in state.settled.items() if built.seat == asked.seat or not own_only} | {state.start}
    plains = [name for name, plot in ground.plots.items() if plot.terrain == "plain"]
    empty = [name for name in plains if name not in state.settled and name != state.start]
    return [name for name in empty if bases & {*ground.grid.neighbours[name]}]


def lack(asked: Asked, name: str) -> Counter[int]:
    """Returns the goods that are missing for a hex."""
    return Counter(land(asked.state.tiles).plots[name].cost) - Counter(dict(enumerate(asked.player.goods)))


def is_nothing_to_build(asked: Asked, said: Any) -> bool:
    lacks = [lack(asked, name) for name in within_reach(asked)]
    traded = [each.total() <= asked.player.cattle and all(good < TRADED for good in each) for each in lacks]
    return all(lacks) and bool(said.trade) == any(traded)


def lowest(asked: Asked, row: int) -> int | None:
    """Returns the lowest price for which a contractor may be placed in a row."""
    holder = asked.state.city[row]
    return next((price for price in PRICES if holder is None or price > holder.price), None)


TRUE: Truths = {
    moves.NobodyToSend: lambda asked, said: workers(asked) == 0,
    moves.BankNeedsWorkers: lambda asked, said: [said.workers, said.have] == [min(bank_needs(asked)), workers(asked)],
    moves.AreasNeedWorkers: lambda asked, said: workers(asked) == 1,
    moves.AreasNeedSilver: lambda asked, said: [said.silver, said.have] == [min(dear(asked)), asked.player.silver],
    moves.NothingToBuild: is_nothing_to_build,
    moves.NothingLeft: lambda asked, said: asked.player.settlements == 0,
    moves.HexTooDear: lambda asked, said: (
        said.hex in within_reach(asked)
        and Counter(good for good in (said.first, said.second, said.third, said.fourth) if good >= 0)
        == lack(asked, said.hex)
    ),
    moves.RowTooDear: lambda asked, said: (
        said.price == lowest(asked, said.row) and said.price > asked.player.goods[PUMPKIN] == said.have
    ),
}


def unexplained(asked: Asked) -> Iterator[object]:
    """Yields actions, spaces, hexes and rows that are neither offered nor refused."""
    match type(asked.step).__name__:
        case "TakeTurn":
            if not (asked.offers(moves.Build) or asked.refuses(moves.NothingToBuild, moves.NothingLeft)):
                yield "building"
            nobody = asked.refuses(moves.NobodyToSend)
            if bank_needs(asked) and not (nobody or asked.refuses(moves.BankNeedsWorkers)):
                yield "a space of the bank"
            if len(manned(asked)) < COLOURS and not (nobody or asked.refuses(moves.AreasNeedWorkers)):
                yield "an area"
            if dear(asked) and not asked.refuses(moves.AreasNeedSilver):
                yield "a space of an area"
        case "ChooseHex":
            for name in within_reach(asked):
                if not (asked.offers(moves.Settle, hex=name) or asked.refuses(moves.HexTooDear, hex=name)):
                    yield name
        case "PlaceBid":
            for row in range(len(asked.state.city)):
                if not (asked.offers(moves.Bid, row=row) or asked.refuses(moves.RowTooDear, row=row)):
                    yield from [] if lowest(asked, row) is None else [f"row {row}"]


def with_few_settlements(state: Any) -> None:
    for player in state.players:
        player.settlements, player.workers = 1, [0, 0, 0, 1]


@pytest.mark.untraced
def test_every_reason_is_true_and_none_is_missing() -> None:
    check("montana", 6, TRUE, unexplained, with_few_settlements)
