"""How colours look to eyes of all kinds, how different they look, and whether text stands out."""

from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from rendering.theme import Colour

Matrix = tuple[tuple[float, float, float], ...]
Lab = tuple[float, float, float]
# How colours look without one kind of cone (Machado, Oliveira and Fernandes 2009, full severity).
SIGHTS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(colour: Colour) -> list[float]:
    parts = [part / 255 for part in colour]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Returns the contrast of WCAG 2, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen(colour: Colour, sight: str) -> Lab:
    """Returns how eyes with `sight` see `colour`, in L*a*b*."""
    parts = [sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in SIGHTS[sight]]
    red, green, blue = (min(1.0, max(0.0, part)) for part in parts)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def nearest(colours: Iterable[Colour], sight: str) -> float:
    """Returns the difference of the two of `colours` that look most alike to eyes with `sight`."""
    return min(difference(seen(one, sight), seen(other, sight)) for one, other in combinations(colours, 2))


def difference(one: Lab, other: Lab) -> float:
    """Returns the difference of two colours by CIEDE2000 (Sharma, Wu and Dalal 2005): 1 is just noticed."""
    mean_chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    grow = 1.5 - 0.5 * sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    (light, chroma, hue), (light_2, chroma_2, hue_2) = (
        (place[0], hypot(grow * place[1], place[2]), degrees(atan2(place[2], grow * place[1])) % 360)
        for place in (one, other)
    )
    is_grey = chroma * chroma_2 == 0
    turn = 0.0 if is_grey else (hue_2 - hue + 180) % 360 - 180
    mean = hue + hue_2 if is_grey else hue + turn / 2
    l_mean, c_mean = (light + light_2) / 2, (chroma + chroma_2) / 2
    weight = 1 - 0.17 * _cos(mean - 30) + 0.24 * _cos(2 * mean) + 0.32 * _cos(3 * mean + 6) - 0.2 * _cos(4 * mean - 63)
    by_light = (light_2 - light) / (1 + 0.015 * (l_mean - 50) ** 2 / sqrt(20 + (l_mean - 50) ** 2))
    by_chroma = (chroma_2 - chroma) / (1 + 0.045 * c_mean)
    by_hue = 2 * sqrt(chroma * chroma_2) * sin(radians(turn / 2)) / (1 + 0.015 * c_mean * weight)
    bend = 60 * exp(-(((mean % 360 - 275) / 25) ** 2))
    twist = -2 * sqrt(c_mean**7 / (c_mean**7 + 25**7)) * sin(radians(bend))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def _cos(angle: float) -> float:
    return cos(radians(angle))
