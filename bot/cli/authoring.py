"""Making games: `parlour new-game | check`."""

import typer

from bot.cli.arguments import GameName, load_game

commands = typer.Typer()


@commands.command(name="check")
def check_game(game: GameName) -> None:
    """Grade an installed game, a line for each grade; exit with 1 if it fails one."""
    from bot.app import checks

    name = load_game(game).info.name
    passed = True
    for grade in checks.grade(name):
        typer.echo(grade.line)
        passed = passed and grade.passed
    if not passed:
        raise typer.Exit(1)
