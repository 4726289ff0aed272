"""The structure of every package, as `make structure` prints it: no two rooms import each other."""

from __future__ import annotations

import grimp
import pytest

from tools.structure import PACKAGES, lines, structure


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
