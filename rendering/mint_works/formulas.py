"""What cards do, in figures and pictures: the same in every language."""

from typing import Literal

from rendering import lettering
from rendering.canvas import Canvas
from rendering.mint_works.icons import icon
from rendering.theme import Colour
from rules.mint_works.board import LOCATIONS, PLANS

Formula = tuple[str, ...]
"""Names of icons, and text between them."""

COUNTED = {"culture": "culture", "buildings": "building", "plans": "plan", "mints": "mint"}
"""The icon of each thing that Plans give stars for."""

_PLANS: dict[str, Formula] = {
    "gallery": ("+1", "star"),
    "bridge": ("=", "culture", "culture"),
    "corporate_hq": ("+1", "mint", "/", "building"),
    "co_op": ("+1", "mint", "others", "+1"),
    "assembler": ("plan", "arrow", "building"),
    "landfill": ("culture", "−1", "star"),
    "crane": ("building", "−1", "mint"),
    "truck": ("plan", "−1", "mint"),
    "lotto": ("location", "+2", "mint"),
    "wholesaler": ("location", "+1", "mint"),
}
_LOCATIONS: dict[str, Formula] = {
    "supplier": ("mint", "arrow", "plan"),
    "builder": ("plan", "arrow", "building"),
    "leadership_council": ("first", "+1", "mint"),
    "lotto": ("deck", "arrow", "plan"),
    "crowdfunder": ("+3", "mint", "others", "+1"),
    "recycler": ("plan", "arrow", "mint", "+", "star"),
    "swap_meet": ("plan", "swap", "plan"),
    "temp_agency": ("arrow", "location"),
}

SMALLEST = 35
"""The size, in pixels, below which a formula never shrinks."""
SPACE = 0.14
"""The gap between two parts, in sizes."""


def worth(plan: str) -> Formula:
    """Returns the stars that `plan` gives once it is a Building."""
    card = PLANS[plan]
    if not card.each:
        return (str(card.stars), "star")
    figure = (str(card.each),) if card.each > 1 else ()
    return (*figure, "star", "/", COUNTED[card.counts])


def effect(plan: str) -> Formula:
    """Returns what else `plan` does once it is a Building; empty: nothing."""
    income = PLANS[plan].income
    return _PLANS.get(plan) or ((f"+{income}", "mint") if income else ())


def placement(location: str) -> Formula:
    """Returns what mints placed on `location` do."""
    return _LOCATIONS.get(location) or (f"+{LOCATIONS[location].gain}", "mint")


def width(formula: Formula, size: int) -> int:
    """Returns the width of `formula` in pixels."""
    return sum(_width(part, size) for part in formula) + round(SPACE * size) * (len(formula) - 1)


def put_formula(
    canvas: Canvas,
    x: int,
    y: int,
    formula: Formula,
    size: int,
    colour: Colour,
    room: int,
    align: Literal["left", "centre"] = "centre",
) -> None:
    """Lays `formula` at the height `y`, its icons `size` pixels high, or as many as fit into `room`."""
    while width(formula, size) > room and size > SMALLEST:
        size -= 1
    left = x if align == "left" else x - width(formula, size) // 2
    for part in formula:
        across = _width(part, size)
        if _is_text(part):
            canvas.text(left, y, part, size, colour, bold=True)
        else:
            canvas.put_centred(icon(part, size), left + across // 2, y)
        left += across + round(SPACE * size)


def _width(part: str, size: int) -> int:
    return round(lettering.width(part, size, True)) if _is_text(part) else size


def _is_text(part: str) -> bool:
    return not part.isidentifier()
