"""A single option that is taken automatically can show what is in a hand: the contract finds it."""

from collections.abc import Callable

import pytest

from rules import play, secrecy
from rules.chance import Chance
from rules.contract import Broken
from rules.game import Event, Game, Info, Move, Score, State, Step
from tests.rules.tiny.suits import SUITS, FollowAtOnce, suits


def test_a_forced_choice_that_is_left_to_the_player_shows_nothing() -> None:
    secrecy.check_advances(SUITS, 2, {})


def test_a_forced_choice_that_is_taken_at_once_shows_that_there_is_no_other_card() -> None:
    with pytest.raises(Broken, match=r"hidden information decides whether FollowAtOnce prompts"):
        secrecy.check_advances(suits(FollowAtOnce), 2, {})


class Counted(Event, frozen=True):
    """Everybody reads what lies in the chest."""

    coins: int


class Open(Counted, frozen=True):
    reveals = True


class Chest(State, kw_only=True, omit_defaults=True):
    coins: int
    counted: int = 0
    agenda: list["Report | Show | Mark"] = []


class Report(Step[Chest, Move]):
    def run(self, state: Chest) -> None:
        state.emit(Counted(state.coins))


class Show(Step[Chest, Move]):
    def run(self, state: Chest) -> None:
        state.emit(Open(state.coins))


class Mark(Step[Chest, Move]):
    def run(self, state: Chest) -> None:
        state.counted = state.coins


def chest(step: type[Report | Show | Mark]) -> Game[Chest]:
    """Returns a game that is over after one automatic step; the number of coins, 0 to 4, is hidden from all."""

    def view(state: Chest, seat: int | None) -> Chest:
        seen = play.redacted(state, seat)
        seen.coins = 0
        return seen

    def sampler(view: Chest) -> Callable[[Chance], Chest]:
        sample = play.sampler(view)

        def fill(chance: Chance) -> Chest:
            state = sample(chance)
            state.coins = chance.below(5)
            return state

        return fill

    return Game(
        info=Info("chest", fewest=2, most=2, minutes=1, version=1),
        state=Chest,
        move=Move,
        event=Counted | Open,
        new=lambda seats, options, chance: Chest(chance=chance, coins=chance.below(5), agenda=[step()]),
        scores=lambda state: [Score(0), Score(0)],
        violations=lambda state: [],
        view=view,
        sampler=sampler,
    )


def test_an_event_that_shows_something_hidden_has_to_say_so() -> None:
    with pytest.raises(Broken, match="the events of Report show hidden information, and none of them reveals"):
        secrecy.check_advances(chest(Report), 2, {})
    secrecy.check_advances(chest(Show), 2, {})


def test_a_step_that_shows_something_hidden_needs_an_event_that_says_so() -> None:
    with pytest.raises(Broken, match="Mark shows hidden information, and no event reveals"):
        secrecy.check_advances(chest(Mark), 2, {})
