"""When a match is an evening at the table, and when somebody who has left it is called."""

from functools import partial

import pytest
from msgspec import structs

from bot.domain import lobbies, turns
from bot.domain.alarms import DUE, Due
from bot.domain.calendar import DAY, FOREVER, Hours
from bot.domain.clock import CLOCKS, Clock
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, keep, limit
from bot.features.evening.domain import CALL, PROMPT, RECENT, call, follow, is_evening, next_call, taken, unaware
from bot.handlers.entropy import new_proof
from rules import match as matches
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, CAROL, LOBBY, lobby

HOURLY = Clock(1, 0)


def begin(*people: int, computers: int = 0, clock: Clock | None = None) -> AnySession:
    gathered = structs.replace(lobby(*people, computers=computers), clock=clock)
    return keep(gathered, lobbies.start(gathered, people[0], LOBBY, new_proof()), Moment(NOON)).session


def take_turn(session: AnySession, now: int) -> AnySession:
    """Takes the turn of the seat to move, which ends `now`."""
    seat = session.to_move[0]
    while (question := matches.question(session.playing, seat)) and question.step:
        choose = partial(turns.choose, seat=seat, move=question.options[0])
        session = keep(session, choose(session), Moment(now)).session
    return keep(session, turns.done(session, seat), Moment(now)).session if question else session


def played(session: AnySession, *seconds: int) -> AnySession:
    """Takes as many turns as there are people, each in so many seconds after the one before."""
    now = NOON
    for each in seconds:
        now += each
        session = take_turn(session, now)
    return session


def followed(session: AnySession) -> AnySession:
    return follow(session, unaware(session, 1)).session


def test_a_match_is_an_evening_once_everybody_has_taken_a_turn_within_minutes() -> None:
    session = begin(ALICE, BOB, CAROL)
    for number in range(1, 4):
        session = take_turn(session, NOON + 60 * number)
        assert is_evening(session, NOON + 60 * number) is (number == 3)
    assert is_evening(session, NOON + 180 + PROMPT)
    assert not is_evening(session, NOON + 181 + PROMPT)


@pytest.mark.parametrize("slow", range(3))
def test_one_person_who_takes_long_makes_it_none_for_all(slow: int) -> None:
    seconds = [PROMPT + 1 if number == slow else 1 for number in range(3)]
    assert not is_evening(played(begin(ALICE, BOB, CAROL), *seconds), NOON + sum(seconds))


def test_who_has_not_pressed_for_long_is_not_taken_for_present() -> None:
    session = played(begin(ALICE, BOB, CAROL), 1, 1, 1)
    seats = [taken(structs.replace(seat, since=NOON - RECENT), NOON - RECENT) for seat in session.seats]
    assert not is_evening(structs.replace(session, seats=seats), NOON + 10)


def test_nobody_makes_an_evening_alone() -> None:
    session = begin(ALICE, computers=2)
    session.seats[0] = taken(session.seats[0], NOON)
    assert not is_evening(session, NOON)


def test_what_a_person_has_not_pressed_says_nothing_of_where_they_are() -> None:
    session = begin(ALICE, BOB)
    seat = session.to_move[0]
    question = matches.question(session.playing, seat)
    assert question
    change = turns.commit_move(session, seat, question.options[:1])
    prepared = [structs.replace(entry, prepared=True) for entry in change.entries]
    after = keep(session, change._replace(entries=prepared), Moment(NOON + 1)).session
    assert not any(each.parts for each in after.seats)


def test_who_has_gone_away_from_an_evening_is_called_once_within_minutes() -> None:
    session = followed(played(begin(ALICE, BOB), 1, 1))
    (seat,) = session.to_move
    turn, since = session.seats[seat].turn_began_at, session.seats[seat].since
    assert next_call(session, seat, Moment(since)) == Due(since + PROMPT, CALL)
    called = call(session, seat, turn)
    assert called.news
    assert next_call(called.session, seat, Moment(since)) is None
    with pytest.raises(UserError, match="moved-on"):
        call(called.session, seat, turn)
    with pytest.raises(UserError, match="moved-on"):
        call(take_turn(session, since + 1), seat, turn)


def test_who_has_begun_to_choose_has_longer() -> None:
    session = followed(played(begin(ALICE, BOB), 1, 1))
    (seat,) = session.to_move
    question = matches.question(session.playing, seat)
    assert question
    session = turns.choose(session, seat, question.options[0]).session
    assert next_call(session, seat, Moment(NOON)) == Due(session.seats[seat].since + 2 * PROMPT, CALL)


@pytest.mark.parametrize(
    ("person", "called"),
    [
        (Preferences(hours=Hours(quiet=(14, 20))), 1_790_020_800),
        (Preferences(vacations=()), NOON + 2 + PROMPT),
        (Preferences(mention=False), None),
    ],
    ids=["not in quiet hours", "within minutes", "never who wants no mentions"],
)
def test_a_call_follows_the_settings_of_its_person(person: Preferences, called: int | None) -> None:
    session = followed(played(begin(ALICE, BOB), 1, 1))
    what = next_call(session, session.to_move[0], Moment(NOON + 2, person))
    assert (what and what.moment) == called


def test_who_was_not_shown_their_turn_was_called_at_once_and_is_not_called_again() -> None:
    session = played(begin(ALICE, BOB), 1, 1)
    assert next_call(session, session.to_move[0], Moment(NOON)) is None


@pytest.mark.parametrize("clock", [None, HOURLY, *CLOCKS.values()])
def test_no_message_of_any_feature_but_the_call_falls_into_an_evening(clock: Clock | None) -> None:
    session = followed(played(begin(ALICE, BOB, clock=clock), 1, 1))
    (seat,) = session.to_move
    found = [what for find in DUE if (what := find(session, seat, Moment(NOON + 2))) and what.kind != CALL]
    assert all(what.moment > session.seats[seat].since + 2 * PROMPT for what in found)


@pytest.mark.parametrize("clock", [None, HOURLY])
def test_an_evening_and_a_call_change_no_clock(clock: Clock | None) -> None:
    session = played(begin(ALICE, BOB, clock=clock), 1, 1)
    (seat,) = session.to_move
    before = limit(session, seat, Preferences(), ())
    after = call(followed(session), seat, session.seats[seat].turn_began_at).session
    assert limit(after, seat, Preferences(), ()) == before < FOREVER


def test_only_turns_that_nobody_knows_of_are_shown_and_only_while_they_last() -> None:
    session = played(begin(ALICE, BOB), 1, 1)
    (seat,) = session.to_move
    turn = session.seats[seat].turn_began_at
    assert unaware(session, turn) == {seat: turn}
    assert unaware(session, turn + 1) == {}
    assert unaware(followed(session), turn) == {}
    with pytest.raises(UserError, match="moved-on"):
        follow(take_turn(session, NOON + DAY), {seat: turn})
