"""Computers do not pause while people wait for each move."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bot.domain.session import AnySession, Change, changed
from bot.features.evening.domain import LAST
from bot.jobs.cancel import end
from bot.settings import Settings
from tests.bot.place import Place, Time, logged_in
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, *_ = IN_SANDBOX


def present(session: AnySession, now: int) -> Change:
    """Lets everybody have ended a turn now."""
    return changed(session, news=False, seats=[LAST.put(seat, [now, now]) for seat in session.seats])


@pytest.mark.parametrize("is_evening", [True, False])
async def test_a_computer_pauses_unless_everybody_presses_within_minutes(
    place: Place, settings: Settings, time: Time, is_evening: bool
) -> None:
    session = await place.begin(ALICE, BOB, computers=1, start_player="first_seat")
    while not session.seats[session.to_move[0]].by_computer:
        session = await place.take_turn(session)
    session = await place.commit(session, partial(present, now=time.moment if is_evening else 0))
    patient = settings.model_copy(update={"pause_seconds": 60.0})
    async with logged_in(patient, works=False, now=time) as bot:
        thinking = asyncio.create_task(bot.jobs.think(session.id))
        await asyncio.wait({thinking}, timeout=30 if is_evening else 1)
        assert thinking.done() is is_evening
        await end(thinking)
