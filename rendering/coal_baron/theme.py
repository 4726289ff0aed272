"""The colours that only this game has: coal, earth, brick, lamp light, and the four means of transport."""

from typing import NamedTuple

from rendering.theme import CARD, INK, WHITE, Colour, mix

SOOT: Colour = (52, 44, 41)
"""The dark ground."""
BRICK: Colour = (147, 68, 49)
MORTAR = mix(BRICK, CARD, 0.28)
IRON: Colour = (74, 78, 84)
LAMP: Colour = (255, 214, 112)
LIT: Colour = (250, 233, 186)
"""A tunnel with lanterns."""
UNLIT: Colour = (66, 58, 58)
"""A tunnel without."""
PRINTED_LIT, PRINTED_UNLIT = mix(LIT, SOOT, 0.12), mix(UNLIT, SOOT, 0.25)
"""The same where they are printed on the pit, not tiles."""
SKY: Colour = (240, 222, 184)
SMOKE: Colour = (203, 190, 166)
STONE: Colour = (214, 205, 188)
"""The ground of spaces that are closed."""


class Coal(NamedTuple):
    """The tones of a coal: its lumps at the side, in the light and in the shade, and the earth round it."""

    base: Colour
    light: Colour
    dark: Colour
    earth: Colour


def _coal(base: Colour, earth: Colour, shine: float) -> Coal:
    return Coal(base, mix(base, WHITE, shine), mix(base, INK, 0.5), earth)


COALS: dict[str, Coal] = {
    "Y": _coal((244, 190, 40), (205, 174, 112), 0.5),
    "B": _coal((140, 78, 36), (164, 120, 82), 0.34),
    "G": _coal((142, 150, 158), (134, 126, 118), 0.45),
    "K": _coal((38, 37, 40), (92, 82, 76), 0.36),
}
TRANSPORTS: dict[str, Colour] = {
    "H": (126, 86, 40),
    "C": (52, 106, 66),
    "T": (38, 92, 128),
    "L": (150, 44, 44),
}
SCHEMES: dict[str, dict[Colour, Colour]] = {
    "safe": {
        **{tone: tone for tone in (COALS["B"].base, COALS["B"].earth)},
        TRANSPORTS["H"]: (151, 101, 21),
        TRANSPORTS["C"]: (102, 123, 95),
        TRANSPORTS["T"]: (39, 92, 128),
        TRANSPORTS["L"]: (134, 38, 40),
    },
    "contrast": {
        SMOKE: (236, 230, 220),
        TRANSPORTS["H"]: (106, 68, 26),
        COALS["B"].base: (146, 78, 32),
        COALS["B"].dark: (84, 42, 14),
        COALS["Y"].earth: (208, 174, 104),
        COALS["B"].earth: (178, 126, 84),
        COALS["G"].earth: (152, 146, 140),
        COALS["K"].earth: (122, 112, 106),
        **dict.fromkeys((LIT, PRINTED_LIT), (255, 246, 216)),
        **dict.fromkeys((UNLIT, PRINTED_UNLIT), (20, 17, 17)),
    },
}
"""Where these colours go in other schemes."""
