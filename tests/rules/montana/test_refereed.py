"""Whole games checked by a referee, which sees only the events and knows the rule book."""

from random import Random

import pytest

from rules import montana, play
from rules.chance import Chance, key
from rules.game import Options
from rules.games import complete
from rules.montana import events
from rules.montana.moves import Build, Settle
from rules.montana.steps import TakeTurn
from tests.rules.montana.positions import of_kind
from tests.rules.montana.referee import Referee

GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"ruleset": "publisher"}),
    (3, {"build_adjacency": "own"}),
    (3, {"ruleset": "publisher"}),
    (4, {}),
    (4, {"ruleset": "publisher", "long_game": "on"}),
]


@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("seats", "chosen"), GAMES)
def test_every_event_of_a_game_follows_the_rule_book(seats: int, chosen: Options, seed: int) -> None:
    state = montana.GAME.new(seats, complete(montana.GAME, chosen), Chance(key(seed)))
    referee, dice = Referee(state), Random(seed)
    active = state.starter
    while to_move := play.settle(state):
        for event in play.drain(state):
            referee.observe(event, active)
        active = state.active
        assert referee.agrees_with(state)
        if isinstance(state.agenda[-1], TakeTurn):
            referee.open_turn()
            assert all(sum(player.workers) <= 8 for player in state.players)
            assert all(not all(space.left for space in area) for area in state.areas), "full places were emptied"
            assert not all(state.bank)
            assert not any(state.city), "contractors were removed"
        seat, options = next(iter(to_move.items()))
        wanted = [move for move in options if isinstance(move, Build | Settle)]
        play.take(state, seat, dice.choice(wanted or options))
    happened = play.drain(state)
    for event in happened:
        referee.observe(event, active)
    assert referee.agrees_with(state)
    assert (active + 1) % seats == state.starter, "all have had equally many turns"
    assert min(referee.left) == 0 or state.round == 60
    assert [event.seat for event in of_kind(events.GameWon, happened)] == referee.winners()
