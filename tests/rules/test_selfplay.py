import json
from collections import Counter
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec import structs

from rules import games, selfplay
from rules.game import AnyGame
from rules.play import BrokenGame, Illegal
from rules.search import Budget
from tests.rules.small_games import Move, Position, errands, fingers, nim, patience
from tests.rules.tiny.bids import BIDS, HIDDEN
from tests.rules.tiny.echo import ECHO, Call
from tests.rules.tiny.raid import RAID


def ticking() -> selfplay.Clock:
    """Returns a clock that advances by a second each time it is read."""
    ticks = count()
    return lambda: float(next(ticks))


def test_a_report_counts_games_decisions_and_wins() -> None:
    report = selfplay.run(nim(9), 2, 50, 1, {}, ticking())
    assert report.games == 50
    assert 3 <= report.shortest <= report.median <= report.longest <= 9
    assert 50 * report.shortest <= report.decisions <= 50 * report.longest
    assert sum(seat.wins for seat in report.seats) == 50
    assert [(seat.lowest, seat.highest) for seat in report.seats] == [(0, 1), (0, 1)]
    assert report.seats[0].mean == report.seats[0].wins / 50
    assert report.violations == []


def test_equal_seeds_give_equal_games() -> None:
    assert selfplay.run(nim(), 2, 20, 7, {}, ticking()) == selfplay.run(nim(), 2, 20, 7, {}, ticking())
    assert selfplay.run(nim(), 2, 20, 7, {}, ticking()) != selfplay.run(nim(), 2, 20, 8, {}, ticking())


def test_time_is_measured_once_a_game() -> None:
    report = selfplay.run(nim(3), 2, 40, 1, {}, ticking(), check_interval=1)
    assert report.seconds == 40
    assert report.games_per_second == 1
    assert report.microseconds == pytest.approx(40e6 / report.decisions)


def test_turns_of_an_automated_opponent_are_counted_apart_from_decisions() -> None:
    alone = selfplay.run(patience(30), 1, 10, 1, {}, ticking(), check_interval=99)
    together = selfplay.run(nim(30), 2, 10, 1, {}, ticking(), check_interval=99)
    assert together.turns == together.decisions
    assert alone.decisions < alone.turns <= 2 * alone.decisions
    assert alone.microseconds_a_turn == pytest.approx(10e6 / alone.turns)
    assert f"{alone.turns - alone.decisions} turns by opponents in between" in alone.lines()


def test_simultaneous_questions_are_answered_by_every_seat() -> None:
    report = selfplay.run(fingers(), 2, 5, 1, {}, ticking())
    assert report.shortest == report.longest == 2


def test_a_violated_invariant_is_reported_with_its_game_and_decision() -> None:
    def violations(state: Position) -> list[str]:
        return ["fewer than five stones"] if state.stones < 5 else []

    report = selfplay.run(structs.replace(nim(5), violations=violations), 2, 3, 1, {}, ticking(), check_interval=2)
    assert report.violations == [f"game {game}, after 1 decisions: fewer than five stones" for game in (0, 2)]


def test_an_endless_game_is_reported_as_a_violation() -> None:
    report = selfplay.run(nim(10**9), 2, 1, 1, {}, ticking())
    assert report.violations == [f"game 0: not over after {selfplay.MOVE_LIMIT} decisions"]


def test_a_crash_reports_its_game_and_decision() -> None:
    def careless(view: selfplay.LazyView, seat: int, options: list[Any]) -> Any:
        raise LookupError("nothing found")

    with pytest.raises(LookupError) as caught:
        selfplay.run(nim(), 2, 1, 1, {}, ticking(), players=lambda seed: [careless, careless])
    assert caught.value.__notes__ == ["in game 0 after 0 decisions"]


def test_a_move_that_is_not_an_option_is_refused_with_its_seat() -> None:
    def cheating(view: selfplay.LazyView, seat: int, options: list[Any]) -> Any:
        return Move(4)

    with pytest.raises(Illegal, match=r"seat 1 chose Move\(number=4\)"):
        selfplay.match(nim(), 2, {}, [selfplay.random_player(1), cheating], seed=1)


