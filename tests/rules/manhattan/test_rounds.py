"""The length of a game, start players and promo cards."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules import manhattan, play
from rules.chance import Chance, key
from rules.manhattan import events, moves
from rules.manhattan.state import NOBODY
from rules.manhattan.steps import State
from tests.rules.manhattan.positions import options, position
from tests.rules.playing import make, to_move

BUILDING = (events.Founded, events.Raised, events.TakenOver, events.Passed)


def whole_game(seats: int, /, seed: int = 1, **chosen: str) -> tuple[State, list[Any]]:
    state = manhattan.GAME.new(seats, options(**chosen), Chance(key(seed)))
    dice = Random(seed)
    while to_move := play.settle(state):
        seat = min(to_move)
        play.take(state, seat, dice.choice(to_move[seat]))
    return state, play.drain(state)


@pytest.mark.parametrize(
    ("seats", "chosen", "rounds", "blocks", "colours", "turns"),
    [
        (2, {}, 4, 6, 1, 48),
        (3, {}, 4, 6, 1, 72),
        (4, {}, 4, 6, 1, 96),
        (2, {"ruleset": "publisher"}, 6, 8, 2, 96),
        (3, {"ruleset": "publisher"}, 6, 4, 1, 72),
        (4, {"ruleset": "publisher"}, 4, 6, 1, 96),
        (2, {"two_player_rounds": "6"}, 6, 8, 2, 96),
        (2, {"two_player_rounds": "4", "ruleset": "publisher"}, 4, 6, 1, 48),
        (3, {"three_player_rounds": "6"}, 6, 4, 1, 72),
        (3, {"three_player_rounds": "4", "ruleset": "publisher"}, 4, 6, 1, 72),
        (3, {"three_player_rounds": "3"}, 3, 8, 1, 72),
    ],
)
def test_a_game_has_the_right_rounds_blocks_and_turns(
    seats: int, chosen: dict[str, str], rounds: int, blocks: int, colours: int, turns: int
) -> None:  # rulings 1, 8 and 20, example 16
    state, happened = whole_game(seats, 1, **chosen)
    assert [len(player.colours) for player in state.players] == [colours] * seats
    assert sum(isinstance(event, BUILDING) for event in happened) == turns
    choices = Counter(event.seat for event in happened if isinstance(event, events.BlocksChosen))
    assert choices == Counter(dict.fromkeys(range(seats), rounds * colours))
    for event in happened:
        if isinstance(event, events.BlocksChosen):
            assert event.ones + event.twos + event.threes + event.fours == blocks // colours
    assert not any(sum(counts) for player in state.players for counts in player.supply.values())


@pytest.mark.parametrize(("seats", "sides"), [(2, "SN"), (3, "SWN"), (4, "SWNE")])
def test_seats_go_clockwise_and_two_players_face_each_other(seats: int, sides: str) -> None:  # ruling 21
    state = manhattan.GAME.new(seats, options(), Chance(key(1)))
    assert [player.side for player in state.players] == list(sides)


def test_no_two_players_share_a_colour() -> None:
    for seats in (2, 3, 4):
        state = manhattan.GAME.new(seats, options(ruleset="publisher"), Chance(key(1)))
        colours = [colour for player in state.players for colour in player.colours]
        assert len(set(colours)) == len(colours)


def test_the_start_player_moves_to_the_left_every_round() -> None:  # ruling 5, example 15
    _, happened = whole_game(4, start_player="first_seat")
    assert [event.starter_seat for event in happened if isinstance(event, events.RoundStarted)] == [0, 1, 2, 3]
    first_turns = []
    fresh = False
    for event in happened:
        fresh = fresh or isinstance(event, events.RoundStarted)
        if fresh and isinstance(event, BUILDING):
            first_turns.append(event.seat)
            fresh = False
    assert first_turns == [0, 1, 2, 3]


def test_three_players_start_again_in_the_fourth_round() -> None:
    _, happened = whole_game(3, start_player="first_seat")
    assert [event.starter_seat for event in happened if isinstance(event, events.RoundStarted)] == [0, 1, 2, 0]


def test_the_first_start_player_is_random() -> None:
    starters = {manhattan.GAME.new(4, options(), Chance(key(seed))).starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    fixed = {manhattan.GAME.new(4, options(start_player="first_seat"), Chance(key(seed))).starter for seed in range(9)}
    assert fixed == {0}


def test_the_first_seat_can_choose_the_start_player() -> None:
    state = manhattan.GAME.new(3, options(start_player="chosen"), Chance(key(1)))
    assert state.starter == NOBODY, "no seat is shown as the first one yet"
    assert manhattan.GAME.violations(state) == []
    assert to_move(state) == (0, [moves.StartWith(seat) for seat in range(3)])
    happened = make(state, moves.StartWith(2))
    assert happened[0] == events.RoundStarted(1, 4, 2)
    assert to_move(state)[0] == 2


def test_everybody_is_dealt_four_cards() -> None:
    state = manhattan.GAME.new(4, options(), Chance(key(1)))
    assert [len(player.hand) for player in state.players] == [4] * 4
    assert manhattan.GAME.violations(state) == []


def test_the_last_round_takes_the_blocks_that_are_left() -> None:  # example 16
    state, _ = whole_game(3)
    _, happened = whole_game(3)
    last = [event for event in happened if isinstance(event, events.RoundStarted)][-1]
    after = happened[happened.index(last) + 1 :]
    assert [type(event) for event in after[:3]] == [events.BlocksChosen] * 3
    assert state.round == state.rounds == 4


def test_the_very_last_turn_draws_no_card() -> None:
    state, happened = whole_game(4)
    assert sorted(len(player.hand) for player in state.players) == [3, 4, 4, 4]
    assert sum(isinstance(event, events.CardDrawn) for event in happened) == 95


def test_a_promo_card_is_revealed_before_blocks_are_chosen() -> None:  # ruling 9
    state = manhattan.GAME.new(4, options(promo="on"), Chance(key(1)))
    play.settle(state)
    assert [type(event) for event in play.drain(state)] == [events.RoundStarted, events.PromoRevealed]
    assert len(state.promo) == 1
    assert len(state.promos) == 9


@pytest.mark.untraced
def test_no_promo_card_is_revealed_twice() -> None:
    for seed in range(30):
        _, happened = whole_game(2, seed, promo="on", ruleset="publisher")
        seen = [event.promo for event in happened if isinstance(event, events.PromoRevealed)]
        assert len(set(seen)) == len(seen)
        assert len(seen) == 6 + ("fake_news" in seen)


def ending(promo: str, deck: list[str], round: int) -> list[Any]:
    """Returns the events of placing the last block of a round."""
    state = position(hands=[[5] * 4] * 4, blocks=["Y1", "", "", ""], promo=[promo], round=round)
    state.promos = deck
    for player in state.players:
        player.supply = {colour: [6, 0, 0, 0] for colour in player.colours}
    make(state, moves.UseCard(4, 4))
    return make(state, moves.BuildIn(0, 4, 0, -1))


def test_fake_news_reveals_another_card_just_before_scoring() -> None:  # example 23
    happened = ending("fake_news", ["world_expansion"], round=2)
    turned_up = happened.index(events.PromoRevealed("world_expansion"))
    assert isinstance(happened[turned_up - 1], events.CardDrawn)
    assert happened[turned_up + 1] == events.RoundScored(0, 2, 3, 2, 1, 1, gained=7, points=7)


def test_fake_news_works_in_the_last_round_too() -> None:  # ruling 16
    happened = ending("fake_news", ["world_expansion"], round=4)
    assert events.PromoRevealed("world_expansion") in happened
    assert happened[-1] == events.GameWon(0, 7)


def test_the_next_round_reveals_a_card_of_its_own() -> None:  # example 23
    happened = ending("villa", ["founder"], round=2)
    assert [event for event in happened if isinstance(event, events.PromoRevealed)] == [events.PromoRevealed("founder")]
    assert happened.index(events.PromoRevealed("founder")) > happened.index(events.RoundStarted(3, 4, 1))


def test_buildings_stay_and_score_again() -> None:
    state, _ = whole_game(4)
    paid = [sum(player.scored[number].buildings for player in state.players) for number in range(4)]
    assert paid == sorted(paid)
    assert paid[-1] == sum(bool(site) for site in state.sites)
