"""Matches of a contest: how they begin, how absence and deadlines end them, and what that is worth."""

import pytest
from msgspec import structs

from bot.domain import absence, matches
from bot.domain.calendar import DAY, HOUR, Span
from bot.domain.clock import Clock
from bot.domain.consent import propose
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.domain.proposal import Pause, Replace
from bot.domain.session import AnySession, Change, Ending, Stage, changed
from bot.domain.turn_time import Moment, keep, runs_out
from bot.features.contests import advancing
from bot.features.contests import matches as contest_matches
from bot.features.contests.delivery import on_result
from bot.features.contests.domain import How, Kind, Outcome, Pairing
from bot.features.contests.tournament import NO_SHOW
from bot.handlers.entropy import new_proof
from bot.handlers.replaying import record_of
from bot.store.database import Store
from rules.proof import follows
from rules.verify import findings
from tests.bot.features.contests.made import CONTEST, NOON, begun, contest, promised
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, CAROL, played_out, seeded_match, turn


def started(*people: int, kind: Kind = Kind.LEAGUE) -> AnySession:
    """Returns a match of a contest, at the first turn of whom the game chooses."""
    there, pairing = begun(contest(kind, 3, seats=len(people))), Pairing(people, match=9001)
    return contest_matches.started(there, pairing, new_proof(), NOON, rated=True).session


def test_a_match_has_the_seats_of_its_pairing_and_no_hints() -> None:
    session = started(ALICE, BOB)
    assert session.people == [ALICE, BOB]
    assert (session.id, contest_matches.CONTEST.of(session), session.stage) == (9001, CONTEST, Stage.PLAY)
    assert session.match_options == {"hints": "off", "absence": "end", "rated": "yes"}
    assert session.clock is not None
    assert session.proof is not None
    assert not {str(ALICE), str(BOB)} & {*session.proof.entropy}, "nothing there names anybody"
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
    for over in (
        matches.concede(session, ALICE).session,
        contest_matches.forfeit_of(session, [ALICE], Moment(NOON)).session,
    ):
        outcome = contest_matches.outcome_of(over)
        assert outcome is not None
        assert (outcome.places, outcome.how) == ((2, 2, 1), How.FORFEIT)


def test_who_conceded_or_withdrew_has_lost() -> None:
    session = started(ALICE, BOB)
    for over in (
        matches.concede(session, BOB).session,
        contest_matches.forfeit_of(session, [BOB, CAROL], Moment(NOON)).session,
    ):
        outcome = contest_matches.outcome_of(over)
        assert outcome is not None
        assert outcome.places == (1, 2)
    with pytest.raises(UserError):
        contest_matches.forfeit_of(session, [CAROL], Moment(NOON))


def test_who_lets_the_others_wait_for_more_than_their_share_has_lost_whether_ahead_or_behind() -> None:
    """Nights and vacations count, and so do the turns before: a day of three is used up here."""
    for to_move in ("ahead", "behind"):
        session, ahead = ahead_and_to_move(DAY, to_move)
        slow = ahead if to_move == "ahead" else 1 - ahead
        assert contest_matches.lasts_until(session, slow) == now_of(session) + 2 * DAY
        assert contest_matches.cut_off(session, slow, ()) <= now_of(session) + 2 * DAY
        assert contest_matches.overdue(session, Moment(now_of(session) + 2 * DAY)) == []
        late = now_of(session) + 2 * DAY + 1
        assert contest_matches.overdue(session, Moment(late)) == [slow]
        over = contest_matches.forfeit_of(session, [session.seats[slow].person], Moment(late)).session
        outcome = contest_matches.outcome_of(over)
        assert outcome is not None
        assert (outcome.places[1 - slow], outcome.places[slow], outcome.how) == (1, 2, How.FORFEIT)
        assert outcome.seconds[slow] == 3 * DAY + 1
        assert contest_matches.ran_out(over) == [slow]