def test_a_position_in_the_middle_of_a_game_is_the_same_for_the_same_seed() -> None:
    manhattan = games.load("manhattan")
    state, events = selfplay.position(manhattan, 2, {}, seed=1, moves=21)
    assert (state, events) == selfplay.position(manhattan, 2, {}, seed=1, moves=21)
    assert state != selfplay.position(manhattan, 2, {}, seed=1, moves=20)[0]
    assert events
    assert not state.events, "the events of the last decision were removed"
    end, _ = selfplay.position(manhattan, 2, {}, seed=1, moves=10**6)
    assert end.agenda == []


@pytest.mark.parametrize("game", [*map(games.load, games.names()), BIDS, RAID], ids=lambda game: game.info.name)
def test_a_player_gets_nothing_that_its_seat_cannot_see(game: AnyGame) -> None:
    """What it gets is a view already: the view of it is the same."""
    seats = game.info.most
    requests: Counter[int] = Counter()

    def watching(seed: int) -> selfplay.Player:
        choose = selfplay.random_player(seed)

        def player(lazy_view: selfplay.LazyView, seat: int, options: list[Any]) -> Any:
            view = lazy_view()
            requests[seat] += 1
            assert view.chance.key == b""
            assert view == game.view(view, seat)
            return choose(lazy_view, seat, options)

        return player

    selfplay.match(game, seats, {}, [watching(seat) for seat in range(seats)], seed=1)
    assert requests.keys() == set(range(seats))


def test_a_player_sees_only_its_own_hidden_cards() -> None:
    def player(view: selfplay.LazyView, seat: int, options: list[Any]) -> Any:
        assert [HIDDEN in hand for hand in view().hands] == [other != seat for other in range(3)]
        return options[0]

    assert selfplay.match(BIDS, 3, {}, [player] * 3, seed=1).moves


def test_a_search_player_requests_one_view_a_turn() -> None:
    requests: Counter[int] = Counter()

    def searching(seat: int) -> selfplay.Player:
        choose = selfplay.search_player(errands(), Budget(2000), seat)

        def player(view: selfplay.LazyView, seat: int, options: list[Any]) -> Any:
            def counted_view() -> Any:
                requests[seat] += 1
                return view()

            return choose(counted_view, seat, options)

        return player

    played = selfplay.match(errands(), 2, {}, [searching(0), searching(1)], seed=1)
    assert played.points == [2, 2]
    assert requests == {0: 1, 1: 1}


@pytest.mark.strength
def test_a_search_player_beats_a_random_player() -> None:
    def players(seed: int) -> list[selfplay.Player]:
        return [selfplay.search_player(nim(), Budget(200), seed), selfplay.random_player(seed)]

    report = selfplay.run(nim(), 2, 20, 1, {}, ticking(), players)
    assert report.seats[0].wins >= 18


@pytest.mark.parametrize("seats", [1, 3])
def test_wrong_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"nim is for 2 to 2 players, not {seats}"):
        selfplay.run(nim(), seats, 1, 1, {}, ticking())


def test_no_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        selfplay.run(nim(), 2, 0, 1, {}, ticking())


def test_a_report_is_text_and_json() -> None:
    report = selfplay.run(nim(9), 2, 5, 1, {}, ticking())
    assert report.lines()[0] == f"nim: 5 games with 2 players, {report.decisions} decisions"
    assert len(report.lines()) == 5
    assert json.loads(msgspec.json.encode(report))["seats"][0]["wins"] == report.seats[0].wins


def test_a_game_whose_steps_never_end_is_an_error_that_names_the_step() -> None:
    def loops(view: selfplay.LazyView, seat: int, options: list[Any]) -> Call:
        return Call("loop")

    with pytest.raises(BrokenGame, match=r"tiny\.echo\.Loop comes after 1000 steps"):
        selfplay.match(ECHO, 2, {}, [loops, loops], seed=1)
