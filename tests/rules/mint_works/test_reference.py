"""The rules agree with the reference data and its worked examples."""

import tomllib
from typing import Any

import pytest

from rules.mint_works.board import (
    AGENCY,
    COST,
    DATA,
    LOCATIONS,
    OPPONENTS,
    PLANS,
    WITH_EFFECT,
    builder_cost,
    extra_at,
    price,
)
from rules.mint_works.effects import recycling_value
from rules.mint_works.scoring import size, stars, stars_of, winners
from tests.conftest import REFERENCE
from tests.rules.mint_works.positions import player, position, run_upkeep

COUNTS = {
    "fixed": "nothing",
    "per_culture_building": "culture",
    "per_building": "buildings",
    "per_plan": "plans",
    "per_stored_mint": "mints",
}


@pytest.fixture
def data() -> dict[str, Any]:
    return tomllib.loads((REFERENCE / "games/mint_works.toml").read_text(encoding="utf-8"))


def test_constants_are_those_of_the_reference(data: dict[str, Any]) -> None:
    constants, end = data["constants"], data["stall_guard"]
    assert (DATA.starting_mints, DATA.end_stars, DATA.income) == (
        constants["starting_mints"],
        constants["end_trigger_stars"],
        constants["income_per_round"],
    )
    assert (DATA.idle_rounds, DATA.last_round) == (end["idle_rounds_in_a_row"], end["round_limit"])
    for row in data["setup"]["table"]:
        assert (DATA.supply[row["players"]], DATA.advanced[row["players"]]) == (row["supply"], row["advanced"])
    for name, rules in DATA.rulesets.items():
        expected = data["ruleset"][name]
        assert (rules.temp_agency_target, rules.recycler_rule) == (
            expected["temp_agency_target"],
            expected["recycler_rule"],
        )


def test_plans_are_those_of_the_reference(data: dict[str, Any]) -> None:
    assert len(PLANS) == data["components"]["plan_cards"]
    for row in data["plans"]["card"]:
        card = PLANS[row["id"]]
        assert (card.type, card.cost, card.stars) == (row["type"], row["cost"], row["printed_stars"])
        assert (card.counts, card.each) == (COUNTS[row["star_rule"]], row.get("star_factor", 0))
        assert card.income == (row["amount"] if row["effect"] in ("upkeep_gain", "upkeep_coop") else 0)
        assert card.income_each == (row["amount"] if row["effect"] == "upkeep_gain_per_building" else 0)


def test_locations_are_those_of_the_reference(data: dict[str, Any]) -> None:
    assert len(LOCATIONS) == data["components"]["location_cards"]
    for row in data["locations"]["card"]:
        card = LOCATIONS[row["id"]]
        assert (card.type, card.cost, list(card.spaces)) == (
            row["type"],
            row.get("cost", 0),
            list(row["spaces"].values()),
        )
        assert (card.gain, card.others_gain) == (row.get("amount", 0), row.get("amount_other", 0))
        assert (card.extra, card.bonus) == (row.get("surcharge", 0), row.get("owner_upkeep_if_occupied", 0))
    assert list(LOCATIONS)[:6] == data["solo"]["location_line"]


def test_opponents_are_those_of_the_reference(data: dict[str, Any]) -> None:
    for row in data["solo"]["opponent"]:
        card = OPPONENTS[row["id"]]
        assert (card.mints, card.endless, card.starts, card.turns) == (
            row["starting_mints"],
            row["unlimited_mints"],
            row["starts_with_token"],
            row["turns_in_a_row"],
        )
        assert (card.dearest, card.types) == (row["cost_preference"] == "high", row["type_priority"])
        assert row.get("mint_supply_total", DATA.limited_mints) == DATA.limited_mints
    targets = [WITH_EFFECT[effect] for effect in LOCATIONS[AGENCY].opponent_effects]
    assert targets == data["solo"]["advanced_policy"]["temp_agency"]["target_order"]


def test_the_recycler_pays_as_in_the_reference(data: dict[str, Any]) -> None:
    state = position("3:", "3:")
    expected = {name: value for name, value in data["recycler_values"].items() if name != "confidence"}
    assert {name: recycling_value(state, state.players[0], name, 1) for name in PLANS} == expected


def test_scoring_is_as_in_the_reference(data: dict[str, Any]) -> None:
    for row in data["tests"]["scoring"]:
        spare = [name for name in PLANS if name not in row["buildings"]]
        owner = player(f"0: {' '.join(spare[: row['unbuilt_plans']])} | {' '.join(row['buildings'])}")
        owner.gallery = row["mints_on_gallery"]
        assert stars(owner) == row["expect_total"], row
        assert {name: stars_of(owner, name) for name in row["expect_parts"]} == row["expect_parts"]


def test_upkeep_is_as_in_the_reference(data: dict[str, Any]) -> None:
    for row in data["tests"]["upkeep"]:
        state = position(f"0: | {' '.join(row['buildings'])}", "0:")
        run_upkeep(state)
        assert state.players[0].mints == row["expect_building_gain"] + DATA.income, row
        assert state.players[0].gallery == row["expect_gallery_growth"]


def test_costs_are_as_in_the_reference(data: dict[str, Any]) -> None:
    for row in data["tests"]["cost"]:
        owner = player(f"9: | {' '.join(row['buildings'])}")
        place = AGENCY if row["via_temp_agency"] else row["location"]
        match row["location"]:
            case "supplier":
                cost = price(owner, row["plan"])
            case "builder":
                cost = builder_cost(owner)
            case other:
                cost = COST[other]
        assert cost + extra_at(place) == row["expect"], row


def test_ties_are_broken_as_in_the_reference(data: dict[str, Any]) -> None:
    for row in data["tests"]["tie"]:
        used = {name for owner in row["players"] for name in owner["buildings"]}
        spare = [name for name in PLANS if name not in used]
        texts = []
        for owner in row["players"]:
            cards = [spare.pop() for _ in range(owner["plans"])]
            texts.append(f"{owner['mints']}: {' '.join(cards)} | {' '.join(owner['buildings'])}")
        state = position(*texts)
        for neighborhood, owner in zip(state.players, row["players"], strict=True):
            neighborhood.gallery = owner.get("mints_on_gallery", 0)
            assert stars(neighborhood) == owner["stars"]
        assert list(map(size, state.players)) == row["expect_sizes"]
        assert winners(state) == row["expect_winners"]
