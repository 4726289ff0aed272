"""What a match says for ratings: bot/features/record/RATINGS.md in examples."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec import structs

from bot.domain import consent, lobbies, matches, session_options
from bot.domain.errors import UserError
from bot.domain.forgetting import forget, people_in
from bot.domain.proposal import Unrate
from bot.domain.results import result_of
from bot.domain.session import AnySession, Ending, Left, Origin
from bot.features.hint.feature import note_hint
from bot.features.lesson.feature import LESSON
from bot.features.record.rated import Place, RatedMatch, rated_match
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, lobby, match, turn

GUILD = 31


def begun(*people: int, computers: int = 0) -> AnySession:
    """Returns a match on a server that has just begun."""
    return structs.replace(match(*people, computers=computers), guild=GUILD)


def said(session: AnySession) -> RatedMatch | None:
    """Returns what a match says once it has ended with the result that it has now."""
    ended = matches.end(session, Ending.AGREED).session
    result = result_of(ended)
    assert result is not None
    return rated_match(ended, result)


def people(session: AnySession) -> list[int]:
    """Returns for whom a match counts."""
    found = said(session)
    return [int(place.person) for place in found.places if place.person] if found else []


def grown(session: AnySession, entries: int) -> AnySession:
    """Returns a match as if its log had so many lines."""
    return structs.replace(session, entries=entries)


def test_a_match_between_people_counts_with_the_order_in_which_they_finish() -> None:
    session = matches.concede(begun(ALICE, BOB), BOB).session
    result = result_of(session)
    assert result is not None
    assert rated_match(session, result) == RatedMatch(
        str(session.id), "manhattan", 0, (Place(str(ALICE), "Alice", 1, -1), Place(str(BOB), "Bob", 2, -2))
    )


def test_a_computer_counts_by_its_level_beside_two_people() -> None:
    found = said(begun(ALICE, BOB, computers=1))
    assert found is not None
    assert sorted((place.level, bool(place.person)) for place in found.places) == [
        ("", True),
        ("", True),
        ("normal", False),
    ]
    assert said(begun(ALICE, computers=1)) is None


@pytest.mark.parametrize("ending", [Ending.ABSENT, Ending.IDLE, Ending.STOPPED])
def test_a_match_without_a_result_does_not_count(ending: Ending) -> None:
    session = matches.end(begun(ALICE, BOB), ending).session
    result = result_of(session)
    assert result is not None
    assert rated_match(session, result) is None


def test_lessons_tried_positions_and_direct_messages_do_not_count() -> None:
    assert people(LESSON.put(begun(ALICE, BOB), True)) == []
    assert people(structs.replace(begun(ALICE, BOB), guild=0)) == []
    assert (
        result_of(structs.replace(matches.end(begun(ALICE, BOB), Ending.AGREED).session, origin=Origin.TRIED)) is None
    )


def test_a_match_that_began_before_there_were_ratings_does_not_count() -> None:
    assert people(structs.replace(begun(ALICE, BOB), match_options={})) == []


def test_the_table_decides_in_the_lobby_whether_it_is_rated() -> None:
    gathered = structs.replace(lobby(ALICE, BOB), guild=GUILD)
    gathered = lobbies.set_option(gathered, session_options.RATED.name, "no").session
    assert gathered.proof is not None
    assert people(lobbies.start(gathered, ALICE, gathered.id, gathered.proof).session) == []


def test_all_players_together_can_leave_a_running_match_unrated() -> None:
    session = consent.propose(begun(ALICE, BOB), ALICE, Unrate(), 0).session
    assert people(session) == [ALICE, BOB]
    session = consent.agree(session, BOB, 1, 0).session
    assert people(session) == []
    with pytest.raises(UserError, match="not-rated"):
        consent.propose(session, ALICE, Unrate(), 0)


def test_a_hint_lets_nobody_gain() -> None:
    found = said(note_hint(begun(ALICE, BOB), 0).session)
    assert found is not None
    assert [place.gains for place in found.places] == [False, True]


def test_a_seat_counts_for_who_had_it_after_half_of_the_match() -> None:
    early = matches.seat_player(grown(begun(ALICE, BOB, CAROL), 10), 1, DAVE, "Dave").session
    assert people(grown(early, 21)) == [ALICE, DAVE, CAROL]
    assert people(grown(early, 19)) == [ALICE, BOB, CAROL]


def test_a_seat_that_is_left_to_the_computer_counts_for_who_has_left_it() -> None:
    left = matches.seat_player(begun(ALICE, BOB, CAROL), 1, 0, "").session
    assert people(grown(left, 100)) == [ALICE, BOB, CAROL]
    conceded = matches.concede(begun(ALICE, BOB, CAROL), BOB).session
    found = said(conceded)
    assert found is not None
    assert [place.place for place in found.places] == [1, 3, 1]


def test_whose_hint_it_was_goes_with_the_seat() -> None:
    hinted = note_hint(grown(begun(ALICE, BOB, CAROL), 10), 1).session
    found = said(matches.seat_player(hinted, 1, DAVE, "Dave").session)
    assert found is not None
    assert [place.gains for place in found.places] == [True, False, True]


def test_the_seat_of_somebody_new_to_the_server_counts_for_nobody() -> None:
    gathered = structs.replace(lobby(ALICE, CAROL), guild=GUILD)
    gathered = lobbies.join(gathered, BOB, "Bob", 9, is_new=True).session
    assert gathered.proof is not None
    started = lobbies.start(gathered, ALICE, gathered.id, gathered.proof).session
    assert {*people(started)} == {ALICE, CAROL}


def test_a_forgotten_person_is_in_nothing_that_a_match_says() -> None:
    handed = matches.seat_player(grown(begun(ALICE, BOB, CAROL), 50), 1, DAVE, "Dave").session
    assert BOB in people_in(handed)
    forgotten = forget(handed, BOB).session
    assert BOB not in people_in(forgotten)
    assert people(forgotten) == [ALICE, CAROL]
    assert people(forget(begun(ALICE, BOB, CAROL), BOB).session) == [ALICE, CAROL]


def test_partners_are_on_one_side() -> None:
    session = begun(ALICE, BOB)
    result = result_of(matches.end(turn(session, 0), Ending.AGREED).session)
    assert result is not None
    together = result._replace(players=tuple(player._replace(side=0) for player in result.players))
    assert rated_match(session, together) is None


def test_agreeing_and_conceding_are_results() -> None:
    for change in (partial(matches.end, ending=Ending.AGREED), partial(matches.concede, person=BOB)):
        session = change(begun(ALICE, BOB)).session
        result = result_of(session)
        assert result is not None
        assert rated_match(session, result) is not None


def test_an_absent_player_is_last_whatever_the_one_who_stands_in_does() -> None:
    session = grown(begun(ALICE, BOB, CAROL), 40)
    stands_in = matches.seat_player(session, 0, DAVE, "Dave", Left.ABSENT).session
    for after in (stands_in, matches.concede(stands_in, DAVE).session):
        assert DAVE not in people(after)
    found = said(grown(stands_in, 200))
    assert found is not None
    assert max(found.places, key=lambda place: place.place).person == str(ALICE)


def test_an_absent_player_who_comes_back_counts_by_the_result() -> None:
    session = matches.seat_player(grown(begun(ALICE, BOB, CAROL), 90), 0, DAVE, "Dave", Left.ABSENT).session
    back = matches.give_back(grown(session, 95), 0).session
    assert sorted(people(grown(back, 100))) == [ALICE, BOB, CAROL]


def test_conceding_is_no_way_to_leave_a_bad_place_to_somebody_else() -> None:
    conceded = matches.concede(grown(begun(ALICE, BOB, CAROL), 10), ALICE).session
    found = said(grown(matches.seat_player(conceded, 0, DAVE, "Dave", Left.CONCEDED).session, 100))
    assert found is not None
    assert max(found.places, key=lambda place: place.place).person == str(ALICE)
