"""Import rules that import-linter cannot express: games are found by folder, and some libraries have one user."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import PurePosixPath

import pytest

from tests.project.sources import files, games, imports, python_files, text

# The third-party packages that a layer may use.
OUTSIDE = {
    "rules": {"msgspec"},
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
    name = re.compile(rf"\b({'|'.join(games())})\b", re.IGNORECASE)
    assert {str(path): found[0] for path in engines if (found := name.search(text(path)))} == {}


def test_only_one_module_of_the_bot_reads_the_clock() -> None:
    """Stopwatches do not count as clocks."""
    clock = r"\b(datetime\.(now|utcnow|today)|date\.today|time\.(time|time_ns|gmtime|localtime))\("
    stopwatches = "from time import (?!monotonic|perf_counter|process_time)"
    reads = re.compile(f"{clock}|{stopwatches}")
    readers = {str(path) for path in python_files("bot") if reads.search(text(path))}
    assert readers == {"bot/app/assembly.py"}


def test_only_one_module_of_the_bot_reads_texts() -> None:
    readers = {
        str(path)
        for path in python_files("bot", "rendering", "rules")
        if "fluent" in tops(path) or names_a_text_file(text(path))
    }
    assert readers == {"bot/i18n.py"}


def names_a_text_file(code: str) -> bool:
    return ".ftl" in code and any(map(is_name_of_a_text_file, ast.walk(ast.parse(code))))


def is_name_of_a_text_file(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.endswith(".ftl")
