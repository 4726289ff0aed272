"""Images of positions: `parlour render`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.arguments import Chosen, GameName, Language, fail, load_game, pairs, usable, valid
from bot.cli.records import check_seat, explained, read

commands = typer.Typer()

MOVES = 30


@commands.command()
def render(
    out: Annotated[Path, typer.Option(help="The image to write.")],
    game: GameName = "",
    state: Annotated[Path | None, typer.Option(help="A file of `parlour export` instead of a random match.")] = None,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same position.")] = 1,
    moves: Annotated[
        int | None, typer.Option(min=0, help=f"Moves before the image: {MOVES}, or all of a file.")
    ] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Whose view; without, the public view.")] = None,
    language: Language = "en",
    options: Chosen = None,
    watch: Annotated[bool, typer.Option("--watch", help="Render again whenever a file of Parlour is saved.")] = False,
) -> None:
    """Render a random position, or one of a file; for a seat that is to move, with its choices numbered."""
    if watch:
        _render_again(out)
        return

    from bot.app import records
    from rules import selfplay

    if state:
        found = read(state, seat)
        if game not in ("", found.game):
            fail(f"{state} is a record of {found.game}, not of {game}.")
        with explained(state):
            records.draw(found, records.position(found, moves), seat, language, out)
        return
    if not game:
        fail("Name a game, or a file with --state.")
    rules = load_game(game)
    check_seat(seat, players)
    drawn = MOVES if moves is None else moves
    found = valid(lambda: selfplay.recorded(rules, players, pairs(options), seed, drawn))
    with usable(out):
        records.draw(found, records.position(found), seat, language, out)


def _render_again(out: Path) -> None:
    try:
        from bot.app import watch
    except ModuleNotFoundError as error:
        if error.name != "watchfiles":
            raise
        fail("--watch needs the package watchfiles, which `make install-test` installs.")
    watch.render_on_change(
        [sys.executable, *(each for each in sys.orig_argv[1:] if each != "--watch")], out, typer.echo
    )
