"""Absence: what the other players may decide, the absence option, and how seats change hands."""

from collections.abc import Callable

import pytest
from msgspec import structs

from bot.domain import absence, alarms, consent, lobbies, matches, session_options, turns
from bot.domain.alarms import IDLE, NOTICE, Kind
from bot.domain.calendar import DAY, FOREVER, HOUR, Span
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.domain.proposal import Outcome, Replace
from bot.domain.session import AnySession, CameBack, Change, Ending, Stage, ranked
from bot.domain.turn_time import Moment, keep, limit, limits
from bot.handlers.entropy import new_proof
from bot.views import absence as missing
from bot.views.wording import plain_words
from rules import match as rules_match
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, LOBBY, lobby

DAILY = Clock(24, 6)
LATE = NOON + DAY


def at(moment: int, session: AnySession, change: Callable[[AnySession], Change]) -> AnySession:
    return keep(session, change(session), Moment(moment)).session


def begin(*people: int, clock: Clock | None = DAILY, computers: int = 0, agreed: str = "ask") -> AnySession:
    """Returns a match in which the first person is to move."""
    gathered = lobby(*people, computers=computers, options={"start_player": "first_seat"})
    gathered = structs.replace(gathered, clock=clock, match_options={session_options.ABSENCE.name: agreed})
    return at(NOON, gathered, lambda now: lobbies.start(now, people[0], LOBBY, new_proof()))


def run_out(session: AnySession, *, gone: bool = False) -> AnySession:
    """Lets the first seat's time run out."""
    return at(LATE, session, lambda now: absence.late(now, 0, now.seats[0].turn_began_at, gone=gone))


def test_a_late_player_is_announced_once() -> None:
    session = begin(ALICE, BOB)
    change = absence.late(session, 0, session.seats[0].turn_began_at)
    assert change.news
    assert change.session.seats[0].late == change.session.revision
    with pytest.raises(UserError, match="moved-on"):
        absence.late(change.session, 0, session.seats[0].turn_began_at)


def test_a_clock_that_runs_out_after_done_does_nothing() -> None:
    session = begin(ALICE, BOB)
    turn = session.seats[0].turn_began_at
    after = hand_over(session)
    with pytest.raises(UserError, match="moved-on"):
        absence.late(after, 0, turn)


def hand_over(session: AnySession, moment: int = LATE) -> AnySession:
    """Takes the turn of the first seat."""
    while (question := rules_match.question(session.playing, 0)) and question.options:
        move = question.options[0]
        session = at(moment, session, lambda now: turns.choose(now, 0, move))  # noqa: B023 (called at once)
    return at(moment, session, lambda now: turns.done(now, 0))


def test_a_proposal_to_replace_a_late_player_lapses_when_they_move_or_get_more_time() -> None:
    """Otherwise it would work at once when they are late again, though they were told only the first time."""
    late = run_out(begin(ALICE, BOB, CAROL))
    wanted = at(LATE, late, lambda now: consent.propose(now, BOB, Replace(0, DAVE, "Dave"), LATE))
    agreed = at(LATE, wanted, lambda now: consent.agree(now, CAROL, 1, Moment(LATE)))
    granted = at(LATE, agreed, lambda now: absence.grant(now, 0, now.seats[0].turn_began_at, BOB, LATE))
    assert agreed.proposed is not None
    for back in hand_over(agreed), granted:
        assert back.proposal is not None
        assert back.proposal.outcome is Outcome.LAPSED


def test_who_has_agreed_to_be_replaced_and_then_moves_stays() -> None:
    """Otherwise the others would choose the moment at which the seat changes hands."""
    begun = begin(ALICE, BOB, CAROL)
    wanted = at(NOON, begun, lambda now: consent.propose(now, BOB, Replace(0, DAVE, "Dave"), NOON))
    agreed = at(NOON, wanted, lambda now: consent.agree(now, ALICE, 1, Moment(NOON)))
    for session, expected in (wanted, Outcome.OPEN), (agreed, Outcome.LAPSED):
        moved = hand_over(session)
        assert moved.proposal is not None
        assert moved.proposal.outcome is expected


def test_a_player_can_still_move_after_time_ran_out() -> None:
    after = hand_over(run_out(begin(ALICE, BOB)))
    assert after.to_move == [1]
    assert (after.seats[0].late, after.seats[0].left) == (0, 6 * HOUR)


