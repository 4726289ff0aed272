"""What people agree to who give a rated seat away by a proposal, or take it: for whom it counts."""

import pytest
from msgspec import structs

from bot.domain import absence, consent
from bot.domain.errors import UserError
from bot.domain.proposal import Outcome, Replace
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from tests.bot.features.record.test_rated import begun, part_played
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE

GIVE = Replace(1, DAVE, "Dave")


def agreed(session: AnySession, *people: int) -> AnySession:
    for person in people:
        session = consent.agree(session, person, 1, Moment(0)).session
    return session


def test_who_takes_a_rated_seat_agrees_last() -> None:
    """What is at stake in it could change between their consent and that of the others."""
    session = consent.propose(begun(ALICE, BOB, CAROL), ALICE, GIVE, 0).session
    with pytest.raises(UserError, match="others-first"):
        agreed(session, DAVE)
    assert agreed(session, CAROL, BOB, DAVE).seat_of(DAVE) == 1


@pytest.mark.parametrize("by", [ALICE, BOB])
def test_a_seat_is_not_taken_if_half_of_the_match_was_passed_since_its_owner_agreed(by: int) -> None:
    before = part_played(begun(ALICE, BOB, CAROL), 45)
    session = agreed(consent.propose(before, by, GIVE, 0).session, *{ALICE, BOB, CAROL} - {by})
    later = part_played(session, 60)
    with pytest.raises(UserError, match="half-between"):
        agreed(later, DAVE)
    assert agreed(session, DAVE).seat_of(DAVE) == 1
    unrated = structs.replace(later, match_options={"rated": "no"})
    assert agreed(unrated, DAVE).seat_of(DAVE) == 1


def test_a_seat_is_taken_after_half_if_its_owner_agreed_then() -> None:
    session = consent.propose(part_played(begun(ALICE, BOB, CAROL), 60), BOB, GIVE, 0).session
    after = agreed(session, ALICE, CAROL, DAVE)
    assert after.proposal is not None
    assert (after.seat_of(DAVE), after.proposal.outcome) == (1, Outcome.AGREED)


def test_an_offer_is_void_once_half_of_the_match_is_passed() -> None:
    before = absence.invite(part_played(begun(ALICE, BOB), 45), BOB, DAVE, "Dave").session
    assert absence.substitute(before, DAVE).session.seat_of(DAVE) == 1
    with pytest.raises(UserError, match="half-between"):
        absence.substitute(part_played(before, 60), DAVE)
    after = absence.invite(part_played(begun(ALICE, BOB), 60), BOB, DAVE, "Dave").session
    assert absence.substitute(after, DAVE).session.seat_of(DAVE) == 1
