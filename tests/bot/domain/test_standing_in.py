"""Standing in: one rule of consent for every way into the seat of somebody else, and how they get it back."""

import pytest
from msgspec import structs

from bot.domain import absence, consent, matches
from bot.domain.errors import UserError
from bot.domain.forgetting import forget
from bot.domain.matches import NOTICE
from bot.domain.proposal import Outcome, Replace
from bot.domain.session import AnySession, CameBack, Left, Seated, Stage, with_seat
from bot.domain.turn_time import Moment
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, NAMES, match

ERIN = 105
NOW = 1_800_000_000
LATER = NOW + NOTICE


def seat_of(session: AnySession, person: int) -> int:
    seat = session.seat_of(person)
    assert seat is not None
    return seat


def absent(session: AnySession, person: int, **how: object) -> AnySession:
    """Returns a match in which a person is late, or absent in another way."""
    fields = how or {"late": session.revision}
    return structs.replace(session, seats=with_seat(session, seat_of(session, person), **fields))


def proposed(session: AnySession, owner: int, guest: int, by: int = BOB) -> AnySession:
    """Returns a match in which it is proposed that `guest` takes the seat of `owner`."""
    seat = next(number for number, sitting in enumerate(session.seats) if sitting.owned_by == owner)
    return consent.propose(session, by, Replace(seat, guest, NAMES.get(guest, "Erin")), NOW).session


def agree(session: AnySession, *people: int, now: int = NOW) -> AnySession:
    assert session.proposal is not None
    for person in people:
        session = consent.agree(session, person, session.proposal.number, Moment(now)).session
    return session


def missing(session: AnySession) -> list[int]:
    assert session.proposed is not None
    return session.proposed.missing


def stood_in() -> AnySession:
    """Returns a match in which Dave stands in for Alice, at seat 0."""
    session = proposed(absent(match(ALICE, BOB, CAROL), ALICE), ALICE, DAVE)
    return agree(agree(session, CAROL), DAVE, now=LATER)


@pytest.mark.parametrize("how", [{"late": 5}, {"gone": True}, {"away": True}, {"late": 5, "gone": True}])
def test_an_opponent_alone_never_chooses_who_sees_the_hand_of_somebody_absent(how: dict[str, object]) -> None:
    for session in (match(ALICE, BOB), match(ALICE, BOB, computers=1)):
        wanted = proposed(absent(session, ALICE, **how), ALICE, CAROL)
        assert missing(wanted) == [ALICE, CAROL], "the owner has to agree"
        assert missing(agree(wanted, CAROL, now=LATER)) == [ALICE]


def test_an_account_that_is_new_to_the_server_chooses_nobody_for_the_seat_of_somebody_absent() -> None:
    session = absent(match(ALICE, BOB, CAROL), ALICE)
    seats = [structs.replace(seat, is_new=seat.person == CAROL) for seat in session.seats]
    wanted = proposed(structs.replace(session, seats=seats), ALICE, DAVE)
    assert missing(agree(wanted, CAROL)) == [ALICE, DAVE], "the owner has to agree"


def test_two_others_choose_who_stands_in_and_the_owner_is_told_a_day_before() -> None:
    session = agree(proposed(absent(match(ALICE, BOB, CAROL), ALICE), ALICE, DAVE), CAROL)
    assert session.proposed is not None
    assert (session.proposed.missing, session.proposed.opens) == ([DAVE], LATER)
    with pytest.raises(UserError, match="seat-opens-later"):
        agree(session, DAVE, now=LATER - 1)
    after = agree(session, DAVE, now=LATER)
    assert (after.seat_of(DAVE), after.seat_of(ALICE)) == (0, None)
    owner = after.seats[0].owner
    assert owner is not None
    assert (owner.person, owner.left) == (ALICE, Left.ABSENT)


def test_the_owner_keeps_the_seat_by_declining_within_the_day() -> None:
    session = agree(proposed(absent(match(ALICE, BOB, CAROL), ALICE), ALICE, DAVE), CAROL)
    declined = consent.decline(session, ALICE, 1).session
    assert declined.proposal is not None
    assert (declined.proposal.outcome, declined.seat_of(ALICE)) == (Outcome.DECLINED, 0)


