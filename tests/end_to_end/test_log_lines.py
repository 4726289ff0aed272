"""Lines of the log name the interaction and the session that they belong to."""

from __future__ import annotations

import io
import json

from bot.app import logs
from bot.features.story.feature import Story
from bot.store.keys import keys
from tests.end_to_end.harness import Harness, ask, private_text


async def test_an_error_names_its_interaction_and_its_session(harness: Harness) -> None:
    match = await harness.start_match("Bob")
    alice = await harness.person("Alice")
    written = io.StringIO()
    logs.set_up("info", stream=written, form="json")
    store = harness.bot.services.store
    await store.redis.lset(keys(match.id).log, 0, "no line")
    assert "cannot be read" in private_text(await ask(alice, match, Story))
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    (line,) = [line for line in lines if line["event"] == "session quarantined"]
    assert line["session"] == match.id
    assert line["interaction"] > line["session"]
