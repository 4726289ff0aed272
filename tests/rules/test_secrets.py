"""A single option that is taken automatically can show what is in a hand: the contract finds it."""

import pytest

from rules import play
from rules.chance import Chance
from rules.game import AnyGame, Event, Game, Info, Move, Score, State, Step
from tests.rules import contract
from tests.rules.tiny.suits import SUITS, FollowAtOnce, suits

SEEDS = range(10)


def check(game: AnyGame) -> None:
    """Checks every step of a few random games for two."""
    for seed in SEEDS:
        for state, seat in contract.advances(game, 2, {}, seed):
            contract.check_secrets_of_an_advance(game, state, seat)


def test_a_forced_choice_that_is_left_to_the_player_shows_nothing() -> None:
    check(SUITS)


def test_a_forced_choice_that_is_taken_at_once_shows_that_there_is_no_other_card() -> None:
    with pytest.raises(AssertionError, match=r"hidden information decides whether FollowAtOnce asks"):
        check(suits(FollowAtOnce))


class Counted(Event, frozen=True):
    """Everybody reads what lies in the chest."""

    coins: int


class Open(Counted, frozen=True):
    reveals = True


class Chest(State, kw_only=True, omit_defaults=True):
    coins: int
    is_rich: bool = False
    agenda: list["Report | Show | Mark"] = []


class Report(Step[Chest, Move]):
    def run(self, state: Chest) -> None:
        state.emit(Counted(state.coins))


class Show(Step[Chest, Move]):
    def run(self, state: Chest) -> None:
        state.emit(Open(state.coins))


class Mark(Step[Chest, Move]):
    def run(self, state: Chest) -> None:
        state.is_rich = state.coins > 2


def chest(step: type[Report | Show | Mark]) -> Game[Chest]:
    """Returns a game that is over after one automatic step; the number of coins, 0 to 4, is hidden from all."""

    def view(state: Chest, seat: int | None) -> Chest:
        seen = play.redacted(state, seat)
        seen.coins = 0
        return seen

    def determinize(view: Chest, chance: Chance) -> Chest:
        state = play.determinized(view, chance)
        state.coins = chance.below(5)
        return state

    return Game(
        info=Info("chest", fewest=2, most=2, minutes=1, version=1),
        state=Chest,
        move=Move,
        event=Counted | Open,
        new=lambda seats, options, chance: Chest(chance=chance, coins=chance.below(5), agenda=[step()]),
        scores=lambda state: [Score(0), Score(0)],
        violations=lambda state: [],
        view=view,
        determinize=determinize,
    )


def test_an_event_that_shows_something_hidden_has_to_say_so() -> None:
    with pytest.raises(AssertionError, match="the events of Report show hidden information, and none of them reveals"):
        check(chest(Report))
    check(chest(Show))


def test_a_step_that_shows_something_hidden_needs_an_event_that_says_so() -> None:
    with pytest.raises(AssertionError, match="Mark shows hidden information, and no event reveals"):
        check(chest(Mark))
