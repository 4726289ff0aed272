"""Matches without people: `parlour selfplay | arena | ladder | train`."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.arguments import Chosen, GameName, load_game, pairs, usable, valid

commands = typer.Typer()

LEVELS = "expert,hard,normal,easy,random"


@commands.command(name="selfplay")
def play_itself(
    game: GameName,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    options: Chosen = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games at full speed; exit with 1 if an invariant is violated."""
    from time import perf_counter

    import msgspec

    from rules import selfplay

    report = valid(lambda: selfplay.run(load_game(game), players, number, seed, pairs(options), perf_counter))
    if as_json:
        figures = {"microseconds": report.microseconds, "games_per_second": report.games_per_second}
        typer.echo(msgspec.json.encode(msgspec.to_builtins(report) | figures).decode())
    else:
        typer.echo("\n".join(report.lines()))
    if report.violations:
        raise typer.Exit(1)


@commands.command(name="arena")
def compare(
    game: GameName,
    levels: Annotated[str, typer.Option(help="Strongest first; each plays against every level after it.")] = LEVELS,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games of each pair.")] = 100,
    players: Annotated[int, typer.Option(help="How many players: one against all others.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    normal: Annotated[float, typer.Option(min=0.001, help="Seconds that the normal level thinks about a turn.")] = 1.0,
    processes: Annotated[int, typer.Option(min=0, help="Games played at a time; 0: one per core.")] = 0,
    options: Chosen = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a line of JSON for each pair.")] = False,
) -> None:
    """Let computer players of different levels play against each other, with seats rotated."""
    import msgspec

    from bot.app import arena

    name = load_game(game).info.name
    results = arena.run(name, players, pairs(options), levels.split(","), number, seed, normal, processes)
    while (result := valid(lambda: next(results, None))) is not None:
        typer.echo(msgspec.json.encode(result).decode() if as_json else result.line())


@commands.command(name="ladder")
def rate(
    game: GameName,
    number: Annotated[int, typer.Option("--games", min=2, help="How many games of each rung with the next.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    folder: Annotated[Path, typer.Option(help="Where it is kept if the game has no folder for it.")] = Path("training"),
    processes: Annotated[int, typer.Option(min=0, help="Games played at a time; 0: one per core.")] = 0,
) -> None:
    """Rate computer players from weak to strong by games; "my level" chooses among them."""
    from bot.app import ladder

    rules = load_game(game)
    kept = rules.learned or folder
    with usable(kept):
        for line in ladder.run(rules.info.name, number, seed, kept, processes):
            typer.echo(line)


@commands.command()
def train(
    game: GameName,
    players: Annotated[int, typer.Option(help="For how many players.")] = 2,
    number: Annotated[int, typer.Option("--games", min=20, help="How many games of self-play.")] = 2000,
    iterations: Annotated[int, typer.Option(min=1, help="How many iterations a turn in these games.")] = 80,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    duels: Annotated[int, typer.Option(min=1, help="How many games against the search without it.")] = 400,
    seconds: Annotated[float, typer.Option(min=0.001, help="Seconds for a turn in these games.")] = 0.1,
    trials: Annotated[int, typer.Option(min=1, help="How many to choose a horizon, at a third of the time.")] = 120,
    folder: Annotated[Path, typer.Option(help="Where the games are kept, so that a run can go on.")] = Path("training"),
    processes: Annotated[int, typer.Option(min=0, help="Games played at a time; 0: one per core.")] = 0,
) -> None:
    """Learn the value of positions from games of self-play; keep it if it wins more than the search without it."""
    from bot.app import training

    rules = load_game(game)
    kept = rules.learned or folder
    plan = training.Plan(rules.info.name, players, number, iterations, seed, trials, duels, seconds, folder, kept)
    lines = training.run(plan, processes)
    with usable(folder):
        while (line := valid(lambda: next(lines, None))) is not None:
            typer.echo(line)
