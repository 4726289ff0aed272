"""The data file has all components, and an invalid one is refused."""

import msgspec
import pytest

from rules.coal_baron.board import DATA, ORDERS, PRICES, TILES, Data


def test_there_are_44_orders_and_48_tiles() -> None:
    assert len(ORDERS) == 44
    assert sum(order.points for order in ORDERS.values()) == 256
    for transport in "HCTL":
        cards = [order for order in ORDERS.values() if order.transport == transport]
        assert (len(cards), sum(order.points for order in cards), sum(len(order.coal) for order in cards)) == (
            11,
            64,
            22,
        )
    for colour in "YBGK":
        assert sum(order.coal.count(colour) for order in ORDERS.values()) == 22
    assert len(TILES) * DATA.copies == 48
    assert DATA.copies * sum(tile.price for tile in TILES.values()) == 180
    assert (PRICES["Y1L"], PRICES["K2D"]) == (1, 8)


def test_prizes_add_up_to_those_on_the_board() -> None:
    first = [sum(row.first for row in DATA.categories if row.shift <= shift) for shift in (1, 2, 3)]
    second = [sum(row.second for row in DATA.categories if row.shift <= shift) for shift in (1, 2, 3)]
    assert (first, second) == ([14, 44, 90], [6, 20, 42])


def test_orders_without_points_are_refused() -> None:
    wrong = msgspec.to_builtins(DATA)
    del wrong["points"]["KKK"]
    with pytest.raises(msgspec.ValidationError, match="orders and points"):
        msgspec.convert(wrong, Data, strict=False)


def test_a_duplicate_space_is_refused() -> None:
    wrong = msgspec.to_builtins(DATA)
    wrong["spaces"].append(wrong["spaces"][0])
    with pytest.raises(msgspec.ValidationError, match="a work space is listed twice"):
        msgspec.convert(wrong, Data, strict=False)


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert(msgspec.to_builtins(DATA) | {"cagge": 1}, Data, strict=False)
