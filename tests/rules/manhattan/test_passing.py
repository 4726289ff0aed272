"""Passing is forced for players who cannot build, and illegal for all others."""

import pytest

from rules import manhattan, play
from rules.manhattan.events import Passed
from rules.manhattan.moves import CardFitsNowhere, Discard, GiveUp, UseCard
from rules.manhattan.state import Block
from rules.manhattan.steps import DiscardCard, State
from tests.rules.manhattan.positions import position
from tests.rules.playing import make, to_move

SAFE_CENTRES = " ".join(f"city {city}: 5:B4,B4" for city in range(1, 7))


def stuck(cards: list[int], blocks: str = "O1") -> State:
    return position(SAFE_CENTRES, turn=1, hands=[[1] * 4, cards], blocks=["Y1", blocks])


def test_a_player_who_cannot_build_discards_a_card_and_loses_a_block() -> None:  # ruling 7, example 17
    state = stuck([5, 5, 5, 5])
    assert to_move(state) == (1, [Discard(4, 4)])
    assert state.agenda[-1].refusals(state, 1) == [CardFitsNowhere(4, 4)]
    events = make(state, Discard(4, 4))  # with one kind of block, it is given up automatically
    assert events[0] == Passed(seat=1, card=4, cell=4, colour=1, floors=1)
    assert state.removed == [Block(1, 1)]
    assert state.discard[4] == 1
    assert len(state.players[1].hand) == 4
    assert manhattan.GAME.violations(state) == []


def test_the_block_to_lose_is_chosen() -> None:
    state = stuck([5, 5, 5, 5], "O2 O1 O1")
    make(state, Discard(4, 4))
    assert manhattan.GAME.violations(state) == []
    assert to_move(state)[1] == [GiveUp(1, 2), GiveUp(1, 1)]
    make(state, GiveUp(1, 2))
    assert state.players[1].chosen[1] == [2, 0, 0, 0]


def test_after_a_pass_the_next_seat_is_to_move() -> None:
    state = position(SAFE_CENTRES, turn=1, hands=[[1] * 4, [5] * 4])
    make(state, Discard(4, 4))
    assert to_move(state)[0] == 2


def test_a_player_who_can_build_may_not_pass() -> None:
    state = stuck([4, 5, 5, 5])  # to the west seat, left is the northern edge
    seat, offered = to_move(state)
    assert seat == 1
    assert offered == [UseCard(3, 1)]


@pytest.mark.parametrize("cards", [[5, 5, 5, 5], [5, 5, 5, 4]])
def test_discarding_reveals_only_the_card(cards: list[int]) -> None:  # rulings 23 and 24
    state = stuck(cards)
    offered = to_move(state)[1]
    assert len(offered) == 1
    assert play.drain(state) == []


def test_others_do_not_learn_that_a_player_has_to_pass_before_the_card_is_discarded() -> None:  # ruling 24
    passing, building = stuck([5, 5, 5, 5]), stuck([4, 5, 5, 5])
    for state in (passing, building):
        play.settle(state)
    seen = [manhattan.GAME.view(state, None) for state in (passing, building)]
    assert seen[0] == seen[1]
    assert seen[0].agenda[-1].prompt_key(seen[0], 1) == "PlayCard"
    own = manhattan.GAME.view(passing, 1)
    assert own.agenda[-1].prompt_key(own, 1) == "DiscardCard"


def test_a_match_stored_when_a_forced_pass_had_a_step_of_its_own_plays_on() -> None:
    state = stuck([5, 5, 5, 5])
    play.settle(state)
    state.agenda = [DiscardCard([1])]
    stored = play.copy(state)
    assert to_move(stored) == (1, [Discard(4, 4)])
    assert stored.agenda[-1].prompt_key(manhattan.GAME.view(stored, None), 1) == "PlayCard"
    assert make(stored, Discard(4, 4))[0] == Passed(seat=1, card=4, cell=4, colour=1, floors=1)
