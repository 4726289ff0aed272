"""Invariants after every move of random games."""

from random import Random

import pytest

from rules import mint_works, play
from rules.chance import Chance, key
from rules.contract import moments
from rules.game import Options
from rules.games import complete
from rules.mint_works.board import PLANS
from rules.mint_works.scoring import stars
from rules.mint_works.state import Player
from rules.mint_works.steps import State
from tests.rules.mint_works.positions import all_mints

GAMES: list[tuple[int, Options]] = [
    (1, {"opponent": "justin", "advanced": "random"}),
    (1, {"opponent": "rachael"}),
    (1, {"opponent": "rachael", "advanced": "random"}),
    (1, {"opponent": "sonic"}),
    (1, {"opponent": "mort", "advanced": "random"}),
    (2, {"advanced": "random"}),
    (3, {"ruleset": "publisher", "advanced": "random"}),
    (4, {}),
]
every_game = pytest.mark.parametrize(("seats", "chosen"), GAMES)
CULTURE = ("gallery", "gardens", "statue", "museum", "windmill", "bridge")
PRINTED = {
    "gardens": 3, "statue": 2, "windmill": 1, "factory": 3, "workshop": 2, "mine": 1, "co_op": 1, "plant": 2,
    "assembler": 1, "landfill": 3, "crane": 1, "truck": 1, "lotto": 2, "wholesaler": 1,
}  # fmt: skip


def counted_again(player: Player) -> int:
    """Returns the stars of `player`, calculated in a different way from the rules."""
    have = set(player.buildings)
    bridges = len(have & {"bridge"})
    found = {name: PRINTED.get(name, 0) for name in have}
    found |= {
        name: count
        for name, count in {
            "gallery": player.gallery,
            "museum": len(have & set(CULTURE)) + bridges,
            "obelisk": len(have) + bridges,
            "vault": 2 * len(player.plans),
        }.items()
        if name in have
    }
    if "landfill" in have:
        found |= {name: max(0, found[name] - 1) for name in have & set(CULTURE)}
    return sum(found.values())


@pytest.mark.untraced
@every_game
@pytest.mark.parametrize("seed", range(6))
def test_invariants_hold_and_stars_are_right_after_every_move(seats: int, chosen: Options, seed: int) -> None:
    for state, _ in moments(mint_works.GAME, seats, complete(mint_works.GAME, chosen), seed):
        assert mint_works.GAME.violations(state) == []
        assert list(map(stars, state.players)) == list(map(counted_again, state.players))


@every_game
def test_no_card_is_ever_lost(seats: int, chosen: Options) -> None:
    for state, _ in moments(mint_works.GAME, seats, complete(mint_works.GAME, chosen), 9):
        cards = [*state.row, *state.deck, *state.under]
        cards += [name for player in state.players for name in player.buildings]
        cards += [plan.name for player in state.players for plan in player.plans]
        assert sorted(cards) == sorted(PLANS)


@pytest.mark.parametrize("seed", range(20))
def test_there_are_always_30_mints_in_a_game_against_rachael(seed: int) -> None:
    chosen = complete(mint_works.GAME, {"opponent": "rachael", "advanced": "random"})
    for state, _ in moments(mint_works.GAME, 1, chosen, seed):
        assert all_mints(state) == 30


@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(10))
def test_every_option_can_be_carried_out_to_its_end(seed: int) -> None:
    state: State = mint_works.GAME.new(3, complete(mint_works.GAME, {"advanced": "random"}), Chance(key(seed)))
    dice = Random(seed)
    for _ in range(60):
        if not (to_move := play.settle(state)):
            return
        ((seat, found),) = to_move.items()
        for move in found:
            make_and_finish(play.copy(state), seat, move)
        play.take(state, seat, dice.choice(found))


def make_and_finish(state: State, seat: int, move: object) -> None:
    """Makes a move and takes the first option of every further question in the turn."""
    while True:
        play.take(state, seat, move)  # type: ignore[arg-type]
        to_move = play.settle(state)
        if seat not in to_move or type(state.agenda[-1]).__name__ == "TakeTurn":
            assert mint_works.GAME.violations(state) == []
            return
        assert to_move[seat], state.agenda[-1]
        move = to_move[seat][0]
