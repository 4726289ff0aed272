"""The structure of every package, as `make structure` prints it: no two rooms import each other."""

from __future__ import annotations

from pathlib import Path

import grimp
import pytest

from tools.structure import PACKAGES, feature_lines, features, lines, structure


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*PACKAGES, cache_dir=None)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_arrow_leads_back_up(graph: grimp.ImportGraph, package: str) -> None:
    folders = [package, *(child for child in graph.find_children(package) if graph.find_children(child))]
    assert {folder: structure(graph, folder).backwards for folder in folders} == dict.fromkeys(folders, 0)


def with_cycle() -> grimp.ImportGraph:
    """Returns a package in which two rooms import each other, above a third."""
    graph = grimp.ImportGraph()
    for module in ("a", "a.x", "a.y", "a.y.deep", "a.z"):
        graph.add_module(module)
    graph.add_import(importer="a.x", imported="a.y.deep")
    graph.add_import(importer="a.y", imported="a.x")
    graph.add_import(importer="a.y.deep", imported="a.z")
    return graph


def test_rooms_of_a_cycle_share_a_level_and_their_arrows_count_as_backwards() -> None:
    assert structure(with_cycle(), "a") == (3, [["a.z"], ["a.x", "a.y"]], 3, 2)


def test_every_package_and_folder_has_a_line_with_its_figures() -> None:
    table = lines(with_cycle(), ["a"])
    assert [line.split() for line in table[:3]] == [
        ["rooms", "levels", "arrows", "backwards"],
        ["a", "3", "2", "3", "2"],
        ["a.y", "1", "1", "0", "0"],
    ]
    assert table[-2:] == ["  x  y", "  z"]


def with_features() -> grimp.ImportGraph:
    """Returns a bot of two features, of which one imports the other, while its core imports that one, too."""
    graph = grimp.ImportGraph()
    for module in ("bot", "bot.core", "bot.features", "bot.features.coin", "bot.features.coin.views"):
        graph.add_module(module)
    for module in ("bot.features.dice", "bot.features.dice.views", "redis"):
        graph.add_module(module)
    graph.add_import(importer="bot.features.coin.views", imported="bot.core")
    graph.add_import(importer="bot.features.coin.views", imported="bot.features.dice.views")
    graph.add_import(importer="bot.features.coin", imported="bot.features.coin.views")
    graph.add_import(importer="bot.features.dice.views", imported="redis")
    graph.add_import(importer="bot.core", imported="bot.features.dice.views")
    return graph


def test_a_feature_counts_its_files_what_it_imports_and_who_imports_it(tmp_path: Path) -> None:
    for name, text in (("coin/__init__.py", "1\n"), ("coin/views.py", "1\n2\n"), ("dice/__init__.py", "")):
        path = tmp_path / "bot" / "features" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    found = features(with_features(), "bot.features", tmp_path)
    assert found == {
        "coin": (2, 3, 1, ["dice"], []),
        "dice": (1, 0, 0, [], ["bot.core", "coin"]),
    }
    table = [line.split() for line in feature_lines(with_features(), "bot.features", tmp_path)]
    assert table[1:] == [["coin", "2", "3", "1", "dice", "–"], ["dice", "1", "0", "0", "–", "bot.core,", "coin"]]
