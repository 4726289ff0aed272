"""A hint is remembered of the person of a seat, and of nobody else."""

from bot.domain import matches
from bot.features.hint.feature import HINTED, note_hint
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, match


def test_who_takes_a_seat_over_has_got_no_hint() -> None:
    session = note_hint(match(ALICE, BOB, CAROL), 1).session
    assert HINTED.of(session.seats[1])
    assert matches.seat_player(session, 1, DAVE, "Dave").session.seats[1].parts == {}
