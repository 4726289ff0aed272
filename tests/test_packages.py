"""Three games that the contract was not made for, each a package of its own: installed, they have every grade."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PIL import Image

from tests.installing import GRADES, PACKAGES, QUICK, Installed

pytestmark = [pytest.mark.process, pytest.mark.match]

SOURCES = sorted(path.parent for path in PACKAGES.glob("*/pyproject.toml"))
NEW_OPTIONS = PACKAGES.parent / "rules" / "test_new_options.py"
GAMES = [source.name for source in SOURCES]
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """All the packages, installed."""
    folder = Installed(tmp_path_factory.mktemp("installed"))
    folder.install(*SOURCES)
    return folder


def copied(installed: Installed, folder: Path) -> Installed:
    """Copies all the packages to where a test may change them."""
    return Installed(shutil.copytree(installed.folder, folder / "copied"))


def test_there_is_a_game_of_tricks_one_of_teams_and_one_of_hiding() -> None:
    assert GAMES == ["auction", "fox", "tricks"]


@pytest.mark.parametrize(
    ("game", "names"),
    [
        *((game, QUICK) for game in GAMES),
        *(pytest.param(game, GRADES, marks=pytest.mark.campaign) for game in GAMES),  # which takes longer
    ],
)
def test_an_installed_game_has_every_grade(installed: Installed, game: str, names: tuple[str, ...]) -> None:
    assert installed.grades(game, *names) == dict.fromkeys(names, True)


def test_the_tests_of_every_package_pass(installed: Installed) -> None:
    files = [str(PACKAGES / game / "tests" / name) for game in GAMES for name in ("test_turns.py", "test_board.py")]
    options = ("--import-mode=importlib", "-q", "-p", "no:cacheprovider")
    assert " passed" in installed.python("-m", "pytest", *options, *files)


def test_every_installed_game_can_get_another_option_while_matches_go_on(installed: Installed) -> None:
    report = installed.python("-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", str(NEW_OPTIONS))
    assert all(f"proves_its_chance[{game}]" in report for game in GAMES)


@each_game
def test_an_installed_game_is_rendered_as_any_other(installed: Installed, game: str, tmp_path: Path) -> None:
    board = tmp_path / "board.png"
    installed.parlour("render", game, "--players", "4", "--moves", "9", "--seat", "1", "--out", str(board))
    with Image.open(board) as image:
        assert image.width > 900


def test_installed_games_are_beside_those_of_parlour(installed: Installed) -> None:
    found = installed.python("-c", "from rules import games; print(*games.names())").split()
    assert {*GAMES, "manhattan"} <= {*found}


def test_a_game_that_is_left_out_is_named_on_the_command_line(installed: Installed, tmp_path: Path) -> None:
    folder = copied(installed, tmp_path)
    (folder.folder / "parlour_tricks" / "__init__.py").write_text("CONTRACT = 0\n")
    message = "The game tricks of the package parlour_tricks is left out: it was written for contract 0"
    assert message in folder.parlour("selfplay", "tricks", fails=True)
    assert "manhattan: 1 games" in folder.parlour("selfplay", "manhattan", "--games", "1")


def test_a_game_whose_board_does_not_load_is_left_out_when_the_bot_starts(installed: Installed, tmp_path: Path) -> None:
    folder = copied(installed, tmp_path)
    (folder.folder / "parlour_tricks" / "rendering" / "__init__.py").write_text("import a_library_that_is_not_there\n")
    started = "from bot.app.warmup import warm_up; warm_up(); from rules import games; print(games.names())"
    output = folder.python("-c", started)
    assert output.count("game left out") == 1
    assert "a_library_that_is_not_there" in output
    assert "'tricks'" not in output.splitlines()[-1]
    assert "'manhattan'" in output.splitlines()[-1]
