"""`make structure`: prints rooms, levels and arrows of each package, from the imports in the code.

A room is a module or a folder directly inside a package. An arrow means that something in one room imports something
in another. The level of a room is one more than the highest level of the rooms that it imports from. An arrow that
belongs to a cycle counts as backwards.
"""

from collections.abc import Iterable
from typing import NamedTuple

import grimp

PACKAGES = ("rules", "rendering", "bot", "sandbox")
HEADINGS = ("rooms", "levels", "arrows", "backwards")
WIDTH = 26

Arrows = dict[str, set[str]]
"""The rooms that each room imports from."""


class Structure(NamedTuple):
    """The figures of a package."""

    rooms: int
    levels: list[list[str]]
    """From the lowest up."""
    arrows: int
    backwards: int


def structure(graph: grimp.ImportGraph, package: str) -> Structure:
    """Returns the structure of the rooms directly inside `package`."""
    rooms = graph.find_children(package)
    arrows = {room: _imports(graph, room, rooms) for room in rooms}
    reached = {room: _reached(arrows, room) for room in rooms}
    backwards = sum(room in reached[other] for room in rooms for other in arrows[room])
    return Structure(len(rooms), _levels(arrows, reached), sum(map(len, arrows.values())), backwards)


def _imports(graph: grimp.ImportGraph, room: str, rooms: set[str]) -> set[str]:
    modules = {room, *graph.find_descendants(room)}
    imported = {found for module in modules for found in graph.find_modules_directly_imported_by(module)}
    return {other for other in rooms - {room} if any(_is_in(module, other) for module in imported)}


def _is_in(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


def _reached(arrows: Arrows, room: str) -> set[str]:
    """Returns the rooms that `room` imports, directly or not."""
    found: set[str] = set()
    waiting = list(arrows[room])
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting.extend(arrows[other])
    return found


def _levels(arrows: Arrows, reached: Arrows) -> list[list[str]]:
    """Returns the rooms by level; those of a cycle share one."""
    cycles = {room: {room, *(other for other in reached[room] if room in reached[other])} for room in arrows}
    heights: dict[str, int] = {}

    def height(room: str) -> int:
        if room not in heights:
            below = {other for each in cycles[room] for other in arrows[each]} - cycles[room]
            heights[room] = 1 + max(map(height, below), default=0)
        return heights[room]

    highest = max(map(height, arrows), default=0)
    return [sorted(room for room in arrows if heights[room] == level) for level in range(1, highest + 1)]


def folders(graph: grimp.ImportGraph, package: str) -> list[str]:
    """Returns `package` and the folders directly inside it."""
    return [package, *sorted(child for child in graph.find_children(package) if graph.find_children(child))]


def lines(graph: grimp.ImportGraph, packages: Iterable[str]) -> list[str]:
    """Returns a table of the packages and their folders, and the levels of each package."""
    found = ["".ljust(WIDTH) + "".join(heading.rjust(11) for heading in HEADINGS)]
    for package in packages:
        for folder in folders(graph, package):
            seen = structure(graph, folder)
            figures = (seen.rooms, len(seen.levels), seen.arrows, seen.backwards)
            found.append(folder.ljust(WIDTH) + "".join(str(figure).rjust(11) for figure in figures))
    for package in packages:
        found += ["", f"{package}, from the top:"]
        for level in reversed(structure(graph, package).levels):
            found.append("  " + "  ".join(room.removeprefix(f"{package}.") for room in level))
    return found


def main() -> None:
    """Prints the structure of every package."""
    graph = grimp.build_graph(*PACKAGES)
    print("\n".join(lines(graph, PACKAGES)))


if __name__ == "__main__":
    main()
