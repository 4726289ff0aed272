"""The workbench for authors of games: `parlour workbench`."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.arguments import Chosen, GameName, Language, fail, pairs

commands = typer.Typer()


@commands.command()
def workbench(
    game: GameName,
    state: Annotated[Path | None, typer.Option(help="A file of `parlour export` instead of a new match.")] = None,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same match.")] = 1,
    moves: Annotated[int, typer.Option(min=0, help="How many random moves it begins with.")] = 0,
    options: Chosen = None,
    language: Language = "en",
    tests: Annotated[Path | None, typer.Option(help="Where positions are kept as tests.")] = None,
    port: Annotated[int, typer.Option(min=1, max=65000, help="The first port to try for the page.")] = 8775,
) -> None:
    """Play a match of a game in a local Discord, look behind it, change it, and see every save of a file at once."""
    import asyncio

    from bot.app import serving
    from bot.app.workbench import files
    from bot.app.workbench.bench import Bench
    from bot.app.workbench.messages import Deal
    from rules import games

    known = {*games.names(), *(each.game for each in games.catalogue().left_out)}  # those do not load yet
    if game not in known:
        fail(f"There is no game called {game}. There are: {', '.join(sorted(known))}.")
    try:
        from bot.app.workbench import command
    except ModuleNotFoundError as error:
        if error.name != "watchfiles":
            raise
        fail("The workbench needs the package watchfiles: `make install-test` or `pip install watchfiles` installs it.")
    deal = Deal(players, seed, pairs(options), moves)
    bench = Bench(game, deal, tests or files.folder_for(game), language)
    try:
        content = state.read_bytes() if state else None
        asyncio.run(serving.until_stopped(lambda: command.serve(bench, port, content, _ready)))
    except OSError as error:
        fail(f"{error}.")
    except serving.CannotRun as error:
        fail(str(error))


def _ready(url: str) -> None:
    typer.echo(f"\n  The workbench is ready. Open {url} in a browser.\n  Ctrl-C stops it.\n")
