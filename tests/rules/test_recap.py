"""The recap of a match: turns, and the points and the round after each."""

from itertools import pairwise

import pytest

from rules import games, recap
from rules.chance import key
from rules.fast_chance import FastChance
from rules.game import AnyGame, Move, State, Step
from rules.manhattan import moves as manhattan
from rules.mint_works import events as mint_works
from rules.play import BrokenGame, Illegal
from tests.rules.recaps import played
from tests.rules.tiny.bids import BIDS
from tests.rules.tiny.raid import RAID
from tests.rules.tiny.suits import SUITS

GAMES: list[AnyGame] = [*(games.load(name) for name in games.names()), RAID, BIDS, SUITS]
every_game = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.info.name}-{seats}")
        for game in GAMES
        for seats in range(game.info.fewest, game.info.most + 1)
    ],
)


@pytest.mark.untraced
@every_game
def test_the_course_ends_with_the_points_of_the_match(game: AnyGame, seats: int) -> None:
    went, points = played(game, seats)
    assert went.points[-1][:seats] == points == [score.points for score in went.scores]
    assert len(went.places) == len(went.points[-1])
    assert not went.end.agenda


@pytest.mark.untraced
@every_game
def test_rounds_follow_each_other_and_cover_all_turns(game: AnyGame, seats: int) -> None:
    went, _ = played(game, seats)
    assert len(went.points) == len(went.turns) + 1
    assert [part.first for part in went.parts] == [0, *(part.stop for part in went.parts[:-1])]
    assert went.parts[-1].stop == len(went.turns)
    assert all(before.round < after.round for before, after in pairwise(went.parts))
    assert bool(game.round) == (went.parts[-1].round > 0)


@pytest.mark.untraced
@every_game
def test_a_turn_has_gained_no_more_than_its_seat_had_more_after_it(game: AnyGame, seats: int) -> None:
    went, _ = played(game, seats)
    if game.info.name in games.names():  # there nobody loses points between turns
        for number, turn in enumerate(went.turns):
            assert 0 <= turn.gained <= went.gains(number, number + 1)[turn.seat]


def test_points_of_a_scoring_are_gained_in_no_turn() -> None:
    went, _ = played(games.load("manhattan"), 3)
    assert {turn.gained for turn in went.turns} == {0}
    went, _ = played(games.load("coal_baron"), 4, seed=5)
    for seat, player in enumerate(went.end.players):
        assert sum(turn.gained for turn in went.turns if turn.seat == seat) == sum(player.shipped)


def test_the_events_of_a_turn_are_those_that_brought_points() -> None:
    went, _ = played(games.load("rolled_west"), 2, seed=5)
    best = max(went.turns, key=lambda turn: turn.gained)
    assert max(getattr(event, "points", 0) for event in best.events) > 0
    assert {event.seat for event in best.events if hasattr(event, "seat")} == {best.seat}
    assert set(best.events) <= set(went.events)


def test_a_seat_that_goes_on_after_done_begins_another_turn() -> None:
    went, _ = played(games.load("mint_works"), 2)
    pairs = [pair for pair in pairwise(went.turns) if pair[0].seat == pair[1].seat]
    assert pairs
    assert len(went.happened(0, mint_works.Passed, mint_works.Bought)) > 0


def test_an_automated_opponent_competes_too() -> None:
    game = games.load("mint_works")
    went, _ = played(game, 1)
    assert game.opponent
    opponent = game.opponent(went.end)
    assert opponent
    assert went.points[-1][1] == opponent.score.points
    assert sorted(went.places) == [1, 2]


def test_those_with_most_points_lead_unless_all_have_as_many() -> None:
    went, _ = played(games.load("manhattan"), 3)
    assert went.leaders(0) == []
    for turns, points in enumerate(went.points):
        assert went.leaders(turns) in ([], [seat for seat in went.seats if points[seat] == max(points)])


def test_places_that_are_given_are_kept() -> None:
    went = recap.of_moves(RAID, RAID.new(2, games.complete(RAID, {}), FastChance(key(1, 0))), [], [2, 1])
    assert went.places == [2, 1]


def test_a_move_that_is_not_legal_is_refused() -> None:
    game = games.load("manhattan")
    state = game.new(2, games.complete(game, {}), FastChance(key(1, 0)))
    with pytest.raises(Illegal):
        recap.of_moves(game, state, [(0, manhattan.GiveUp(0, 9))])


class Endless(Step[State, Move]):
    """Comes again and again."""

    def run(self, state: State) -> None:
        state.push(self)


def test_a_game_that_cannot_go_on_is_no_course() -> None:
    state = RAID.new(2, games.complete(RAID, {}), FastChance(key(1, 0)))
    state.push(Endless())
    with pytest.raises(BrokenGame):
        recap.of_moves(RAID, state, [])
