"""Preparing a turn in a match of people: who may, what drops it, and what it costs."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from msgspec import structs

from bot.domain import absence, forgetting, matches, turns
from bot.domain import session as documents
from bot.domain.calendar import HOUR
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Ending, Stage
from bot.domain.turn_time import Moment, keep
from bot.features.notes.feature import NOTE
from bot.features.preparing import domain as preparing
from rules import match as rules_match
from rules.coal_baron.moves import BankForGame
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, seeded_match

NOON = 1_790_000_000
CLOCK = Clock(72, 12)


def begun(game: str = "manhattan", seats: int = 3) -> AnySession:
    """Returns a match of three, in which Alice moves first, with clocks."""
    session = structs.replace(seeded_match(game, seats, {}, seed=1), clock=CLOCK)
    first = session.to_move[0]
    order = [*session.seats[-first:], *session.seats[:-first]] if first else session.seats
    people = [structs.replace(seat, left=CLOCK.start) for seat in order]
    session = structs.replace(session, seats=people)
    return keep(session, documents.changed(session, news=True), Moment(NOON)).session


def prepared(session: AnySession, person: int, *, at_once: bool = True) -> AnySession:
    """Returns the session in which a person has prepared a whole turn, always the first option."""
    seat = seat_of(session, person)
    while (question := preparing.question(session, seat)).options:
        session = preparing.TURN.choose(session, seat, question.options[0]).session
    return preparing.keep(session, seat, at_once=at_once).session


def seat_of(session: AnySession, person: int) -> int:
    seat = session.seat_of(person)
    assert seat is not None
    return seat


def moved(session: AnySession, moment: int = NOON) -> Change:
    """Returns the change with which the seat to move ends its turn."""
    seat = session.to_move[0]
    while (question := rules_match.question(session.playing, seat)) and question.options:
        session = turns.choose(session, seat, question.options[-1]).session
    return keep(session, turns.done(session, seat), Moment(moment))


def name_of(error: pytest.ExceptionInfo[UserError]) -> str:
    return error.value.name


def test_a_prepared_turn_is_part_of_the_commit_that_brings_it_and_costs_no_time() -> None:
    session = prepared(begun(), BOB)
    change = moved(session, NOON + 5 * HOUR)
    bob = seat_of(session, BOB)
    assert {entry.seat for entry in change.entries if entry.prepared} == {bob}
    sitting = change.session.seats[bob]
    assert (sitting.left, sitting.spent, sitting.turn_began_at, sitting.parts) == (CLOCK.start, 0, 0, {})
    assert (sum(sitting.pace), len(sitting.turns)) == (1, 1), "it counts as a turn without waiting"
    assert change.session.entries == session.entries + len(change.entries)
    (carol,) = change.session.to_move
    assert change.session.seats[carol].person == CAROL
    assert change.session.seats[carol].turn_began_at == change.session.revision
    assert not change.session.seats[carol].aware, "nobody has shown her that question"


def test_preparing_announces_nothing_and_moves_no_clock() -> None:
    before = begun()
    session = before
    seat = seat_of(session, BOB)
    question = preparing.question(session, seat)
    change = keep(session, preparing.TURN.choose(session, seat, question.options[0]), Moment(NOON + HOUR))
    assert (change.news, change.entries, change.proposal_changed) == (False, [], False)
    assert change.session.seats == before.seats
    assert change.session.playing.state == before.playing.state


def test_it_survives_storing_and_an_earlier_document_has_none() -> None:
    session = prepared(begun(), BOB)
    stored = msgspec.json.encode(session)
    assert documents.decode(stored) == session
    assert b"prepared" not in msgspec.json.encode(begun())
    assert b"parts" not in msgspec.json.encode(begun())


def test_the_own_turn_and_turns_that_nobody_can_foresee_are_refused() -> None:
    session = begun()
    with pytest.raises(UserError) as error:
        preparing.question(session, seat_of(session, ALICE))
    assert name_of(error) == "prepare-your-turn"
    west = begun("rolled_west", seats=4)
    across = (west.to_move[0] + 2) % 4
    with pytest.raises(UserError) as error:
        preparing.question(west, across)
    assert name_of(error) == "prepare-not-now"
    assert not preparing.is_possible(west, across)
    assert preparing.is_possible(west, (across + 1) % 4), "a neighbour may copy a die of this roll"
    over = matches.end(session, Ending.AGREED).session
    with pytest.raises(UserError) as error:
        preparing.question(over, 1)
    assert name_of(error) == "not-playing"


def test_a_standing_order_comes_first() -> None:
    session = begun("coal_baron")
    while session.playing.state.shift == 0:
        session = moved(session).session
    waiting = next(seat for seat in range(3) if seat not in session.to_move)
    session = prepared(session, session.seats[waiting].person)
    session = turns.give_standing_order(session, waiting, BankForGame()).session
    assert preparing.prepared(session, waiting) is None, "it would never be carried out"
    with pytest.raises(UserError) as error:
        preparing.question(session, waiting)
    assert name_of(error) == "prepare-ordered"


def test_it_is_dropped_by_wish_once_and_not_after_its_turn_has_come() -> None:
    session = prepared(begun(), BOB, at_once=False)
    bob = seat_of(session, BOB)
    dropped = preparing.drop(session, bob).session
    assert preparing.prepared(dropped, bob) is None
    come = moved(session).session
    for gone in (dropped, come):
        with pytest.raises(preparing.NothingKept):
            preparing.drop(gone, bob)


def test_nothing_to_take_back_and_nothing_to_keep_are_said() -> None:
    session = begun()
    for change in (preparing.TURN.take_back, lambda now, seat: preparing.keep(now, seat, at_once=True)):
        with pytest.raises(UserError):
            change(session, seat_of(session, BOB))


def concede(session: AnySession) -> Change:
    return matches.concede(session, BOB)


def hand_over(session: AnySession) -> Change:
    return matches.seat_player(session, seat_of(session, BOB), DAVE, "Dave")


def forget(session: AnySession) -> Change:
    return forgetting.forget(session, BOB)


def rewind(session: AnySession) -> Change:
    start, _ = rules_match.start_match(session.rules, 3, {}, session.playing.state.chance.key)
    return matches.rewind(session, seat_of(session, ALICE), 1, start)


def end(session: AnySession) -> Change:
    return matches.end(session, Ending.ANNULLED)


@pytest.mark.parametrize("change", [concede, hand_over, forget, rewind, end])
def test_whatever_changes_the_seat_or_the_past_drops_what_was_prepared(
    change: Callable[[AnySession], Change],
) -> None:
    session = prepared(begun(), BOB)
    noted = structs.replace(session, seats=[NOTE.put(seat, "mine") for seat in session.seats])
    after = change(noted).session
    bob = seat_of(session, BOB)
    assert bob not in after.playing.prepared
    assert (NOTE.of(after.seats[bob]) == "mine") is (change is rewind)
    assert (NOTE.of(after.seats[seat_of(session, CAROL)]) == "mine") is (after.stage is Stage.PLAY)


def test_an_absent_players_offered_turn_is_dropped_with_the_computer_in_the_seat() -> None:
    session = prepared(begun(), BOB, at_once=False)
    session = moved(session).session
    bob = seat_of(session, BOB)
    session = absence.late(session, bob, session.seats[bob].turn_began_at).session
    session = absence.play_on(session, bob, session.seats[bob].turn_began_at, CAROL).session
    assert bob not in session.playing.prepared
    with pytest.raises(UserError):
        preparing.question(session, bob)
