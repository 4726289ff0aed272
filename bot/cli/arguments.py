"""What several commands take, and how a wrong argument ends a command: with a sentence and 1."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer

if TYPE_CHECKING:
    from bot.app.management import Work
    from bot.settings import Settings
    from rules.game import AnyGame, Options

T = TypeVar("T")


def _known(language: str) -> str:
    """Returns the code of a language; ends the command if there is no such language."""
    from bot.languages import languages

    if language not in languages():
        fail(f"There is no language called {language}. There are: {', '.join(languages())}.")
    return language


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's name, such as manhattan. A wrong name lists all.")
]
Language = Annotated[str, typer.Option(callback=_known, metavar="LANGUAGE", help="A language's code, such as de.")]
Chosen = Annotated[list[str] | None, typer.Option("--option", help="NAME=VALUE, as often as needed.")]


def read_settings() -> "Settings":
    """Returns the settings; ends the command if one is invalid."""
    from bot.settings import Unreadable, read

    try:
        return read()
    except Unreadable as error:
        fail(str(error))


def manage(work: "Work", *, starts: bool = False) -> None:
    """Carries out `work` on the database of a running Parlour, and prints what it returns.

    `starts`: also on that of a Parlour that is stopped.
    """
    from bot.app import management

    try:
        lines = management.manage(read_settings(), work, starts=starts)
    except management.CannotManage as error:
        fail(str(error))
    typer.echo("\n".join(lines))


def load_game(name: str) -> "AnyGame":
    """Returns the game called `name`; ends the command if there is none, or if it is left out."""
    from rules import games

    for each in games.catalogue().left_out:
        if each.game == name:
            fail(each.line)
    if name not in games.names():
        fail(f"There is no game called {name}. There are: {', '.join(games.names())}.")
    return games.load(name)


def pairs(options: list[str] | None) -> "Options":
    """Returns what was chosen by `--option NAME=VALUE`."""
    found = [option.partition("=") for option in options or []]
    return {name: value for name, _, value in found}


def valid(make: Callable[[], T]) -> T:
    """Returns what `make` returns; prints a ValueError and ends the command."""
    try:
        return make()
    except ValueError as error:
        fail(f"{error}.")


@contextmanager
def usable(file: Path) -> Iterator[None]:
    """Ends the command with a sentence if a file cannot be read or written."""
    try:
        yield
    except OSError as error:
        fail(f"{error.filename or file}: {error.strerror}.")


def fail(sentence: str, code: int = 1) -> NoReturn:
    """Prints a sentence and ends the command with `code`."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
