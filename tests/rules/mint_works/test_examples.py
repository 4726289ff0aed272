"""Examples of Mint Works that were worked out by hand from its published rules."""

import pytest

from rules.mint_works.board import AGENCY, COST, DATA, PLANS, builder_cost, extra_at, price
from rules.mint_works.scoring import size, stars, stars_of, winners
from tests.rules.mint_works.positions import player, position, run_upkeep

SCORING = [
    ("gardens statue", 0, 0, {"gardens": 3, "statue": 2}),
    ("museum statue windmill", 0, 0, {"museum": 3, "statue": 2, "windmill": 1}),
    ("museum bridge", 0, 0, {"museum": 3, "bridge": 0}),
    ("landfill gardens windmill bridge", 0, 0, {"landfill": 3, "gardens": 2, "windmill": 0, "bridge": 0}),
    ("landfill museum statue", 0, 0, {"landfill": 3, "museum": 1, "statue": 1}),
    ("obelisk mine bridge", 0, 0, {"obelisk": 4, "mine": 1, "bridge": 0}),
    ("vault", 3, 0, {"vault": 6}),
    ("vault", 0, 0, {"vault": 0}),
    ("gallery", 0, 4, {"gallery": 4}),
    ("gallery landfill", 0, 4, {"gallery": 3, "landfill": 3}),
    ("gallery landfill", 0, 0, {"gallery": 0, "landfill": 3}),
    ("museum obelisk bridge landfill", 0, 0, {"museum": 2, "obelisk": 5, "bridge": 0, "landfill": 3}),
    ("vault bridge", 1, 0, {"vault": 2, "bridge": 0}),
]
"""Buildings, plans that are not built, mints on the Gallery, and the stars of each building."""
UPKEEP = [
    ("corporate_hq", 1, 0),
    ("corporate_hq bridge mine", 5, 0),
    ("stripmine plant gallery", 5, 1),
    ("co_op factory", 2, 0),
    ("gardens truck", 0, 0),
]
"""Buildings, the mints that they bring, and those that they add to the Gallery."""
COSTS = [
    ("supplier", "plant", "", False, 5),
    ("supplier", "plant", "truck", False, 4),
    ("supplier", "windmill", "truck", False, 1),
    ("builder", "", "", False, 2),
    ("builder", "", "crane", False, 1),
    ("builder", "", "crane", True, 2),
    ("supplier", "windmill", "truck", True, 2),
    ("supplier", "vault", "truck", True, 5),
    ("lotto", "", "", True, 4),
    ("producer", "", "", True, 2),
]
"""A location, the plan to take there, buildings, whether the Temp Agency is used, and the cost."""
TIES = [
    ([(2, 0, 0, "factory gardens windmill"), (9, 0, 0, "landfill workshop plant bridge")], [3, 5], [0]),
    ([(2, 3, 1, "gallery gardens windmill"), (3, 0, 1, "landfill workshop plant")], [4, 4], [1]),
    ([(4, 0, 0, "factory gardens windmill"), (4, 0, 0, "landfill workshop plant")], [3, 3], [0, 1]),
]
"""Mints, mints on the Gallery, plans and buildings of two players with 7 stars; their sizes, and who wins."""


@pytest.mark.parametrize(("buildings", "unbuilt", "gallery", "expected"), SCORING)
def test_buildings_score_stars(buildings: str, unbuilt: int, gallery: int, expected: dict[str, int]) -> None:
    spare = [name for name in PLANS if name not in expected]
    owner = player(f"0: {' '.join(spare[:unbuilt])} | {buildings}")
    owner.gallery = gallery
    assert {name: stars_of(owner, name) for name in expected} == expected
    assert stars(owner) == sum(expected.values())


@pytest.mark.parametrize(("buildings", "mints", "gallery"), UPKEEP)
def test_upkeep_pays_for_buildings(buildings: str, mints: int, gallery: int) -> None:
    state = position(f"0: | {buildings}", "0:")
    run_upkeep(state)
    assert (state.players[0].mints, state.players[0].gallery) == (mints + DATA.income, gallery)


@pytest.mark.parametrize(("location", "plan", "buildings", "by_agency", "expected"), COSTS)
def test_buildings_and_the_agency_change_costs(
    location: str, plan: str, buildings: str, by_agency: bool, expected: int
) -> None:
    owner = player(f"9: | {buildings}")
    if location == "supplier":
        cost = price(owner, plan)
    else:
        cost = builder_cost(owner) if location == "builder" else COST[location]
    assert cost + extra_at(AGENCY if by_agency else location) == expected


@pytest.mark.parametrize(("players", "sizes", "expected"), TIES)
def test_ties_are_broken_by_size_and_then_by_mints(
    players: list[tuple[int, int, int, str]], sizes: list[int], expected: list[int]
) -> None:
    built = {name for _, _, _, buildings in players for name in buildings.split()}
    spare = [name for name in PLANS if name not in built]
    state = position(
        *(f"{mints}: {' '.join(spare.pop() for _ in range(plans))} | {built}" for mints, _, plans, built in players)
    )
    for owner, (_, gallery, _, _) in zip(state.players, players, strict=True):
        owner.gallery = gallery
        assert stars(owner) == 7
    assert [*map(size, state.players)] == sizes
    assert winners(state) == expected
