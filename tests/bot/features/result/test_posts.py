"""The post of a result if its picture fails."""

from __future__ import annotations

from typing import Any

from bot.delivery.announcer import Announcer
from bot.domain import matches
from bot.domain.session import Ending
from bot.views.board import Boards, Picture
from sandbox.testing import reading
from tests.bot.place import Place
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB = IN_SANDBOX[:2]


class WithoutResults(Boards):
    """Boards that cannot render a result."""

    async def render_result(self, *_: Any) -> Picture:
        raise ValueError("there is no such picture")


async def test_a_result_without_its_picture_has_points_and_titles_as_text(place: Place) -> None:
    session = await place.begin(ALICE, BOB, start_player="first_seat")
    for _ in range(6):
        session = await place.take_turn(session)
    session = await place.commit(session, lambda now: matches.end(now, Ending.AGREED))
    boards = WithoutResults()
    await Announcer(place.bot, place.store, boards, place.clock).announce(session.id)
    boards.close()
    post = (await place.posts(session))[-1]
    assert reading.images(post) == []
    assert "**Alice** 0 points" in reading.text(post)
    assert "**Titles**" in reading.text(post)
