"""The project's own files, for the checks of the project."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

PROJECT = Path(__file__).parents[2]
PACKAGES = ("rules", "rendering", "bot", "sandbox")


@cache
def files() -> list[PurePosixPath]:
    """Returns every file of the project, including uncommitted ones, relative to its folder."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=PROJECT,
        check=True,
        capture_output=True,
        text=True,
    )
    return sorted(PurePosixPath(name) for name in listed.stdout.split("\0") if (PROJECT / name).is_file())


def python_files(*folders: str) -> list[PurePosixPath]:
    """Returns every Python file in `folders`; if none is named, in the whole project."""
    return [path for path in files() if path.suffix == ".py" and (not folders or path.parts[0] in folders)]


def modules(*folders: str) -> Iterator[tuple[PurePosixPath, ast.Module]]:
    """Yields the same files, parsed."""
    for path in python_files(*folders):
        yield path, ast.parse(text(path))


def text(path: PurePosixPath) -> str:
    return (PROJECT / path).read_text(encoding="utf-8")


@cache
def games() -> frozenset[str]:
    """Returns the names of all games: the packages inside `rules`."""
    return frozenset(path.parts[1] for path in files() if path.match("rules/*/__init__.py"))


@cache
def imports(path: PurePosixPath) -> frozenset[str]:
    """Returns all imports of a Python file as full names: `from a import b` gives a and a.b."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(text(path))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = path.parts[: len(path.parts) - node.level] if node.level else ()
            source = ".".join((*parents, *([node.module] if node.module else [])))
            names.update({source}, (f"{source}.{alias.name}" for alias in node.names))
    return frozenset(names)
