"""What people agree to who give a rated seat away by a proposal, or take it: for whom it counts."""

import pytest
from msgspec import structs

from bot.domain import absence, consent, matches
from bot.domain.errors import UserError
from bot.domain.proposal import Outcome, Replace
from bot.domain.session import AnySession, with_seat
from bot.domain.turn_time import Moment
from bot.features.record.rated import AtStake, at_stake
from tests.bot.features.record.test_rated import begun, late, part_played, people, played_to
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


@pytest.mark.parametrize("percent", [45, 55])
def test_a_seat_given_up_by_agreement_counts_for_whom_both_have_read_also_if_its_owner_is_late(percent: int) -> None:
    session = consent.propose(late(part_played(begun(ALICE, BOB), percent), BOB), ALICE, GIVE, 0).session
    told = at_stake(session, 1)
    assert told == AtStake("Bob" if percent > 50 else None, gains=True)
    counts = BOB if told.owner else DAVE
    assert people(played_to(agreed(session, BOB, DAVE), 10_000)) == [ALICE, counts]


def test_who_has_conceded_loses_also_if_they_agree_that_somebody_takes_the_seat() -> None:
    conceded = matches.concede(begun(ALICE, BOB, CAROL), BOB).session
    seats = [structs.replace(seat, is_new=seat.person == CAROL) for seat in conceded.seats]
    session = consent.propose(structs.replace(conceded, seats=seats), ALICE, GIVE, 0).session
    after = agreed(session, CAROL, BOB, DAVE)
    assert after.seat_of(DAVE) == 1
    assert people(after) == [ALICE, BOB]


def test_what_the_computer_has_played_for_somebody_counts_as_help_to_whoever_gets_their_seat() -> None:
    session = begun(ALICE, BOB)
    seats = with_seat(session, 1, away=True, away_at=session.entries)
    away = structs.replace(session, seats=seats)
    played_on = structs.replace(away, entries=away.entries + 2)
    assert [at_stake(each, 1) for each in (away, played_on)] == [AtStake(None, gains=True), AtStake(None, gains=False)]


def test_an_offer_is_void_once_half_of_the_match_is_passed() -> None:
    before = absence.invite(part_played(begun(ALICE, BOB), 45), BOB, DAVE, "Dave").session
    assert absence.substitute(before, DAVE).session.seat_of(DAVE) == 1
    with pytest.raises(UserError, match="half-between"):
        absence.substitute(part_played(before, 60), DAVE)
    after = absence.invite(part_played(begun(ALICE, BOB), 60), BOB, DAVE, "Dave").session
    assert absence.substitute(after, DAVE).session.seat_of(DAVE) == 1
