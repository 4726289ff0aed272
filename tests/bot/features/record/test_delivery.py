"""What records add to the post of a result."""

import pytest
from msgspec import structs

from bot.domain import matches
from bot.features.record import delivery
from bot.features.record.rated import EARLY
from bot.languages import languages
from bot.store.database import Store
from tests.bot.features.result.test_awards import ended
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, match


@pytest.mark.parametrize("language", languages())
def test_who_beat_their_best_reads_both_points(language: str) -> None:
    session, _ = ended("manhattan", 2)
    points = session.rules.scores(session.playing.state)[1].points
    line = delivery.bests(session, {1: points - 3}, reader(language).of(session))
    assert session.seats[1].name in line
    assert f"**{points}" in line
    assert str(points - 3) in line
    assert delivery.bests(session, {}, reader(language).of(session)) == ""


async def test_a_result_says_whose_seat_moved_no_rating_because_they_were_new(store: Store) -> None:
    begun = structs.replace(match(ALICE, BOB), guild=31)
    seats = [structs.replace(seat, pace=(EARLY,), is_new=seat.person == BOB) for seat in begun.seats]
    ended = matches.concede(structs.replace(begun, seats=seats), BOB).session
    (_, said) = (await delivery.added(store, ended, reader())).texts
    assert "Bob" in said
    assert "Alice" not in said
