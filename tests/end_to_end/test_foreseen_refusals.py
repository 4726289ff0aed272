"""What Discord refuses and Parlour foresees is one line of the log; anything else is an error with its traceback."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.actions.turn import Pick, TakeBack
from bot.delivery.refusals import UNANSWERABLE, Code
from tests.end_to_end.harness import Harness, Match, choose, components_of, open_panel

ANSWERING = r"(PATCH|POST) /webhooks/"
STATUS = {
    Code.UNKNOWN_WEBHOOK: 404,
    Code.INVALID_WEBHOOK_TOKEN: 401,
    Code.UNKNOWN_MESSAGE: 404,
    Code.UNKNOWN_INTERACTION: 404,
    Code.ARCHIVED_THREAD: 400,
    Code.MISSING_ACCESS: 403,
    Code.TOO_MANY_FOLLOW_UPS: 400,
    Code.BLOCKED_BY_AUTOMOD: 400,
    Code.UNKNOWN_CHANNEL: 404,
}
"""Refusals of an answer, with the status of each."""
Lines = list[MutableMapping[str, Any]]


@pytest.fixture
def logged(harness: Harness) -> Iterator[Lines]:
    with capture_logs() as lines:
        yield lines


def about_answers(logged: Lines) -> Lines:
    return [line for line in logged if line["event"].startswith("answer ")]


def errors(logged: Lines) -> Lines:
    return [line for line in logged if line["log_level"] in ("error", "critical")]


@pytest.mark.parametrize("code", STATUS)
async def test_a_foreseen_refusal_of_an_answer_is_one_line_and_loses_no_choice(
    harness: Harness, match: Match, logged: Lines, code: Code
) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    harness.sandbox.control.fail(ANSWERING, STATUS[code], 5, code=code)
    await choose(alice, panel, patience=1)
    await harness.answered()
    (line,) = about_answers(logged)
    assert (line["code"], line["why"]) == (code, code.meaning)
    assert line["log_level"] == ("info" if code in UNANSWERABLE else "warning")
    assert errors(logged) == []
    harness.sandbox.control.clear_faults()
    assert components_of(await open_panel(alice, match.post), TakeBack), "the choice was kept"


async def test_an_answer_that_the_edge_refuses_is_one_line(harness: Harness, match: Match, logged: Lines) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    harness.sandbox.control.ban(ANSWERING)
    await choose(alice, panel, patience=1)
    await harness.answered()
    (line,) = about_answers(logged)
    assert line["code"] == 429
    assert errors(logged) == []


async def test_a_refusal_that_nobody_foresees_is_an_error_with_a_traceback(
    harness: Harness, match: Match, logged: Lines
) -> None:
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    harness.sandbox.control.fail(ANSWERING, 400, code=50035, message="Invalid Form Body")
    await choose(alice, panel, patience=1)
    await harness.answered()
    (line,) = errors(logged)
    assert line["exc_info"]
    assert components_of(await open_panel(alice, match.post), Pick)