def test_a_late_player_can_be_given_one_day_from_now() -> None:
    session = run_out(begin(ALICE, BOB))
    turn = session.seats[0].turn_began_at
    later = LATE + 5 * HOUR
    given = at(later, session, lambda now: absence.grant(now, 0, turn, BOB, later))
    assert given.seats[0].late == 0
    assert limits(given, {}, ()) == {0: later + DAY}
    assert given.seats[0].turn_began_at == turn, "it is the same turn, and nobody is mentioned again"


def test_a_day_given_in_time_is_added_to_the_clock() -> None:
    session = begin(ALICE, BOB)
    given = at(NOON + HOUR, session, lambda now: absence.grant(now, 0, now.seats[0].turn_began_at, BOB, NOON + HOUR))
    with pytest.raises(UserError, match="already-given"):
        absence.grant(given, 0, given.seats[0].turn_began_at, BOB, NOON + HOUR)
    assert list(missing.extensions(given, 1, plain_words(given, "en")).children) == []
    assert limits(given, {}, ()) == {0: NOON + 2 * DAY}


def test_where_others_wait_too_a_day_is_given_only_to_somebody_whose_time_is_up() -> None:
    session = begin(ALICE, BOB, CAROL)
    turn = session.seats[0].turn_began_at
    with pytest.raises(UserError, match="others-wait"):
        absence.grant(session, 0, turn, BOB, NOON)
    assert list(missing.extensions(session, 1, plain_words(session, "en")).children) == []
    assert absence.grant(run_out(session), 0, turn, BOB, LATE).session.seats[0].late == 0


def test_the_computer_plays_for_a_late_player_until_they_come_back() -> None:
    session = begin(ALICE, BOB)
    question = rules_match.question(session.playing, 0)
    assert question is not None
    drafted = run_out(turns.choose(session, 0, question.options[0]).session)
    away = at(LATE, drafted, lambda now: absence.play_on(now, 0, now.seats[0].turn_began_at, BOB))
    assert away.seats[0].by_computer
    assert (away.seats[0].turn_began_at, away.seats[0].late) == (0, 0)
    assert away.playing.drafts == {}
    assert away.seat_of(ALICE) == 0
    back = at(LATE + 9 * DAY, away, lambda now: absence.come_back(now, ALICE))
    assert not back.seats[0].by_computer
    assert limits(back, {}, ()) == {0: LATE + 10 * DAY}
    assert absence.come_back(away, ALICE).notices == (CameBack(0),)
    with pytest.raises(UserError, match="moved-on"):
        absence.come_back(back, ALICE)


def test_a_match_ended_by_the_others_is_ranked_by_its_current_points() -> None:
    session = run_out(begin(ALICE, BOB))
    change = absence.end(session, 0, session.seats[0].turn_began_at, BOB)
    assert (change.session.stage, change.session.ending) == (Stage.OVER, Ending.ABSENT)
    assert change.news
    assert len(ranked(change.session)) == 2


def test_a_match_that_would_end_goes_on_with_the_computer_if_several_others_play() -> None:
    ends = {session_options.ABSENCE.name: "end"}
    several = structs.replace(begin(ALICE, BOB, CAROL), match_options=ends)
    assert run_out(several).seats[0].away
    assert run_out(structs.replace(begin(ALICE, BOB), match_options=ends)).ending is Ending.ABSENT


def test_one_of_several_who_play_on_does_not_end_the_match() -> None:
    session = run_out(begin(ALICE, BOB, CAROL))
    with pytest.raises(UserError, match="others-play-on"):
        absence.end(session, 0, session.seats[0].turn_began_at, BOB)
    alone = absence.played_on(session, 2).session
    assert absence.end(alone, 0, alone.seats[0].turn_began_at, BOB).session.ending is Ending.ABSENT


@pytest.mark.parametrize("decide", [absence.play_on, absence.end])
@pytest.mark.parametrize(("person", "error"), [(ALICE, "own-seat"), (DAVE, "not-a-player")])
def test_only_the_other_players_decide(decide: Callable[..., Change], person: int, error: str) -> None:
    session = run_out(begin(ALICE, BOB))
    with pytest.raises(UserError, match=error):
        decide(session, 0, session.seats[0].turn_began_at, person)


@pytest.mark.parametrize("decide", [absence.play_on, absence.end])
def test_nothing_can_be_decided_in_time_or_for_an_earlier_turn(decide: Callable[..., Change]) -> None:
    session = begin(ALICE, BOB)
    with pytest.raises(UserError, match="not-late"):
        decide(session, 0, session.seats[0].turn_began_at, BOB)
    for seat, turn in ((0, session.seats[0].turn_began_at + 1), (7, 1), (0, 0)):
        with pytest.raises(UserError, match="moved-on"):
            decide(session, seat, turn, BOB)


