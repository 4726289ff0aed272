"""The components of the game and their costs."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from rules.games import resolve
from rules.mint_works.state import Location, Player, Position

Type = Literal["culture", "production", "utility", "deed"]


class PlanCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Plan as printed."""

    name: str
    type: Type
    cost: int
    stars: int = 0
    counts: Literal["nothing", "culture", "buildings", "plans", "mints"] = "nothing"
    """What its owner gets stars for, `each` for one of them."""
    each: int = 0
    income: int = 0
    """Mints gained in Upkeep."""
    income_each: int = 0
    """Mints gained in Upkeep per Building of its owner."""


class LocationCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Location as printed."""

    name: str
    type: Literal["core", "deed", "advanced"]
    spaces: tuple[int, int, int, int]
    """Spaces with 1, 2, 3 and 4 players."""
    cost: int = 0
    """Mints for a space; 0 if it depends on the choice there."""
    extra: int = 0
    """Mints in addition to the cost of another Location."""
    gain: int = 0
    others_gain: int = 0
    bonus: int = 0
    """Mints that its owner gains in Upkeep if it was used."""


class Opponent(Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent of the solo game."""

    name: str
    mints: int
    dearest: bool
    """Whether it prefers the most expensive card; otherwise the cheapest."""
    types: list[Type]
    """Types in order of preference among equal costs; a missing type is never taken."""
    endless: bool = False
    starts: bool = False
    turns: int = 1
    """Turns in a row."""


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that a value of the option `ruleset` stands for."""

    temp_agency_target: Literal["any_open", "occupied"]
    recycler_rule: Literal["first_printing", "later_printing"]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of data.toml."""

    starting_mints: int
    income: int
    coop: int
    end_stars: int
    limited_mints: int
    idle_rounds: int
    last_round: int
    supply: dict[int, int]
    advanced: dict[int, int]
    plans: list[PlanCard]
    locations: list[LocationCard]
    opponents: list[Opponent]
    rulesets: dict[str, Ruleset]

    def __post_init__(self) -> None:
        names = [plan.name for plan in self.plans]
        if len(set(names)) < len(names):
            raise ValueError("a Plan is listed twice")
        deeds = {plan.name for plan in self.plans if plan.type == "deed"}
        if deeds != {location.name for location in self.locations if location.type == "deed"}:
            raise ValueError("Deeds and their Locations do not have the same names")


DATA = msgspec.toml.decode(Path(__file__).with_name("data.toml").read_bytes(), type=Data, strict=False)

PLANS = {plan.name: plan for plan in DATA.plans}
LOCATIONS = {location.name: location for location in DATA.locations}
OPPONENTS = {opponent.name: opponent for opponent in DATA.opponents}
ADVANCED = tuple(location.name for location in DATA.locations if location.type == "advanced")
DEEDS = tuple(location.name for location in DATA.locations if location.type == "deed")

AGENCY = "temp_agency"
EXTRA = LOCATIONS[AGENCY].extra
COST = {location.name: location.cost for location in DATA.locations}
ALWAYS = {name: cost for name, cost in COST.items() if LOCATIONS[name].gain}
"""The costs of Locations that gain mints, which is always possible."""


def rule(state: Position, option: str) -> str:
    """Returns the value of an option that may be left to the ruleset."""
    return resolve(state.options, DATA.rulesets, option)


def extra_at(place: str) -> int:
    """Returns the mints to pay in addition when placing on `place`."""
    return EXTRA if place == AGENCY else 0


def price(player: Player, plan: str) -> int:
    """Returns the cost of `plan` for `player` at the Supplier."""
    cost = PLANS[plan].cost
    return cost - 1 if cost > 1 and "truck" in player.buildings else cost


def builder_cost(player: Player) -> int:
    """Returns the cost of building for `player` at the Builder."""
    return COST["builder"] - ("crane" in player.buildings)


def needs(state: Position, player: Player, location: str) -> int:
    """Returns the fewest mints for which `player` can use the effect of `location`; 0 if it cannot."""
    if location in ALWAYS:
        return ALWAYS[location]
    match location:
        case "supplier":
            costs = [price(player, plan) for plan in state.row]
            return min(costs) if costs else 0
        case "builder":
            return builder_cost(player) if player.plans else 0
        case "lotto":
            possible = bool(state.deck or state.under)
        case "temp_agency":
            return _agency_needs(state, player)
        case _:
            has_card = bool(player.plans or player.buildings)
            possible = has_card and (location == "recycler" or bool(state.row))
    return COST[location] if possible else 0


def is_free(location: Location) -> bool:
    """Returns whether mints can be placed on `location`."""
    return location.open and not location.locked and len(location.stacks) < location.spaces


def is_target(state: Position, location: Location) -> bool:
    """Returns whether the Temp Agency can use the effect of `location`."""
    if not location.open or location.locked or location.name == AGENCY:
        return False
    return bool(location.stacks) or rule(state, "temp_agency_target") == "any_open"


def _agency_needs(state: Position, player: Player) -> int:
    costs = [needs(state, player, target.name) for target in state.locations if is_target(state, target)]
    possible = [cost for cost in costs if cost]
    return EXTRA + min(possible) if possible else 0
