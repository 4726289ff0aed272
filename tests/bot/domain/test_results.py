"""What a match that is over says about its players, and which matches count."""

import pytest
from msgspec import structs

from bot.domain import matches, turn_time
from bot.domain.calendar import HOUR
from bot.domain.results import FAIR, Against, result_of, strengths
from bot.domain.session import AnySession, Ending, Seat, Stage, ranked
from bot.domain.turn_time import Moment
from rules.game import Part, Score
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, match, played_out, seeded_match, turn


def over(session: AnySession, ending: Ending = Ending.AGREED) -> AnySession:
    return matches.end(session, ending).session


def against(session: AnySession) -> Against:
    result = result_of(over(session))
    assert result is not None
    return result.against


def test_a_match_played_to_its_end_says_places_points_and_strengths() -> None:
    session = played_out(seeded_match("manhattan", 3, {}, seed=1))
    result = result_of(session)
    assert result is not None
    assert (result.decided, result.complete, result.fair) == (True, True, FAIR // 3)
    assert [(player.person, player.place) for player in result.players] == [
        (session.seats[rank.seat].person, rank.place) for rank in sorted(ranked(session))
    ]
    assert {player.won for player in result.players} == {True, False}
    assert all(player.strength for player in result.players if player.won)


def test_a_match_that_goes_on_or_was_annulled_says_nothing() -> None:
    assert result_of(match(ALICE, BOB)) is None
    assert result_of(over(match(ALICE, BOB), Ending.ANNULLED)) is None


@pytest.mark.parametrize("ending", [Ending.AGREED, Ending.ABSENT, Ending.IDLE, Ending.STOPPED])
@pytest.mark.parametrize("session", [match(ALICE, BOB), match(ALICE, BOB, computers=1), match(ALICE, computers=1)])
def test_nobody_has_won_a_match_that_was_cut_short(session: AnySession, ending: Ending) -> None:
    result = result_of(over(session, ending))
    assert result is not None
    assert not result.decided


def test_the_last_one_in_a_match_that_all_others_conceded_may_end_it_and_has_won() -> None:
    session = match(ALICE, BOB, CAROL)
    for person in (BOB, CAROL):
        session = matches.concede(session, person).session
    result = result_of(over(session))
    assert result is not None
    assert (result.decided, [player.person for player in result.players if player.won]) == (True, [ALICE])


def test_who_concedes_is_last_and_no_points_count() -> None:
    result = result_of(matches.concede(match(ALICE, BOB), BOB).session)
    assert result is not None
    assert [(player.person, player.place, player.won) for player in result.players] == [
        (ALICE, 1, True),
        (BOB, 2, False),
    ]
    assert (result.decided, result.complete) == (True, False)


def test_matches_against_people_and_computers_count_apart() -> None:
    assert against(match(ALICE, BOB, computers=1)) is Against.PEOPLE
    assert against(match(ALICE, computers=1)) is Against.COMPUTERS
    forgotten = structs.replace(match(ALICE, BOB), seats=[Seat(person=ALICE), Seat(former=True)])
    assert against(forgotten) is Against.PEOPLE


def test_alone_somebody_wins_by_beating_the_game() -> None:
    session = played_out(seeded_match("mint_works", 1, {}, seed=1))
    result = result_of(session)
    assert result is not None
    (player,) = result.players
    assert (result.against, result.fair) == (Against.ALONE, FAIR // 2)
    assert player.won == (not player.score.beaten_by)


def test_a_strength_is_where_somebody_is_furthest_above_the_others() -> None:
    wide = Score(9, parts=(Part("deeds", 6), Part("votes", 3)))
    long = Score(9, parts=(Part("deeds", 9),))
    even = Score(0)
    assert strengths([wide, long]) == ["votes", "deeds"]
    assert strengths([even, even]) == ["", ""]


def test_turns_are_timed_without_pauses_even_if_there_is_no_clock() -> None:
    before = match(ALICE, BOB)
    begun = turn_time.keep(before, matches.end(before, Ending.IDLE)._replace(session=before), Moment(1000)).session
    paused = matches.pause(begun, 1000 + HOUR).session
    resumed = matches.resume(paused, 1000 + 9 * HOUR).session
    moved = turn(resumed, resumed.to_move[0])
    change = matches.end(moved, Ending.IDLE)._replace(session=moved)
    kept = turn_time.keep(resumed, change, Moment(1000 + 9 * HOUR + 60)).session
    seat = kept.seats[resumed.to_move[0]]
    assert seat.spent == HOUR + 60
    assert sum(seat.pace) == 1


def test_who_takes_a_seat_over_begins_with_no_time_spent() -> None:
    session = match(ALICE, BOB, CAROL)
    session.seats[1] = structs.replace(session.seats[1], spent=500, pace=(1,))
    taken = matches.seat_player(session, 1, DAVE, "Dave").session.seats[1]
    assert (taken.took_over, taken.spent) == (True, 0)
    assert not matches.seat_player(session, 1, 0, "").session.seats[1].took_over
    assert session.stage is Stage.PLAY
