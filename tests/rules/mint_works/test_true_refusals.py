"""Every refusal in random games is true by the rules, and no Location or Plan is withheld without one."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.mint_works import moves
from rules.mint_works.board import PLANS
from rules.mint_works.state import Location
from tests.rules.refusing import Asked, Truths, check

COSTS = {
    "producer": 1,
    "builder": 2,
    "leadership_council": 1,
    "wholesaler": 1,
    "lotto": 3,
    "crowdfunder": 1,
    "recycler": 1,
    "swap_meet": 2,
}
"""Mints to place, but for the Supplier (the Plan's cost) and the Temp Agency (1 more than its target)."""
AGENCY = "temp_agency"


def has(asked: Asked, building: str) -> bool:
    return building in asked.player.buildings


def price(asked: Asked, plan: str) -> int:
    """Returns the cost of a Plan: with the Truck 1 less, but at least 1."""
    return max(1, PLANS[plan].cost - has(asked, "truck"))


def least(asked: Asked, location: str) -> int | None:
    """Returns the fewest mints for which its effect can be used; None if it is impossible."""
    state, player = asked.state, asked.player
    cards, row, deck = [*player.plans, *player.buildings], state.row, [*state.deck, *state.under]
    needed: dict[str, Any] = {"builder": player.plans, "lotto": deck, "recycler": cards, "swap_meet": cards and row}
    if location == "supplier":
        return min((price(asked, plan) for plan in row), default=None)
    if location == AGENCY:
        targets = [least(asked, each.name) for each in state.locations if may_target(asked, each)]
        return min((1 + cost for cost in targets if cost is not None), default=None)
    if not needed.get(location, True):
        return None
    return COSTS[location] - (location == "builder" and has(asked, "crane"))


def may_target(asked: Asked, location: Any) -> bool:
    options = asked.state.options
    anything = options["temp_agency_target"] == "any_open" or (
        options["temp_agency_target"] == "by_ruleset" and options["ruleset"] == "standard"
    )
    is_open = location.open and not location.locked and location.name != AGENCY
    return is_open and (anything or len(location.stacks) > 0)


def at(asked: Asked, name: str) -> Any:
    return next(location for location in asked.state.locations if location.name == name)


def hires(asked: Asked) -> bool:
    """Returns whether the question is which Location the Temp Agency uses."""
    return type(asked.step).__name__ == "ChooseTarget"


def cost(asked: Asked, location: str) -> int | None:
    fewest = least(asked, location)
    return None if fewest is None else fewest + hires(asked)


def is_too_dear(asked: Asked, said: Any) -> bool:
    """Returns whether the Plan costs that much, with 1 more if the Temp Agency buys it."""
    return bool(
        said.cost == price(asked, said.plan) + (asked.step.place == AGENCY)
        and said.cost > asked.player.mints == said.mints
        and said.plan in asked.state.row
    )


TRUE: Truths = {
    moves.LocationClosed: lambda asked, said: (
        not at(asked, said.location).open
        and all(said.location not in player.buildings for player in asked.state.players)
    ),
    moves.LocationFull: lambda asked, said: (
        not hires(asked) and len(at(asked, said.location).stacks) == at(asked, said.location).spaces
    ),
    moves.LocationIsLocked: lambda asked, said: (
        at(asked, said.location).locked and asked.state.opponent == "justin" and bool(at(asked, said.location).stacks)
    ),
    moves.LocationUnused: lambda asked, said: (
        hires(asked) and not at(asked, said.location).stacks and not may_target(asked, at(asked, said.location))
    ),
    moves.NothingToDoThere: lambda asked, said: cost(asked, said.location) is None,
    moves.TooFewMints: lambda asked, said: (
        said.cost == cost(asked, said.location) and said.cost > asked.player.mints == said.mints
    ),
    moves.PlanTooDear: is_too_dear,
}
OF_LOCATIONS = tuple(kind for kind in TRUE if kind is not moves.PlanTooDear)


def unexplained(asked: Asked) -> Iterator[object]:
    """Yields Locations and Plans that are neither offered nor refused."""
    if type(asked.step).__name__ in ("TakeTurn", "ChooseTarget"):
        for location in asked.state.locations:
            name = location.name
            if not (
                asked.offers(moves.Place, moves.Hire, location=name) or asked.refuses(*OF_LOCATIONS, location=name)
            ):
                yield from [] if hires(asked) and name == AGENCY else [name]
    if type(asked.step).__name__ == "BuyPlan":
        for plan in asked.state.row:
            if not (asked.offers(moves.Buy, plan=plan) or asked.refuses(moves.PlanTooDear, plan=plan)):
                yield plan


def with_the_printed_agency(state: Any) -> None:
    """Adds a Temp Agency that needs mints on its target, and gives everybody mints for it."""
    state.options = state.options | {"temp_agency_target": "occupied"}
    if all(location.name != AGENCY for location in state.locations):
        state.locations.append(Location(name=AGENCY, spaces=1))
    for player in state.players:
        player.mints += 3


@pytest.mark.untraced
def test_every_reason_is_true_and_none_is_missing() -> None:
    check("mint_works", 8, TRUE, unexplained, with_the_printed_agency)
