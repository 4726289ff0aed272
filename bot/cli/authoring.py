"""Making games: `parlour new-game | check`."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.arguments import GameName, fail, load_game

commands = typer.Typer()


@commands.command(name="new-game")
def write_new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits and underscores.")],
    package: Annotated[Path | None, typer.Option(help="Write a package of its own to this folder.")] = None,
) -> None:
    """Write a whole game with its tests, to be changed: in this repository, or as a package of its own."""
    from bot.app import new_game

    try:
        written = new_game.write(name, package)
    except (new_game.CannotWrite, OSError) as error:
        fail(str(error))
    typer.echo("\n".join(map(str, written)))


@commands.command(name="check")
def check_game(
    game: GameName,
    only: Annotated[list[str] | None, typer.Option(help="A grade such as worded, as often as needed.")] = None,
) -> None:
    """Grade an installed game, a line for each grade; exit with 1 if it fails one."""
    from bot.app import checks

    name = load_game(game).info.name
    for unknown in set(only or ()) - set(checks.GRADES):
        fail(f"there is no grade {unknown}; there are: {', '.join(checks.GRADES)}")
    passed = True
    for grade in checks.grade(name, {key: checks.GRADES[key] for key in only or checks.GRADES}):
        typer.echo(grade.line)
        passed = passed and grade.passed
    if not passed:
        raise typer.Exit(1)
