"""The rules agree with the reference data."""

import tomllib
from typing import Any

import pytest

from rules.chance import Chance, key
from rules.coal_baron.board import AREAS, DATA, ORDERS, PRINTED, SETUPS, SPACES, TILES
from rules.coal_baron.setup import new
from tests.conftest import REFERENCE
from tests.rules.coal_baron.positions import options

LETTERS = {"yellow": "Y", "brown": "B", "grey": "G", "black": "K"}
AREA = {"mining": "mine"}


@pytest.fixture
def data() -> dict[str, Any]:
    return tomllib.loads((REFERENCE / "games/coal_baron.toml").read_text(encoding="utf-8"))


def test_tiles_and_orders_are_those_of_the_reference(data: dict[str, Any]) -> None:
    kinds = data["tunnel_tiles"]["kinds"]
    assert {kind["id"]: (kind["level"], kind["carts"], kind["side"][0].upper(), kind["cost"]) for kind in kinds} == {
        tile.name: (tile.level, tile.carts, tile.side, tile.price) for tile in TILES.values()
    }
    assert {kind["copies"] for kind in kinds} == {DATA.copies}
    cards = {
        card["id"]: ("".join(LETTERS[colour] for colour in card["coal"]), card["points"])
        for card in data["order_cards"]["cards"]
    }
    assert cards == {order.name: (order.coal, order.points) for order in ORDERS.values()}


def test_spaces_are_those_of_the_reference(data: dict[str, Any]) -> None:
    spaces = data["work_spaces"]["spaces"]
    assert [space["id"] for space in spaces] == list(SPACES)
    for space in spaces:
        printed = SPACES[space["id"]]
        assert printed.area == AREA.get(space["area"], space["area"])
        assert printed.covered == space["locked_at"]
        assert printed.peek == space.get("peek", False)
        assert (DATA.peek if printed.peek else printed.value) == space.get("value", 0)
        assert printed.transport == space.get("transport", "")[:1].upper()


def test_the_set_up_is_that_of_the_reference(data: dict[str, Any]) -> None:
    for row in data["player_setup"]["by_count"]:
        setup, state = SETUPS[row["players"]], new(row["players"], options(), Chance(key(1)))
        assert (setup.workers, setup.francs) == (row["workers_each"], row["money_each"])
        assert len(state.row) == row["draft_cards_revealed"]
        assert len(SPACES) - len(state.spaces) == row["lock_tiles_used"]
        assert sum(bool(space.card) for space in state.spaces) == row["factory_display"]
        assert len(state.spaces[AREAS[row["players"]]["order"]]) == row["order_display"] + 1
        assert set(state.supply) == {row["coal_supply_per_colour_after_setup"]}
    carts = data["pit_board"]["printed_carts"]
    assert {cart["level"]: cart["side"][0].upper() for cart in carts} == PRINTED


def test_prizes_and_points_are_those_of_the_reference(data: dict[str, Any]) -> None:
    rows = data["shift_scoring"]["categories"]
    assert [(row["first"], row["second"], row["first_shift"]) for row in rows] == [
        (row.first, row.second, row.shift) for row in DATA.categories
    ]
    final = data["final_scoring"]
    assert (DATA.closing.francs, DATA.closing.cubes) == (final["francs_per_vp"], final["coal_cubes_per_vp"])
    assert (DATA.closing.order, DATA.closing.tile) == (
        final["vp_per_outstanding_order"],
        final["vp_per_tile_of_imbalance"],
    )


def test_rulesets_are_those_of_the_reference(data: dict[str, Any]) -> None:
    for name, rules in DATA.rulesets.items():
        row = data["ruleset"][name]
        assert rules.balance == row["balance_scope"]
        assert (rules.tile_peek == "must_buy") == row["tile_peek_must_buy"]
        assert not row["tie_for_first_cancels_second"]
