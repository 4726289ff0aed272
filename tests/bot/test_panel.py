"""What a private panel draws beside its question."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot import panel
from bot.person import Person
from bot.pictures import Pictures
from bot.timekeeping import At
from bot.voices import drawn
from bot.words import book
from rules import games
from tests.bot.tables import at_table, taps

TELLING = [game for game in games.names() if "board-complete" in book("en", game)]
"""The games whose drawings say whose turn it is."""
TURNS = 10
"""So many complete turns of each match are looked at."""


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.close()


@pytest.mark.parametrize("game", TELLING)
async def test_a_complete_turn_is_nobody_elses_before_it_is_handed_over(game: str, pictures: Pictures) -> None:
    match = taps(at_table(game, games.load(game).info.most, {}, seed=5), seed=5)
    complete = [tap for tap in islice(match, 200) if tap.question.step is None and tap.question.state.agenda]
    assert len(complete) >= TURNS
    for session, seat, _ in complete[:TURNS]:
        words = drawn(session, "en")
        shown = await panel.ask(session, seat, At(0, Person()), pictures, "en")
        assert shown.picture is not None
        assert words("board-complete", players=words.player(seat)) in shown.picture.text
