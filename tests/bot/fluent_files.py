"""Text files as data: their texts with variables and letters, and which of them the code uses."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot import i18n
from bot.i18n import Text
from rules import games

PROJECT = Path(__file__).parents[2]
OWN = sorted({*games.names()} - {*games.catalogue().installed})
"""The games of Parlour itself."""
PLACES = ("bot", *(f"{part}/{game}" for part in ("rules", "rendering") for game in OWN))
"""The folders that have texts."""
EVERY = "**/*.py"


def texts(place: str, language: str) -> dict[str, Text]:
    """Returns the texts of a folder by name."""
    return i18n.texts(place.replace("/", "."), language)


def takes(place: str, language: str, name: str) -> Text:
    """Returns what a text is made of, with what the texts that it references use."""
    found = (texts(place, language) | texts(_shared(place), language))[name]
    others = [takes(place, language, other) for other in found.texts]
    return found._replace(
        variables=found.variables.union(*(other.variables for other in others)),
        texts=found.texts.union(*(other.texts for other in others)),
    )


def _shared(place: str) -> str:
    """Returns the folder whose texts `place` may reference: for a game's `rendering`, its `rules`."""
    return place.replace("rendering/", "rules/")


@cache
def literals(folder: str, files: str = EVERY) -> set[str]:
    """Returns every string in the code of a folder, in all its files or in some."""
    return {
        node.value for node in _nodes(folder, files) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def families(folder: str) -> list[re.Pattern[str]]:
    """Returns every f-string in the code of a folder that may be an id, as a pattern of its ids."""
    found = []
    for node in _nodes(folder):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w-]+" for p in node.values]
            if re.fullmatch(r"[a-z]+\\-.*", parts[0]):
                found.append(re.compile("".join(parts)))
    return found


@cache
def first_arguments(folder: str, function: str) -> set[str]:
    """Returns every string that can be the first argument of a function or method in the code of a folder."""
    return {
        part.value
        for node in _nodes(folder)
        if isinstance(node, ast.Call) and node.args and _name(node.func) == function
        for part in ast.walk(node.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return str(name)
    return ""


@cache
def _code(folder: str, files: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((PROJECT / folder).glob(files))]


def _nodes(folder: str, files: str = EVERY) -> Iterator[ast.AST]:
    for module in _code(folder, files):
        yield from ast.walk(module)