def test_time_in_which_a_match_stands_still_costs_nobody_a_share() -> None:
    session, ahead = ahead_and_to_move(DAY, "ahead")
    paused = structs.replace(session, pauses=[Span(now_of(session), now_of(session) + DAY)])
    assert contest_matches.overdue(paused, Moment(now_of(session) + 3 * DAY)) == []
    assert contest_matches.lasts_until(paused, ahead) == now_of(session) + 3 * DAY


def test_time_for_which_the_channel_is_hidden_from_who_is_to_move_is_their_own() -> None:
    """Otherwise the leader could hide it from themself, and the time of the round would pass for nobody."""
    session, ahead = ahead_and_to_move(DAY, "ahead")
    hidden = matches.lose_channel(session, now_of(session) + HOUR, [ahead]).session
    there = now_of(session) + 2 * DAY
    shown = matches.relocate(hidden, hidden.seats[1 - ahead].person, 77, there - HOUR).session
    for again in (hidden, shown):
        assert contest_matches.lasts_until(again, ahead) == there
        assert contest_matches.overdue(again, Moment(there)) == []
        assert contest_matches.overdue(again, Moment(there + 1)) == [ahead]
        over = contest_matches.forfeit_of(again, [again.seats[ahead].person], Moment(there + 1)).session
        assert contest_matches.ran_out(over) == [ahead]
        assert not over.lost, "it counts for ratings, and its channel shows the result"


def test_a_match_goes_on_without_the_player_who_hid_its_channel() -> None:
    session = started(ALICE, BOB, CAROL)
    (slow, *_) = session.to_move
    hidden = matches.lose_channel(session, NOON + HOUR, [slow]).session
    person = hidden.seats[slow].person
    after = contest_matches.forfeit_of(hidden, [person], Moment(NOON + 9 * DAY)).session
    assert after.stage is Stage.PLAY
    assert after.seats[slow].conceded
    assert not after.lost
    assert not after.paused


def test_a_match_that_is_hidden_from_a_player_counts_as_it_stands_when_its_round_is_over() -> None:
    """Otherwise who is behind could make it a tie."""
    session, ahead = ahead_and_to_move(0, "behind")
    hidden = matches.lose_channel(session, now_of(session) + HOUR, [1 - ahead]).session
    outcome = contest_matches.outcome_of(contest_matches.conclude(hidden, Moment(now_of(session) + 2 * HOUR)).session)
    assert outcome is not None
    assert (outcome.places[ahead], outcome.places[1 - ahead]) == (1, 2)
    assert outcome.seconds[1 - ahead] == 2 * HOUR


def test_time_in_which_parlour_was_down_costs_nobody_a_share() -> None:
    session, _ = ahead_and_to_move(DAY, "ahead")
    began = now_of(session)
    assert contest_matches.overdue(session, Moment(began + 3 * DAY, down=(Span(began + DAY, began + 2 * DAY),))) == []


def test_who_is_the_last_to_use_up_their_time_keeps_their_place() -> None:
    """Otherwise one who has lost by stalling would be made equal by the night of the others."""
    session = started(ALICE, BOB, CAROL)
    asked = structs.replace(session.seats[0], turn_began_at=1, since=NOON, conceded=False)
    hour = contest_matches.RoundOf(share=HOUR)
    seats = [
        structs.replace(asked, waited=60),
        structs.replace(asked, person=BOB),
        structs.replace(asked, person=CAROL, conceded=True),
    ]
    session = contest_matches.ROUND.put(structs.replace(session, seats=seats), hour)
    later = Moment(NOON + 2 * HOUR)
    assert contest_matches.overdue(session, later) == [0]
    assert not contest_matches.nobody_goes_on(session, Moment(NOON + HOUR - 30))
    equal = structs.replace(session, seats=[structs.replace(seats[0], waited=0), *seats[1:]])
    assert contest_matches.overdue(equal, later) == []
    assert contest_matches.nobody_goes_on(equal, later)
    outcome = contest_matches.outcome_of(contest_matches.conclude(equal, later).session)
    assert outcome is not None
    assert outcome.places[2] == 3


