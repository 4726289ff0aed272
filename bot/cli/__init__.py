"""The command line: `parlour`."""

import sys


def app() -> None:
    """Runs the command that was typed.

    A container runs `health` every half minute, and its imports are what it costs: usually, it goes without Typer.
    """
    if sys.argv[1:2] == ["health"]:
        from bot.cli.health import end_with, is_plain

        if is_plain(sys.argv[2:]):
            end_with(sys.argv[2:])
    from bot.cli import program

    program.app()
