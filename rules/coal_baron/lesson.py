"""The first shift of a match of two: a tile bought, coal dug, an order shipped, and the majorities scored."""

from rules.coal_baron.moves import (
    BuyTile,
    Deliver,
    Draft,
    Earn,
    Fill,
    FillSquare,
    Lift,
    Load,
    Mine,
    StopMining,
    Store,
    StoreAll,
    Substitute,
    TakeOrder,
    Unload,
    Visit,
)
from rules.lesson import Lesson, Stage

_DRAFTED = (
    (1, Draft("C", "KK", 9)),
    (0, Draft("H", "G", 4)),
    (1, Draft("H", "KK", 9)),
    (0, Draft("L", "Y", 2)),
    (1, Draft("H", "YY", 3)),
)
_RIVAL_BUYS = ((1, Visit("factory", 7)), (1, BuyTile("factory_7", 1, "B2L", 4)))
_RIVAL_EARNS = ((1, Visit("money", 2)), (1, Earn("money_4", 1, 4)))
_ORDERS_COMPLETED = (
    (1, Visit("mine", 2)),
    (1, Mine("mine_10", 1, 10)),
    (1, Load(4, "K", 1, 2, 1)),
    (1, Load(2, "B", 3, 4, 4)),
    (1, Unload("H", "KK", 1, 2, 1)),
    (1, Substitute()),
    (1, FillSquare("H", "KK", "K", 0)),
    (0, Visit("mine", 2)),
    (0, Mine("mine_6", 2, 6)),
    (0, Load(3, "G", 1, 2, 1)),
    (0, Load(2, "B", 1, 2, 2)),
    (0, Unload("H", "G", 1, 2, 0)),
    (1, Deliver("H", 1, 1, 9)),
)
_TILES_BOUGHT = (
    (0, Visit("factory", 7)),
    (0, BuyTile("factory_1", 2, "G2D", 6)),
    (1, Visit("money", 2)),
    (1, Earn("money_6", 1, 6)),
    (0, Visit("money", 2)),
    (0, Earn("money_6", 2, 6)),
    (1, Visit("factory", 7)),
    (1, BuyTile("factory_2", 1, "K2L", 8)),
)
_COAL_STORED = (
    (0, Visit("mine", 2)),
    (0, Mine("mine_10", 2, 10)),
    (0, Load(3, "G", 2, 3, 3)),
    (0, Load(4, "K", 1, 2, 4)),
    (0, Lift(0, 4)),
    (0, StoreAll(4)),
    (1, Visit("mine", 2)),
    (1, Mine("mine_10", 3, 10)),
    (1, Load(4, "K", 2, 3, 3)),
    (1, Load(1, "Y", 1, 2, 4)),
    (1, Unload("C", "KK", 2, 3, 0)),
    (1, Fill("H", "YY", "Y", "cage", 1)),
    (1, Store("B", 1)),
)
_LAST_WORKERS = (
    (0, Visit("factory", 7)),
    (0, BuyTile("factory_7", 2, "K1D", 4)),
    (1, Visit("money", 2)),
    (1, Earn("money_6", 3, 6)),
    (0, Visit("money", 2)),
    (0, Earn("money_4", 2, 4)),
    (1, Visit("mine", 2)),
    (1, Mine("mine_10", 4, 10)),
    (1, Load(3, "G", 1, 2, 1)),
    (1, Lift(0, 1)),
    (1, Store("G", 1)),
    (1, StopMining(6)),
    (0, Visit("order", 4)),
    (0, TakeOrder("order_3", 1, "T", "GG", 7)),
    (1, Visit("order", 4)),
    (1, TakeOrder("order_3", 2, "T", "K", 5)),
)
_SHIFT = (*_ORDERS_COMPLETED, *_TILES_BOUGHT, *_COAL_STORED, *_LAST_WORKERS)
"""Leaves the learner two workers, which is what the delivery of a complete order takes then."""

LESSON = Lesson(
    seats=2,
    seed=1,
    stages=(
        Stage("goal", Draft("C", "YY", 3), before=_DRAFTED),
        Stage("done"),
        Stage("factory", Visit("factory", 7)),
        Stage("tile", BuyTile("factory_1", 1, "Y1L", 1)),
        Stage("mine", Visit("mine", 2), before=_RIVAL_BUYS),
        Stage("steps", Mine("mine_6", 1, 6)),
        Stage("load", Load(1, "Y", 2, 3, 2)),
        Stage("unload", Unload("C", "YY", 2, 3, 0)),
        Stage("deliver", Deliver("C", 1, 1, 3), before=_RIVAL_EARNS),
        Stage("shift"),
        Stage("last", Deliver("H", 2, 1, 4), before=_SHIFT, skips=True),
    ),
)
