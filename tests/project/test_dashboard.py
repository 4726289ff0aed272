"""The dashboard for Grafana queries figures that exist, by labels that they have."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.app.figures import Metrics
from tests.project.sources import PROJECT

DASHBOARD = json.loads((PROJECT / "deploy" / "grafana" / "parlour.json").read_text())
PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
QUERIES = [target["expr"] for panel in PANELS for target in panel["targets"]]
BY_PROMETHEUS = {"job", "instance", "le"}
NAME = re.compile(r"\b(?:parlour|process)_[a-z_]+\b")


def figures() -> dict[str, set[str]]:
    """Returns the names of all figures of a process that has done something, with their labels."""
    metrics = Metrics()
    with metrics.press(), metrics.phase("rules"), metrics.request("commit"):
        metrics.failed("bug")
    metrics.requests.labels(method="GET", route="/", status=200).inc()
    metrics.state.sessions.labels(game="montana", stage="play").set(1)
    metrics.state.shards.labels(shard=0).set(1)
    metrics.state.version.labels(version="1").set(1)
    samples = [sample for family in metrics.registry.collect() for sample in family.samples]
    return {sample.name: {label for label in sample.labels if label != "le"} for sample in samples}


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_names_figures_and_labels_that_exist(query: str) -> None:
    found = figures()
    names = set(NAME.findall(query))
    assert names <= found.keys()
    assert names
    labels = {label for group in re.findall(r"by \(([^)]*)\)", query) for label in group.split(", ")}
    labels |= set(re.findall(r"\b(\w+)=~?\"", query))
    assert labels <= BY_PROMETHEUS.union(*(found[name] for name in names))


def test_the_dashboard_shows_every_figure() -> None:
    shown = {name for query in QUERIES for name in NAME.findall(query)} | {"parlour_version"}  # lists the jobs
    families = {family.name for family in Metrics().registry.collect() if family.name.startswith("parlour_")}
    assert {name for name in families if not any(each.startswith(name) for each in shown)} == set()


def test_no_two_panels_overlap() -> None:
    taken: dict[tuple[int, int], str] = {}
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        for cell in cells(place):
            assert taken.setdefault(cell, panel["title"]) == panel["title"]


def cells(place: dict[str, Any]) -> list[tuple[int, int]]:
    columns = range(place["x"], place["x"] + place["w"])
    return [(x, y) for x in columns for y in range(place["y"], place["y"] + place["h"])]
