"""`parlour new-game` writes the game of docs/add-a-game.md, which works in the repository and as a package."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import pytest

from bot.app import new_game
from bot.app.new_game import CannotWrite
from tests.installing import GRADES, QUICK, Installed, copied, grades
from tests.project.sources import text

PAGE = PurePosixPath("docs/add-a-game.md")
FILE = re.compile(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = "tic_tac_4"
FREE = (
    "tests/rules/test_contract.py",
    "tests/bot/app/test_checks.py",
    "tests/bot/test_texts.py",
    "tests/rendering/test_contract.py",
    "tests/rendering/test_options.py",
)
FOLDERS = tuple(f"{part}/{GAME}" for part in ("rules", "rendering", "tests/rules", "tests/rendering"))
in_processes = pytest.mark.process


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A copy of the project with a new game."""
    copy = copied(tmp_path_factory.mktemp("checkout"))
    copy.parlour("new-game", GAME)
    return copy


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> tuple[Installed, Path]:
    """A new game in a package of its own, installed, and the folder of its source."""
    source, installed = tmp_path_factory.mktemp("source"), Installed(tmp_path_factory.mktemp("installed"))
    installed.parlour("new-game", GAME, "--package", str(source))
    installed.install(source)
    return installed, source


def test_the_page_shows_the_files_that_are_written() -> None:
    shown = dict(FILE.findall(text(PAGE)))
    written = {str(path): content for path, content in new_game.in_repository("pig").items()}
    added = {str(path): content for path, content in new_game.in_package("pig").items() if str(path) in shown}
    assert shown == written | added
    assert set(added) == {"pyproject.toml", "parlour_pig/__init__.py", "tests/test_grades.py"}


def test_a_package_has_the_files_of_the_repository_under_other_names() -> None:
    inside = {path.name for path in new_game.in_repository("pig")}
    own = {path.name for path in new_game.in_package("pig")}
    assert own == inside | {"pyproject.toml", "py.typed", "test_grades.py"}


@pytest.mark.parametrize("find", [new_game.in_repository, new_game.in_package], ids=["repository", "package"])
def test_nothing_of_pig_is_left_under_another_name(find: object) -> None:
    assert callable(find)
    for path, content in find("halma").items():
        assert not re.search(r"pig\b|ピッグ", f"{path}\n{content}", re.IGNORECASE), path


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("manhattan", "is taken"),
        ("canvas", "is taken"),
        ("search", "a module of the engine"),
        ("lambda", "a word of Python"),
        ("../halma", "a name is at most"),
        ("Halma", "a name is at most"),
    ],
)
def test_a_name_that_no_new_game_can_have_is_refused(name: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match=sentence):
        new_game.write(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("mine")
    with pytest.raises(CannotWrite, match=r"There is a file .*pyproject\.toml already"):
        new_game.write("halma", tmp_path)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]


@in_processes
def test_a_new_game_passes_the_tests_of_every_game_and_its_own(checkout: Installed) -> None:
    output = checkout.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", GAME, *FREE, *FOLDERS[2:])
    assert int(re.findall(r"(\d+) passed", output)[0]) > 30


@in_processes
def test_a_new_game_plays_a_thousand_games(checkout: Installed) -> None:
    assert f"{GAME}: 1000 games" in checkout.parlour("selfplay", GAME, "--games", "1000")


@in_processes
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_new_game_can_be_rendered(checkout: Installed, language: str, tmp_path: Path) -> None:
    image = tmp_path / f"{language}.png"
    checkout.parlour("render", GAME, "--players", "4", "--moves", "9", "--language", language, "--out", str(image))
    assert image.stat().st_size > 1000


@in_processes
def test_a_new_game_is_formatted_and_clean(checkout: Installed) -> None:
    checkout.python("-m", "ruff", "format", "--check", "--no-cache", *FOLDERS)
    checkout.python("-m", "ruff", "check", "--no-cache", *FOLDERS)
    checkout.check_types(*FOLDERS)


@in_processes
@pytest.mark.parametrize("names", [QUICK, pytest.param(GRADES, marks=pytest.mark.campaign)], ids=["quick", "every"])
def test_a_new_package_has_every_grade_once_it_is_installed(
    package: tuple[Installed, Path], names: tuple[str, ...]
) -> None:
    """It has much luck, so many games show that its computer plays well."""
    installed, _ = package
    assert installed.grades(GAME, *names) == dict.fromkeys(names, True)


@in_processes
def test_a_new_package_is_formatted_and_clean_and_passes_its_tests(package: tuple[Installed, Path]) -> None:
    installed, source = package
    installed.python("-m", "ruff", "format", "--check", "--no-cache", str(source))
    installed.python("-m", "ruff", "check", "--no-cache", str(source))
    config = ("--config-file", str(source / "pyproject.toml"), "--cache-dir", str(source / ".types"))
    installed.python("-m", "mypy", *config, str(source / f"parlour_{GAME}"))
    tests = (str(source / "tests" / file) for file in ("test_turns.py", "test_board.py"))
    assert "4 passed" in installed.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)


@in_processes
def test_a_text_that_is_missing_costs_a_grade_and_the_command_fails(package: tuple[Installed, Path]) -> None:
    installed, _ = package
    file = installed.folder / f"parlour_{GAME}" / "rules" / "text" / "ja.ftl"
    whole = file.read_text()
    file.write_text(whole.replace("move-Roll", "move-Throw"))
    try:
        report = installed.parlour("check", GAME, "--only", "worded", "--only", "teaches", fails=True)
    finally:
        file.write_text(whole)
    assert "worded      NO   missing in ja: move-Roll" in report
    assert grades(report) == {"worded": False, "teaches": True}


@in_processes
def test_a_grade_that_there_is_not_is_named(package: tuple[Installed, Path]) -> None:
    installed, _ = package
    report = installed.parlour("check", GAME, "--only", "funny", fails=True)
    assert "there is no grade funny; there are: plays, " in report
