"""`/metrics` of a bot that plays shows the figures, and nobody's ids."""

from __future__ import annotations

import asyncio
import re

from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.app.figures import Metrics
from bot.app.metrics import served
from tests.end_to_end.harness import PATIENCE, Harness, choose, open_panel

ID = re.compile(r"\d{15,}")
PHASES = ("load", "rules", "draw", "commit", "answer")
CALLBACK = "/interactions/*/*/callback"


async def counted(metrics: Metrics, *phases: str) -> None:
    """Waits until a press with these phases has been counted, which happens after its answer."""
    async with asyncio.timeout(PATIENCE):
        while not all(
            metrics.registry.get_sample_value("parlour_press_seconds_count", {"phase": each}) for each in phases
        ):
            await asyncio.sleep(0.01)


async def test_a_press_shows_in_the_figures_and_no_label_names_anybody(harness: Harness) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    alice = await harness.person("Alice")
    await choose(alice, await open_panel(alice, match.post))
    services = harness.bot.services
    await counted(harness.bot.metrics, *PHASES)
    async with served("0", harness.bot.metrics, services.store, harness.bot) as url, ClientSession() as session:
        answer = await session.get(url)
        shown = await answer.text()
    samples = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(shown)
        for sample in family.samples
        if "le" not in sample.labels
    }
    for phase in PHASES:
        assert samples["parlour_press_seconds_count", phase] > 0, phase
    for name in ("acknowledgement", "event_loop_lag", "discord_request"):
        assert f"parlour_{name}_seconds_count" in shown
    assert samples["parlour_acknowledgement_seconds_count",] > 0
    assert samples["parlour_store_seconds_count", "commit"] > 0
    assert samples["parlour_sessions", "manhattan", "play"] == 1
    assert samples["parlour_servers",] == 1
    assert [each for each in samples if each[:3] == ("parlour_discord_requests_total", "POST", CALLBACK)]
    labels = [value for name, *values in samples if name.startswith("parlour_") for value in values]
    assert [label for label in labels if ID.search(label) or "Alice" in label] == []
