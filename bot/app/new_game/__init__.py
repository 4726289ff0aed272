"""`parlour new-game`: writes a whole game, Pig under another name, to be changed into the one that its author wants.

docs/add-a-game.md explains the files, which are those of the folder `template`.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from rules import games

PROJECT = Path(__file__).parents[3]
_TEMPLATE = "pig"
_TITLES = {"Pig": "{}", "ピッグ": "{}（仮題）"}
_IMPORTS = re.compile(r"(?:^from .*\n)+", re.MULTILINE)


class CannotWrite(Exception):
    """The game cannot be written. The message is a sentence for its author."""


def in_repository(name: str) -> dict[PurePosixPath, str]:
    """Returns the files of a game inside of Parlour, by path in its repository."""
    return {
        path: _named(content, name, f"rules.{name}", f"rendering.{name}")
        for place, content in _template()
        if (path := _repository_path(place, name)) is not None
    }


def in_package(name: str) -> dict[PurePosixPath, str]:
    """Returns the files of a game that is a package of its own, by path in its folder."""
    package = f"parlour_{name}"
    return {
        _package_path(place, package): _named(content, name, f"{package}.rules", f"{package}.rendering")
        for place, content in _template()
    }


def write(name: str, package: Path | None) -> list[Path]:
    """Writes the game `name` to the folder `package`, or to the repository, and returns its files. Raises CannotWrite.

    Overwrites nothing.
    """
    _check_name(name)
    if package is None and not (PROJECT / "tests").is_dir():
        raise CannotWrite("Parlour is installed without its repository. Write a package of its own: --package FOLDER")
    folder = PROJECT if package is None else package
    contents = in_repository(name) if package is None else in_package(name)
    made = {folder / path: content for path, content in contents.items()}
    for path in made:
        if path.exists():
            raise CannotWrite(f"There is a file {path} already.")
    for path, content in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return list(made)


def _check_name(name: str) -> None:
    problem = games.name_problem(name)
    if problem:
        raise CannotWrite(f"A game cannot be called {name!r}: {problem}.")
    taken = {*games.names(), *(each.game for each in games.catalogue().left_out)}
    if name in taken or find_spec(f"rendering.{name}"):
        raise CannotWrite(f"The name {name} is taken.")


def _repository_path(place: PurePosixPath, name: str) -> PurePosixPath | None:
    """Returns where a file of the template belongs in the repository; None for one that only a package has."""
    match place.parts:
        case ("package", *_):
            return None
        case ("tests", part, *rest):
            return PurePosixPath("tests", part, name, *rest)
        case (part, *rest):
            return PurePosixPath(part, name, *rest)
    return None


def _package_path(place: PurePosixPath, package: str) -> PurePosixPath:
    match place.parts:
        case ("package", "parlour_pig", *rest):
            return PurePosixPath(package, *rest)
        case ("package", *rest):
            return PurePosixPath(*rest)
        case ("tests", _, *rest):
            return PurePosixPath("tests", *rest)
    return PurePosixPath(package, *place.parts)


def _named(content: str, name: str, rules: str, rendering: str) -> str:
    """Returns a file of the template under the names of another game, with its imports in order."""
    title = " ".join(word.capitalize() for word in name.split("_"))
    for before, after in (
        ("parlour-pig", f"parlour-{name.replace('_', '-')}"),
        ("parlour_pig", f"parlour_{name}"),
        ("rules.pig", rules),
        ("rendering.pig", rendering),
    ):
        content = content.replace(before, after)
    for before, after in _TITLES.items() if name != _TEMPLATE else ():
        content = content.replace(before, after.format(title))
    content = re.sub(rf"\b{_TEMPLATE}\b", name, content)
    return _IMPORTS.sub(lambda block: "".join(sorted(block.group().splitlines(keepends=True), key=_module)), content)


def _module(line: str) -> str:
    return line.split()[1]


def _template() -> list[tuple[PurePosixPath, str]]:
    """Returns the files of the template, by path in it."""
    return sorted(_files(files(__package__) / "template", PurePosixPath()))


def _files(folder: Traversable, place: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _files(each, place / each.name)
        else:
            yield place / each.name.removesuffix(".txt"), each.read_text(encoding="utf-8")
