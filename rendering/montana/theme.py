"""The colours that only this game has: sky and prairie, ores and crops, and the four kinds of workers."""

from rendering.theme import CARD, FADED, INK, WHITE, Colour, mix

SKY: Colour = (160, 203, 224)
HAZE: Colour = (222, 234, 228)
"""The sky above the horizon."""
RANGE: Colour = (126, 146, 158)
"""Mountains far away."""
FOOTHILL: Colour = (160, 170, 132)
PRAIRIE: Colour = (206, 202, 150)
"""The ground on which everything lies."""
EARTH: Colour = (128, 104, 66)
"""Edges of hexes and boards."""
PLAINS: tuple[Colour, ...] = ((240, 233, 196), (229, 233, 190), (246, 228, 183))
"""The tints of plains, so that neighbouring landscape tiles differ."""
GRASS: Colour = (150, 168, 92)
ROCK: Colour = (150, 141, 132)
WATER: Colour = (92, 158, 196)
COPPER: Colour = (190, 96, 52)
STONE: Colour = (142, 148, 156)
GRAIN: Colour = (240, 190, 50)
PUMPKIN: Colour = (242, 128, 26)
SILVER: Colour = (206, 210, 214)
HIDE: Colour = (140, 78, 44)
WORKERS: dict[str, Colour] = {
    "brown": (136, 82, 46),
    "black": (52, 50, 54),
    "yellow": (248, 206, 56),
    "orange": (238, 120, 30),
    "white": (252, 250, 244),
}
BOARD = mix(CARD, PRAIRIE, 0.18)
"""The ground of the work board, the city and the wheel."""
TIMBER: Colour = (98, 70, 46)
"""Their headings."""
FREE = mix(CARD, WHITE, 0.5)
TAKEN = mix(BOARD, INK, 0.16)
SCHEMES: dict[str, dict[Colour, Colour]] = {
    "safe": {
        COPPER: (180, 85, 40),
        GRAIN: (255, 216, 101),
        PUMPKIN: (233, 128, 24),
        WORKERS["yellow"]: (252, 210, 61),
        WORKERS["orange"]: (234, 118, 29),
    },
    "contrast": {
        mix(TIMBER, CARD, 0.3): (84, 62, 42),
        mix(INK, CARD, 0.62): (70, 66, 58),
        mix(FADED, TAKEN, 0.55): (66, 60, 52),
        STONE: (84, 90, 98),
        RANGE: (196, 210, 218),
        FOOTHILL: (206, 212, 190),
        mix(RANGE, INK, 0.2): (184, 198, 206),
        TAKEN: (232, 228, 216),
        mix(TAKEN, INK, 0.1): (232, 228, 216),
    },
}
"""Where these colours go in other schemes."""
