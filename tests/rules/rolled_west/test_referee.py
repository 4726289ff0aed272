"""A second, independent implementation of some rules, compared with random games and all small cases."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from rules import play, rolled_west
from rules.chance import Chance, key
from rules.game import Move, Options
from rules.rolled_west import events, moves
from rules.rolled_west.scoring import majorities
from rules.rolled_west.steps import State
from tests.rules.rolled_west.positions import options, position

GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"outside_bank_period": "per_round"}),
    (3, {"ruleset": "publisher"}),
    (4, {}),
    (4, {"outside_bank_period": "per_round"}),
    (4, {"ruleset": "publisher"}),
]
every_game = pytest.mark.parametrize(("seats", "chosen"), GAMES)


def choices(seats: int, chosen: Options, seed: int) -> Iterator[tuple[State, int, list[Move], Move]]:
    """Yields every choice of a random game before it is carried out: position, seat, options and move."""
    state, dice = rolled_west.GAME.new(seats, options(**chosen), Chance(key(seed))), Random(seed)
    while to_move := play.settle(state):
        play.drain(state)
        seat = dice.choice(sorted(to_move))
        move = dice.choice(to_move[seat])
        yield state, seat, to_move[seat], move
        play.take(state, seat, move)


@every_game
def test_a_turn_can_always_end_and_allows_each_limited_action_once(seats: int, chosen: Options) -> None:
    done: Counter[tuple[object, ...]] = Counter()
    for seed in range(4):
        for state, seat, found, move in choices(seats, chosen, seed):
            if state.terrain and seat == state.roller:
                assert sum(isinstance(option, moves.End) for option in found) == 1
                assert all(option.metal != "wood" for option in found if isinstance(option, moves.Ship))
                if isinstance(move, moves.Claim | moves.Complete | moves.Buy | moves.Bank):
                    done[seed, state.round, seat, type(move)] += 1
                assert state.round < 6 or not any(isinstance(option, moves.Bank) for option in found)
    assert set(done.values()) == {1}


def may_copy(state: State, player: int) -> bool:
    """Returns whether `player` may copy a die of this roll, whether or not it has copied already."""
    ring = len(state.players) + state.has_ghost()
    near = (player - state.roller) % ring in (1, ring - 1)
    anybody = state.options["ruleset"] == "publisher"
    place = [(seat - state.starter) % len(state.players) for seat in range(len(state.players))]
    comes = state.round < 6 or (state.roller < len(state.players) and place[player] > place[state.roller])
    return player != state.roller and (near or anybody) and comes


@pytest.mark.parametrize("starter", range(3))
@every_game
def test_only_players_who_may_copy_are_to_move_with_the_right_last_chance(
    seats: int, chosen: Options, starter: int
) -> None:
    """A chance marked as the last one is never followed by another one, and any other chance always is."""
    by_round = chosen.get("outside_bank_period") == "per_round"
    copied: set[int] = set()
    awaited: set[int] = set()  # seats that declined a chance that was not marked as the last one
    state, dice = rolled_west.GAME.new(seats, options(**chosen), Chance(key(starter))), Random(starter)
    while to_move := play.settle(state):
        for event in play.drain(state):
            match event:
                case events.RoundStarted() if by_round:
                    assert awaited == set()
                    copied.clear()
                case events.Rolled() if not by_round:
                    assert event.seat not in awaited
                    copied.discard(event.seat)
                case events.Copied():
                    assert event.seat not in copied
                    copied.add(event.seat)
                    awaited.discard(event.seat)
                case events.Declined():
                    assert event.seat not in copied
                    (awaited.discard if event.last else awaited.add)(event.seat)
        for seat in to_move:
            assert seat == state.roller or (may_copy(state, seat) and seat not in copied)
        seat = dice.choice(sorted(to_move))
        play.take(state, seat, dice.choice(to_move[seat]))
    assert awaited == set()


@every_game
def test_all_who_may_copy_are_to_move(seats: int, chosen: Options) -> None:
    for state, _, found, move in choices(seats, chosen, 7):
        if isinstance(move, moves.SetTerrain):
            after = play.copy(state)
            play.take(after, state.roller, move)
            able = {player for player in range(seats) if may_copy(after, player)}
            able -= {player for player in able if after.players[player].has_copied}
            assert set(after.agenda[-1].seats) - {state.roller} == able
            assert len({option.terrain for option in found if isinstance(option, moves.SetTerrain)}) == len(found)


@pytest.mark.parametrize("ruleset", ["standard", "publisher"])
def test_majorities_are_paid_by_rank_for_all_small_claims(ruleset: str) -> None:
    tracks = ["", "c", "cc", "cs", "ccc", "ccs", "cscs"]
    for texts in product(tracks, repeat=3):
        state = position(*(f"| hills:{text}" if text else "" for text in texts), ruleset=ruleset)
        ranks = sorted({(len(text), text.count("s")) for text in texts if text}, reverse=True)
        paid = {}
        for player, text in enumerate(texts):
            if text:
                rank = ranks.index((len(text), text.count("s")))
                paid[player] = 4 if rank == 0 else 2 if rank == 1 or ruleset == "standard" else 0
        found = majorities(state, "hills")
        assert {player: found.get(player, 0) for player in paid} == paid, texts
        assert found.keys() <= paid.keys()
