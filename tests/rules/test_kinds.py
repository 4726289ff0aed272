"""The kinds of moves of each game: what a person chooses first if there are many."""

from __future__ import annotations

from typing import Any

import pytest

from rules import games
from rules.coal_baron import kinds as coal
from rules.coal_baron import moves as coal_moves
from rules.mint_works import kinds as mint
from rules.mint_works import moves as mint_moves
from rules.montana import kinds as montana
from rules.montana import moves as montana_moves
from rules.rolled_west import kinds as west
from rules.rolled_west import moves as west_moves

KINDS: list[tuple[str, Any, Any]] = [
    ("coal_baron", coal_moves.Draft("H", "YB", 4), coal.Transport("H")),
    ("coal_baron", coal_moves.FillSquare("C", "YB", "Y", 1), coal.Transport("C")),
    ("coal_baron", coal_moves.Substitute(), coal.FillOrders()),
    ("coal_baron", coal_moves.WorkOn("stored", 3), coal.FillOrders()),
    ("coal_baron", coal_moves.WorkOn("store", 3), coal.StoreCubes()),
    ("coal_baron", coal_moves.WorkOn("lift", 3), coal.MoveCage()),
    ("coal_baron", coal_moves.Load(1, "Y", 2, 3, 2), coal.LoadCage()),
    ("coal_baron", coal_moves.StoreAll(3), coal.StoreCubes()),
    ("coal_baron", coal_moves.Lift(0, 3), coal.MoveCage()),
    ("coal_baron", coal_moves.BuyTile("F1", 1, "Y", 2), coal.Tiles()),
    ("coal_baron", coal_moves.StopMining(2), None),
    ("mint_works", mint_moves.Give("mine", 0), mint.Plans()),
    ("mint_works", mint_moves.Recycle("mine", 1, 1, 2), mint.Buildings()),
    ("mint_works", mint_moves.Pass(), None),
    ("montana", montana_moves.UseBank(1, 2, 3), montana.Bank()),
    ("montana", montana_moves.UseArea(2, 1, 1, 1), montana.Area(2)),
    ("montana", montana_moves.Bid(3, 1, 0), montana.Row(3)),
    ("montana", montana_moves.TakeColours(1, 2), montana.Workers(1)),
    ("montana", montana_moves.Send(0, 2, -1), montana.Workers(0)),
    ("montana", montana_moves.TakeGoods(2, 2, 3), montana.Goods(2)),
    ("montana", montana_moves.Upgrade(1, 2), montana.LargeCopper(1)),
    ("montana", montana_moves.Settle("B4", 0, 1, -1, -1, 1, 0, 0), montana.Hexes("B")),
    ("montana", montana_moves.Recruit(), None),
    ("rolled_west", west_moves.Complete("C2S2", 9), west.Contracts()),
    ("rolled_west", west_moves.Buy("CS", 0), west.Offices()),
    ("rolled_west", west_moves.Ship("gold", 1, 0, 0), west.Shipping("gold")),
    ("rolled_west", west_moves.Bank("silver"), west.Banking()),
    ("rolled_west", west_moves.End("none"), None),
]


@pytest.mark.parametrize(("game", "move", "kind"), KINDS, ids=str)
def test_a_move_stands_with_those_of_its_kind(game: str, move: Any, kind: Any) -> None:
    kind_of = games.load(game).kind
    assert kind_of is not None
    assert kind_of(move) == kind
