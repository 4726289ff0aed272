"""Matches of a contest: how they begin, how absence and deadlines end them, and what that is worth."""

import pytest

from bot.domain import absence, matches
from bot.domain.calendar import DAY, HOUR
from bot.domain.consent import propose
from bot.domain.errors import UserError
from bot.domain.proposal import Replace
from bot.domain.session import AnySession, Change, Ending, Stage, changed
from bot.domain.turn_time import Moment, keep
from bot.features.contests import advancing
from bot.features.contests import matches as contest_matches
from bot.features.contests.domain import How, Kind, Outcome, Pairing
from bot.features.contests.tournament import NO_SHOW
from bot.handlers.entropy import new_proof
from tests.bot.features.contests.made import CONTEST, NOON, begun, contest
from tests.bot.sessions import ALICE, BOB, CAROL, played_out, seeded_match, turn


def started(*people: int, kind: Kind = Kind.LEAGUE) -> AnySession:
    """Returns a match of a contest, at the first turn of whom the game chooses."""
    there, pairing = contest(kind, seats=len(people)), Pairing(people, match=9001)
    return contest_matches.started(there, pairing, new_proof(), NOON, rated=True).session


def test_a_match_has_the_seats_of_its_pairing_and_no_hints() -> None:
    session = started(ALICE, BOB)
    assert session.people == [ALICE, BOB]
    assert (session.id, contest_matches.CONTEST.of(session), session.stage) == (9001, CONTEST, Stage.PLAY)
    assert session.match_options == {"hints": "off", "absence": "end", "rated": "yes"}
    assert session.clock is not None
    assert contest_matches.outcome_of(session) is None


def test_a_player_whose_time_runs_out_has_lost() -> None:
    session = started(ALICE, BOB)
    (late,) = session.to_move
    over = absence.late(session, late, session.seats[late].turn_began_at).session
    assert (over.stage, over.ending) == (Stage.OVER, Ending.ABSENT)
    outcome = contest_matches.outcome_of(over)
    assert outcome is not None
    assert (outcome.places[late], outcome.places[1 - late]) == (2, 1)
    assert (outcome.how, outcome.points) == (How.FORFEIT, ())


def test_of_three_the_computer_plays_on_for_who_is_absent() -> None:
    session = started(ALICE, BOB, CAROL)
    late = session.to_move[0]
    after = absence.late(session, late, session.seats[late].turn_began_at).session
    assert after.stage is Stage.PLAY
    outcome = contest_matches.outcome_of(matches.end(after, Ending.DEADLINE).session)
    assert outcome is not None
    assert outcome.places[late] == 3
    assert (outcome.how, len(outcome.points)) == (How.DEADLINE, 3)


def test_of_three_the_last_who_is_left_has_won() -> None:
    session = matches.concede(started(ALICE, BOB, CAROL), BOB).session
    assert session.stage is Stage.PLAY
    for over in (matches.concede(session, ALICE).session, contest_matches.forfeit_of(session, [ALICE]).session):
        outcome = contest_matches.outcome_of(over)
        assert outcome is not None
        assert (outcome.places, outcome.how) == ((2, 2, 1), How.FORFEIT)


def test_who_conceded_or_withdrew_has_lost() -> None:
    session = started(ALICE, BOB)
    for over in (matches.concede(session, BOB).session, contest_matches.forfeit_of(session, [BOB, CAROL]).session):
        outcome = contest_matches.outcome_of(over)
        assert outcome is not None
        assert outcome.places == (1, 2)
    with pytest.raises(UserError):
        contest_matches.forfeit_of(session, [CAROL])


def test_the_end_of_a_season_decides_a_match_as_it_stands() -> None:
    session = contest_matches.CONTEST.put(played_until_points(), CONTEST)
    over = contest_matches.conclude(session).session
    assert (over.stage, over.ending, over.revision) == (Stage.OVER, Ending.DEADLINE, session.revision + 1)
    outcome = contest_matches.outcome_of(over)
    assert outcome is not None
    assert outcome.how is How.DEADLINE
    assert len({*outcome.points}) == 2
    assert outcome.places[outcome.points.index(max(outcome.points))] == 1


