"""What a private panel draws beside its question."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.domain.preferences import Preferences
from bot.domain.turn_time import Moment
from bot.i18n import book
from bot.views import panel
from bot.views.board import Boards
from bot.views.wording import plain_words
from rules import games
from tests.bot.tables import at_table, taps

TELLING = [game for game in games.names() if "board-complete" in book("en", game)]
"""The games whose drawings say whose turn it is."""
TURNS = 10
"""So many complete turns of each match are looked at."""


@pytest.fixture
def pictures() -> Iterator[Boards]:
    pictures = Boards()
    yield pictures
    pictures.close()


@pytest.mark.parametrize("game", TELLING)
async def test_a_complete_turn_is_nobody_elses_before_it_is_handed_over(game: str, pictures: Boards) -> None:
    match = taps(at_table(game, games.load(game).info.most, {}, seed=5), seed=5)
    complete = [tap for tap in islice(match, 200) if tap.question.step is None and tap.question.state.agenda]
    assert len(complete) >= TURNS
    for session, seat, _ in complete[:TURNS]:
        words = plain_words(session, "en")
        shown = await panel.ask(session, seat, Moment(0, Preferences()), pictures, "en")
        assert shown.picture is not None
        assert words("board-complete", players=words.player(seat)) in shown.picture.text
