"""Colours as eyes compare them: in CIE L*a*b*, where equal distances look equally different."""

from rendering.theme import Colour

Lab = tuple[float, float, float]
"""Lightness from 0 to 100, from green to red, and from blue to yellow."""
_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_FROM_XYZ = ((3.2406, -1.5372, -0.4986), (-0.9689, 1.8758, 0.0415), (0.0557, -0.2040, 1.0570))
_WHITE = (0.9505, 1.0, 1.089)
_DARK = 6 / 29
"""Below it the scale is straight, above it a cubic root."""


def lab(colour: Colour) -> Lab:
    """Returns `colour`, which is in sRGB, in L*a*b*."""
    linear = [_linear(part / 255) for part in colour]
    x, y, z = (
        _root(sum(a * b for a, b in zip(row, linear, strict=True)) / white)
        for row, white in zip(_TO_XYZ, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def colour(place: Lab) -> Colour:
    """Returns the colour of sRGB at `place`, or one near it if there is none."""
    y = (place[0] + 16) / 116
    xyz = [_cube(part) * white for part, white in zip((y + place[1] / 500, y, y - place[2] / 200), _WHITE, strict=True)]
    red, green, blue = (_encoded(sum(a * b for a, b in zip(row, xyz, strict=True))) for row in _FROM_XYZ)
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> int:
    part = min(1.0, max(0.0, part))
    return round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def _root(part: float) -> float:
    return part ** (1 / 3) if part > _DARK**3 else part / (3 * _DARK**2) + 4 / 29


def _cube(part: float) -> float:
    return part**3 if part > _DARK else 3 * _DARK**2 * (part - 4 / 29)
