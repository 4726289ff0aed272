"""What records add to the post of a result."""

import pytest

from bot.features.record import delivery
from bot.languages import languages
from tests.bot.features.result.test_awards import ended
from tests.bot.readers import reader


@pytest.mark.parametrize("language", languages())
def test_who_beat_their_best_reads_both_points(language: str) -> None:
    session, _ = ended("manhattan", 2)
    points = session.rules.scores(session.playing.state)[1].points
    line = delivery.bests(session, {1: points - 3}, reader(language).of(session))
    assert session.seats[1].name in line
    assert f"**{points}" in line
    assert str(points - 3) in line
    assert delivery.bests(session, {}, reader(language).of(session)) == ""
