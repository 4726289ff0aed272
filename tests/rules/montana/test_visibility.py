"""Only the key of chance is hidden."""

from rules import montana, play
from rules.chance import Chance, key
from rules.montana import events
from tests.rules.montana.positions import position


def test_everybody_sees_everything_but_the_key() -> None:
    state = position("brown copper", "silver*3 cattle")
    for seat in (0, 1, None):
        seen = montana.GAME.view(state, seat)
        assert seen.chance.key == b""
        assert seen.players == state.players
        assert seen.tiles == state.tiles


def test_a_view_has_no_events_and_leaves_the_position_unchanged() -> None:
    state = position("", "")
    before = play.copy(state)
    state.emit(events.BankCleared())
    assert montana.GAME.view(state, 0).events == []
    assert play.drain(state) == [events.BankCleared()]
    assert state == before


def test_a_determinization_differs_only_in_future_draws() -> None:
    seen = montana.GAME.view(position("brown", ""), 0)
    world = montana.GAME.determinize(seen, Chance(key(9)))
    assert (world.players, world.tiles) == (seen.players, seen.tiles)
    assert montana.GAME.violations(world) == []
    assert len({montana.GAME.determinize(seen, Chance(key(seed))).chance.below(8) for seed in range(50)}) == 8
