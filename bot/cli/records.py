"""Matches and positions as files: `parlour export | show`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.arguments import Chosen, Language, fail, load_game, manage, pairs, usable, valid

if TYPE_CHECKING:
    from rules.record import AnyRecord

commands = typer.Typer()

Source = Annotated[str, typer.Argument(metavar="MATCH|GAME", help="A match's id, or a game's name.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="What `parlour export` has written.")]


@commands.command()
def export(
    source: Source,
    out: Annotated[Path, typer.Option(help="The file to write.")],
    players: Annotated[int, typer.Option(help="How many players a random match has.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same match.")] = 1,
    moves: Annotated[int, typer.Option(min=0, help="How many random moves it has, at most.")] = 30,
    options: Chosen = None,
) -> None:
    """Write a match of a running Parlour to a file, or a random match of a game; the file holds all its secrets."""
    from bot.app import records
    from rules import selfplay

    with explained(out):
        if source.isdecimal():
            manage(records.of_stored(int(source), out))
            return
        game = load_game(source)
        found = valid(lambda: selfplay.recorded(game, players, pairs(options), seed, moves))
        records.write(found, out)
        typer.echo(records.written(found, out))


@commands.command()
def show(
    file: File,
    move: Annotated[int | None, typer.Option(min=0, help="After how many moves; without, the last position.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Whose view; without, the public view.")] = None,
    out: Annotated[Path | None, typer.Option(help="The image to write.")] = None,
    language: Language = "en",
) -> None:
    """Show a position of a file: what happened last and the board as text, and with --out as an image."""
    from bot.app import records

    found = read(file, seat)
    with explained(file):
        shown = records.position(found, move)
        typer.echo("\n".join(records.described(found, shown, seat, language)))
        if out:
            records.draw(found, shown, seat, language, out)


def read(file: Path, seat: int | None) -> "AnyRecord":
    """Returns the record in `file`; ends the command if there is none, or no such seat in it."""
    from bot.app import records

    with explained(file):
        found = records.read(file)
    check_seat(seat, found.seats)
    return found


def check_seat(seat: int | None, seats: int) -> None:
    """Ends the command if there is no such seat."""
    if seat is not None and seat >= seats:
        fail(f"There is no seat {seat} among {seats} players, counted from 0.")


@contextmanager
def explained(file: Path) -> Iterator[None]:
    """Ends the command with a sentence if a file cannot be read or written, or holds an impossible position."""
    from bot.app.records import Refused
    from rules.record_errors import InvalidRecord

    try:
        with usable(file):
            yield
    except (typer.Exit, KeyboardInterrupt):
        raise
    except (InvalidRecord, Refused) as error:
        fail(f"{file}: {error}.")
    except Exception as error:  # a file may have been changed by hand
        fail(f"{file}: the game cannot show this position ({type(error).__name__}: {error}).")
