"""Text files as data: their texts with variables and letters, and which of them the code uses."""

import ast
import re
from functools import cache
from pathlib import Path

from bot import feature, i18n
from bot.i18n import Text
from rules import games

PROJECT = Path(__file__).parents[2]
OWN = sorted({*games.names()} - {*games.catalogue().installed})
"""The games of Parlour itself."""
CORE = "bot"
"""What of the bot is in no feature."""
BOT = (CORE, *(f"bot/features/{name}" for name in feature.names()))
"""The core and each feature."""
PLACES = (*BOT, *i18n.SHARED, *(f"{part}/{game}" for part in i18n.SHARED for game in OWN))
"""The folders that may have texts."""
EVERY = "**/*.py"
SOUGHT = (ast.Call, ast.Constant, ast.JoinedStr, ast.keyword)


def texts(place: str, language: str) -> dict[str, Text]:
    """Returns the texts of a folder by name."""
    return i18n.texts(place.replace("/", "."), language)


def texts_of_bot(language: str) -> dict[str, Text]:
    """Returns the texts of the core and of all features by name."""
    return {name: text for place in BOT for name, text in texts(place, language).items()}


def takes(place: str, language: str, name: str) -> Text:
    """Returns what a text is made of, with what the texts that it references use."""
    found = (texts(place, language) | texts(_shared(place), language))[name]
    others = [takes(place, language, other) for other in found.texts]
    return found._replace(
        variables=found.variables.union(*(other.variables for other in others)),
        texts=found.texts.union(*(other.texts for other in others)),
    )


def _shared(place: str) -> str:
    """Returns the folder whose texts `place` may use: for a feature the core, for a game's `rendering` its `rules`."""
    return CORE if place in BOT else place.replace("rendering/", "rules/")


@cache
def literals(folder: str, files: str = EVERY) -> set[str]:
    """Returns every string in the code of a folder, in all its files or in some. Features are not part of the core."""
    return {
        node.value for node in _nodes(folder, files) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def named(place: str) -> set[str]:
    """Returns the names of texts, as far as the code of a folder has them as a whole, and those of its errors."""
    errors = first_arguments(place, "UserError")
    return {name for name in literals(place) - errors if "-" in name} | {f"error-{name}" for name in errors}


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


def keyword_arguments(folder: str, name: str) -> set[str]:
    """Returns every string that is given by this name to a function in the code of a folder."""
    return {
        node.value.value
        for node in _nodes(folder)
        if isinstance(node, ast.keyword) and node.arg == name
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return str(name)
    return ""


@cache
def _nodes(folder: str, files: str = EVERY) -> list[ast.AST]:
    """Returns calls, constants, f-strings and keywords in the code of a folder."""
    paths = sorted((PROJECT / folder).glob(files))
    others = PROJECT / "bot/features" if folder == CORE else None
    code = (ast.parse(path.read_text(encoding="utf-8")) for path in paths if others not in path.parents)
    return [node for module in code for node in ast.walk(module) if isinstance(node, SOUGHT)]
