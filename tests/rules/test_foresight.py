"""Foresight: what an option certainly costs and brings, and a check that finds every wrong prediction."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from msgspec import structs

from rules import foresight, foresight_check, games, play
from rules import match as matches
from rules.chance import Chance, key
from rules.contract import Broken, option_sets
from rules.foresight import Foresight, NoChance, Undecided, carried_out, foresee
from rules.game import AnyGame, Event, Move, State, Step
from rules.play import BrokenGame
from rules.secrecy import hidden_twin
from tests.rules.tiny.bids import BIDS
from tests.rules.tiny.raid import RAID, Demand, Dig, Look, Put, RaidState, Stored, Work
from tests.rules.tiny.suits import SUITS


def raid(*coins: int) -> RaidState:
    state = RAID.new(2, {"treasure": "hidden"}, Chance(key(1)))
    state.coins = list(coins or (0, 1))
    return state


def seen(state: Any, *options: Move, seat: int = 0, game: AnyGame = RAID) -> list[Foresight]:
    return list(foresee(game, game.view(state, seat), seat, options))


def test_foresight_ends_at_the_next_question_of_the_seat() -> None:
    (work,) = seen(raid(), Work())
    assert (work.events, work.changes, work.forced, work.ending) == ([], {}, [], "question")


def test_foresight_ends_before_a_draw() -> None:
    (dig,) = seen(raid(), Dig())
    assert (dig.events, dig.changes, dig.ending) == ([], {}, "chance")


def test_foresight_ends_before_a_revelation() -> None:
    (look,) = seen(raid(), Look())
    assert (look.events, look.ending) == ([], "secret")


def test_foresight_ends_before_a_choice_of_another_seat() -> None:
    (demand,) = seen(raid(), Demand(1))
    assert (demand.events, demand.ending) == ([], "turn")


def test_points_are_those_that_the_seat_can_see() -> None:
    state = raid()
    matches.advance(state, 0, Work())
    purse, cellar = seen(state, Put("purse"), Put("cellar"))
    assert (purse.events, purse.changes, purse.ending) == ([Stored(0, "purse")], {"points": 1}, "chance")
    assert (cellar.events, cellar.changes) == ([Stored(0, "cellar")], {})  # its worth is hidden


class Pick(Move, frozen=True):
    number: int


class Took(Event, frozen=True):
    seat: int


class Own(Event, frozen=True):
    private = True

    seat: int


class Ask(Step[State, Pick]):
    """Offers a number of options, and pushes the first of the steps to come."""

    offered: int = 2
    following: list[Any] = []

    def options(self, state: State, seat: int) -> list[Pick]:
        return [Pick(number) for number in range(self.offered)]

    def take(self, state: State, seat: int, move: Pick) -> None:
        state.emit(Took(seat))
        state.agenda += self.following


class Hand(Ask):
    waits_for_done = True


class Last(Step[State, Move]):
    """Ends the turn; private events follow, and perhaps a draw."""

    waits_for_done = True

    draws: bool = False

    def run(self, state: State) -> None:
        state.emit(Own(0))
        state.emit(Own(1))
        if self.draws:
            state.chance.below(2)


class Opponent(Step[State, Move]):
    opponent_turn = True


class Again(Step[State, Move]):
    def run(self, state: State) -> None:
        state.push(Again())


def after(*following: Step[Any, Any]) -> Foresight:
    state = State(chance=Chance(key(1)), agenda=[Ask([0], following=list(following))])
    game = structs.replace(RAID, view=play.redacted, holdings=lambda state, seat: {})
    return carried_out(game, state, 0, Pick(0), {})


def test_a_move_without_an_alternative_is_carried_out_too() -> None:
    found = after(Ask([0], offered=1))
    assert (found.forced, found.events, found.ending) == ([Pick(0)], [Took(0), Took(0)], "end")


def test_what_follows_a_turn_is_foreseen_without_the_private_events_of_others() -> None:
    found = after(Last())
    assert (found.events, found.ending) == ([Took(0), Own(0)], "end")


@pytest.mark.parametrize("step", [Last(draws=True), Hand([0]), Opponent(), Ask([1])])
def test_foresight_ends_with_a_turn_that_others_or_chance_follow(step: Step[Any, Any]) -> None:
    assert after(step).ending == "turn"


def test_a_step_without_end_or_without_options_is_reported() -> None:
    with pytest.raises(BrokenGame, match="without a choice"):
        after(Again())
    with pytest.raises(BrokenGame, match="has no options for seat 0"):
        after(Ask([0], offered=0))


def test_nothing_is_drawn() -> None:
    with pytest.raises(Undecided):
        NoChance(b"").shuffle([1, 2])


@pytest.mark.parametrize("game", [RAID, BIDS, SUITS], ids=lambda game: game.info.name)
def test_all_that_is_foreseen_in_a_tiny_game_happens(game: AnyGame) -> None:
    for options in option_sets(game.info):
        foresight_check.check_foresight(game, game.info.fewest, options, every=1)


def changed(fault: Callable[[Foresight], Foresight]) -> foresight_check.Foresee:
    """Returns foresight with a fault."""

    def foreseen(game: AnyGame, view: Any, seat: int, options: Sequence[Move]) -> Iterator[Foresight]:
        for found in foresee(game, view, seat, options):
            yield fault(found)

    return foreseen


FAULTS = {
    "event": lambda found: found._replace(events=[*found.events, Took(7)]),
    "change": lambda found: found._replace(changes={**found.changes, "points": 99}),
    "forced": lambda found: found._replace(forced=[Pick(0)]),
    "ending": lambda found: found._replace(ending="end" if found.ending != "end" else "turn"),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("game", games.names())
def test_a_wrong_prediction_is_found(game: str, fault: Callable[[Foresight], Foresight]) -> None:
    loaded = games.load(game)
    with pytest.raises(Broken, match="leads to"):
        foresight_check.check_foresight(loaded, loaded.info.fewest, option_sets(loaded.info)[0], changed(fault))


def test_a_missing_prediction_is_found() -> None:
    with pytest.raises(Broken, match="not every option is foreseen"):
        foresight_check.check_foresight(RAID, 2, option_sets(RAID.info)[0], lambda game, view, seat, options: [])


def test_holdings_that_differ_from_those_after_the_real_turn_are_found() -> None:
    calls: list[int] = []

    def forgetful(state: RaidState, seat: int) -> dict[str, int]:
        calls.append(seat)
        return {"calls": len(calls)}  # another number each time

    with pytest.raises(Broken):
        foresight_check.check_foresight(
            structs.replace(RAID, holdings=forgetful), 2, option_sets(RAID.info)[0], every=1
        )


@pytest.mark.parametrize("game", games.names())
def test_positions_that_look_the_same_have_the_same_foresight(game: str) -> None:
    loaded = games.load(game)
    state = loaded.new(loaded.info.most, option_sets(loaded.info)[0], Chance(key(5)))
    (seat, *_), options = (to_move := play.settle(state)), next(iter(to_move.values()))
    twin = hidden_twin(loaded, state, seat)
    here, there = (foresee(loaded, loaded.view(position, seat), seat, options) for position in (state, twin))
    assert [found[:4] for found in here] == [found[:4] for found in there]
    assert foresight.holdings(loaded, state, seat) == foresight.holdings(loaded, twin, seat)
