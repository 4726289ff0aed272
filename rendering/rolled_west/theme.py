"""The colours that only this game has: the saloon's planks, ledger paper, and what comes out of the ground."""

from rendering.theme import CARD, INK, Colour, mix

PLANK: Colour = (150, 108, 72)
"""The ground."""
LEATHER: Colour = (84, 50, 32)
"""The dark ground of headings."""
LEDGER: Colour = (250, 241, 219)
"""The paper on which scores are kept."""
RULED: Colour = (214, 190, 148)
"""Lines on it."""
FACADES: tuple[Colour, ...] = ((178, 96, 72), (122, 142, 104), (206, 160, 92), (96, 132, 148))
"""Of the houses in Boomtown."""
BRASS: Colour = (226, 172, 62)
SKY: Colour = (240, 150, 92)
"""At dusk."""
RESOURCES: dict[str, Colour] = {
    "wood": (158, 104, 58),
    "copper": (226, 128, 84),
    "silver": (196, 205, 214),
    "gold": (246, 202, 74),
}
"""Their signs have letters as well."""
TERRAINS: dict[str, Colour] = {
    "woods": (62, 106, 70),
    "valley": (74, 128, 146),
    "hills": (168, 122, 58),
    "mountains": (104, 100, 120),
}
"""Their pictures differ as well."""


def pale(terrain: str) -> Colour:
    """Returns the light tone of a terrain."""
    return mix(TERRAINS[terrain], CARD, 0.66)


def edge(colour: Colour) -> Colour:
    """Returns what outlines `colour`."""
    return mix(colour, INK, 0.66)


SCHEMES: dict[str, dict[Colour, Colour]] = {
    "safe": {
        RESOURCES["wood"]: (154, 96, 48),
        RESOURCES["gold"]: (250, 205, 75),
        TERRAINS["valley"]: (76, 138, 159),
        TERRAINS["hills"]: (175, 126, 56),
        TERRAINS["mountains"]: (96, 90, 103),
    },
    "contrast": {RULED: (132, 108, 66), RESOURCES["copper"]: (236, 146, 106)},
}
"""Where these colours go in other schemes."""
