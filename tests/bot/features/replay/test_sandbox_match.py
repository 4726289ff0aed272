"""Positions tried again: who gets which seat, what a running match gives away, and what does not count."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec import structs

from bot.domain import results
from bot.domain.alarms import IDLE, TRIED, due, patience
from bot.domain.errors import UserError
from bot.domain.matches import unrate
from bot.domain.session import AnySession, Ending, Origin, Seat, Stage
from bot.domain.turn_time import Moment, keep
from bot.features.replay import sandbox_match
from rules import games, play
from rules.chance import Chance, key
from rules.levels import Level
from tests.bot.sessions import ALICE, BOB, CAROL, seeded_match, taps

KEY = key(99)
NOW = 1_900_000_000


def in_play(game: str, seats: int = 2) -> AnySession:
    """Returns a match after some choices."""
    *_, last = islice(taps(seeded_match(game, seats, {}, seed=1), seed=1), 40)
    return last.session


def tried(session: AnySession) -> AnySession:
    """Returns the private match of Alice from the position of `session`, in which she is to move."""
    (seat,) = session.to_move
    match = sandbox_match.match_from(session, session.playing.state, ALICE, KEY)
    table = sandbox_match.gathered(session, seat, Seat(person=ALICE, name="Alice"), Level.EASY, "en")
    posted = structs.replace(table, id=8, lobby=8, channel=7, parent=7)
    return keep(posted, sandbox_match.begin(posted, match), Moment(NOW)).session


@pytest.mark.parametrize("game", games.names())
def test_a_running_match_gives_only_what_the_seat_sees(game: str) -> None:
    session = in_play(game)
    rules, state = session.rules, session.playing.state
    view = rules.view(state, 0)
    found = sandbox_match.match_from(session, state, ALICE, KEY).state
    assert structs.replace(rules.view(found, 0), chance=view.chance) == view
    assert found.chance.key == KEY
    twin = rules.determinize(view, Chance(key(5)))  # with other hands, and other draws to come
    assert sandbox_match.match_from(session, twin, ALICE, KEY).state == found


@pytest.mark.parametrize("game", games.names())
def test_a_finished_match_gives_its_players_the_very_position(game: str) -> None:
    session = structs.replace(in_play(game), stage=Stage.OVER)
    found = sandbox_match.match_from(session, session.playing.state, BOB, KEY)
    assert found.state == session.playing.state


@pytest.mark.parametrize("game", games.names())
def test_a_finished_match_gives_spectators_only_what_everybody_saw(game: str) -> None:
    session = structs.replace(in_play(game), stage=Stage.OVER)
    rules, state = session.rules, session.playing.state
    view = rules.view(state, None)
    found = sandbox_match.match_from(session, state, CAROL, KEY).state
    assert structs.replace(rules.view(found, None), chance=view.chance) == view
    twin = rules.determinize(view, Chance(key(5)))  # with other hands, and other draws to come
    assert sandbox_match.match_from(session, twin, CAROL, KEY).state == found


def test_players_try_their_own_turns_and_after_the_end_everybody_tries_any() -> None:
    session = in_play("montana")
    state = session.playing.state
    (mover,) = play.settle(play.copy(state))
    people = [ALICE, BOB]
    assert sandbox_match.seat_to_try(session, state, people[mover]) == mover
    for person, reason in ((people[1 - mover], "not-own-turn"), (CAROL, "not-a-player")):
        with pytest.raises(UserError, match=reason):
            sandbox_match.seat_to_try(session, state, person)
    silent = structs.replace(session, match_options={"hints": "off"})
    with pytest.raises(UserError, match="no-hints"):
        sandbox_match.seat_to_try(silent, state, people[mover])
    over = structs.replace(silent, stage=Stage.OVER)
    assert [sandbox_match.seat_to_try(over, state, person) for person in (ALICE, BOB, CAROL)] == [0, 1, mover]


def test_nobody_tries_a_turn_of_a_rated_match_with_several_opponents_while_it_goes_on() -> None:
    """The computers would also play the next turn of a friend, who pays nothing for that advice."""
    session = structs.replace(in_play("mint_works", seats=3), guild=1, match_options={"rated": "yes"})
    (mover,) = play.settle(play.copy(session.playing.state))
    person = session.seats[mover].person
    with pytest.raises(UserError, match="try-later"):
        sandbox_match.seat_to_try(session, session.playing.state, person)
    for other in unrate(session).session, structs.replace(session, stage=Stage.OVER):
        assert sandbox_match.seat_to_try(other, session.playing.state, person) == mover


def test_a_position_tried_again_is_against_computers_and_does_not_count() -> None:
    began = tried(in_play("manhattan"))
    assert (began.id, began.channel, began.entries, began.origin) == (8, 7, 1, Origin.TRIED)
    assert sorted(seat.person for seat in began.seats) == [0, ALICE]
    over = structs.replace(began, stage=Stage.OVER, ending=Ending.PLAYED)
    assert results.result_of(over) is None


def test_a_position_tried_again_ends_after_a_week_and_reminds_nobody() -> None:
    session = in_play("manhattan")
    began = tried(session)
    assert (patience(session), patience(began)) == (IDLE, TRIED)
    (seat,) = began.to_move
    found = due(began, seat, Moment(NOW))
    assert found is not None
    assert (found.kind, NOW < found.moment < NOW + TRIED) == ("warn", True)
