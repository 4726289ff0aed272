"""Text files as data: their texts with variables and letters, and which of them the code uses."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from rules import games

PROJECT = Path(__file__).parents[2]
PLACES = ("bot", *(f"{part}/{game}" for part in ("rules", "rendering") for game in games.names()))
"""The folders that have texts."""
PLURALS = {"one", "other"}
EVERY = "**/*.py"


@cache
def texts(place: str, language: str) -> dict[str, fluent.Message]:
    """Returns the texts of a folder by id."""
    path = PROJECT / place / "text" / f"{language}.ftl"
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{path} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


class Takes(Visitor):
    """Collects the variables of a text and the texts that it references, except variables that only select a plural."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        keys = {str(getattr(variant.key, "name", "")) for variant in node.variants}
        for part in node.variants if keys <= PLURALS else (node.selector, *node.variants):
            self.visit(part)


def takes(place: str, language: str, name: str) -> Takes:
    """Returns what a text and the texts that it references use."""
    found = Takes()
    found.visit((texts(place, language) | texts(_shared(place), language))[name])
    for other in sorted(found.texts):
        more = takes(place, language, other)
        found.variables |= more.variables
        found.texts |= more.texts
    return found


def _shared(place: str) -> str:
    """Returns the folder whose texts `place` may reference: for a game's `rendering`, its `rules`."""
    return place.replace("rendering/", "rules/")


def letters(message: fluent.Message) -> str:
    """Returns the characters of a text, without its variables."""
    return "".join(_letters(message))


def _letters(node: object) -> Iterator[str]:
    match node:
        case fluent.TextElement(value=value):
            yield str(value)
        case fluent.StringLiteral(value=value):
            yield str(value)
        case fluent.Message(value=value):
            yield from _letters(value)
        case fluent.Pattern(elements=elements):
            for element in elements:
                yield from _letters(element)
        case fluent.Placeable(expression=expression):
            yield from _letters(expression)
        case fluent.SelectExpression(variants=variants):
            for variant in variants:
                yield from _letters(variant.value)


def literals(folder: str, files: str = EVERY) -> set[str]:
    """Returns every string in the code of a folder, in all its files or in some."""
    return {
        node.value for node in _nodes(folder, files) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def families(folder: str) -> list[re.Pattern[str]]:
    """Returns every f-string in the code of a folder that may be an id, as a pattern of its ids."""
    found = []
    for node in _nodes(folder):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w-]+" for p in node.values]
            if re.fullmatch(r"[a-z]+\\-.*", parts[0]):
                found.append(re.compile("".join(parts)))
    return found


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
