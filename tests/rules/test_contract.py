"""Every game, and two tiny ones, keep the contract at every moment of random games."""

from itertools import product
from typing import Any

import msgspec
import pytest

from rules import games, match, play
from rules.chance import key
from rules.game import AnyGame, Info, Options
from rules.match import AnyMatch, Illegal
from tests.rules import contract
from tests.rules.tiny.bids import BIDS
from tests.rules.tiny.raid import RAID

GAMES: list[AnyGame] = [*(games.load(name) for name in games.names()), RAID, BIDS]


def option_sets(info: Info) -> list[Options]:
    """Returns a few sets of options in which every value of every option occurs."""
    longest = max((len(option.values) for option in info.options), default=1)
    return [
        {option.name: option.values[number % len(option.values)] for option in info.options}
        for number in range(longest)
    ]


CASES = [
    pytest.param(
        game, seats, options, id=f"{game.info.name}-{seats}-{number}", marks=pytest.mark.variant if number else ()
    )
    for game in GAMES
    for seats, (number, options) in product(
        range(game.info.fewest, game.info.most + 1), enumerate(option_sets(game.info))
    )
]
every_game = pytest.mark.parametrize(("game", "seats", "options"), CASES)


@every_game
def test_options_exist_are_distinct_and_have_no_side_effects(game: AnyGame, seats: int, options: Options) -> None:
    for moment in contract.moments(game, seats, options, seed=1):
        contract.check_options(game, moment)


@every_game
def test_standing_orders_that_can_be_given_have_not_expired(game: AnyGame, seats: int, options: Options) -> None:
    for number, moment in enumerate(contract.moments(game, seats, options, seed=1)):
        if number % 4 == 0:
            contract.check_standing_orders(game, moment, seats)


@every_game
def test_a_position_is_equal_after_storing_and_does_not_grow(game: AnyGame, seats: int, options: Options) -> None:
    for moment in contract.moments(game, seats, options, seed=2):
        contract.check_storing(game, moment)


@every_game
def test_a_view_does_not_depend_on_what_it_hides(game: AnyGame, seats: int, options: Options) -> None:
    for number, moment in enumerate(contract.moments(game, seats, options, seed=3)):
        if number % 4 == 0:
            contract.check_visibility(game, moment, seats)


@every_game
def test_a_match_replays_from_its_stored_log(game: AnyGame, seats: int, options: Options) -> None:
    played = contract.match(game, seats, options, seed=4)
    contract.check_log(game, seats, options, 4, played)


@every_game
def test_taking_back_gives_the_earlier_bytes(game: AnyGame, seats: int, options: Options) -> None:
    calls = iter(range(10**6))

    def watch(at: AnyMatch, seat: int) -> None:
        if next(calls) % 9 == 0:
            contract.check_draft(game, at, seat)

    contract.match(game, seats, options, seed=5, watch=watch)


@every_game
def test_a_draft_reveals_nothing_hidden(game: AnyGame, seats: int, options: Options) -> None:
    calls = iter(range(10**6))

    def watch(at: AnyMatch, seat: int) -> None:
        if next(calls) % 9 == 0:
            contract.check_secrets_of_a_draft(game, at, seat)

    contract.match(game, seats, options, seed=6, watch=watch)


@every_game
def test_a_draft_never_goes_on_to_another_turn(game: AnyGame, seats: int, options: Options) -> None:
    played = [contract.questions(game, seats, options, seed) for seed in range(3)]
    contract.check_turns([question for prompts in played for question in prompts])


@every_game
def test_a_tampered_log_is_refused(game: AnyGame, seats: int, options: Options) -> None:
    log = contract.match(game, seats, options, seed=7).log
    swapped = [*log[:1], *log[2:]]
    emptied = [*log[:-1], msgspec.structs.replace(log[-1], events=())]
    for tampered in (swapped, emptied):
        with pytest.raises(Illegal):
            match.replay(game, seats, options, key(7), tampered)
    with pytest.raises(Illegal):
        match.replay(game, seats, options, key(8), log)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_a_move_that_is_not_an_option_is_refused(game: AnyGame) -> None:
    def watch(at: AnyMatch, seat: int) -> None:
        question = match.question(at, seat)
        assert question is not None
        legal = {play.identity(option) for option in question.options}
        for illegal in [move for move in offered if play.identity(move) not in legal]:
            with pytest.raises(Illegal):
                match.choose(at, seat, illegal)
        offered.update(question.options[:3])
        for other in set(range(seats)) - set(match.to_move(at)):
            with pytest.raises(Illegal):
                match.choose(at, other, question.options[0])

    offered: set[Any] = set()
    seats = game.info.fewest
    options = {option.name: option.values[0] for option in game.info.options}
    calls = iter(range(10**6))
    contract.match(game, seats, options, seed=9, watch=lambda at, seat: watch(at, seat) if next(calls) < 40 else None)


def test_every_value_of_every_option_is_tested() -> None:
    for game in GAMES:
        tried = {(name, value) for options in option_sets(game.info) for name, value in options.items()}
        assert tried == {(option.name, value) for option in game.info.options for value in option.values}
