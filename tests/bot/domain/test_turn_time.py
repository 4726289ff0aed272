"""Clocks of seats: one runs while its seat is to move, stops with Done, and loses no time through others."""

from collections.abc import Callable

import pytest
from msgspec import structs

from bot.domain import lobbies, matches, turns
from bot.domain.calendar import DAY, FOREVER, HOUR, Hours, Span
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Change
from bot.domain.turn_time import PATIENCE, Moment, keep, limit, limits
from bot.handlers.entropy import new_proof
from rules import match as rules_match
from tests.bot.sessions import ALICE, BOB, CAROL, LOBBY, lobby

NOON = 1_790_000_000
CLOCK = Clock(72, 12)
NOBODY = Preferences()


def begin(*people: int, clock: Clock | None = CLOCK, **options: str) -> AnySession:
    """Returns a match begun at NOON."""
    gathered = structs.replace(lobby(*people, options=options), clock=clock)
    return at(NOON, gathered, lambda now: lobbies.start(now, people[0], LOBBY, new_proof()))


def at(moment: int, session: AnySession, change: Callable[[AnySession], Change], **more: object) -> AnySession:
    return keep(session, change(session), Moment(moment, **more)).session  # type: ignore[arg-type]


def complete(session: AnySession, seat: int, moment: int = NOON) -> AnySession:
    """Returns the session with a complete turn in the draft of `seat`."""
    while (question := rules_match.question(session.playing, seat)) and question.options:
        move = question.options[0]
        session = at(moment, session, lambda now: turns.choose(now, seat, move))  # noqa: B023 (called at once)
    return session


def hand_over(session: AnySession, seat: int, moment: int, **more: object) -> AnySession:
    return at(moment, complete(session, seat, moment), lambda now: turns.done(now, seat), **more)


def test_only_the_clock_of_the_seat_to_move_runs() -> None:
    session = begin(ALICE, BOB)
    (seat_to_move,) = session.to_move
    assert [bool(seat.turn_began_at) for seat in session.seats] == [number == seat_to_move for number in (0, 1)]
    assert limits(session, {}, ()) == {seat_to_move: NOON + CLOCK.start}


def test_a_turn_costs_its_time_and_earns_the_increment() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    after = hand_over(session, seat, NOON + 20 * HOUR)
    assert after.seats[seat].left == (72 - 20 + 12) * HOUR
    (other,) = after.to_move
    assert (after.seats[other].since, after.seats[other].left) == (NOON + 20 * HOUR, CLOCK.start)
    assert after.seats[other].turn_began_at == after.revision


def test_two_accounts_that_pass_a_seat_back_and_forth_get_no_time_by_that() -> None:
    session = begin(ALICE, BOB)
    (seat,) = session.to_move

    def seated(before: AnySession, person: int, moment: int) -> AnySession:
        return at(moment, before, lambda now: matches.seat_player(now, seat, person, "name"))

    owner = session.seats[seat].person
    handed = seated(session, CAROL, NOON + 70 * HOUR)
    assert handed.seats[seat].left == CLOCK.start, "Carol is new to the seat"
    waiting = hand_over(hand_over(handed, seat, NOON + 130 * HOUR), 1 - seat, NOON + 130 * HOUR)
    left = (72 - 60 + 12) * HOUR
    assert waiting.seats[seat].left == left
    back = seated(waiting, owner, NOON + 140 * HOUR)
    assert back.seats[seat].left == left - 10 * HOUR
    again = hand_over(back, seat, NOON + 140 * HOUR)
    assert seated(again, CAROL, NOON + 150 * HOUR).seats[seat].left == again.seats[seat].left


def test_a_draft_neither_stops_nor_refills_a_clock() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    assert complete(session, seat, NOON + HOUR).seats == session.seats


def test_quiet_hours_vacations_and_downtime_cost_no_time() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    person = Preferences(hours=Hours(weekends=False), vacations=(Span(NOON, NOON + 9 * DAY),))
    end = NOON + 9 * DAY + 10 * HOUR
    after = hand_over(session, seat, end, person=person, down=(Span(end - 10 * HOUR, end),))
    assert after.seats[seat].left == CLOCK.start


def test_who_was_on_vacation_while_parlour_was_down_has_a_day_after_it() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    back = NOON + 4 * DAY
    seats = [structs.replace(each, left=0) for each in session.seats]
    used_up = structs.replace(session, seats=seats)
    person = Preferences(vacations=(Span(NOON, NOON + 3 * DAY),))
    assert limit(used_up, seat, person, ()) == NOON + 3 * DAY
    assert limit(used_up, seat, person, (Span(NOON + HOUR, back),)) == back + DAY
    assert limit(used_up, seat, person, (Span(back - HOUR, back),)) == back + HOUR


def test_a_machine_clock_set_back_gives_no_more_than_the_increment() -> None:
    session = structs.replace(begin(ALICE, BOB), clock=Clock(500, 1))
    seat = session.to_move[0]
    after = hand_over(session, seat, NOON - 5 * DAY)
    assert after.seats[seat].left == CLOCK.start + HOUR


