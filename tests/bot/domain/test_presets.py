"""Presets: usual answers that one press drafts, and moves that are Done as well."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain import turns
from bot.domain.session import AnySession
from rules import match as matches
from rules.manhattan.moves import Balanced
from rules.match import Question
from rules.rolled_west.moves import Decline, End
from tests.bot.sessions import answer, seeded_match, taps


def ask(session: AnySession, seat: int) -> Question:
    question = matches.question(session.playing, seat)
    assert question is not None
    return question


def until(session: AnySession, kind: type[Any]) -> AnySession:
    """Returns the session at the first question of the first seat to move that has an option of a kind."""
    while True:
        at = ask(session, session.to_move[0])
        if any(isinstance(option, kind) for option in at.options):
            return session
        session = answer(session, at, at.options[0] if at.options else None)


def chosen_blocks(session: AnySession, seat: int) -> list[int]:
    (counts,) = ask(session, seat).state.players[seat].chosen.values()
    return list(counts)


def test_one_press_spreads_the_blocks_of_a_round_evenly_and_leaves_done_to_press() -> None:
    session = seeded_match("manhattan", 3, {}, seed=1)
    seat = session.to_move[0]
    (preset,) = ask(session, seat).presets
    assert preset == Balanced(ones=2, twos=2, threes=1, fours=1)
    change = turns.follow(session, seat, preset)
    at = ask(change.session, seat)
    assert (at.step, at.presets, change.entries, change.within) == (None, (), [], seat)
    assert chosen_blocks(change.session, seat) == [2, 2, 1, 1]


def test_what_a_preset_has_drafted_can_be_taken_back_and_chosen_by_hand() -> None:
    session = seeded_match("manhattan", 3, {}, seed=1)
    seat = session.to_move[0]
    session = turns.follow(session, seat, ask(session, seat).presets[0]).session
    while (at := ask(session, seat)).drafted:
        session = turns.take_back(session, seat).session
    session = turns.choose(session, seat, at.options[0]).session
    assert ask(session, seat).presets == [], "only the first question offers it"


def test_each_round_gets_nearly_the_same_blocks() -> None:
    session = seeded_match("manhattan", 4, {}, seed=2)
    rounds: dict[int, list[int]] = {}
    while session.to_move:
        at = ask(session, seat := session.to_move[0])
        if at.presets and seat == 0:
            session = turns.follow(session, seat, at.presets[0]).session
            rounds[at.state.round] = chosen_blocks(session, seat)
        else:
            session = answer(session, at, at.options[0] if at.options else None)
    assert rounds == {1: [2, 2, 1, 1], 2: [3, 1, 1, 1], 3: [2, 2, 1, 1]}, "in the last round none is left to choose"


def test_a_player_of_two_colours_gets_balanced_blocks_of_each() -> None:
    session = seeded_match("manhattan", 2, {"two_player_rounds": "6"}, seed=1)
    seat = session.to_move[0]
    (preset,) = ask(session, seat).presets
    session = turns.follow(session, seat, preset).session
    after = ask(session, seat).state.players[seat].chosen
    assert len(after) == 2
    assert preset == Balanced(*map(sum, zip(*after.values(), strict=True)))


def test_a_move_that_ends_the_turn_is_done_as_well() -> None:
    session = until(seeded_match("rolled_west", 2, {}, seed=1), End)
    seat = session.to_move[0]
    at = ask(session, seat)
    assert at.ends == [isinstance(option, End) for option in at.options]
    change = turns.choose(session, seat, at.options[-1])
    assert [type(entry.move) for entry in change.entries][-1] is End
    assert change.within is None
    assert not change.session.playing.drafts


@pytest.mark.parametrize("game", ["rolled_west", "coal_baron", "montana"])
def test_before_a_move_that_ends_the_turn_everything_can_be_taken_back(game: str) -> None:
    played = taps(seeded_match(game, 2, {}, seed=3), seed=3)
    session, seat, at = next(tap for tap in played if any(tap.question.ends) and tap.question.drafted)
    after = turns.take_back(session, seat).session
    assert ask(after, seat).drafted == at.drafted[:-1]


def test_to_decline_a_roll_is_done_as_well() -> None:
    session = until(seeded_match("rolled_west", 2, {}, seed=1), Decline)
    at = ask(session, session.to_move[0])
    (decline,) = [option for option in at.options if isinstance(option, Decline)]
    assert at.ends[at.options.index(decline)]
    assert turns.choose(session, at.seat, decline).entries
