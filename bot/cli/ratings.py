"""Ratings: `parlour ratings`."""

import typer

from bot.cli.arguments import manage

commands = typer.Typer(no_args_is_help=True, help="Work on the ratings of people.")


@commands.callback()
def _of_ratings() -> None:
    """Keeps `recompute` a command of its own."""


@commands.command()
def recompute() -> None:
    """Compute all ratings again from the lists of rated matches, and say whether they differed."""
    from bot.app import management

    manage(management.recompute_ratings)