def test_the_absence_option_applies_at_once() -> None:
    assert run_out(begin(ALICE, BOB, agreed="computer")).seats[0].away
    assert run_out(begin(ALICE, BOB, agreed="end")).ending is Ending.ABSENT
    waiting = run_out(begin(ALICE, BOB, agreed="wait"))
    assert waiting.seats[0].late
    with pytest.raises(UserError, match="not-late"):
        absence.end(waiting, 0, waiting.seats[0].turn_began_at, BOB)


@pytest.mark.parametrize("agreed", ["ask", "computer", "end"])
def test_without_other_people_nothing_happens_to_a_late_player(agreed: str) -> None:
    session = begin(ALICE, computers=2, agreed=agreed)
    change = absence.late(session, 0, session.seats[0].turn_began_at)
    assert not change.news
    assert change.session.stage is Stage.PLAY
    assert not change.session.seats[0].away


def test_a_guest_takes_over_the_position_with_a_full_clock() -> None:
    session = begin(ALICE, BOB)
    invited = at(NOON, session, lambda now: absence.invite(now, ALICE, DAVE, "Dave"))
    assert invited.seats[0].invited == invited.revision
    with pytest.raises(UserError, match="not-invited"):
        absence.substitute(invited, CAROL)
    taken = at(NOON + HOUR, invited, lambda now: absence.substitute(now, DAVE))
    assert (taken.seat_of(DAVE), taken.seat_of(ALICE)) == (0, None)
    assert taken.seats[0].name == "Dave"
    assert taken.seats[0].turn_began_at == taken.revision, "a new person is to move"
    assert limits(taken, {}, ()) == {0: NOON + HOUR + DAY}
    assert taken.playing.state == session.playing.state


def test_only_the_owner_offers_a_seat_to_a_guest_of_their_choice() -> None:
    session = begin(ALICE, BOB)
    assert absence.invite(session, BOB, DAVE, "Dave").session.seats[1].guest == DAVE
    with pytest.raises(UserError, match="not-playing"):
        absence.invite(session, CAROL, DAVE, "Dave")
    with pytest.raises(UserError, match="already-seated"):
        absence.invite(session, ALICE, BOB, "Bob")


def test_nobody_who_had_one_seat_takes_another() -> None:
    conceded = matches.concede(begin(ALICE, BOB, CAROL), ALICE).session
    passed_on = matches.seat_player(begin(ALICE, BOB, CAROL), 0, DAVE, "Dave").session
    for session in (conceded, passed_on):
        with pytest.raises(UserError, match="had-another-seat"):
            absence.invite(session, session.seats[1].person, ALICE, "Alice")
    assert absence.invite(passed_on, DAVE, ALICE, "Alice").session.seats[0].guest == ALICE, "their own again"


def test_an_invitation_is_void_once_the_player_moves_or_is_back() -> None:
    invited = absence.invite(run_out(begin(ALICE, BOB)), ALICE, DAVE, "Dave").session
    with pytest.raises(UserError, match="not-invited"):
        absence.substitute(hand_over(invited), DAVE)
    away = absence.play_on(invited, 0, invited.seats[0].turn_began_at, BOB).session
    with pytest.raises(UserError, match="not-invited"):
        absence.substitute(absence.come_back(away, ALICE).session, DAVE)


@pytest.mark.parametrize("late_when", ["offered", "taken"])
def test_a_seat_that_its_owner_offers_is_given_away_however_late_they_are(late_when: str) -> None:
    """Nobody stands in for somebody who gives the seat up by themself."""
    session = begin(ALICE, BOB)
    offered = absence.invite(run_out(session) if late_when == "offered" else session, ALICE, DAVE, "Dave").session
    seat = absence.substitute(run_out(offered) if late_when == "taken" else offered, DAVE).session.seats[0]
    assert (seat.person, seat.owner, seat.late) == (DAVE, None, 0)


def test_an_offer_ends_when_the_computer_takes_over() -> None:
    offered = run_out(absence.invite(begin(ALICE, BOB), ALICE, DAVE, "Dave").session)
    away = absence.play_on(offered, 0, offered.seats[0].turn_began_at, BOB).session
    with pytest.raises(UserError, match="not-invited"):
        absence.substitute(away, DAVE)


