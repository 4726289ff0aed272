"""A trick, with its rulings."""

from parlour_tricks.rules import GAME
from parlour_tricks.rules.moves import HasToFollow, Play, Won
from parlour_tricks.rules.state import Card
from parlour_tricks.rules.steps import PlayCard, State
from rules import play
from rules.chance import Chance, key


def trick(*hands: list[Card]) -> State:
    """Returns a position in which the first seat leads."""
    return State(
        chance=Chance(key(1)),
        agenda=[PlayCard(seats=[0])],
        deals=1,
        deal=1,
        points=[0 for _ in hands],
        hands=list(hands),
        voids=[[] for _ in hands],
    )


def test_another_seat_leads_in_each_deal() -> None:
    """Ruling 1."""
    state = GAME.new(2, {"deals": "2"}, Chance(key(1)))
    assert list(play.settle(state)) == [0]
    while state.deal == 1:
        seat, options = next(iter(play.settle(state).items()))
        play.take(state, seat, options[0])
        to_move = play.settle(state)
    assert list(to_move) == [1]


def test_the_only_card_of_a_suit_is_left_to_the_player() -> None:
    """Ruling 2."""
    state = trick([("bells", 1), ("bells", 2)], [("bells", 3), ("leaves", 8)])
    play.take(state, 0, Play("bells", 1))
    assert play.settle(state) == {1: [Play("bells", 3)]}
    assert state.agenda[-1].refusals(state, 1) == [HasToFollow("bells")]


def test_the_highest_card_of_another_suit_takes_nothing() -> None:
    state = trick([("bells", 1)], [("leaves", 8)])
    play.take(state, 0, Play("bells", 1))
    play.take(state, 1, Play("leaves", 8))
    assert play.settle(state) == {}
    assert play.drain(state)[-1] == Won(0, 2)
    assert state.voids == [[], ["bells"]]
