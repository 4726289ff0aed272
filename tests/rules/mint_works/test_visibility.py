"""The view of a seat, and its determinizations."""

from random import Random

import pytest

from rules import mint_works, play
from rules.chance import Chance, key
from rules.mint_works.board import DEEDS
from rules.mint_works.events import PlanDrawn
from rules.mint_works.moves import Place
from rules.mint_works.state import HIDDEN, Plan
from rules.mint_works.steps import State
from tests.rules.mint_works.positions import position


def test_a_secret_plan_is_visible_only_to_its_holder() -> None:
    state = position("3: ?bridge gardens |", "3: ?museum |")
    assert mint_works.GAME.view(state, 0).players[0].plans == state.players[0].plans
    assert mint_works.GAME.view(state, 0).players[1].plans == [Plan(HIDDEN, secret=True)]
    for number in (1, None):
        seen = mint_works.GAME.view(state, number)
        assert seen.players[0].plans == [Plan(HIDDEN, secret=True), Plan("gardens")]


def test_bought_plans_are_public() -> None:  # ruling 19
    state = position("3: gardens |", "3:")
    assert mint_works.GAME.view(state, 1).players[0].plans == [Plan("gardens")]


def test_a_view_hides_deck_and_key_but_not_cards_under_the_deck() -> None:
    state = position("3:", "3:", under="plant gardens")
    for seat in (0, None):
        seen = mint_works.GAME.view(state, seat)
        assert set(seen.deck) == {HIDDEN}
        assert len(seen.deck) == len(state.deck)
        assert seen.under == ["plant", "gardens"]
        assert seen.chance.key == b""


def test_the_event_of_a_draw_is_private() -> None:
    assert PlanDrawn.private


def test_a_view_has_no_events_and_leaves_the_position_unchanged() -> None:
    state = position("3:", "3:")
    before = play.copy(state)
    state.emit(PlanDrawn(1, "bridge"))
    assert mint_works.GAME.view(state, 0).events == []
    assert play.drain(state) == [PlanDrawn(1, "bridge")]
    assert state == before


def test_a_determinization_is_valid_and_has_the_same_view() -> None:
    state = position("3: ?bridge |", "3: ?museum ?crane |", under="plant")
    seen = mint_works.GAME.view(state, 0)
    for seed in range(10):
        world = mint_works.GAME.determinize(seen, Chance(key(seed)))
        assert mint_works.GAME.violations(world) == []
        assert mint_works.GAME.view(world, 0).players == seen.players
        assert world.players[0].plans == [Plan("bridge", secret=True)]


def test_determinizations_differ_in_hidden_information() -> None:
    seen = mint_works.GAME.view(position("3: ?bridge |", "3:"), 1)
    found = {mint_works.GAME.determinize(seen, Chance(key(seed))).players[0].plans[0].name for seed in range(40)}
    assert len(found) > 8


@pytest.mark.parametrize(
    "state",
    [
        position("9:", "9:", opened="lotto"),
        position("9:", "9:", "9:", "9:", opened="lotto"),
        position("9:", "9:", opened="lotto", opponent="sonic"),
        position("9:", "9:", opened="lotto", opponent="justin"),
    ],
    ids=["two", "four", "sonic", "justin"],
)
def test_no_public_information_names_a_secret_plan(state: State) -> None:
    dice, held = Random(1), set[str]()
    while choices := play.settle(state):
        events = repr([event for event in play.drain(state) if not event.private])
        shown = repr(mint_works.GAME.view(state, None))
        secret = {plan.name for player in state.players for plan in player.plans if plan.secret} - set(DEEDS)
        assert [name for name in secret if repr(name) in events + shown] == []
        held |= secret
        seat, options = next(iter(choices.items()))
        play.take(state, seat, next((move for move in options if move == Place("lotto", 3)), dice.choice(options)))
    assert held
