"""Import rules that import-linter cannot express: games and features are found by folder, and some
libraries have one user."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from pathlib import PurePosixPath

import grimp
import pytest

from bot import feature
from tests.project.sources import PROJECT, files, games, imports, python_files, text

# The third-party packages that a layer may use.
OUTSIDE = {
    "rules": {"msgspec", "numpy"},
    "rendering": {"PIL", "isal", "msgspec", "rules"},
    "sandbox": {"aiohttp", "msgspec"},
}
# Run by hand to build a font file, never imported.
BY_HAND = {"rendering/fonts/subset.py"}


def tops(path: PurePosixPath) -> set[str]:
    return {name.split(".")[0] for name in imports(path)}


@pytest.mark.parametrize("layer", OUTSIDE)
def test_a_layer_uses_only_the_packages_it_may(layer: str) -> None:
    allowed = OUTSIDE[layer] | {layer} | set(sys.stdlib_module_names)
    used = {str(path): tops(path) - allowed for path in python_files(layer) if str(path) not in BY_HAND}
    assert {path: names for path, names in used.items() if names} == {}


@pytest.mark.parametrize("package", ["rules", "rendering"])
def test_no_game_imports_another_game(package: str) -> None:
    for path in python_files(package):
        home = path.parts[1] if path.parts[1] in games() else None
        others = {f"{folder}.{game}" for folder in ("rules", "rendering") for game in games() - {home}}
        used = {".".join(name.split(".")[:2]) for name in imports(path)}
        assert used & others == set(), path


def test_nothing_outside_its_folders_names_a_game() -> None:
    engines = [
        path
        for path in files()
        if path.suffix in {".py", ".ftl"}
        and path.parts[0] in {"rules", "rendering", "bot", "sandbox"}
        and not games() & set(path.parts)
    ]
    found = {str(path): [game for game in games() if names(text(path), game, path.suffix)] for path in engines}
    assert {path: named for path, named in found.items() if named} == {}


def names(source: str, game: str, suffix: str) -> bool:
    """Returns whether a file names a game; as one word, such as "four", only where it is no word of a sentence."""
    name = re.compile(rf"(?<![^\W_]){game}(?![^\W_])", re.IGNORECASE)
    return any(name.search(each) for each in ([source] if "_" in game else identifiers(source, suffix)))


@cache
def identifiers(source: str, suffix: str) -> list[str]:
    """Returns the imported modules and the strings without spaces of code; the names and cases of texts."""
    if suffix != ".py":
        return re.findall(r"^[\w-]+(?= =)|\[\w+\]", source, re.MULTILINE)
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str() as text) if " " not in text:
                found.append(text)
            case ast.Import(names=aliases):
                found += [alias.name for alias in aliases]
            case ast.ImportFrom(module=module, names=aliases):
                found += [module or "", *(alias.name for alias in aliases)]
    return found


@pytest.mark.parametrize(
    ("source", "suffix"),
    [
        ('GAME = games.load("four")', ".py"),
        ("from rules.four import GAME", ".py"),
        ("from rules import four", ".py"),
        ('PATH = "rules/four/data.toml"', ".py"),
        ("game-four = Four in a row", ".ftl"),
        ("pitch = { $game ->\n    [four] Four in a row\n   *[other] no\n}", ".ftl"),
    ],
)
def test_a_file_that_names_a_game_is_found_although_its_name_is_a_word(source: str, suffix: str) -> None:
    assert names(source, "four", suffix)


@pytest.mark.parametrize(
    ("source", "suffix"),
    [
        ('"""Four seats, of which four play."""\none, two, three, four = seats  # four of them', ".py"),
        ('raise ValueError("it is for four players")', ".py"),
        ("seats = There are four seats: { $four }", ".ftl"),
    ],
)
def test_a_word_of_a_sentence_is_no_name_of_a_game(source: str, suffix: str) -> None:
    assert not names(source, "four", suffix)


@pytest.mark.parametrize("source", ["# as in coal_baron", '"""Coal_baron has no such step."""', "coal_baron = 1"])
def test_a_name_of_several_words_is_found_anywhere(source: str) -> None:
    assert names(source, "coal_baron", ".py")


def test_only_one_module_of_the_bot_reads_the_clock() -> None:
    """Stopwatches do not count as clocks."""
    clock = r"\b(datetime\.(now|utcnow|today)|date\.today|time\.(time|time_ns|gmtime|localtime))\("
    stopwatches = "from time import (?!monotonic|perf_counter|process_time)"
    reads = re.compile(f"{clock}|{stopwatches}")
    readers = {str(path) for path in python_files("bot") if reads.search(text(path))}
    assert readers == {"bot/app/assembly.py"}


def test_only_the_modules_of_languages_texts_and_translations_read_texts() -> None:
    readers = {
        str(path)
        for path in python_files("bot", "rendering", "rules")
        if "fluent" in tops(path) or names_a_text_file(text(path))
    }
    assert readers == {"bot/i18n.py", "bot/languages.py", "bot/app/translating/fluent.py"}


def names_a_text_file(code: str) -> bool:
    return ".ftl" in code and any(map(is_name_of_a_text_file, ast.walk(ast.parse(code))))


def is_name_of_a_text_file(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.endswith(".ftl")


# What modules of features are called that belong into a room with another name.
ROOMS = {"command": "commands"}
DATABASE = ("store", "keys")


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bot", cache_dir=None)


@pytest.fixture(scope="module")
def heights() -> dict[str, int]:
    """The height of each room of the bot among its layers, 0 for the lowest."""
    linted = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (layers,) = (each["layers"] for each in linted["contracts"] if each.get("containers") == ["bot"])
    return {room: height for height, line in enumerate(reversed(layers)) for room in line.split(" | ")}


def room_of(module: str) -> str:
    """Returns the room that the last word of a module's name is called after: "jobs", "commands"."""
    last = module.split(".")[-1].split("_")[-1]
    return ROOMS.get(last, last)


def reached(graph: grimp.ImportGraph, module: str) -> set[str]:
    """Returns the modules of the bot that a module of a feature imports, by itself or through others there."""
    home = module.rpartition(".")[0]
    found: set[str] = set()
    waiting = [module]
    while waiting:
        new = graph.find_modules_directly_imported_by(waiting.pop()) - found
        found |= new
        waiting += [each for each in new if each.startswith(f"{home}.")]
    return found


@pytest.mark.parametrize("name", feature.names())
def test_inside_a_feature_modules_are_layered_like_the_rooms_of_the_core(
    graph: grimp.ImportGraph, heights: dict[str, int], name: str
) -> None:
    def height(module: str) -> int:
        is_core = not module.startswith(f"{feature.PACKAGE}.")
        return heights.get(module.split(".")[1] if is_core else room_of(module), 0)

    layered = {each for each in graph.find_children(f"{feature.PACKAGE}.{name}") if room_of(each) in heights}
    above = {
        each: {other for other in reached(graph, each) if height(other) > height(each)}
        for each in layered - {f"{feature.PACKAGE}.{name}.feature"}
    }
    assert {each: others for each, others in above.items() if others} == {}


def test_features_import_redis_only_where_they_store_something() -> None:
    users = [path for path in files_of_features() if "redis" in tops(path) and not path.stem.endswith(DATABASE)]
    assert users == []


def test_actions_and_handlers_of_features_do_not_import_discord() -> None:
    named = [path for path in files_of_features() if room_of(path.stem) in ("actions", "handlers")]
    assert [path for path in named if "discord" in tops(path)] == []


def files_of_features() -> list[PurePosixPath]:
    return [path for path in python_files("bot") if path.parts[1] == "features"]
