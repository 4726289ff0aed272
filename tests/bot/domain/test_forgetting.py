"""A person who is forgotten leaves no trace in a session, and everybody else plays on."""

import msgspec
import pytest
from msgspec import structs

from bot.domain import consent, lobbies, matches
from bot.domain.errors import UserError
from bot.domain.forgetting import forget, people_in
from bot.domain.proposal import Finish, Replace
from bot.domain.session import UNPROVED, AnySession, Ending, Seat, Stage
from bot.views.wording import names
from tests.bot.sessions import NAMES, lobby, match

ALICE, BOB, CAROL, DAVE = (1_100_000_000_000_000_201 + number for number in range(4))
"""Ids that no other number of a session equals."""
NAMES.update(zip((ALICE, BOB, CAROL, DAVE), ("Alice", "Bob", "Carol", "Dave"), strict=True))


def traces(session: AnySession, person: int) -> list[str]:
    """Returns the id and the name of a person, if the stored session has them anywhere."""
    stored = msgspec.json.encode(session).decode()
    return [trace for trace in (str(person), f'"{NAMES[person]}"') if trace in stored]


def everywhere(person: int, *others: int) -> AnySession:
    """Returns a match of three that names `person` at every place where a session stores people."""
    first, second, third = (Seat(person=one, name=NAMES[one]) for one in (others[0], person, others[1]))
    late = structs.replace(third, turn_began_at=3, late=3, given=(person,), guest=person, guest_name=NAMES[person])
    begun = structs.replace(match(others[0], person, others[1]), seats=[first, second, late])
    proposed = consent.propose(begun, person, Finish(), 0).session
    return structs.replace(proposed, host=person)


def test_a_match_of_two_is_won_by_the_one_who_stays() -> None:
    session = match(ALICE, BOB)
    after = forget(session, BOB).session
    assert after.stage is Stage.OVER
    assert traces(session, BOB) != []
    assert traces(after, BOB) == []
    assert traces(after, ALICE) != []
    assert names(after, "en") == ["Alice", "A former player"]
    assert names(after, "ja")[1] == "以前のプレイヤー"


def test_a_match_of_three_goes_on_with_the_computer_at_the_seat() -> None:
    change = forget(everywhere(ALICE, BOB, CAROL), ALICE)
    assert change.news
    after = change.session
    assert after.stage is Stage.PLAY
    assert traces(after, ALICE) == []
    assert after.people == [BOB, CAROL]
    assert after.host == BOB
    assert after.seats[1].by_computer
    assert after.proposed is None


@pytest.mark.parametrize("person", [ALICE, BOB, CAROL])
def test_no_field_of_a_session_keeps_a_person(person: int) -> None:
    session = everywhere(ALICE, BOB, CAROL)
    assert people_in(session) == {ALICE, BOB, CAROL}
    after = forget(session, person).session
    assert traces(after, person) == []
    assert people_in(after) == {ALICE, BOB, CAROL} - {person}


def test_a_person_who_was_proposed_for_a_seat_is_removed() -> None:
    session = consent.propose(match(ALICE, BOB, CAROL), ALICE, Replace(1, DAVE, "Dave"), 0).session
    after = forget(session, DAVE).session
    assert traces(session, DAVE) != []
    assert traces(after, DAVE) == []
    assert after.stage is Stage.PLAY


def test_a_player_whose_replacement_was_proposed_is_removed() -> None:
    session = match(ALICE, BOB, CAROL)
    seat = session.seat_of(BOB)
    assert seat is not None
    after = forget(consent.propose(session, ALICE, Replace(seat), 0).session, BOB).session
    assert traces(after, BOB) == []
    assert BOB not in people_in(after)


def test_people_invited_to_a_lobby_or_removed_from_it_are_forgotten() -> None:
    invited = lobbies.invite(lobby(ALICE), ALICE, BOB, "Bob").session
    removed = lobbies.remove(lobby(ALICE, BOB), ALICE, BOB).session
    for session in (invited, removed):
        assert BOB in people_in(session)
        after = forget(session, BOB).session
        assert traces(after, BOB) == []
        assert (len(after.seats), after.stage) == (1, Stage.LOBBY)


def test_a_finished_match_keeps_its_result_and_its_other_players() -> None:
    session = matches.end(match(ALICE, BOB, CAROL), Ending.AGREED).session
    change = forget(session, BOB)
    assert not change.news
    assert change.session.playing == session.playing
    assert [seat.conceded for seat in change.session.seats] == [False] * 3
    assert sorted(names(change.session, "en")) == ["A former player", "Alice", "Carol"]


def test_a_lobby_loses_the_person_and_closes_without_people() -> None:
    two, one = lobby(ALICE, BOB), lobby(ALICE, computers=1)
    assert [seat.person for seat in forget(two, ALICE).session.seats] == [BOB]
    assert forget(two, ALICE).session.host == BOB
    assert forget(one, ALICE).session.stage is Stage.OVER
    assert traces(forget(one, ALICE).session, ALICE) == []


def test_forgetting_again_changes_nothing() -> None:
    once = forget(match(ALICE, BOB, CAROL), BOB).session
    again = forget(once, BOB).session
    assert structs.replace(again, revision=once.revision) == once


def test_a_former_seat_is_stored_only_where_there_is_one() -> None:
    assert "former" not in msgspec.json.encode(lobbies.join(lobby(ALICE), BOB, "Bob", 1).session).decode()


def test_who_was_forgotten_takes_no_seat_of_a_match_of_which_they_knew_a_hand() -> None:
    session = forget(match(ALICE, BOB, CAROL), BOB).session
    for seat in range(3):
        with pytest.raises(UserError, match="had-another-seat"):
            matches.need_stranger(session, seat, BOB)
        matches.need_stranger(session, seat, DAVE)
    assert forget(session, BOB).session.parts == session.parts
    assert matches.end(session, Ending.AGREED).session.parts == {}


def test_a_proof_that_holds_the_id_of_who_is_forgotten_is_deleted() -> None:
    session = match(ALICE, BOB)
    assert session.proof is not None
    named = structs.replace(session, proof=structs.replace(session.proof, entropy=(str(ALICE), str(BOB))))
    after = forget(named, BOB).session
    assert (after.proof, UNPROVED.of(after)) == (None, True)
    assert traces(after, BOB) == []
    assert forget(session, BOB).session.proof == session.proof


def test_who_was_removed_from_a_lobby_comes_back_by_invitation_only_although_they_were_forgotten() -> None:
    session = forget(lobbies.remove(lobby(ALICE, BOB), ALICE, BOB).session, BOB).session
    with pytest.raises(UserError, match="removed-from-lobby"):
        lobbies.join(session, BOB, "Bob", 1)
    lobbies.join(session, CAROL, "Carol", 1)
    invited = lobbies.invite(session, ALICE, BOB, "Bob").session
    assert lobbies.join(invited, BOB, "Bob", 1).session.people == [ALICE, BOB]
