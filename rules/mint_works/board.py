"""The components of the game and their costs."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from rules.games import resolve
from rules.mint_works.state import Location, Player, Position

Type = Literal["culture", "production", "utility", "deed"]
Effect = Literal["gain", "build", "buy", "draw", "recycle", "swap", "hire"]
"""What a Location is used for: gaining mints, building a Plan, gaining one of the Plan Supply or one of the deck,
putting a card under the deck, exchanging one, using another Location."""


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
    gives: int = 0
    """Mints that another player gains in Upkeep."""
    grows: int = 0
    """Mints put on it in Upkeep."""
    size: int = 1
    """As how many Buildings it counts, and as how many of its type."""
    culture_loss: int = 0
    """Stars that each Culture Building of its owner is worth less, down to 0."""
    supplier_discount: int = 0
    builder_discount: int = 0
    builds_at_once: bool = False
    """Whether Plans that its owner gains at the Supplier are built at once."""


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
    effect: Effect = "gain"
    opponent_effects: list[Effect] = []
    """Effects of other Locations for which an automated opponent uses this one, in order."""
    gain: int = 0
    others_gain: int = 0
    token: bool = False
    """Whether its user takes the starting player token."""
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
    """Whether it pays from the Mint Supply and gains nothing."""
    limited: bool = False
    """Whether the Mint Supply is limited; if it runs out, the opponent wins."""
    locks: bool = False
    """Whether Locations are locked once it has used them."""
    one_plan: bool = False
    """Whether it gains Plans at the Supplier only while it has none."""
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
SIZE = {plan.name: plan.size for plan in DATA.plans}
PLAN_COST = {plan.name: plan.cost for plan in DATA.plans}
OPPONENTS = {opponent.name: opponent for opponent in DATA.opponents}
ADVANCED = tuple(location.name for location in DATA.locations if location.type == "advanced")
DEEDS = tuple(location.name for location in DATA.locations if location.type == "deed")

COST = {location.name: location.cost for location in DATA.locations}
EFFECT = {location.name: location.effect for location in DATA.locations}
WITH_EFFECT: dict[Effect, str] = {effect: name for name, effect in EFFECT.items() if effect != "gain"}
"""By effect: the only Location that has it."""
BUILDING_COST = COST[WITH_EFFECT["build"]]
AGENCY = WITH_EFFECT["hire"]
RECYCLER = WITH_EFFECT["recycle"]
EXTRA = LOCATIONS[AGENCY].extra
DEAREST = EXTRA + max(*PLAN_COST.values(), *COST.values())
"""No Location needs more mints."""
ALWAYS = {name: cost for name, cost in COST.items() if EFFECT[name] == "gain"}
"""The costs of Locations that gain mints, which is always possible."""

SUPPLIER_DISCOUNTS = {plan.name: plan.supplier_discount for plan in DATA.plans if plan.supplier_discount}
BUILDER_DISCOUNTS = {plan.name: plan.builder_discount for plan in DATA.plans if plan.builder_discount}
CULTURE_LOSSES = {plan.name: plan.culture_loss for plan in DATA.plans if plan.culture_loss}
BUILDING_AT_ONCE = {plan.name: 1 for plan in DATA.plans if plan.builds_at_once}
GIVING = {plan.name: plan.gives for plan in DATA.plans if plan.gives}
"""By Plan, for those with the effect: what it adds for the owner of the Building."""


def rule(state: Position, option: str) -> str:
    """Returns the value of an option that may be left to the ruleset."""
    return resolve(state.options, DATA.rulesets, option)


def extra_at(place: str) -> int:
    """Returns the mints to pay in addition when placing on `place`."""
    return EXTRA if place == AGENCY else 0


def added(player: Player, amounts: dict[str, int]) -> int:
    """Returns the sum of `amounts`, given by Plan, over the Buildings of `player`."""
    total = 0
    for plan in player.buildings:
        if plan in amounts:
            total += amounts[plan]
    return total


def price(player: Player, plan: str) -> int:
    """Returns the cost of `plan` for `player` at the Supplier."""
    return _discounted(player, PLAN_COST[plan])


def builder_cost(player: Player) -> int:
    """Returns the cost of building for `player` at the Builder."""
    return BUILDING_COST - added(player, BUILDER_DISCOUNTS)


def needs(state: Position, player: Player, location: str) -> int:
    """Returns the fewest mints for which `player` can use the effect of `location`; 0 if it cannot."""
    if location in ALWAYS:
        return ALWAYS[location]
    match EFFECT[location]:
        case "buy":
            return _discounted(player, min(map(PLAN_COST.__getitem__, state.row))) if state.row else 0
        case "build":
            return builder_cost(player) if player.plans else 0
        case "draw":
            possible = bool(state.deck or state.under)
        case "hire":
            return _agency_needs(state, player)
        case effect:
            has_card = bool(player.plans or player.buildings)
            possible = has_card and (effect == "recycle" or bool(state.row))
    return COST[location] if possible else 0


def is_target(state: Position, location: Location) -> bool:
    """Returns whether the Temp Agency can use the effect of `location`."""
    if not location.open or location.locked or location.name == AGENCY:
        return False
    return bool(location.stacks) or rule(state, "temp_agency_target") == "any_open"


def _discounted(player: Player, cost: int) -> int:
    cost -= added(player, SUPPLIER_DISCOUNTS)
    return cost if cost > 1 else 1


def _agency_needs(state: Position, player: Player) -> int:
    costs = [needs(state, player, target.name) for target in state.locations if is_target(state, target)]
    possible = [cost for cost in costs if cost]
    return EXTRA + min(possible) if possible else 0