def test_the_points_of_a_match_that_all_agreed_to_end_break_no_ties() -> None:
    session = contest_matches.CONTEST.put(played_until_points(), CONTEST)
    outcome = contest_matches.outcome_of(matches.end(session, Ending.AGREED).session)
    assert outcome is not None
    assert ({*outcome.places}, outcome.points) == ({1, 2}, ())


def moved_on(session: AnySession, moment: int) -> AnySession:
    """Returns the session after the turn of the first seat to move."""
    return keep(session, Change(turn(session, session.to_move[0]), [], news=True), Moment(moment)).session


def played_until_points() -> AnySession:
    """Returns a match that goes on, in which both have moved and the points differ."""
    begun = seeded_match("manhattan", 2, {}, seed=1)
    session, moment = keep(begun, changed(begun, news=True), Moment(NOON)).session, NOON
    while session.stage is Stage.PLAY:
        moment += HOUR
        session = moved_on(session, moment)
        points = [score.points for score in session.rules.scores(session.playing.state)]
        if points[0] != points[1] and all(map(contest_matches.has_moved, session.seats)):
            return session
    raise AssertionError("never ahead")


def test_who_never_took_a_turn_that_was_theirs_has_lost_at_the_end() -> None:
    session = started(ALICE, BOB)
    (absent,) = session.to_move
    outcome = contest_matches.outcome_of(contest_matches.conclude(session).session)
    assert outcome is not None
    assert outcome.places[absent] == 2
    with pytest.raises(UserError):
        contest_matches.conclude(contest_matches.conclude(session).session)


def test_who_does_not_come_to_a_tournament_loses_after_two_days() -> None:
    session = started(ALICE, BOB, kind=Kind.SWISS)
    swiss, league = contest(Kind.SWISS), contest()
    assert contest_matches.no_shows(swiss, session, NOON + NO_SHOW) == []
    assert contest_matches.no_shows(swiss, session, NOON + NO_SHOW + 1) == session.to_move
    assert contest_matches.no_shows(league, session, NOON + 9 * DAY) == []
    moved = moved_on(session, NOON + DAY)
    assert contest_matches.no_shows(swiss, moved, NOON + NO_SHOW + 1) == []


@pytest.mark.parametrize("ending", [Ending.ANNULLED, Ending.STOPPED])
def test_a_match_without_a_result_is_a_tie(ending: Ending) -> None:
    outcome = contest_matches.outcome_of(matches.end(started(ALICE, BOB), ending).session)
    assert outcome is not None
    assert (outcome.places, outcome.how) == ((1, 1), How.VOID)


def test_a_match_that_is_played_to_its_end_counts_as_it_ended() -> None:
    outcome = contest_matches.outcome_of(played_out(seeded_match("manhattan", 2, {}, seed=1)))
    assert outcome is not None
    assert outcome.how is How.PLAYED
    assert sorted(outcome.places) in ([1, 1], [1, 2])
    assert isinstance(outcome, Outcome)


def test_nobody_else_takes_a_seat_in_a_contest() -> None:
    session = started(ALICE, BOB)
    for seat, taker in ((1, CAROL), (1, 0)):
        with pytest.raises(UserError) as refused:
            propose(session, ALICE, Replace(seat, taker, "Carol"), NOON)
        assert refused.value.name == "contest-seats"
    with pytest.raises(UserError) as refused:
        absence.invite(session, ALICE, CAROL, "Carol")
    assert refused.value.name == "contest-seats"


def test_a_match_keeps_the_secret_that_its_message_promises() -> None:
    there = begun(contest(people=3))
    people = advancing.to_post(there)[0].people
    first, second = new_proof(), new_proof()
    there = advancing.with_proof(advancing.with_proof(there, people, first), people, second)
    there = advancing.with_message(there, people, 9001)
    assert [pairing.proof for pairing in advancing.to_begin(there)] == [first]
