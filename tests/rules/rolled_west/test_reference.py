"""The rules agree with the reference data."""

import tomllib
from typing import Any

import pytest

from rules.rolled_west import GAME
from rules.rolled_west.board import CONTRACTS, DATA, FIRSTS, OFFICES, RESOURCES, SHIPPING_POINTS, TERRAINS
from rules.rolled_west.evaluation import WORTH
from tests.conftest import REFERENCE

PER = {
    "flat": "fixed",
    "office_owned": "offices",
    "contract_completed": "contracts",
    "majority_first": "majorities",
    "shipping_row_completed": "rows",
    "settlement_built": "settlements",
    "copper_shipped": "copper_shipped",
    "contract_with_copper": "copper_contracts",
    "star_in_shipping": "shipping_stars",
    "star_in_claims": "claim_stars",
}


@pytest.fixture
def data() -> dict[str, Any]:
    return tomllib.loads((REFERENCE / "games/rolled_west.toml").read_text(encoding="utf-8"))


def test_dice_and_terrains_are_those_of_the_reference(data: dict[str, Any]) -> None:
    assert (DATA.dice, DATA.rounds) == (data["dice"]["count"], data["structure"]["rounds"])
    assert {resource.name: resource.faces for resource in DATA.resources} == data["dice"]["faces"]
    assert [(one.name, one.letter, one.terrain) for one in DATA.resources] == [
        (one["id"], one["letter"], one["terrain"]) for one in data["resource"]
    ]
    for row in data["terrain"]:
        card = TERRAINS[row["id"]]
        assert list(card.points) == row["points"]
        assert [points > 0 for points in card.points] == row["stars"]
        assert (card.first, card.lower) == (row["majority_first"], row["majority_second"])
    claims = data["claim"]
    assert {kind: list(marks) for kind, marks in DATA.claims.items()} == {
        "camp": claims["camp_marks"],
        "settlement": claims["settlement_marks"],
    }


def test_shipping_rows_are_those_of_the_reference(data: dict[str, Any]) -> None:
    for row in data["shipping_row"]:
        metal, points = row["metal"], DATA.shipping.points[row["metal"]]
        assert list(points) == [space.get("points", space.get("later")) for space in row["spaces"]]
        starred = [space for space in row["spaces"] if space["star"]]
        assert [space["space"] for space in starred] == list(DATA.shipping.starred)
        assert {space["first"] - space["later"] for space in starred} == {DATA.shipping.bonus}
        assert [space["exclusive"] for space in starred] == list(FIRSTS[metal])
        assert SHIPPING_POINTS[metal][-1] == data["check"]["shipping_max_later"][metal]


def test_contracts_and_offices_are_those_of_the_reference(data: dict[str, Any]) -> None:
    assert [(card.name, card.cost, card.points) for card in CONTRACTS.values()] == [
        (row["id"], row["cost"], row["points"]) for row in data["contract"]
    ]
    assert [(office.name, office.cost, dict(office.pays)) for office in OFFICES.values()] == [
        (row["id"], row["cost"], {PER[one["per"]]: one["points"] for one in row["effect"]}) for row in data["office"]
    ]


def test_the_ghost_is_that_of_the_reference(data: dict[str, Any]) -> None:
    assert DATA.ghost_dice == data["ghost"]["dice_rolled"]
    assert data["ghost"]["rounds"] == list(range(1, DATA.rounds))


def test_options_and_rulesets_are_those_of_the_reference(data: dict[str, Any]) -> None:
    words = {"per_copper_unit": "per_copper", "per_contract_with_copper": "per_contract"}
    wanted = {row["id"]: row for row in data["option"]}
    assert [option.name for option in GAME.info.options] == list(wanted)
    for option in GAME.info.options:
        row = wanted[option.name]
        assert set(option.values) - {"by_ruleset"} == {words.get(value, value) for value in row["values"]}
        for ruleset, field in (("standard", "default"), ("publisher", "publisher")):
            if option.values[0] == "by_ruleset":
                assert getattr(DATA.rulesets[ruleset], option.name) == words.get(row[field], row[field])
            else:
                assert row["default"] == option.values[0]


def test_resources_have_the_values_of_the_reference(data: dict[str, Any]) -> None:
    assert data["bot_hint"]["resource_value"] == WORTH
    assert list(WORTH) == list(RESOURCES)
