"""Installed games are found by their entry points; what does not fit is left out with a message, and harms nothing."""

from importlib.metadata import EntryPoint
from itertools import count
from pathlib import Path

import pytest

from rules import games
from rules.game import CONTRACT
from rules.games import GROUP, Catalogue

GAME = """
from rules.game import Game, Info, Move, Event, State

GAME = Game(
    info=Info(name="{name}", fewest={fewest}, most={most}, minutes=1, version=1),
    state=State,
    move=Move,
    event=Event,
    new=lambda seats, options, chance: State(chance=chance),
    scores=lambda state: [],
    violations=lambda state: [],
)
"""
numbers = count()


class Shelf:
    """A folder on the path of modules, with packages of games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def package(
        self, name: str, *, rules: str | None = None, contract: object = CONTRACT, fewest: int = 1, most: int = 4
    ) -> EntryPoint:
        """Writes a package and returns the entry point of its game `name`."""
        package = f"some_package_{next(numbers)}"  # a module is imported once
        for part in ("rules", "rendering"):
            (self._folder / package / part).mkdir(parents=True)
        source = GAME.format(name=name, fewest=fewest, most=most) if rules is None else rules
        (self._folder / package / "__init__.py").write_text(f"CONTRACT = {contract!r}\n")
        (self._folder / package / "rules" / "__init__.py").write_text(source)
        (self._folder / package / "rendering" / "__init__.py").write_text("")
        return EntryPoint(name, package, GROUP)

    def remove_rendering(self, point: EntryPoint) -> None:
        (self._folder / point.value / "rendering" / "__init__.py").unlink()
        (self._folder / point.value / "rendering").rmdir()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.syspath_prepend(tmp_path)
    return Shelf(tmp_path)


def reason(catalogue: Catalogue) -> str:
    """Returns why the only game that is left out is left out, after checking that the games of Parlour are there."""
    assert set(games.find([]).found) <= set(catalogue.found)
    (left_out,) = catalogue.left_out
    assert left_out.line == (
        f"The game {left_out.game} of the package {left_out.package} is left out: {left_out.reason}."
    )
    return left_out.reason


def test_a_package_with_an_entry_point_is_found_beside_the_others(shelf: Shelf) -> None:
    point = shelf.package("halma")
    found, left_out = games.find([point])
    assert found["halma"] == (f"{point.value}.rules", f"{point.value}.rendering")
    assert found.keys() - {"halma"} == games.find([]).found.keys()
    assert left_out == []


def test_no_package_takes_the_name_of_a_game_of_parlour(shelf: Shelf) -> None:
    catalogue = games.find([shelf.package("manhattan")])
    assert "Parlour itself has a game of that name" in reason(catalogue)
    assert catalogue.found["manhattan"] == ("rules.manhattan", "rendering.manhattan")


def test_of_two_packages_with_the_same_name_none_is_offered(shelf: Shelf) -> None:
    catalogue = games.find([shelf.package("halma"), shelf.package("halma")])
    assert "several packages" in reason(catalogue)
    assert "halma" not in catalogue.found


def test_a_package_that_is_listed_twice_counts_once(shelf: Shelf) -> None:
    point = shelf.package("halma")
    assert "halma" in games.find([point, point]).found


@pytest.mark.parametrize("contract", [CONTRACT + 1, None, "1"])
def test_a_game_for_another_contract_is_not_even_imported(shelf: Shelf, contract: object) -> None:
    catalogue = games.find([shelf.package("halma", rules="raise RuntimeError", contract=contract)])
    assert reason(catalogue) == f"it was written for contract {contract}, and this Parlour has contract {CONTRACT}"


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("import a_library_that_is_not_there", "ModuleNotFoundError: .*a_library_that_is_not_there"),
        ("x = (", "SyntaxError"),
        ("raise SystemExit(1)", r"SystemExit: 1, in .*__init__.py at line 1"),
        ("", "AttributeError"),
        ("GAME = 1", "its GAME is no Game"),
        (GAME.format(name="go", fewest=2, most=2), "its info calls it go"),
    ],
)
def test_a_game_that_does_not_load_is_left_out_and_says_why(shelf: Shelf, rules: str, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        raise AssertionError(reason(games.find([shelf.package("halma", rules=rules)])))


@pytest.mark.parametrize(("fewest", "most"), [(0, 2), (3, 2), (2, 5)])
def test_a_game_for_impossible_numbers_of_players_is_left_out(shelf: Shelf, fewest: int, most: int) -> None:
    catalogue = games.find([shelf.package("halma", fewest=fewest, most=most)])
    assert f"it is for {fewest} to {most} players" in reason(catalogue)


def test_a_game_without_rendering_is_left_out(shelf: Shelf) -> None:
    point = shelf.package("halma")
    shelf.remove_rendering(point)
    assert reason(games.find([point])) == "it has no folder rendering"


def test_a_package_that_is_not_there_is_left_out() -> None:
    assert "no_such_package" in reason(games.find([EntryPoint("halma", "no_such_package", GROUP)]))


@pytest.mark.parametrize("name", ["Halma", "2048", "../halma", "tic-tac", "_x", "x_", "x__y", "x" * 25, "", "日本"])
def test_a_name_that_is_no_name_of_a_module_is_refused(shelf: Shelf, name: str) -> None:
    assert "a name is at most 24" in reason(games.find([EntryPoint(name, "some_package", GROUP)]))


@pytest.mark.parametrize(("name", "sentence"), [("class", "a word of Python"), ("search", "a module of the engine")])
def test_a_name_that_python_or_the_engine_uses_is_refused(name: str, sentence: str) -> None:
    assert sentence in (games.name_problem(name) or "")


def test_a_game_whose_boards_do_not_load_is_left_out_later(shelf: Shelf) -> None:
    point = shelf.package("halma")
    catalogue = games.find([point])
    assert catalogue.installed == ["halma"]
    catalogue.leave_out("halma", "it does not load")
    assert catalogue.installed == []
    assert catalogue.left_out == [("halma", point.value, "it does not load")]


def test_the_folder_of_a_package_is_known_even_if_its_game_does_not_load(shelf: Shelf) -> None:
    point = shelf.package("halma", rules="x = (")
    (folder,) = games.folders([point, EntryPoint("go", "no_such_package", GROUP)])
    assert folder.name == point.value
    assert (folder / "rules" / "__init__.py").read_text() == "x = ("


def test_every_game_of_parlour_has_a_name_that_a_game_may_have() -> None:
    assert [games.name_problem(name) for name in games.names()] == [None] * len(games.names())
