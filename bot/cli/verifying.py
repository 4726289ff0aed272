"""Verifying the file of a match, without a server: `parlour verify`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.records import explained

if TYPE_CHECKING:
    from rules.record import AnyRecord

commands = typer.Typer()


@commands.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file that /verify gives after a match.")],
    published: Annotated[
        str, typer.Option(help="The hash that you saw in the lobby; the file has to have it too.")
    ] = "",
    words: Annotated[str, typer.Option(help="The words that you added; the file has to have their hash.")] = "",
) -> None:
    """Verify that the chance of a match was fair and its log is true; exit with 1 if not."""
    from bot.app import records
    from bot.i18n import book
    from rules import games
    from rules.verify import findings

    with explained(file):
        record = records.read(file)
    text = book("en", record.game)
    faults = [text(f"verify-fault-{finding.fault}", detail=finding.detail) for finding in findings(record)]
    faults += _differences(record, published.lower(), words)
    typer.echo(f"{text('game-name')}: {', '.join(record.players) or f'{record.seats} seats'}")
    typer.echo(f"{len(record.log)} lines of log{'' if record.complete else ', ended before the end of the game'}")
    if record.state is not None:
        points = (score.points for score in games.load(record.game).scores(record.state))
        typer.echo(f"points: {', '.join(map(str, points))}")
    if record.proof:
        typer.echo(f"published: {record.proof.published}{'' if published else ' (compare it with the lobby)'}")
    for fault in faults:
        typer.echo(f"WRONG: {fault}", err=True)
    if faults:
        raise typer.Exit(1)
    typer.echo(text("verify-fair" if record.proof else "verify-fair-late", lines=len(record.log)))


def _differences(record: "AnyRecord", published: str, words: str) -> list[str]:
    """Returns what in the file is not what the player has seen or added."""
    from rules.proof import words_entropy

    found = []
    if published and (record.proof is None or record.proof.published != published):
        found.append("The file has another hash than the lobby.")
    if words and (record.proof is None or not any(words_entropy(words) in each for each in record.proof.entropy)):
        found.append("Nobody has added these words.")
    return found
