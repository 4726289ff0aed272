"""A rectangle in pixels."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """In pixels."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """In pixels."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[int, int]:
        """Its middle."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def inset(self, by: int, down: int | None = None) -> "Box":
        """Returns the same, smaller by `by` pixels on every side; above and below by `down` if that is given."""
        down = by if down is None else down
        return Box(self.left + by, self.top + down, self.right - by, self.bottom - down)

    def trimmed(self, left: int, top: int, right: int, bottom: int) -> "Box":
        """Returns the same without this number of pixels at each side."""
        return Box(self.left + left, self.top + top, self.right - right, self.bottom - bottom)

    def moved(self, across: int, down: int) -> "Box":
        """Returns the same, further right and down by these pixels."""
        return Box(self.left + across, self.top + down, self.right + across, self.bottom + down)

    def within(self, other: "Box") -> "Box":
        """Returns the part that lies in `other`, which it has to meet."""
        lefts, tops, rights, bottoms = zip(self, other, strict=True)
        return Box(max(lefts), max(tops), min(rights), min(bottoms))

    def columns(self, count: int, gap: int = 0) -> list["Box"]:
        """Returns `count` equal parts from left to right, `gap` pixels apart."""
        width = (self.width - gap * (count - 1)) // count
        lefts = [self.left + number * (width + gap) for number in range(count)]
        return [Box(left, self.top, left + width, self.bottom) for left in lefts]

    def rows(self, count: int, gap: int = 0) -> list["Box"]:
        """Returns `count` equal parts from top to bottom, `gap` pixels apart."""
        height = (self.height - gap * (count - 1)) // count
        tops = [self.top + number * (height + gap) for number in range(count)]
        return [Box(self.left, top, self.right, top + height) for top in tops]

    def grid(self, columns: int, rows: int, gap: int = 0) -> list["Box"]:
        """Returns the cells of `columns` and `rows`, row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def holds(self, other: "Box") -> bool:
        """Returns whether `other` lies inside."""
        inside_across = self.left <= other.left and other.right <= self.right
        return inside_across and self.top <= other.top and other.bottom <= self.bottom

    def meets(self, other: "Box") -> bool:
        """Returns whether the two share a pixel."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom
