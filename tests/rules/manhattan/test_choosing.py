"""Choosing the blocks for a round: in turn, in secret at once, or one by one."""

from itertools import product
from typing import Any

from rules import manhattan, match, play
from rules.chance import Chance, key
from rules.manhattan import events
from rules.manhattan.board import blocks_left
from rules.manhattan.moves import TakeBlock, TakeBlocks
from rules.manhattan.steps import PlayCard, State
from rules.match import AnyMatch
from tests.rules.manhattan.positions import options
from tests.rules.playing import make, to_move


def game(seats: int = 4, **chosen: str) -> State:
    return manhattan.GAME.new(seats, options(start_player="first_seat", **chosen), Chance(key(1)))


def test_the_largest_size_is_chosen_first() -> None:
    assert to_move(game()) == (0, [TakeBlocks(0, 4, count, left=6 - count) for count in range(4)])


def test_how_many_blocks_to_take_is_asked_with_what_is_left_and_numbered_by_their_count() -> None:
    state = game()
    play.settle(state)
    step = state.agenda[-1]
    assert step.prompt_values(state, 0) == {"colour": 0, "floors": 4, "left": 6}
    assert [option.own_number for option in step.options(state, 0)] == [0, 1, 2, 3]


def test_forced_blocks_are_taken_automatically() -> None:  # ruling 8
    state = game()
    make(state, TakeBlocks(0, 4, 3, left=3))
    happened = make(state, TakeBlocks(0, 3, 3, left=0))
    assert happened[0] == events.BlocksChosen(seat=0, colour=0, ones=0, twos=0, threes=3, fours=3)
    assert state.players[0].chosen == {0: [0, 0, 3, 3]}
    assert state.players[0].supply == {0: [11, 6, 1, 0]}
    assert to_move(state)[0] == 1


def test_the_question_of_a_later_seat_can_be_prepared_and_comes_once() -> None:
    state = game()
    play.settle(state)
    first = state.agenda[-1]
    own = first.turn_of(state, 2)
    assert own is not None
    assert own.seats == [2]


def test_who_has_chosen_can_prepare_the_first_turn_of_the_round() -> None:
    for mode in ("sequential", "one_by_one"):
        state = game(2, selection_mode=mode)
        first = state.players[0]
        while blocks_left(first) < state.quota * len(first.colours):
            make(state, to_move(state)[1][0])
        play.settle(state)
        step = state.agenda[-1]
        assert step.seats == [1]
        turn = step.turn_of(state, 0)
        assert (type(turn), turn and turn.seats, len(state.agenda)) == (PlayCard, [0], 1)


def test_no_choice_leads_to_too_few_blocks() -> None:
    state = game()
    state.players[0].supply[0] = [1, 1, 4, 3]
    assert [move.count for move in to_move(state)[1]] == [0, 1, 2, 3]
    make(state, TakeBlocks(0, 4, 0, left=6))
    assert to_move(state)[0] == 1  # all four blocks of three floors leave no choice for the rest


def test_each_set_of_blocks_can_be_chosen_in_one_way() -> None:
    def choices(state: State) -> list[tuple[int, ...]]:
        seat, offered = to_move(state)
        if seat != 0:
            return [tuple(state.players[0].chosen[0])]
        found = []
        for move in offered:
            after = play.copy(state)
            play.take(after, 0, move)
            found += choices(after)
        return found

    expected = {sizes for sizes in product(range(7), repeat=4) if sum(sizes) == 6 and sizes[2] <= 4 and sizes[3] <= 3}
    found = choices(game())
    assert len(found) == len(expected) == 70
    assert set(found) == expected


def test_seats_choose_one_after_another_from_the_start_player() -> None:
    state = manhattan.GAME.new(3, options(), Chance(key(2)))
    order: list[int] = []
    while isinstance((offered := to_move(state))[1][0], TakeBlocks):
        order = order if order[-1:] == [offered[0]] else [*order, offered[0]]
        make(state, offered[1][0])
    start = state.starter
    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    assert to_move(state)[0] == start


def test_with_two_colours_four_blocks_of_each_are_chosen() -> None:
    state = game(2, ruleset="publisher")
    make(state, TakeBlocks(0, 4, 3, left=1))
    make(state, TakeBlocks(0, 3, 1, left=0))
    assert to_move(state) == (0, [TakeBlocks(1, 4, count, left=4 - count) for count in range(4)])


def test_one_by_one_the_seats_alternate() -> None:
    state = game(2, selection_mode="one_by_one")
    seats = []
    while isinstance((offered := to_move(state))[1][0], TakeBlock):
        seats.append(offered[0])
        assert events.BlockChosen(offered[0], 2 * offered[0], offered[1][0].floors) in make(state, offered[1][0])
    assert seats == [0, 1] * 6
    assert [sum(counts) for player in state.players for counts in player.chosen.values()] == [6, 6]


def test_one_by_one_a_complete_colour_is_not_offered() -> None:
    state = game(2, selection_mode="one_by_one", ruleset="publisher")
    for _ in range(4):
        make(state, TakeBlock(0, 1))
        make(state, TakeBlock(2, 1))
    assert {move.colour for move in to_move(state)[1]} == {1}


def secret(seats: int = 3) -> AnyMatch:
    chosen = options(start_player="first_seat", selection_mode="simultaneous")
    return match.start_match(manhattan.GAME, seats, chosen, key(1))[0]


def choose(at: AnyMatch, seat: int, *counts: int) -> AnyMatch:
    for count in counts:
        question = match.question(at, seat)
        assert question is not None
        move: Any = next(option for option in question.options if option.count == count)
        at, entries = match.choose(at, seat, move)
        assert entries == []
    return at


def test_in_secret_all_seats_choose_at_once() -> None:
    at = secret()
    assert match.to_move(at) == [0, 1, 2]
    at, entries = match.done(choose(at, 1, 3, 3), 1)
    assert [event for entry in entries for event in entry.events] == []
    assert match.to_move(at) == [0, 2]


def test_a_secret_choice_is_seen_by_its_own_seat_only() -> None:
    before = secret()
    at, _ = match.done(choose(before, 1, 3, 3), 1)
    for other in (0, 2, None):
        seen = manhattan.GAME.view(at.state, other)
        assert [player.chosen for player in seen.players] == [{0: [0] * 4}, {1: [0] * 4}, {2: [0] * 4}]
        assert seen.players == manhattan.GAME.view(before.state, other).players
    assert manhattan.GAME.view(at.state, 1).players[1].chosen == {1: [0, 0, 3, 3]}


def test_the_last_secret_choice_reveals_nothing_before_done() -> None:
    at, _ = match.done(choose(secret(2), 1, 3, 3), 1)
    at = choose(at, 0, 0, 0, 0)  # six blocks of one floor follow automatically; seat 0 also builds first
    question = match.question(at, 0)
    assert question is not None
    assert question.step is None
    assert question.events == []
    seen = manhattan.GAME.view(question.state, 0)
    assert seen.players[0].chosen == {0: [6, 0, 0, 0]}
    assert seen.players[1].chosen == {2: [0, 0, 0, 0]}


def test_secret_choices_are_revealed_together() -> None:
    at, _ = match.done(choose(secret(2), 1, 3, 3), 1)
    at, entries = match.done(choose(at, 0, 0, 0, 0), 0)
    assert entries[-1].events == (
        events.BlocksRevealed(0, 0, ones=6, twos=0, threes=0, fours=0),
        events.BlocksRevealed(1, 2, ones=0, twos=0, threes=3, fours=3),
    )
    assert match.to_move(at) == [0]
    assert manhattan.GAME.view(at.state, 0).players[1].chosen == {2: [0, 0, 3, 3]}


def test_a_secret_choice_can_be_taken_back_while_others_choose() -> None:
    at = choose(secret(), 0, 3, 3)
    at, _ = match.done(choose(at, 2, 0, 0, 0), 2)
    at = match.take_back(at, 0)
    question = match.question(at, 0)
    assert question is not None
    assert question.drafted == [TakeBlocks(0, 4, 3, left=3)]
