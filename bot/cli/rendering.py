"""Images of positions: `parlour render`."""

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from bot.cli.arguments import Chosen, GameName, fail, load_game, pairs, valid

commands = typer.Typer()

SAMPLE_NAMES = ("Alice", "Bob", "Carol", "Dave")


@commands.command()
def render(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The image to write.")],
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same position.")] = 1,
    moves: Annotated[int, typer.Option(min=0, help="Random moves before the image.")] = 30,
    seat: Annotated[int | None, typer.Option(min=0, help="Whose view; without, the public view.")] = None,
    language: Annotated[Literal["en", "ja"], typer.Option()] = "en",
    options: Chosen = None,
    watch: Annotated[bool, typer.Option("--watch", help="Render again whenever a file of Parlour is saved.")] = False,
) -> None:
    """Render a random position; for a seat that is to move, with its choices numbered."""
    if watch:
        _render_again(out)
        return

    from bot.i18n import MatchWords, book
    from rendering import drawing, encode
    from rules import play, selfplay

    rules = load_game(game)
    if seat is not None and seat >= players:
        fail(f"There is no seat {seat} among {players} players, counted from 0.")
    state, events = valid(lambda: selfplay.position(rules, players, pairs(options), seed, moves))
    words = MatchWords(book(language, game), [*SAMPLE_NAMES, *map(str, range(len(SAMPLE_NAMES) + 1, players + 1))])
    shown = [event for event in events if not event.private]
    marks = drawing.Marks(shown, play.settle(state).get(seat, []) if seat is not None else [])
    image = drawing.load(game).draw(rules.view(state, seat), seat, marks, words)
    out.write_bytes(encode.encode(image, game))


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
