"""The view of a seat, and its determinizations."""

from random import Random

from rules import manhattan, play
from rules.chance import Chance, key
from rules.manhattan.events import CardDrawn
from rules.manhattan.state import HIDDEN
from rules.manhattan.steps import State
from tests.rules.manhattan.positions import options


def later(decisions: int, **chosen: str) -> State:
    state = manhattan.GAME.new(4, options(**chosen), Chance(key(5)))
    dice = Random(5)
    for _ in range(decisions):
        to_move = play.settle(state)
        seat = dice.choice(sorted(to_move))
        play.take(state, seat, dice.choice(to_move[seat]))
    play.settle(state)
    play.drain(state)
    return state


def test_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    state = later(60)
    seen = manhattan.GAME.view(state, 2)
    assert seen.players[2].hand == state.players[2].hand
    for other in (0, 1, 3):
        assert seen.players[other].hand == [HIDDEN] * len(state.players[other].hand)


def test_a_spectator_sees_no_hand_at_all() -> None:
    assert all(set(player.hand) == {HIDDEN} for player in manhattan.GAME.view(later(60), None).players)


def test_nobody_sees_the_deck_the_promo_deck_or_the_key() -> None:
    state = later(60, promo="on")
    for seat in (0, None):
        seen = manhattan.GAME.view(state, seat)
        assert (seen.deck, seen.promos, seen.chance.key) == ([], [], b"")
        assert seen.promo == state.promo


def test_a_view_has_no_events() -> None:
    state = later(60)
    state.emit(CardDrawn(seat=1, card=0, cell=0))
    assert manhattan.GAME.view(state, 0).events == []


def test_making_a_view_leaves_the_position_unchanged() -> None:
    state = later(60)
    before = play.copy(state)
    manhattan.GAME.view(state, 0)
    assert state == before


def test_a_determinization_is_valid_and_has_the_same_view() -> None:
    for decisions in (0, 30, 90, 200):
        for chosen in ({"promo": "on"}, {"selection_mode": "simultaneous"}):
            state = later(decisions, **chosen)
            seen = manhattan.GAME.view(state, 1)
            world = manhattan.GAME.determinize(seen, Chance(key(9)))
            assert manhattan.GAME.violations(world) == []
            assert manhattan.GAME.view(world, 1).players == seen.players


def test_determinizations_differ_in_hidden_information() -> None:
    seen = manhattan.GAME.view(later(60), 1)
    hands = {tuple(manhattan.GAME.determinize(seen, Chance(key(seed))).players[0].hand) for seed in range(20)}
    assert len(hands) > 10


def test_a_determinization_depends_on_the_view_alone() -> None:
    state = later(60)
    same = [manhattan.GAME.determinize(manhattan.GAME.view(state, 1), Chance(key(7))) for _ in range(2)]
    assert same[0] == same[1]


def test_a_finished_secret_choice_is_determinized_in_full() -> None:
    state = manhattan.GAME.new(3, options(selection_mode="simultaneous"), Chance(key(1)))
    while 1 in (to_move := play.settle(state)):
        play.take(state, 1, to_move[1][-1])
    seen = manhattan.GAME.view(state, 0)
    assert seen.players[1].chosen == {1: [0] * 4}
    choices = {tuple(manhattan.GAME.determinize(seen, Chance(key(n))).players[1].chosen[1]) for n in range(20)}
    assert {sum(choice) for choice in choices} == {6}
    assert len(choices) > 3
