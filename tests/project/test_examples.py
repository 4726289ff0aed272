"""The examples run as their readers would run them."""

from __future__ import annotations

import subprocess
import sys
import warnings
from importlib import import_module

import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from rules import games
from tests.project.sources import PROJECT

pytestmark = pytest.mark.process

USUAL = "mint_works"
"""The game of `make test`: the terminal knows no game."""
ANSWERS = "1\n\n" * 5000
"""The first option of every question, and Enter once the turn is complete."""


def in_terminal(*arguments: str, typed: str = ANSWERS) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROJECT / "examples/play_in_the_terminal.py"), *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.campaign] * (game != USUAL)) for game in games.names()]
)
def test_the_terminal_plays_every_game_to_its_end(game: str) -> None:
    played = in_terminal(game)
    assert played.returncode == 0, played.stderr
    ranking = played.stdout.splitlines()[-max(2, games.load(game).info.fewest) :]
    assert {line.split(":")[0].partition(". ")[2] for line in ranking} >= {"Alice", "CPU 1"}
    assert "1" in {line.partition(".")[0] for line in ranking}


def test_the_terminal_takes_back_moves_and_refuses_invalid_answers() -> None:
    output = in_terminal(typed="1\nb\nx\n").stdout
    assert output.count("That is not one of the choices.") == 1
    assert output.count("> ") == 4


def test_what_has_learned_by_playing_beats_random_moves() -> None:
    command = [sys.executable, str(PROJECT / "examples/learn_by_playing.py"), "mint_works", "40"]
    played = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert float(played.partition("wins ")[2].partition(" ")[0]) > 12, played


def test_the_example_of_the_page_about_learning_plays_a_match_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    page = (PROJECT / "docs/learn-by-playing.md").read_text()
    exec(compile(page.partition("```python\n")[2].partition("```")[0], "docs/learn-by-playing.md", "exec"), {})
    assert "seat_1" in capsys.readouterr().out


def test_pettingzoo_takes_a_game_for_one_of_its_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PROJECT / "examples")
    environment = import_module("pettingzoo_environment").Parlour
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have pictures, and a mask apart from the observation
        api_test(environment("mint_works", 2), num_cycles=200)
    seed_test(lambda: environment("mint_works", 3), num_cycles=100)