def test_without_a_clock_every_turn_has_the_same_hidden_limit() -> None:
    session = begin(ALICE, BOB, clock=None)
    seat = session.to_move[0]
    assert limits(session, {}, ()) == {}
    assert limit(session, seat, Preferences(hours=Hours(quiet=(0, 12))), ()) == NOON + PATIENCE
    later = hand_over(session, seat, NOON + 9 * DAY)
    assert limit(later, later.to_move[0], NOBODY, ()) == NOON + 9 * DAY + PATIENCE


def test_several_seats_to_move_have_their_own_clocks() -> None:
    session = begin(ALICE, BOB, CAROL, selection_mode="simultaneous")
    assert session.to_move == [0, 1, 2]
    after = hand_over(session, 1, NOON + 30 * HOUR)
    assert after.to_move == [0, 2]
    assert [seat.left for seat in after.seats] == [CLOCK.start, (72 - 30 + 12) * HOUR, CLOCK.start]
    assert limits(after, {}, ()) == dict.fromkeys((0, 2), NOON + CLOCK.start)
    assert after.seats[0].turn_began_at == session.revision, "the others' answers are no new question"


def test_computer_players_have_no_clock() -> None:
    session = at(
        NOON,
        structs.replace(lobby(ALICE, computers=1), clock=CLOCK),
        lambda s: lobbies.start(s, ALICE, LOBBY, new_proof()),
    )
    while session.to_move == [0]:
        session = hand_over(session, 0, NOON)
    assert session.to_move == [1]
    assert limits(session, {}, ()) == {}


def test_a_turn_ended_by_others_costs_no_time() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    over = at(NOON + DAY, session, lambda now: matches.concede(now, now.seats[1 - seat].person))
    assert (over.seats[seat].turn_began_at, over.seats[seat].left) == (0, CLOCK.start)


def test_the_next_question_within_a_turn_keeps_its_clock() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    last = complete(session, seat)
    change = turns.done(last, seat)
    change.session.match = structs.replace(last.playing, move_counts=change.session.playing.move_counts)
    goes_on = keep(last, change._replace(within=seat), Moment(NOON + DAY)).session
    assert goes_on.seats[seat] == session.seats[seat]
    next_turn = keep(last, change, Moment(NOON + DAY)).session
    assert next_turn.seats[seat].since == NOON + DAY


def test_a_pause_stops_every_clock_until_it_ends() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    paused = at(NOON + HOUR, session, lambda now: matches.pause(now, NOON + HOUR))
    assert paused.paused
    assert limits(paused, {}, ()) == {}
    assert limit(paused, seat, NOBODY, ()) == FOREVER
    with pytest.raises(UserError, match="not-running"):
        matches.pause(paused, NOON)
    resumed = at(NOON + 9 * DAY, paused, lambda now: matches.resume(now, NOON + 9 * DAY))
    assert limit(resumed, seat, NOBODY, ()) == NOON + 9 * DAY - HOUR + CLOCK.start
    with pytest.raises(UserError, match="not-paused"):
        matches.resume(resumed, NOON + 9 * DAY)


def test_a_pause_that_would_end_before_it_began_is_empty() -> None:
    session = begin(ALICE, BOB)
    paused = matches.pause(session, NOON).session
    assert matches.resume(paused, NOON - DAY).session.pauses == [Span(NOON, NOON)]


def test_a_match_stored_before_there_were_clocks_starts_them_with_the_next_move() -> None:
    session = lobbies.start(lobby(ALICE, BOB), ALICE, LOBBY, new_proof()).session
    seat = session.to_move[0]
    assert limit(session, seat, NOBODY, ()) == FOREVER
    after = hand_over(session, seat, NOON)
    assert after.seats[after.to_move[0]].since == NOON
    assert after.moved == NOON


def test_who_is_hidden_from_the_channel_has_a_day_left_and_no_more_each_time_it_is_hidden() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    late = NOON + CLOCK.start - HOUR
    hidden = at(late, session, lambda now: matches.lose_channel(now, late, [seat]))
    again = at(late, hidden, lambda now: matches.relocate(now, ALICE, 1, late))
    assert limit(again, seat, NOBODY, ()) == late + DAY
    later = late + HOUR
    hidden = at(later, again, lambda now: matches.lose_channel(now, later, [seat]))
    at_once = at(later, hidden, lambda now: matches.relocate(now, ALICE, 2, later))
    assert limit(at_once, seat, NOBODY, ()) == late + DAY
    hidden = at(late, again, lambda now: matches.lose_channel(now, late, [seat]))
    shown = at(late + HOUR, hidden, lambda now: matches.relocate(now, ALICE, 2, late + HOUR))
    hidden = at(late + DAY, shown, lambda now: matches.lose_channel(now, late + DAY, [seat]))
    shown = at(late + DAY, hidden, lambda now: matches.relocate(now, ALICE, 1, late + DAY))
    assert limit(shown, seat, NOBODY, ()) == late + DAY + HOUR
    early = at(NOON, begin(ALICE, BOB), lambda now: matches.lose_channel(now, NOON, [seat]))
    assert early.seats[seat].left == CLOCK.start
