"""The picture in the making: a canvas that remembers where things were put, so that they can be pointed out."""

from PIL import Image

from rendering.canvas import Box, Canvas

Place = tuple[str | int, ...]
"""What lies somewhere: a kind of thing, then whose or which it is."""


class Table(Canvas):
    """Draws on `image` and knows its `places`."""

    def __init__(self, image: Image.Image) -> None:
        super().__init__(image)
        self.places: dict[Place, Box] = {}

    def note(self, box: Box, *place: str | int) -> None:
        """Remembers that `place` is in `box`; of several alike, the first."""
        self.places.setdefault(place, box)
