"""Every game, and three tiny ones, keep the contract at every moment of random games."""

from itertools import product
from typing import Any

import pytest

from rules import contract, foresight_check, games, secrecy
from rules.game import AnyGame, Options
from tests.rules.tiny.bids import BIDS
from tests.rules.tiny.raid import RAID
from tests.rules.tiny.suits import SUITS

LARGE: list[AnyGame] = [games.load(name) for name in games.names()]
TINY: list[AnyGame] = [RAID, BIDS, SUITS]
GAMES = LARGE + TINY


def cases(*marks: pytest.MarkDecorator) -> list[Any]:
    """Returns all games with every number of seats and some options. Those of large games have `marks`.

    Sets of options other than the first are tried with one number of seats each; with all others in a campaign.
    """
    return [
        pytest.param(
            game,
            seats,
            options,
            id=f"{game.info.name}-{seats}-{number}",
            marks=[
                *(marks if game in LARGE else ()),
                *([pytest.mark.variant] if number else []),
                *([pytest.mark.campaign] if number and number % count != seats - game.info.fewest else []),
            ],
        )
        for game in GAMES
        for count in [game.info.most + 1 - game.info.fewest]
        for seats, (number, options) in product(
            range(game.info.fewest, game.info.most + 1), enumerate(contract.option_sets(game.info))
        )
    ]


every_game = pytest.mark.parametrize(("game", "seats", "options"), cases(pytest.mark.untraced))
every_traced_game = pytest.mark.parametrize(("game", "seats", "options"), cases())
"""For the checks that reach lines of large games which no shorter test reaches."""


@every_game
def test_options_exist_are_distinct_and_have_no_side_effects(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_options(game, seats, options)


@every_traced_game
def test_standing_orders_that_can_be_given_have_not_expired(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_standing_orders(game, seats, options)


@every_game
def test_a_position_is_equal_after_storing_and_does_not_grow(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_storing(game, seats, options)


@every_game
def test_a_view_does_not_depend_on_what_it_hides(game: AnyGame, seats: int, options: Options) -> None:
    secrecy.check_views(game, seats, options)


@every_game
def test_who_is_to_move_shows_nothing_hidden(game: AnyGame, seats: int, options: Options) -> None:
    secrecy.check_advances(game, seats, options)


@every_traced_game
def test_a_preset_answers_the_question_that_offers_it(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_presets(game, seats, options)


@every_game
def test_a_move_has_one_kind_whatever_its_label_shows(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_kinds(game, seats, options)


@every_game
def test_a_match_replays_from_its_stored_log(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_log(game, seats, options)


@every_game
def test_taking_back_gives_the_earlier_bytes(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_drafts(game, seats, options)


@every_game
def test_a_draft_reveals_nothing_hidden(game: AnyGame, seats: int, options: Options) -> None:
    secrecy.check_secrets_of_drafts(game, seats, options)


@every_game
def test_a_draft_never_goes_on_to_another_turn(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_turns(game, seats, options)


@every_game
def test_what_is_foreseen_of_an_option_happens_and_shows_nothing_hidden(
    game: AnyGame, seats: int, options: Options
) -> None:
    foresight_check.check_foresight(game, seats, options)


@every_game
def test_a_tampered_log_is_refused(game: AnyGame, seats: int, options: Options) -> None:
    contract.check_tampering(game, seats, options)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_a_move_that_is_not_an_option_is_refused(game: AnyGame) -> None:
    contract.check_illegal_moves(game, game.info.fewest, contract.option_sets(game.info)[0])


def test_every_value_of_every_option_is_tested() -> None:
    for game in GAMES:
        tried = {item for options in contract.option_sets(game.info) for item in options.items()}
        assert tried == {(option.name, value) for option in game.info.options for value in option.values}
