"""The dice and the scoreboards, as printed."""

from itertools import accumulate, product
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from rules.games import resolve
from rules.rolled_west.state import Position

Counted = Literal[
    "fixed",
    "offices",
    "contracts",
    "majorities",
    "rows",
    "settlements",
    "copper_shipped",
    "copper_contracts",
    "shipping_stars",
    "claim_stars",
]
"""The things that an office can pay for."""


class Resource(Struct, frozen=True, forbid_unknown_fields=True):
    """A resource that a die can show."""

    name: str
    letter: str
    faces: int
    terrain: str


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """A terrain with its track of claims. A space with points has a star."""

    name: str
    points: tuple[int, ...]
    first: int
    lower: int


class Shipping(Struct, frozen=True, forbid_unknown_fields=True):
    """The shipping rows: points of later players, and the bonus of the first player on a starred space."""

    starred: tuple[int, ...]
    bonus: int
    points: dict[str, tuple[int, ...]]


class Contract(Struct, frozen=True, forbid_unknown_fields=True):
    """A contract: metals for points."""

    name: str
    cost: dict[str, int]
    points: int


class Office(Struct, frozen=True, forbid_unknown_fields=True):
    """An office: points at the end of the game for each thing that it counts."""

    name: str
    cost: dict[str, int]
    pays: dict[Counted, int]


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that a value of the option `ruleset` stands for."""

    outside_bank_from: Literal["neighbours", "any_opponent"]
    lower_majority_bonus: Literal["all_lower", "second_only"]
    office_sg_copper_in_contracts: Literal["per_contract", "per_copper"]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of data.toml."""

    rounds: int
    dice: int
    ghost_dice: int
    resources: list[Resource]
    terrains: list[Terrain]
    claims: dict[str, tuple[str, ...]]
    shipping: Shipping
    contracts: list[Contract]
    offices: list[Office]
    rulesets: dict[str, Ruleset]


DATA = msgspec.toml.decode(Path(__file__).with_name("data.toml").read_bytes(), type=Data)

ROUNDS = DATA.rounds
RESOURCES = tuple(resource.name for resource in DATA.resources)
METALS = tuple(DATA.shipping.points)
LETTERS = {resource.name: resource.letter for resource in DATA.resources}
SIDES = tuple(resource.name for resource in DATA.resources for _ in range(resource.faces))
"""The sides of a die."""
ROLLS = {count: tuple(product(SIDES, repeat=count)) for count in (DATA.ghost_dice, DATA.dice)}
"""By number of dice: all rolls of them, equally likely."""
DIE_OF = {resource.terrain: resource.name for resource in DATA.resources}
"""By terrain: the resource of the die that stands for it."""
TERRAINS = {terrain.name: terrain for terrain in DATA.terrains}
CONTRACTS = {contract.name: contract for contract in DATA.contracts}
OFFICES = {office.name: office for office in DATA.offices}
CLAIM_POINTS = {name: tuple(accumulate(card.points, initial=0)) for name, card in TERRAINS.items()}
"""By terrain and number of marks: total points."""
CLAIM_STARS = {name: tuple(accumulate(map(bool, card.points), initial=0)) for name, card in TERRAINS.items()}
"""By terrain and number of marks: total stars."""
SHIPPING_POINTS = {metal: tuple(accumulate(points, initial=0)) for metal, points in DATA.shipping.points.items()}
"""By metal and number of marks: total points, without first bonuses."""
ROW_LENGTH = len(DATA.shipping.points["gold"])
SHIPPING_STARS = tuple(sum(space <= shipped for space in DATA.shipping.starred) for shipped in range(ROW_LENGTH + 1))
"""By number of marks in a row: total stars."""
FIRSTS = {metal: tuple(f"{metal}_{space}" for space in DATA.shipping.starred) for metal in METALS}
"""By metal: the names in `firsts` of its first bonuses."""


def rule(state: Position, option: str) -> str:
    """Returns the value of an option that may be left to the ruleset."""
    return resolve(state.options, DATA.rulesets, option)