def test_a_day_given_to_a_player_leaves_their_invitation_as_it_is() -> None:
    invited = absence.invite(run_out(begin(ALICE, BOB)), ALICE, DAVE, "Dave").session
    granted = absence.grant(invited, 0, invited.seats[0].turn_began_at, BOB, LATE).session
    assert absence.substitute(granted, DAVE).session.seat_of(DAVE) == 0


@pytest.mark.parametrize("person", [ALICE, DAVE])
def test_the_guest_and_the_owner_can_end_an_invitation(person: int) -> None:
    invited = absence.invite(begin(ALICE, BOB), ALICE, DAVE, "Dave").session
    for other, seat in ((BOB, 0), (CAROL, 0), (person, 1)):
        with pytest.raises(UserError, match="not-invited"):
            absence.refuse(invited, other, seat)
    refused = absence.refuse(invited, person, 0)
    assert (refused.news, refused.session.seats[0].guest) == (True, 0)


def test_a_seat_that_does_not_exist_is_refused_everywhere() -> None:
    session = run_out(begin(ALICE, BOB))
    acts: list[Callable[[int], Change]] = [
        lambda seat: absence.late(session, seat, 1),
        lambda seat: absence.grant(session, seat, 1, BOB, LATE),
        lambda seat: absence.play_on(session, seat, 1, BOB),
        lambda seat: absence.end(session, seat, 1, BOB),
        lambda seat: absence.refuse(session, DAVE, seat),
    ]
    for act in acts:
        for seat in (-1, -2, 2, 99):
            with pytest.raises(UserError, match="moved-on"):
                act(seat)


def test_a_player_who_has_left_the_server_is_late_at_once() -> None:
    session = run_out(begin(ALICE, BOB), gone=True)
    assert (session.seats[0].gone, bool(session.seats[0].late)) == (True, True)
    assert not hand_over(session).seats[0].gone


def idle_steps(session: AnySession) -> list[tuple[str, int]]:
    found = []
    for change in (absence.warn, absence.close):
        what = alarms.due(session, 0, Moment(NOON))
        assert what is not None
        found.append((what.kind, what.moment - NOON))
        session = at(what.moment, session, change)
    assert (session.stage, session.ending) == (Stage.OVER, Ending.IDLE)
    return found


def test_a_match_without_moves_is_warned_and_then_ends_by_itself() -> None:
    late = structs.replace(run_out(begin(ALICE, BOB)), match_options={"absence": "wait"})
    assert idle_steps(late) == [(Kind.WARN, IDLE - NOTICE), (Kind.CLOSE, IDLE)]


def test_a_match_ends_by_itself_no_sooner_than_others_could_decide_about_who_is_to_move() -> None:
    away = Preferences(vacations=(Span(NOON, NOON + 50 * DAY),))
    session = begin(ALICE, BOB)
    runs_out = limit(session, 0, away, ())
    assert alarms.closing(session, {ALICE: away}, ()) == runs_out + NOTICE > NOON + IDLE
    assert alarms.due(run_out(session), 0, Moment(NOON, away)) == (runs_out, Kind.WARN)


def handed_on(session: AnySession, person: int, guest: int) -> AnySession:
    invited = at(LATE, session, lambda now: absence.invite(now, person, guest, "Guest"))
    return at(LATE, invited, lambda now: absence.substitute(now, guest))


def test_a_seat_is_handed_on_once_in_a_turn_since_it_gets_a_full_clock() -> None:
    session = handed_on(begin(ALICE, BOB), ALICE, CAROL)
    with pytest.raises(UserError, match="just-taken-over"):
        absence.invite(session, CAROL, DAVE, "Dave")
    assert handed_on(hand_over(session), CAROL, DAVE).seats[0].person == DAVE


def test_a_move_cancels_the_warning() -> None:
    warned = at(NOON + IDLE - NOTICE, run_out(begin(ALICE, BOB)), absence.warn)
    assert warned.warned == warned.revision
    with pytest.raises(UserError, match="moved-on"):
        absence.warn(warned)
    moved = hand_over(warned, NOON + IDLE - HOUR)
    assert not moved.warned
    assert alarms.closing(moved, {}, ()) == NOON + 2 * IDLE - HOUR
    with pytest.raises(UserError, match="moved-on"):
        absence.close(moved)


def test_a_paused_match_does_not_end_by_itself() -> None:
    paused = matches.pause(begin(ALICE, BOB), NOON).session
    assert alarms.closing(paused, {}, ()) == FOREVER
    assert limit(paused, 0, Moment(NOON).person, ()) == FOREVER
