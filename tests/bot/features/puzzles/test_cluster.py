"""Answers to puzzles on a real Redis Cluster."""

import pytest

from bot.domain.calendar import DAY
from bot.features.puzzles.store import Puzzles
from bot.store.database import Store
from tests.bot.sessions import ALICE

pytestmark = [pytest.mark.process, pytest.mark.asyncio(loop_scope="module")]
TODAY = 20_600


async def test_an_answer_is_kept_and_forgotten(cluster_store: Store) -> None:
    puzzles = cluster_store.of(Puzzles)
    assert (await puzzles.answer(TODAY, ALICE, 1, 1))[1] == (1, 1)
    await puzzles.forget_person(ALICE, TODAY * DAY)
    assert (await puzzles.answer(TODAY, ALICE, 0, 1)) == (1, (1, 1)), "forgetting gives no second first answer"