def test_a_match_in_which_nobody_is_late_counts_as_it_stands_when_its_round_is_over() -> None:
    session, ahead = ahead_and_to_move(0, "ahead")
    over = contest_matches.conclude(session, Moment(now_of(session) + HOUR)).session
    assert (over.stage, over.ending, over.revision) == (Stage.OVER, Ending.DEADLINE, session.revision + 1)
    outcome = contest_matches.outcome_of(over)
    assert outcome is not None
    assert outcome.how is How.DEADLINE
    assert outcome.points[ahead] > outcome.points[1 - ahead]
    assert (outcome.places[ahead], outcome.places[1 - ahead]) == (1, 2)
    assert outcome.seconds[ahead] == HOUR
    assert not any(seat.conceded or seat.late for seat in over.seats), "it rates nobody"
    with pytest.raises(UserError):
        contest_matches.conclude(over, Moment(NOON + DAY))


def test_everybody_has_an_equal_share_of_what_is_left_of_the_round() -> None:
    there = begun(contest(Kind.SWISS, 3, seats=3, days=6))
    late = contest_matches.started(
        there, Pairing((ALICE, BOB, CAROL), match=9001), new_proof(), NOON + 3 * DAY, rated=True
    )
    assert contest_matches.ROUND.of(late.session).share == DAY


def test_the_time_for_which_a_player_did_not_see_the_channel_before_a_match_is_of_their_share() -> None:
    """Otherwise they could show it to themselves just before the end, while the other sleeps."""
    there = begun(contest(Kind.KNOCKOUT, 2, days=2))
    there = advancing.with_hidden(there, (1,), NOON)
    there = advancing.with_hidden(there, (1,), NOON + HOUR)
    late = NOON + 30 * HOUR
    there = advancing.with_hidden(there, (), late)
    assert advancing.with_hidden(there, (), late + HOUR) is there
    assert there.round is not None
    (pairing,) = there.round.pairings
    session = contest_matches.started(
        there, structs.replace(pairing, match=9001), new_proof(), late, rated=True
    ).session
    late_one = session.seat_of(1)
    assert late_one is not None
    assert contest_matches.ROUND.of(session).share == DAY
    assert session.seats[late_one].waited == 30 * HOUR
    assert contest_matches.overdue(session, Moment(late + 1)) == [late_one]


def test_a_match_of_a_contest_is_not_paused_as_its_round_is_not() -> None:
    """The leader could agree to a pause with the other, and use up what is left of the round."""
    with pytest.raises(UserError) as refused:
        propose(started(ALICE, BOB), ALICE, Pause(), NOON)
    assert refused.value.name == "contest-pause"


def test_nobody_loses_a_match_whose_channel_is_gone() -> None:
    session = matches.lose_channel(started(ALICE, BOB, kind=Kind.SWISS), NOON + HOUR).session
    assert contest_matches.overdue(session, Moment(NOON + 9 * DAY)) == []
    over = contest_matches.conclude(session, Moment(NOON + 9 * DAY)).session
    outcome = contest_matches.outcome_of(over)
    assert outcome is not None
    assert (outcome.places, outcome.how) == ((1, 1), How.VOID)


def test_the_panel_shows_the_end_of_a_first_turn_and_of_a_share_of_the_round() -> None:
    there = begun(contest(Kind.SWISS, 4, days=7, clock="slow"))
    session = contest_matches.started(there, Pairing((ALICE, BOB), match=9001), new_proof(), NOON, rated=True).session
    (first,) = session.to_move
    away = Preferences(vacations=(Span(NOON, NOON + 20 * DAY),))
    assert runs_out(session, session.seats[first].person, Moment(NOON, away)) == NOON + NO_SHOW
    moved = moved_on(session, NOON + HOUR)
    assert runs_out(moved, session.seats[1 - first].person, Moment(NOON + HOUR, away)) == NOON + HOUR + NO_SHOW
    again = moved_on(moved, NOON + 2 * HOUR)
    assert runs_out(again, session.seats[first].person, Moment(NOON + 2 * HOUR, away)) == NOON + 7 * DAY // 2 + HOUR


