"""Games are found by their packages; options are checked, and missing ones filled in."""

from pathlib import Path

import pytest

import rules
from rules import games, play
from rules.chance import Chance, key
from tests.rules.tiny.raid import RAID


def test_every_package_inside_rules_is_a_game() -> None:
    folders = {path.parent.name for path in Path(rules.__path__[0]).glob("*/__init__.py")}
    assert set(games.names()) == folders
    assert list(games.names()) == sorted(games.names())


def test_a_game_is_named_after_its_folder() -> None:
    for name in games.names():
        assert games.load(name).info.name == name


def test_a_module_of_the_engine_is_not_a_game() -> None:
    with pytest.raises(KeyError, match="match"):
        games.load("match")


def test_missing_options_get_their_first_value() -> None:
    assert games.complete(RAID, {}) == {"treasure": "hidden"}
    assert games.complete(RAID, {"treasure": "known"}) == {"treasure": "known"}


def test_options_that_apply_with_one_of_some_numbers_of_seats_are_found() -> None:
    game = games.load("manhattan")
    names = {option.name for option in games.applicable(game, [3, 4], {})}
    assert "three_player_rounds" in names
    assert not {"two_player_rounds", "hobbiton_tie"} & names
    assert "hobbiton_tie" in {option.name for option in games.applicable(game, [4], {"promo": "on"})}


def test_a_position_that_keeps_no_options_gets_none() -> None:
    state = RAID.new(2, games.complete(RAID, {}), Chance(key(1)))
    assert games.with_new_options(RAID, play.copy(state)) == state


@pytest.mark.parametrize("wrong", [{"treasure": "buried"}, {"weather": "fine"}])
def test_an_unknown_option_or_value_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="raid has no option"):
        games.complete(RAID, wrong)
