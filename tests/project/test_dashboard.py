"""The dashboard for Grafana queries figures that exist, by labels that they have."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from prometheus_client.metrics import MetricWrapperBase

from bot.app.figures import Metrics
from tests.project.sources import PROJECT

DASHBOARD = json.loads((PROJECT / "deploy" / "grafana" / "parlour.json").read_text())
PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
QUERIES = [target["expr"] for panel in PANELS for target in panel["targets"]]
BY_PROMETHEUS = {"job", "instance", "le"}
NAME = re.compile(r"\b(?:parlour|process)_[a-z_]+\b")


SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",), "gauge": ("",)}


def own() -> dict[str, MetricWrapperBase]:
    """Returns Parlour's own figures by name."""
    metrics = Metrics()
    found = [*vars(metrics).values(), *vars(metrics.state).values()]
    return {next(iter(each.describe())).name: each for each in found if isinstance(each, MetricWrapperBase)}


def known() -> dict[str, set[str]]:
    """Returns every name that can be queried, with its labels; those of the process have none."""
    figures = {
        f"{name}{suffix}": set(each._labelnames) for name, each in own().items() for suffix in SUFFIXES[str(each._type)]
    }
    return figures | {
        sample.name: set()
        for family in Metrics().registry.collect()
        for sample in family.samples
        if sample.name.startswith("process_")
    }


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_names_figures_and_labels_that_exist(query: str) -> None:
    figures = known()
    names = set(NAME.findall(query))
    assert names <= figures.keys()
    assert names
    labels = {label for group in re.findall(r"by \(([^)]*)\)", query) for label in group.split(", ")}
    labels |= set(re.findall(r"\b(\w+)=~?\"", query))
    assert labels <= BY_PROMETHEUS.union(*(figures[name] for name in names))


def test_the_dashboard_shows_every_figure() -> None:
    shown = {name for query in QUERIES for name in NAME.findall(query)} | {"parlour_version"}  # lists the jobs
    missing = {name for name in own() if not any(each.startswith(name) for each in shown)}
    assert missing == set()


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


def test_every_panel_says_what_it_shows() -> None:
    assert [panel["title"] for panel in PANELS if not panel["description"].endswith(".")] == []
