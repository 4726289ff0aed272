"""Ratings: `parlour ratings`."""

from typing import TYPE_CHECKING

import typer

from bot.cli.arguments import manage

if TYPE_CHECKING:
    from bot.store.database import Store

NAME = "ratings"
commands = typer.Typer(no_args_is_help=True, help="Work on the ratings of people.")


@commands.callback()
def _of_ratings() -> None:
    """Keeps `recompute` a command of its own."""


@commands.command()
def recompute() -> None:
    """Compute all ratings again from the lists of rated matches, and say whether they differed."""
    manage(_recompute)


async def _recompute(store: "Store") -> list[str]:
    """Returns a line for each server that has any."""
    from bot.features.record.ratings_store import Ratings

    ratings, lines = store.of(Ratings), []
    for guild in await ratings.servers():
        matches, differing = await ratings.recompute(guild)
        lines.append(f"server {guild}: {matches} rated matches, {differing or 'no'} tables differed")
    return lines or ["No match is rated."]
