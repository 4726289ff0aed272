"""The colours that only this game has: the tin and its mints, and the four types of Plans."""

from rendering.theme import CARD, PAPER, Colour, mix

MINT: Colour = (170, 219, 198)
FRESH: Colour = (219, 241, 229)
"""The light green of free spaces."""
STEEL: Colour = (190, 203, 203)
BLUEPRINT: Colour = (35, 74, 112)
"""The ground of what is planned and not built."""
TABLE = mix(PAPER, MINT, 0.34)
TYPES: dict[str, Colour] = {
    "culture": (176, 38, 92),
    "production": (26, 110, 70),
    "utility": (44, 84, 128),
    "deed": (112, 78, 34),
}
"""By type of a Plan; its icon has a shape of its own as well."""


def pale(kind: str) -> Colour:
    """Returns the light tone of a type."""
    return mix(TYPES[kind], CARD, 0.82)


SCHEMES: dict[str, dict[Colour, Colour]] = {
    "safe": {
        TYPES["culture"]: (186, 68, 136),
        TYPES["production"]: (29, 118, 87),
        TYPES["utility"]: (15, 53, 85),
        TYPES["deed"]: (110, 74, 23),
    },
    "contrast": {mix(TYPES["deed"], STEEL, 0.34): (88, 72, 46)},
}
"""Where these colours go in other schemes."""
