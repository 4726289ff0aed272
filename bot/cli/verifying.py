"""Verifying the file of a match, without a server: `parlour verify`."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.records import explained

if TYPE_CHECKING:
    from rules.proof import Proof
    from rules.record import AnyRecord

commands = typer.Typer()

_TO_COMPARE = " (compare it with the lobby)"
_TO_COMPARE_CONTEST = " (compare it with what it showed before you entered)"


@commands.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file that “Verify fairness” gives after a match.")],
    published: Annotated[
        str | None, typer.Option(help="The fingerprint or hash that you saw in the lobby; the file has to have it too.")
    ] = None,
    words: Annotated[
        str | None, typer.Option(help="The words that you added; the file has to have their hash.")
    ] = None,
    contest_secret: Annotated[
        str | None, typer.Option(help="The secret that the league or tournament of the match showed at its end.")
    ] = None,
) -> None:
    """Verify that the chance of a match was fair and its log is true; exit with 1 if not, or if it cannot tell."""
    from bot.app import records
    from rules import games
    from rules.verify import findings

    with explained(file):
        record = records.read(file)
    text = records.texts(record)
    found = findings(record)
    faults = [
        f"{'WRONG' if finding.accuses else 'NOT CHECKED'}: "
        + text(f"verify-fault-{finding.fault}", detail=str(finding.detail or ""))
        for finding in found
    ]
    differences = [*_differences(record, published, words), *_of_contest(record, contest_secret)]
    faults += [f"WRONG: {each}" for each in differences]
    typer.echo(f"{text('game-name')}: {', '.join(_name(record, seat) for seat in range(record.seats))}")
    typer.echo(f"{len(record.log)} lines of log{'' if record.complete else ', ended before the end of the game'}")
    typer.echo("\n".join(_chance(record, published, words)))
    for fault in faults:
        typer.echo(fault, err=True)
    if faults:
        raise typer.Exit(1)
    if record.state is not None:
        points = (score.points for score in games.load(record.game).scores(record.state))
        typer.echo(f"points: {', '.join(map(str, points))}")
    typer.echo("\n".join([records.fairness(record), *_unproved(record, contest_secret)]))


def _chance(record: "AnyRecord", published: str | None, words: str | None) -> Iterator[str]:
    """Yields what chance came from: what was published before the match, and what the players added."""
    from rules.chance import commitment
    from rules.proof import fingerprint

    if record.proof:
        yield f"published: {record.proof.published}"
        origin = record.proof.contest
        yield f"fingerprint: {fingerprint(record.proof.published)}{'' if published or origin else _TO_COMPARE}"
        if origin:
            yield f"its fingerprint: {fingerprint(origin.published)}{'' if published else _TO_COMPARE_CONTEST}"
        yield from _terms(record, record.proof, words)
    else:
        hashed = commitment(bytes.fromhex(record.key))
        yield f"SHA-256 of the secret: {hashed}"
        yield f"fingerprint: {fingerprint(hashed)} (compare one of them with the first board)"


def _terms(record: "AnyRecord", proof: "Proof", words: str | None) -> Iterator[str]:
    """Yields what the host of the bot could have invented: only those who played can compare it."""
    from bot.app.records import plain
    from rules.proof import seat_of_words

    own = seat_of_words(proof, words) if words else None
    yield "Compare with the match:"
    yield f"  id of the thread, or of the channel, in which it began: {proof.match}"
    if proof.contest:
        yield f"  league or tournament: {proof.contest.contest} (id of the message that opened it)"
        yield f"  season or round: {proof.contest.round}"
    yield f"  seats: {_seats(proof)}"
    for seat, added in enumerate(proof.entropy):
        yield f"  {_name(record, seat)} added {plain(added)}{', your words' if seat == own else ''}"
    for name, value in record.options.items():
        yield f"  option {name}: {value}"


def _seats(proof: "Proof") -> str:
    if proof.contest:
        return "those of a pairing"
    if proof.shuffled:
        return "drawn"
    return "not drawn: a rematch, or a pairing of an old league or tournament, which drew its secret after the pairing"


def _unproved(record: "AnyRecord", contest_secret: str | None) -> Iterator[str]:
    if record.proof and record.proof.contest and contest_secret is None:
        yield "Not proved: that the secret follows from that of the league or tournament. See --contest-secret."


def _of_contest(record: "AnyRecord", secret: str | None) -> Iterator[str]:
    """Yields why the secret of a match is not the one that follows from the `secret` of its league or tournament."""
    from rules.proof import follows

    if secret is None:
        return
    if record.proof is None or record.proof.contest is None:
        yield "The secret of this match follows from none of a league or tournament."
        return
    try:
        given = bytes.fromhex(secret)
    except ValueError:
        yield "The secret of a league or tournament is hexadecimal."
        return
    if not follows(record.proof, given):
        yield "The secret of the match does not follow from that of the league or tournament."


def _name(record: "AnyRecord", seat: int) -> str:
    from bot.app.records import plain

    return plain(record.players[seat]) if seat < len(record.players) else f"seat {seat}"


def _differences(record: "AnyRecord", published: str | None, words: str | None) -> list[str]:
    """Returns what in the file is not what the player has seen or added."""
    from rules.proof import is_published, seat_of_words

    found = []
    if published is not None and (record.proof is None or not is_published(record.proof, published)):
        found.append("The file has another hash than the lobby.")
    if words is not None and (record.proof is None or seat_of_words(record.proof, words) is None):
        found.append("Nobody has added these words.")
    return found
