"""Only future dice are hidden."""

from rules import play, rolled_west
from rules.chance import Chance, key
from rules.rolled_west.events import TurnEnded
from rules.rolled_west.moves import End
from tests.rules.rolled_west.positions import make, position


def test_a_view_has_no_events_and_leaves_the_position_unchanged() -> None:
    state = position("", "", terrain="woods")
    before = play.copy(state)
    state.emit(TurnEnded(0, "S"))
    assert rolled_west.GAME.view(state, 0).events == []
    assert play.drain(state) == [TurnEnded(0, "S")]
    assert state == before


def test_determinizations_differ_only_in_future_dice() -> None:
    state = position("1/2/3/4", "", dice="WCSG", terrain="woods", copied="1")
    make(state, End("C S G"))
    seen = rolled_west.GAME.view(state, 0)
    rolls = set()
    for seed in range(10):
        world = rolled_west.GAME.determinize(seen, Chance(key(seed)))
        assert (world.players, world.dice) == (state.players, state.dice)
        play.settle(world)
        rolls.add(tuple(die.face for die in world.dice))
    assert len(rolls) > 5