def test_the_computer_stands_in_until_the_owner_is_back() -> None:
    session = consent.propose(absent(match(ALICE, BOB, CAROL), ALICE), BOB, Replace(0), NOW).session
    after = agree(session, CAROL)
    assert after.seats[0].away
    assert absence.come_back(after, ALICE).session.seat_of(ALICE) == 0


def test_an_owner_who_comes_back_gets_the_seat_from_the_person_at_once() -> None:
    session = stood_in()
    assert absence.is_replaced(session, ALICE)
    assert session.concerns(ALICE)
    back = absence.come_back(session, ALICE)
    assert back.notices == (CameBack(0),)
    assert (back.session.seat_of(ALICE), back.session.seat_of(DAVE)) == (0, None)
    assert not back.session.seats[0].is_absent
    assert [holder.left for holder in back.session.seats[0].earlier] == [Left.STOOD_IN]
    with pytest.raises(UserError, match="moved-on"):
        absence.come_back(back.session, ALICE)


def test_who_stood_in_takes_no_other_seat_of_the_match() -> None:
    back = absence.come_back(stood_in(), ALICE).session
    with pytest.raises(UserError, match="had-another-seat"):
        consent.propose(absent(back, CAROL), BOB, Replace(2, DAVE, "Dave"), NOW)


def test_who_stands_in_leaves_the_seat_by_conceding_and_the_owner_is_not_locked_out() -> None:
    session = matches.concede(stood_in(), DAVE).session
    assert (session.stage, session.seat_of(DAVE)) == (Stage.PLAY, None)
    assert (session.seats[0].away, session.seats[0].conceded) == (True, False)
    assert not absence.come_back(session, ALICE).session.seats[0].by_computer


def test_who_stands_in_cannot_pass_the_seat_on() -> None:
    with pytest.raises(UserError, match="stands-in"):
        absence.invite(stood_in(), DAVE, ERIN, "Erin")


def test_whoever_stands_in_next_does_so_for_the_same_owner() -> None:
    session = proposed(stood_in(), ALICE, ERIN)
    assert missing(session) == [CAROL, ERIN]
    after = agree(agree(session, CAROL), ERIN, now=LATER)
    assert after.seat_of(ERIN) == 0
    assert absence.come_back(after, ALICE).session.seat_of(ALICE) == 0


def test_the_owner_declines_another_substitute_without_being_back() -> None:
    session = proposed(stood_in(), ALICE, ERIN)
    declined = consent.decline(session, ALICE, 2).session
    assert declined.proposal is not None
    assert declined.proposal.outcome is Outcome.DECLINED


def test_a_substitute_who_is_late_can_be_replaced_by_the_computer_for_the_owner() -> None:
    session = absent(stood_in(), DAVE, late=9, turn_began_at=9)
    after = absence.play_on(session, 0, 9, BOB).session
    assert (after.seats[0].person, after.seats[0].away) == (ALICE, True)


def test_an_owner_who_agreed_does_not_get_the_seat_back() -> None:
    session = agree(proposed(match(ALICE, BOB, CAROL), ALICE, DAVE), CAROL, ALICE)
    change = consent.agree(session, DAVE, 1, Moment(NOW))
    assert change.notices == (Seated(0, f"<@{ALICE}>"),)
    assert not absence.is_replaced(change.session, ALICE)


def test_whoever_is_forgotten_leaves_the_seat_to_the_other() -> None:
    session = stood_in()
    without_owner = forget(session, ALICE).session
    assert (without_owner.seat_of(DAVE), without_owner.seats[0].owner) == (0, None)
    without_substitute = forget(session, DAVE).session
    assert (without_substitute.seats[0].person, without_substitute.seats[0].away) == (ALICE, True)
    assert DAVE not in {holder.person for holder in without_substitute.seats[0].earlier}
