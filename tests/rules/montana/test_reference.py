"""The rules agree with the reference data."""

import tomllib
from typing import Any

import pytest

from rules.montana.board import COLOUR_NAMES, DATA, GOOD_NAMES, LAYOUTS, PRINTED, SECTORS
from rules.montana.hexes import AXES, RING
from rules.montana.setup import LEAST_PLAINS
from tests.conftest import REFERENCE


@pytest.fixture
def data() -> dict[str, Any]:
    return tomllib.loads((REFERENCE / "games/montana.toml").read_text(encoding="utf-8"))


def test_the_initial_stock_is_that_of_the_reference(data: dict[str, Any]) -> None:
    counts = data["player_count"]
    for seats in (2, 3, 4):
        assert DATA.dealt[seats] == counts["settlements_per_player"][str(seats)]
        assert DATA.supply[seats] == counts["goods_supply_each_kind"][str(seats)]
        assert len(DATA.layouts[seats]) == counts["landscape_tiles"][str(seats)]
        assert DATA.starting_silver[:seats] == counts["starting_silver_by_seat"][str(seats)]
    items = data["starting_items"]
    assert (DATA.starting_cattle, DATA.spins) == (items["cattle"], items["wheel_spins"])
    assert {*DATA.starting_goods} == {good for good in GOOD_NAMES if items.get(good) == 1}


def test_limits_are_those_of_the_reference(data: dict[str, Any]) -> None:
    limits, components = data["limits"], data["components"]
    assert (DATA.cap, DATA.builds, DATA.unused_silver, DATA.line) == (
        limits["workers_on_player_board"],
        limits["builds_per_action"],
        limits["silver_per_unused_build"],
        limits["line_length_for_bonus"],
    )
    assert len(SECTORS) - 1 == limits["wheel_steps_max"]
    assert (DATA.workers, DATA.cattle, DATA.settlements) == (
        components["workers_per_colour"],
        components["cattle"],
        components["settlement_tiles_per_colour"],
    )
    assert DATA.trade_silver == data["cattle_trade"]["option_silver"]
    assert DATA.settlements == data["long_game"]["settlements_per_player"]


def test_the_wheel_is_that_of_the_reference(data: dict[str, Any]) -> None:
    named = [[COLOUR_NAMES[first], COLOUR_NAMES[second]] for first, second in SECTORS]
    assert named == [row["workers"] for row in data["wheel_sector"]]


def test_the_work_board_is_that_of_the_reference(data: dict[str, Any]) -> None:
    bank = [(row["workers"], row["silver"]) for row in data["bank_space"]]
    assert [(space.workers, space.silver) for space in DATA.bank] == bank
    spaces = [(card.name, card.good, space.silver, space.goods) for card in DATA.areas for space in card.spaces]
    assert spaces == [(row["area"], row["good"], row["silver"], row["left_goods"]) for row in data["work_space"]]
    assert {row["right_goods"] for row in data["work_space"]} == {DATA.right_goods}
    colours = {row["id"]: row["area"] for row in data["worker_colour"]}
    assert [colours[name] for name in COLOUR_NAMES[:4]] == [card.name for card in DATA.areas]


def test_the_city_is_that_of_the_reference(data: dict[str, Any]) -> None:
    assert DATA.city.prices == data["city"]["column_prices_pumpkins"]
    assert DATA.opener_pumpkins == data["city"]["pumpkins_for_opener"]
    rows = [(row["cattle"], row["silver"], row["basic_goods"], row["upgrades"]) for row in data["city_reward"]]
    assert [(row.cattle, row.silver, row.goods, row.upgrades) for row in DATA.city.rows] == rows


def test_the_map_is_that_of_the_reference(data: dict[str, Any]) -> None:
    assert [list(way) for way in RING] == data["geometry"]["ring"]
    assert [list(way) for way in RING[:AXES]] == data["geometry"]["line_axes"]
    for row in data["layout"]:
        assert [list(centre) for centre in DATA.layouts[row["players"]]] == row["centres"]
        assert LAYOUTS[sum(row["rows"])] == DATA.layouts[row["players"]]
    for tile, row in zip(PRINTED, data["landscape_tile"], strict=True):
        for plot, printed in zip(tile, row["hexes"], strict=True):
            assert plot.terrain == printed["terrain"]
            assert sorted(GOOD_NAMES[good] for good in plot.cost) == sorted(printed.get("cost", []))
            assert (plot.double, plot.cattle) == (printed.get("double", False), printed.get("cattle", False))
    assert str(LEAST_PLAINS) in data["start_tile"]["eligible"]


def test_rulesets_are_those_of_the_reference(data: dict[str, Any]) -> None:
    for name, rules in DATA.rulesets.items():
        assert rules.recruit_grain == data["ruleset"][name]["recruit_grain_mode"]
