"""`make structure`: prints the rooms of each package and the features of the bot, from the imports in the code.

A room is a module or a folder directly inside a package. An arrow means that something in one room imports something
in another. The level of a room is one more than the highest level of the rooms that it imports from. An arrow that
belongs to a cycle counts as backwards.

A feature is a folder in `bot/features`; everything else in `bot` is its core. The table of features shows how many
modules of the core each imports, which other features it imports, and who imports it.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import grimp

from bot.feature import PACKAGE

ROOT = Path(__file__).parents[1]
PACKAGES = ("rules", "rendering", "bot", "sandbox")
HEADINGS = ("rooms", "levels", "arrows", "backwards")
WIDTH = 26
NOBODY = "–"

Arrows = dict[str, set[str]]
"""The rooms that each room imports from."""


class Structure(NamedTuple):
    """The figures of a package."""

    rooms: int
    levels: list[list[str]]
    """From the lowest up."""
    arrows: int
    backwards: int


class FeatureFigures(NamedTuple):
    """The figures of a feature."""

    files: int
    lines: int
    """Of Python."""
    core: int
    """How many modules of the core it imports."""
    imports: list[str]
    """The other features that it imports."""
    importers: list[str]
    """Who imports it: other features, and modules of the core."""


def structure(graph: grimp.ImportGraph, package: str) -> Structure:
    """Returns the structure of the rooms directly inside `package`."""
    rooms = graph.find_children(package)
    arrows = {room: _imports(graph, room, rooms) for room in rooms}
    reached = {room: _reached(arrows, room) for room in rooms}
    backwards = sum(room in reached[other] for room in rooms for other in arrows[room])
    return Structure(len(rooms), _levels(arrows, reached), sum(map(len, arrows.values())), backwards)


def _imports(graph: grimp.ImportGraph, room: str, rooms: set[str]) -> set[str]:
    imported = _imported_by(graph, _inside(graph, room))
    return {other for other in rooms - {room} if any(_is_in(module, other) for module in imported)}


def _inside(graph: grimp.ImportGraph, room: str) -> set[str]:
    return {room, *graph.find_descendants(room)}


def _imported_by(graph: grimp.ImportGraph, modules: Iterable[str]) -> set[str]:
    return {found for module in modules for found in graph.find_modules_directly_imported_by(module)}


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


def features(graph: grimp.ImportGraph, package: str, root: Path) -> dict[str, FeatureFigures]:
    """Returns the figures of each feature in `package`, by name. `root`: the folder that holds the code."""
    found = {}
    for folder in sorted(graph.find_children(package)):
        own = _inside(graph, folder)
        imported = _imported_by(graph, own) - own
        core = {each for each in imported if _is_in(each, package.partition(".")[0]) and not _is_in(each, package)}
        others = {each for each in imported if _is_in(each, package)}
        importers = {by for module in own for by in graph.find_modules_that_directly_import(module)} - own
        files = sorted(root.joinpath(*folder.split(".")).rglob("*.py"))
        length = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
        names = (_names(others, package), _names(importers, package))
        found[_name(folder, package)] = FeatureFigures(len(files), length, len(core), *names)
    return found


def _names(modules: Iterable[str], package: str) -> list[str]:
    return sorted({_name(module, package) for module in modules})


def _name(module: str, package: str) -> str:
    """Returns the name of the feature that a module belongs to; of a module of the core, its whole name."""
    return module.removeprefix(f"{package}.").partition(".")[0] if _is_in(module, package) else module


def folders(graph: grimp.ImportGraph, package: str) -> list[str]:
    """Returns `package` and the folders directly inside it."""
    return [package, *sorted(child for child in graph.find_children(package) if graph.find_children(child))]


def lines(graph: grimp.ImportGraph, packages: Iterable[str]) -> list[str]:
    """Returns a table of the packages and their folders, and the levels of each package."""
    found = [_row("", *HEADINGS)]
    for package in packages:
        for folder in folders(graph, package):
            seen = structure(graph, folder)
            found.append(_row(folder, seen.rooms, len(seen.levels), seen.arrows, seen.backwards))
    for package in packages:
        found += ["", f"{package}, from the top:"]
        for level in reversed(structure(graph, package).levels):
            found.append("  " + "  ".join(room.removeprefix(f"{package}.") for room in level))
    return found


def feature_lines(graph: grimp.ImportGraph, package: str, root: Path) -> list[str]:
    """Returns a table of the features in `package`. `root`: the folder that holds the code."""
    found = features(graph, package, root)
    imports = {name: ", ".join(seen.imports) or NOBODY for name, seen in found.items()}
    width = max(map(len, [*imports.values(), "imports"]))
    table = [f"{_row('features', 'files', 'lines', 'core')}   {'imports'.ljust(width)}   imported by"]
    for name, seen in found.items():
        figures = _row(name, seen.files, seen.lines, seen.core)
        table.append(f"{figures}   {imports[name].ljust(width)}   {', '.join(seen.importers) or NOBODY}")
    return table


def _row(name: str, *cells: object) -> str:
    return name.ljust(WIDTH) + "".join(str(cell).rjust(11) for cell in cells)


def main() -> None:
    """Prints the structure of every package, and the features."""
    graph = grimp.build_graph(*PACKAGES)
    print("\n".join([*lines(graph, PACKAGES), "", *feature_lines(graph, PACKAGE, ROOT)]))


if __name__ == "__main__":
    main()