@pytest.mark.parametrize(
    ("days", "seats", "clock", "bank", "increment"),
    [(7, 2, "normal", 72, 12), (3, 2, "normal", 36, 9), (1, 2, "fast", 12, 3), (1, 4, "normal", 6, 1)],
)
def test_no_clock_is_longer_than_an_equal_share_of_its_round(
    days: int, seats: int, clock: str, bank: int, increment: int
) -> None:
    assert contest(Kind.SWISS, days=days, seats=seats, clock=clock).match_clock == Clock(bank, increment)


def test_the_points_of_a_match_that_all_agreed_to_end_break_no_ties() -> None:
    session = contest_matches.CONTEST.put(played_until_points(), CONTEST)
    outcome = contest_matches.outcome_of(matches.end(session, Ending.AGREED).session)
    assert outcome is not None
    assert ({*outcome.places}, outcome.points) == ({1, 2}, ())


def moved_on(session: AnySession, moment: int) -> AnySession:
    """Returns the session after the turn of the first seat to move."""
    return keep(session, Change(turn(session, session.to_move[0]), [], news=True), Moment(moment)).session


def ahead_and_to_move(waited: int, to_move: str) -> tuple[AnySession, int]:
    """Returns a match in which the leader, or the other one, is to move, and the seat of the leader.

    Everybody's share is three days, of which each has used so many seconds.
    """
    session = played_until_points()
    while True:
        points = [score.points for score in session.rules.scores(session.playing.state)]
        ahead = points.index(max(points))
        if session.to_move == [ahead if to_move == "ahead" else 1 - ahead]:
            break
        session = moved_on(session, now_of(session) + HOUR)
    seats = [structs.replace(seat, waited=waited, spent=0, pace=(9,)) for seat in session.seats]
    return contest_matches.ROUND.put(
        structs.replace(session, seats=seats), contest_matches.RoundOf(share=3 * DAY)
    ), ahead


def now_of(session: AnySession) -> int:
    """Returns the moment at which the present turn began."""
    return max(seat.since for seat in session.seats)


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


def test_who_does_not_come_to_a_tournament_loses_after_two_days() -> None:
    session, league = started(ALICE, BOB, kind=Kind.SWISS), started(ALICE, BOB)
    assert contest_matches.overdue(session, Moment(NOON + NO_SHOW)) == []
    assert contest_matches.overdue(session, Moment(NOON + NO_SHOW + 1)) == session.to_move
    assert contest_matches.overdue(league, Moment(NOON + 9 * DAY)) == []
    moved = moved_on(session, NOON + DAY)
    assert contest_matches.overdue(moved, Moment(NOON + NO_SHOW + 1)) == []


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


async def test_the_result_says_who_has_used_up_their_share(store: Store) -> None:
    session, ahead = ahead_and_to_move(DAY, "ahead")
    slow = session.seats[ahead]
    over = contest_matches.forfeit_of(session, [slow.person], Moment(now_of(session) + 3 * DAY)).session
    (text,) = (await on_result(store, over, reader())).texts
    assert text == f"**{slow.name}** used up the time for their turns, and so lost."
    played = played_out(seeded_match("manhattan", 2, {}, seed=1))
    assert not (await on_result(store, contest_matches.CONTEST.put(played, CONTEST), reader())).texts


def test_the_draws_of_a_match_follow_from_the_secret_of_its_contest_and_the_presses_of_its_people() -> None:
    there = begun(promised(Kind.KNOCKOUT, [ALICE, BOB, CAROL]))
    pairing = advancing.to_post(there)[0]
    first = advancing.proof_of(there, pairing.people)
    assert first is not None
    assert first == advancing.proof_of(there, pairing.people), "posted again, it promises the same"
    started_one = contest_matches.started(there, structs.replace(pairing, match=9001), first, NOON, rated=True)
    sealed = started_one.session.proof
    assert sealed is not None
    assert sealed.entropy == tuple(str(9000 + person) for person in pairing.people)
    assert there.secret is not None
    assert follows(sealed, there.secret.secret)
    assert not follows(structs.replace(sealed, entropy=("1", "2")), there.secret.secret)
    assert not findings(record_of(started_one.session, started_one.entries, "en"))
