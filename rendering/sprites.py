"""Pieces painted once, several times as large as needed, made small and kept."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from rendering.theme import INK, Colour

SCALE = 4
"""How many times larger a piece is painted than it is shown."""

Point = tuple[float, float]


class Pen:
    """Paints on the large image with the measures of the small one."""

    def __init__(self, image: Image.Image, scale: int = SCALE) -> None:
        self._draw = ImageDraw.Draw(image)
        self._scale = scale

    def polygon(
        self, points: Sequence[Point], fill: Colour, outline: Colour | None = None, thickness: float = 1
    ) -> None:
        """Paints a filled shape with straight sides."""
        scaled = [self._point(point) for point in points]
        self._draw.polygon(scaled, fill)
        if outline:
            self.line([*points, points[0], points[1]], outline, thickness)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        """Paints a line through `points`."""
        scaled = [self._point(point) for point in points]
        self._draw.line(scaled, colour, max(1, round(thickness * self._scale)), joint="curve")

    def ellipse(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None,
        outline: Colour | None = None,
        thickness: float = 1,
    ) -> None:
        """Paints a circle or an ellipse inside `box`."""
        self._draw.ellipse(self._corners(box), fill, outline, round(thickness * self._scale))

    def rectangle(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None,
        radius: float = 0,
        outline: Colour | None = None,
        thickness: float = 1,
    ) -> None:
        """Paints a rectangle, with round corners of `radius`."""
        self._draw.rounded_rectangle(
            self._corners(box), radius * self._scale, fill, outline, round(thickness * self._scale)
        )

    def _point(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale

    def _corners(self, box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        left, top, right, bottom = (side * self._scale for side in box)
        return left, top, max(left, right - 1), max(top, bottom - 1)


def painted(width: int, height: int, paint: Callable[[Pen], None]) -> Image.Image:
    """Returns the work of `paint`, `width` by `height` pixels, with smooth edges on a clear ground."""
    return _large(width, height, paint).reduce(SCALE)


def painted_over(ground: Image.Image, paint: Callable[[Pen], None]) -> Image.Image:
    """Returns `ground`, which is clear nowhere, with the work of `paint` on it: cheaper than on a clear one."""
    large = ground.resize((ground.width * SCALE, ground.height * SCALE), Image.Resampling.NEAREST)
    large.info.clear()
    paint(Pen(large))
    return large.reduce(SCALE)


def fitted(width: int, height: int, paint: Callable[[Pen], None], across: int) -> Image.Image:
    """Returns the work of `paint` in `width` by `height`, `across` pixels wide: sharp up to SCALE times its size."""
    return _large(width, height, paint).resize((across, across * height // width), Image.Resampling.LANCZOS)


def _large(width: int, height: int, paint: Callable[[Pen], None]) -> Image.Image:
    large = Image.new("RGBA", (width * SCALE, height * SCALE))
    paint(Pen(large))
    return large


@lru_cache(256)
def rounded(
    width: int, height: int, radius: int, fill: Colour | None, outline: Colour | None = None, thickness: int = 0
) -> Image.Image:
    """Returns a rectangle with round corners."""
    same_from = 2 * (radius + thickness) + 1
    across, down = min(width, same_from), min(height, same_from)
    small = painted(across, down, lambda pen: pen.rectangle((0, 0, across, down), fill, radius, outline, thickness))
    return stretch(small, width, height)


@lru_cache(256)
def corners(radius: int, fill: Colour | None, outline: Colour | None, thickness: int) -> tuple[Image.Image, ...]:
    """Returns the corners of such rectangles of any size, row by row, as wide as `radius` plus `thickness`."""
    size = radius + thickness
    whole, far = rounded(2 * size + 1, 2 * size + 1, radius, fill, outline, thickness), size + 1
    return tuple(whole.crop((x, y, x + size, y + size)) for y in (0, far) for x in (0, far))


def stretch(sprite: Image.Image, width: int, height: int) -> Image.Image:
    """Returns `sprite` with its middle column and row repeated: far cheaper than painting all of it large."""
    wide = _widened(sprite, width).transpose(Image.Transpose.TRANSPOSE)
    return _widened(wide, height).transpose(Image.Transpose.TRANSPOSE)


def _widened(sprite: Image.Image, width: int) -> Image.Image:
    half, height = sprite.width // 2, sprite.height
    wide = sprite.crop((half, 0, half + 1, height)).resize((width, height), Image.Resampling.NEAREST)
    wide.paste(sprite.crop((0, 0, half, height)), (0, 0))
    wide.paste(sprite.crop((half, 0, sprite.width, height)), (width - sprite.width + half, 0))
    return wide


def pale(sprite: Image.Image, part: float) -> Image.Image:
    """Returns a copy of `sprite` that covers only a `part` (0 to 1) of what is below; nobody has to read it."""
    copy = sprite.copy()
    copy.info.clear()
    copy.putalpha(sprite.getchannel("A").point(lambda alpha: int(alpha * part)))
    return copy


def box_shadow(width: int, height: int, radius: int, blur: int, strength: float, margin: int) -> Image.Image:
    """Returns the shadow of a rectangle with round corners, `margin` pixels larger on every side."""
    same_from = 2 * (radius + 3 * blur) + 1
    small = _small_shadow(min(width, same_from), min(height, same_from), radius, blur, strength, margin)
    return stretch(small, width + 2 * margin, height + 2 * margin)


@lru_cache(16)
def _small_shadow(width: int, height: int, radius: int, blur: int, strength: float, margin: int) -> Image.Image:
    return shadow(rounded(width, height, radius, INK), blur, strength, margin)


def shadow(sprite: Image.Image, blur: float, strength: float, margin: int) -> Image.Image:
    """Returns the soft dark patch under `sprite`, `margin` pixels larger on every side."""
    size = (sprite.width + 2 * margin, sprite.height + 2 * margin)
    mask = Image.new("L", size)
    mask.paste(sprite.getchannel("A").point(lambda alpha: round(alpha * strength)), (margin, margin))
    dark = Image.new("RGBA", size, (60, 45, 30, 0))
    dark.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
    return dark
